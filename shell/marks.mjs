// Your decisions in a finished deal, each looked at by the expert and with open cards: a part of the review. The players
// are asked one by one, so that a seat at the table never waits for long, and whoever looks sees how far it is.

import {bestWords, costliestWords, course, legend, markWords, moments, nameOfAction, placeOf, readMark, signs, tally, verdictOf} from './marks-data.mjs';
import {drawCourse} from './marks-picture.mjs';
import {button, make} from './sheet.mjs';

/** @typedef {{ask(command: string, ...lines: string[]): Promise<any>}} House */
/** @typedef {import('./marks-data.mjs').Mark} Mark */
/** @typedef {import('./review-data.mjs').ReviewDeal} ReviewDeal */
/** @typedef {(text: string, signal?: AbortSignal) => Promise<string>} AskPlayers */

const away = 'The players who look at decisions could not be fetched. Everything else of this review is here.';

const counted = 'Of 100: of the ways the cards could lie, going by what you could know then.';

/** @param {ReviewDeal} deal @param {number} place of an action */
function trickAt(deal, place) {
  const before = deal.steps[place];
  return before?.phase === 'play' ? before.tricks.length + 1 : undefined;
}

/**
 * @param {object} options
 * @param {House} options.house
 * @param {AskPlayers} options.ask
 * @param {(step: number) => void} options.go shows that step, and the table with it
 * @param {() => void} options.changed told when the marks are there
 */
export function createMarks({house, ask, go, changed}) {
  const element = make('section', {class: 'marks', 'aria-label': 'Your decisions', hidden: true});
  /** Whole ones, by the text of their deal. @type {Map<string, Mark[]>} */
  const kept = new Map();
  /** @type {AbortController | null} */
  let work = null;
  /** @type {Mark[]} */
  let marks = [];
  /** Whether these are all of the deal's. */
  let whole = false;
  let bids = false;
  let at = 0;
  /** @type {ReturnType<typeof drawCourse> | null} */
  let picture = null;

  /** @param {Mark} mark */
  function row(mark) {
    const verdict = verdictOf(mark);
    return make(
      'li',
      {},
      make(
        'button',
        {type: 'button', class: verdict, 'data-step': mark.step, click: () => go(mark.step)},
        make('span', {class: 'sign', 'aria-hidden': 'true'}, signs[verdict]),
        make('span', {class: 'what'}, `${placeOf(mark)} `, make('b', {}, nameOfAction(mark.done))),
        make('span', {class: 'why'}, ` ${markWords(mark, bids)}`),
      ),
    );
  }

  /** @param {string} title @param {string} words @param {Mark | null} mark */
  function moment(title, words, mark) {
    if (!mark) return null;
    return make('button', {type: 'button', class: 'moment', click: () => go(mark.step)}, make('span', {}, `${title} · ${placeOf(mark)}`), ' ', make('b', {}, words));
  }

  /** @param {ReviewDeal} deal */
  function showMarks(deal) {
    const last = deal.steps.length - 1;
    const won = deal.result?.winner === 0;
    const {best, costliest} = moments(marks);
    const promise = bids ? 'Your side’s chance to make the contract' : 'Your side’s chance to break the contract';
    const points = course(marks, won, last);
    const better = points.some(({expert}) => expert !== null);
    const spoken = points.map(({trick, chance}) => (trick === 9 ? `in the end ${won ? 'won' : 'lost'}` : `trick ${trick}: ${chance}`)).join(', ');
    picture = points.length > 1 ? drawCourse(points, {label: `${promise}, of 100, after each of your cards: ${spoken}.`, go}) : null;
    element.replaceChildren(
      make('h3', {}, 'Your decisions'),
      make('p', {class: 'tally', role: 'status'}, tally(marks)),
      ...(picture ? [make('figure', {}, make('figcaption', {}, `${promise}, of 100`, better ? make('span', {}, '◇ with the expert’s choice') : null), picture.figure)] : []),
      ...[moment('Best moment', best ? bestWords(best) : '', best), moment('Costliest', costliest ? costliestWords(costliest) : '', costliest)].filter((part) => part !== null),
      make('p', {class: 'legend'}, ...legend(marks).map(([sign, meaning]) => make('span', {}, make('b', {'aria-hidden': 'true'}, sign), meaning))),
      make('p', {class: 'legend'}, counted),
      make('ol', {class: 'decisions'}, ...marks.map(row)),
    );
    showStep(at);
    changed();
  }

  /** @param {ReviewDeal} deal @param {number} index @param {string} text @param {AbortSignal} signal */
  async function look(deal, index, text, signal) {
    const {ok, text: own, decisions} = await house.ask('decisions', String(index), text);
    if (signal.aborted) return;
    element.hidden = !ok || !decisions.length;
    if (element.hidden) return;
    const there = kept.get(own);
    marks = there ?? [];
    whole = there !== undefined;
    if (!there) {
      const count = make('p', {});
      const bar = make('progress', {max: decisions.length, value: 0, 'aria-label': 'Decisions looked at'});
      element.replaceChildren(make('h3', {}, 'Your decisions'), count, bar);
      for (const decision of decisions) {
        count.textContent = `Looking at your decisions: ${marks.length + 1} of ${decisions.length}`;
        // One after another on purpose.
        const line = await ask(`mark ${decision.place} ${own}`, signal);
        if (signal.aborted) return;
        marks.push(readMark(line, decision, trickAt(deal, decision.place)));
        bar.value = marks.length;
      }
      kept.set(own, marks);
      whole = true;
    }
    showMarks(deal);
  }

  /** @param {number} step */
  function showStep(step) {
    at = step;
    picture?.show(step);
    for (const press of element.querySelectorAll('.decisions button')) {
      if (press.getAttribute('data-step') === String(step)) press.setAttribute('aria-current', 'step');
      else press.removeAttribute('aria-current');
    }
  }

  function stop() {
    work?.abort();
    work = null;
  }

  /**
   * Looks at the decisions of a deal, unless they have been looked at.
   * @param {ReviewDeal} deal
   * @param {number} index of it in the match
   * @param {string} text of the match
   */
  function start(deal, index, text) {
    stop();
    marks = [];
    whole = false;
    picture = null;
    element.hidden = true;
    element.replaceChildren();
    bids = (deal.steps.at(-1)?.contract?.bidder ?? 1) % 2 === 0;
    const own = new AbortController();
    work = own;
    look(deal, index, text, own.signal).catch(() => {
      if (own.signal.aborted) return;
      element.hidden = false;
      element.replaceChildren(make('h3', {}, 'Your decisions'), make('p', {role: 'status'}, away), button('Try again', () => start(deal, index, text)));
    });
  }

  return {
    element,
    start,
    stop,
    showStep,
    /** The marks, once all of them are there. */
    all: () => (whole ? marks : []),
    /** @param {number} step @returns {string} what is to be said of it; nothing where you didn't decide */
    wordsAt(step) {
      const mark = whole ? marks.find((one) => one.step === step) : undefined;
      return mark ? markWords(mark, bids) : '';
    },
  };
}
