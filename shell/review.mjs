// Looks back on a finished deal or match, step by step, with all hands open or as one seat saw it. What a seat could
// know is the house module's answer: the page is never given more than it shows.

import {createMarks} from './marks.mjs';
import {signs, verdictOf} from './marks-data.mjs';
import {SEATS, capital, dealWords, sentenceOf} from './review-data.mjs';
import {drawFacts, drawTable, shortWords} from './review-table.mjs';
import {button, createSheet, make, wordsOf} from './sheet.mjs';

/** @typedef {{ask(command: string, ...lines: string[]): Promise<any>}} House */
/** @typedef {import('./review-data.mjs').Review} Review */
/** @typedef {import('./review-data.mjs').ReviewDeal} ReviewDeal */

/** All hands open. */
const OPEN = '-';

/** @type {Record<string, (at: number, last: number) => number>} */
const KEYS = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * @param {string} name
 * @param {...Node} field
 */
const labelled = (name, ...field) => make('label', {}, make('span', {}, name), ...field);

/** @param {Element} list, so that what happens now is in sight in it */
function showCurrent(list) {
  const current = list.querySelector('[aria-current]');
  if (!(current instanceof HTMLElement)) return;
  // Not scrollIntoView, which would scroll what is around the list as well.
  list.scrollTop = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
}

/** @param {() => void} act @param {string} id @param {string} label @param {string} sign */
const control = (act, id, label, sign) => button(sign, act, {id, 'aria-label': label, title: label});

function createParts() {
  const sheet = createSheet({id: 'review-dialog', title: 'Review', className: 'review'});
  const dealField = make('select', {id: 'review-deal'});
  const seatField = make(
    'select',
    {id: 'review-seat'},
    make('option', {value: OPEN}, 'All hands open'),
    ...SEATS.map((name, seat) => make('option', {value: String(seat)}, `As ${seat === 0 ? 'you' : name} saw it`)),
  );
  const slider = make('input', {id: 'review-slider', type: 'range', min: 0, step: 1, 'aria-label': 'Step'});
  const table = make('section', {class: 'review-scene', 'aria-label': 'Table', tabindex: 0});
  const [known, played] = [make('div'), make('div')];
  const facts = make('section', {class: 'review-facts', 'aria-label': 'Contract, auction and tricks', tabindex: 0}, known, played);
  const list = make('ol', {class: 'steps', 'aria-label': 'What happened'});
  const counter = make('span', {class: 'counter-text'});
  const dealLabel = labelled('Deal', dealField);
  const tools = make('div', {class: 'review-tools'}, dealLabel, labelled('Hands', seatField));
  const bar = make('div', {class: 'review-bar', role: 'group', 'aria-label': 'Steps'});
  sheet.body.before(tools);
  const steps = make('section', {class: 'review-steps', 'aria-label': 'What happened'}, make('h3', {}, 'Step by step'), list);
  sheet.body.append(table, make('div', {class: 'review-side'}, facts, steps));
  sheet.dialog.append(bar);
  // Where there is little room it scrolls.
  sheet.dialog.querySelector('.sheet-said')?.setAttribute('tabindex', '0');
  return {sheet, dealField, dealLabel, seatField, slider, table, facts, known, played, list, counter, bar, tools};
}

/**
 * @param {object} options
 * @param {House} options.house
 * @param {import('./marks.mjs').AskPlayers} [options.ask] the players, who look at your decisions
 */
export function createReview({house, ask}) {
  /** @type {ReturnType<typeof createParts> | null} */
  let parts = null;
  /** @type {Review | null} */
  let review = null;
  let text = '';
  let dealIndex = 0;
  let at = 0;
  const marks = ask ? createMarks({house, ask, go: goTo, changed: markSteps}) : null;
  /** Counts askings, so that only the last one's answer is shown. */
  let asked = 0;

  const deal = () => /** @type {ReviewDeal} */ (review?.deals[dealIndex]);

  /** @param {string} seat */
  async function load(seat) {
    asked += 1;
    const own = asked;
    const answer = await house.ask('review', seat, text);
    if (!answer?.ok) throw new Error(answer?.reason ?? 'The record can’t be reviewed.');
    if (own === asked) review = answer;
    return own === asked;
  }

  /** @param {ReturnType<typeof createParts>} all */
  function fillDeals(all) {
    const deals = review?.deals ?? [];
    all.dealField.replaceChildren(...deals.map((one, i) => make('option', {value: String(i)}, dealWords(one, i))));
    all.dealField.value = String(dealIndex);
    all.dealLabel.hidden = deals.length < 2;
  }

  /** @param {ReturnType<typeof createParts>} all */
  function fillSteps(all) {
    const {steps} = deal();
    all.slider.max = String(steps.length - 1);
    all.list.replaceChildren(
      ...steps.map((step, i) => make('li', {}, button(shortWords(step), () => show(i), {tabindex: -1}))),
    );
    markSteps();
  }

  /** What the players say of your decisions, beside them. */
  function markSteps() {
    for (const mark of marks?.all() ?? []) {
      const press = parts?.list.children[mark.step]?.firstElementChild;
      const verdict = verdictOf(mark);
      press?.querySelector('.sign')?.remove();
      if (verdict !== 'forced') press?.append(make('span', {class: `sign ${verdict}`, 'aria-hidden': 'true'}, signs[verdict]));
    }
    if (marks?.all().length) sayStep();
  }

  /** @param {number} step, whose table is to be seen: it may have been scrolled away */
  function goTo(step) {
    show(step);
    if (parts) parts.sheet.body.scrollTop = 0;
  }

  function sayStep() {
    const step = deal().steps[at];
    if (step) parts?.sheet.say([capital(sentenceOf(step)), marks?.wordsAt(at)].filter(Boolean).join(' '));
  }

  /** @param {number} wanted */
  function show(wanted) {
    if (!parts) return;
    const {steps} = deal();
    at = Math.min(Math.max(wanted, 0), steps.length - 1);
    const step = steps[at];
    if (!step) return;
    const before = dealIndex > 0 ? (review?.deals[dealIndex - 1]?.score ?? null) : null;
    parts.table.replaceChildren(drawTable(deal(), at, review?.direction === 'counter_clockwise'));
    const [first, ...rest] = drawFacts(deal(), at, before);
    parts.known.replaceChildren(...(first ? [first] : []));
    parts.played.replaceChildren(...rest);
    marks?.showStep(at);
    const held = document.activeElement?.closest('.steps') !== null;
    for (const [i, item] of [...parts.list.children].entries()) {
      const press = /** @type {HTMLElement} */ (item.firstElementChild);
      press.toggleAttribute('aria-current', i === at);
      if (i === at) press.setAttribute('aria-current', 'step');
      press.tabIndex = i === at ? 0 : -1;
      if (i === at && held) press.focus({preventScroll: true});
    }
    showCurrent(parts.list);
    parts.slider.value = String(at);
    parts.slider.setAttribute('aria-valuetext', `${at + 1} of ${steps.length}: ${shortWords(step)}`);
    parts.counter.textContent = `${at + 1} / ${steps.length}`;
    for (const [id, off] of [['review-first', at === 0], ['review-back', at === 0], ['review-forward', at === steps.length - 1], ['review-last', at === steps.length - 1]]) {
      // Not disabled: a button that holds the focus would lose it.
      parts.bar.querySelector(`#${id}`)?.setAttribute('aria-disabled', String(off));
    }
    sayStep();
  }

  /** @param {unknown} error */
  const fail = (error) => parts?.sheet.say(wordsOf(error));

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || target.matches('select, input')) return;
    const inList = target.closest('.steps') !== null;
    const key = inList ? event.key.replace('Up', 'Left').replace('Down', 'Right') : event.key;
    const move = KEYS[key];
    if (!move) return;
    event.preventDefault();
    show(move(at, deal().steps.length - 1));
  }

  function prepare() {
    const all = createParts();
    all.bar.append(
      control(() => show(0), 'review-first', 'First step', '⏮\uFE0E'),
      control(() => show(at - 1), 'review-back', 'Step back', '◀\uFE0E'),
      all.slider,
      all.counter,
      control(() => show(at + 1), 'review-forward', 'Step forward', '▶\uFE0E'),
      control(() => show(deal().steps.length - 1), 'review-last', 'Last step', '⏭\uFE0E'),
    );
    all.slider.addEventListener('input', () => show(Number(all.slider.value)));
    all.dealField.addEventListener('change', () => {
      dealIndex = Number(all.dealField.value);
      marks?.start(deal(), dealIndex, text);
      fillSteps(all);
      show(0);
    });
    all.seatField.addEventListener('change', () => {
      load(all.seatField.value)
        .then((fresh) => {
          if (!fresh) return;
          fillSteps(all);
          show(at);
        })
        .catch(fail);
    });
    all.sheet.dialog.addEventListener('keydown', onKey);
    if (marks) {
      all.known.after(marks.element);
      all.sheet.dialog.addEventListener('close', marks.stop);
    }
    return all;
  }

  return {
    /**
     * @param {string} matchText
     * @param {{deal?: number, seat?: number}} [options] which deal (the last one if not said), and whose eyes
     */
    async open(matchText, {deal: wanted, seat} = {}) {
      parts ??= prepare();
      text = matchText;
      parts.seatField.value = seat === undefined ? OPEN : String(seat);
      await load(parts.seatField.value);
      if (!review?.deals.length) throw new Error('There is no deal in this record.');
      dealIndex = Math.min(wanted ?? review.deals.length - 1, review.deals.length - 1);
      parts.sheet.setTitle(`Review: ${review.name || review.table}`);
      fillDeals(parts);
      marks?.start(deal(), dealIndex, text);
      fillSteps(parts);
      await parts.sheet.open(/** @type {HTMLElement} */ (parts.bar.querySelector('#review-forward')));
      show(0);
    },
  };
}
