// The chance of your side, trick by trick, as a line. It says to eyes what the list of decisions below it says in words,
// and a press on it goes to that trick.

import {draw} from './svg.mjs';

const WIDE = 340;
const HIGH = 138;
const LEFT = 34;
const RIGHT = WIDE - 14;
const TOP = 10;
const FLOOR = HIGH - 24;
/** From trick to trick; to the end it is a little more, for its word. */
const STEP = 34.6;

/** @param {number} trick 1 to 8, 9 the end */
const across = (trick) => (trick === 9 ? RIGHT : LEFT + 12 + STEP * (trick - 1));
/** @param {number} chance of 100 */
const up = (chance) => FLOOR - ((FLOOR - TOP) * chance) / 100;

/**
 * @param {{step: number, trick: number, chance: number, expert: number | null}[]} points
 * @param {{label: string, go: (step: number) => void}} options
 * @returns {{figure: SVGElement, show: (step: number) => void}} `show` marks where the review is
 */
export function drawCourse(points, {label, go}) {
  const parts = [];
  for (const value of [0, 50, 100]) {
    parts.push(
      draw('line', {class: value === 50 ? 'grid half' : 'grid', x1: LEFT, x2: RIGHT + 6, y1: up(value), y2: up(value)}),
      draw('text', {x: LEFT - 6, y: up(value) + 5, 'text-anchor': 'end'}, String(value)),
    );
  }
  for (let trick = 1; trick <= 9; trick += 1) {
    parts.push(draw('text', {x: trick === 9 ? WIDE : across(trick), y: HIGH - 6, 'text-anchor': trick === 9 ? 'end' : 'middle'}, trick === 9 ? 'End' : String(trick)));
  }
  const now = draw('rect', {class: 'now', y: TOP - 6, width: 26, height: FLOOR - TOP + 12, rx: 6, visibility: 'hidden'});
  const line = points.map(({trick, chance}) => `${across(trick)},${up(chance)}`).join(' ');
  parts.push(now, draw('polyline', {class: 'course', points: line}));
  for (const {trick, chance, expert} of points) {
    if (expert === null) continue;
    const [x, y] = [across(trick), up(expert)];
    parts.push(draw('line', {class: 'gap', x1: x, x2: x, y1: up(chance), y2: y}), draw('path', {class: 'better', d: `M${x} ${y - 5}l5 5-5 5-5-5z`}));
  }
  for (const {trick, chance, expert} of points) {
    const [x, y] = [across(trick), up(chance)];
    parts.push(expert === null ? draw('circle', {class: trick === 9 ? 'dot end' : 'dot', cx: x, cy: y, r: trick === 9 ? 5.5 : 4.5}) : draw('path', {class: 'dot worse', d: `M${x - 6} ${y - 4}h12l-6 10z`}));
  }
  const figure = draw('svg', {class: 'course-picture', viewBox: `0 0 ${WIDE} ${HIGH}`, role: 'img', 'aria-label': label}, ...parts);
  figure.addEventListener('click', (event) => {
    const {left, width} = figure.getBoundingClientRect();
    const x = ((/** @type {MouseEvent} */ (event).clientX - left) / width) * WIDE;
    const nearest = points.reduce((found, point) => (Math.abs(across(point.trick) - x) < Math.abs(across(found.trick) - x) ? point : found));
    go(nearest.step);
  });
  return {
    figure: /** @type {SVGElement} */ (figure),
    show(step) {
      // Until your next card the last one counts.
      const at = points.filter((point) => point.step <= step).at(-1);
      now.setAttribute('visibility', at ? 'visible' : 'hidden');
      if (at) now.setAttribute('x', String(across(at.trick) - 13));
    },
  };
}
