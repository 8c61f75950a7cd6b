// Contracts by bid as a picture: a bar for each bid of your side, what was made below, what failed hatched above it.

import {bidsOf} from './stats-data.mjs';
import {draw} from './svg.mjs';

const WIDE = 340;
const HIGH = 190;
const LEFT = 26;
const FLOOR = HIGH - 24;
const TOP = 14;

/** A step of the scale, so that at most five lines are needed. @param {number} most */
function stepOf(most) {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough) ?? 1;
}

/**
 * @param {import('./stats-data.mjs').TableStats} stats
 * @returns {Element}
 */
export function drawBids(stats) {
  const bids = bidsOf(stats);
  const at = (/** @type {string} */ bid) => stats.ours[bid] ?? {made: 0, failed: 0};
  const most = Math.max(1, ...bids.map((bid) => at(bid).made + at(bid).failed));
  const step = stepOf(most);
  const scale = (FLOOR - TOP) / (Math.ceil(most / step) * step);
  const room = (WIDE - LEFT - 4) / Math.max(bids.length, 6);
  const bar = Math.min(room * 0.7, 30);
  const every = bids.length > 10 ? 2 : 1;
  const parts = [];
  for (let value = 0; value * scale <= FLOOR - TOP + 0.5; value += step) {
    const y = FLOOR - value * scale;
    parts.push(draw('line', {class: 'grid', x1: LEFT, x2: WIDE, y1: y, y2: y}), draw('text', {x: LEFT - 6, y: y + 5, 'text-anchor': 'end'}, String(value)));
  }
  for (const [i, bid] of bids.entries()) {
    const {made, failed} = at(bid);
    const x = LEFT + 4 + room * (i + 0.5) - bar / 2;
    const top = FLOOR - made * scale;
    if (made) parts.push(draw('rect', {class: 'made', x, y: top, width: bar, height: made * scale}));
    if (failed) {
      const box = {x, y: top - failed * scale, width: bar, height: failed * scale};
      parts.push(draw('rect', {class: 'failed', ...box}), draw('rect', {class: 'edge', fill: 'url(#stats-hatch)', ...box}));
    }
    if (i % every === 0) parts.push(draw('text', {x: x + bar / 2, y: FLOOR + 18, 'text-anchor': 'middle'}, bid === 'single' ? '1×' : bid));
  }
  const hatch = draw('pattern', {id: 'stats-hatch', width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)'}, draw('line', {class: 'hatch', x1: 0, x2: 0, y1: 0, y2: 6}));
  const picture = draw('svg', {viewBox: `0 0 ${WIDE} ${HIGH}`, role: 'img', 'aria-label': 'Your contracts by bid, made and failed. The table below has the numbers.'}, draw('defs', {}, hatch), ...parts);
  const figure = document.createElement('figure');
  figure.className = 'bids-picture';
  const caption = document.createElement('figcaption');
  for (const [kind, words] of [['made', 'made'], ['failed', 'failed']]) {
    const key = draw('svg', {class: 'key', viewBox: '0 0 16 16', 'aria-hidden': 'true'}, draw('rect', {class: kind ?? '', width: 16, height: 16}));
    if (kind === 'failed') key.append(draw('rect', {class: 'edge', fill: 'url(#stats-hatch)', width: 16, height: 16}));
    caption.append(key, ` ${words}  `);
  }
  caption.prepend('Your contracts by bid: ');
  figure.append(picture, caption);
  return figure;
}
