// One step of a deal, drawn: the four hands, the trick between them, and beside it contract, auction and tricks.

import {SIDES, capital, cardName, contractWords, lastCalls, roundsUpTo, seatName, seatsOf, signed, suitSymbol, trumpWords} from './review-data.mjs';
import {miniBacks, miniCard} from './mini.mjs';
import {make} from './sheet.mjs';

/** @typedef {import('./review-data.mjs').ReviewDeal} ReviewDeal */
/** @typedef {import('./review-data.mjs').ReviewStep} ReviewStep */

// The strongest first within a suit, as people hold them.
const ORDER = 'J9ATKQ87';
const TO_ACT = 'to act';

/** @param {string[]} hand */
function sorted(hand) {
  const place = (/** @type {string} */ card) => 'SHCD'.indexOf(card[1] ?? '') * 8 + ORDER.indexOf(card[0] ?? '');
  return [...hand].sort((a, b) => place(a) - place(b));
}

/** @param {import('./review-data.mjs').Hand} hand */
function handOf(hand) {
  if (typeof hand === 'number') {
    const label = hand === 1 ? '1 hidden card' : `${hand} hidden cards`;
    return make('div', {class: 'hand', role: 'img', 'aria-label': label}, ...miniBacks(hand));
  }
  return make('div', {class: 'hand'}, ...sorted(hand).map((card) => miniCard(card)));
}

/** @param {string | null} card null for one that the viewer may not know */
function asideOf(card) {
  const said = make('span', {}, 'Set aside: ', make('span', {class: 'off-screen'}, card ? '' : 'one card, face down'));
  return make('p', {class: 'aside-card'}, said, ...(card ? [miniCard(card, 'lying')] : miniBacks(1, 'lying')));
}

/**
 * @param {ReviewDeal} deal
 * @param {ReviewStep} step
 * @param {number} seat
 */
function seatOf(deal, step, seat) {
  const roles = [
    deal.dealer === seat ? 'deals' : null,
    step.contract?.bidder === seat ? (step.contract.single ? 'alone' : `bid ${step.contract.bid}`) : null,
    step.turn === seat ? TO_ACT : null,
  ].filter((role) => role !== null);
  const side = seat % 2 === 0 ? 'us' : 'them';
  const {aside} = step;
  return make(
    'section',
    {class: `seat at-${seat} ${side}`, 'aria-label': seatName(seat)},
    make('h3', {}, seatName(seat), ...roles.map((role) => make('span', {class: role === TO_ACT ? 'role turn' : 'role'}, role))),
    handOf(step.hands[seat] ?? []),
    aside?.seat === seat ? asideOf(aside.card) : null,
  );
}

/**
 * A card or a call of a seat.
 * @param {number} seat
 * @param {HTMLElement} what
 */
const laidBy = (seat, what) => make('figure', {class: `played from-${seat}`}, what, make('figcaption', {}, seatName(seat)));

/**
 * Between the seats until a card is played: what each has said last.
 * @param {ReviewDeal} deal
 * @param {number} at
 */
function callsOf(deal, at) {
  const {title, calls} = lastCalls(deal, at);
  return make(
    'section',
    {class: 'middle', 'aria-label': title || 'Nothing said yet'},
    ...calls.map(({seat, text, now}) => laidBy(seat, make('b', {class: now ? 'call now' : 'call'}, text))),
    make('p', {class: 'caption'}, title || 'The first four cards'),
  );
}

/**
 * The cards between the seats: those of the trick, or of the one just taken.
 * @param {ReviewStep} step
 */
function trickOf(step) {
  const taken = step.trick.length === 0 ? step.tricks.at(-1) : undefined;
  const seats = taken ? seatsOf(taken) : step.trick.map(({seat}) => seat);
  const cards = taken ? taken.cards : step.trick.map(({card}) => card);
  const label = taken ? `Trick ${step.tricks.length}, taken by ${seatName(taken.winner)}` : `Trick ${step.tricks.length + 1}`;
  return make(
    'section',
    {class: 'middle', 'aria-label': label},
    ...cards.map((card, i) => {
      const seat = seats[i] ?? 0;
      return laidBy(seat, miniCard(card, taken?.winner === seat ? 'won' : ''));
    }),
    make(
      'p',
      {class: 'caption'},
      taken ? `${seatName(taken.winner)} +${taken.points}` : label,
      // For narrow screens, where the facts lie below the table.
      make('span', {class: 'tally', 'aria-hidden': 'true'}, ` · You ${step.points[0]} : ${step.points[1]} They`),
    ),
  );
}

/**
 * @param {ReviewDeal} deal
 * @param {number} at
 * @param {boolean} counterClockwise
 */
export function drawTable(deal, at, counterClockwise) {
  const step = /** @type {ReviewStep} */ (deal.steps[at]);
  const played = step.trick.length > 0 || step.tricks.length > 0;
  return make(
    'div',
    {class: `review-table${counterClockwise ? ' counter' : ''}`},
    // From the top down and along, which is the order of reading too.
    ...[2, 1].map((seat) => seatOf(deal, step, seat)),
    played ? trickOf(step) : callsOf(deal, at),
    ...[3, 0].map((seat) => seatOf(deal, step, seat)),
  );
}

/**
 * @param {string} term
 * @param {...(Node | string | null)} words
 */
const fact = (term, ...words) => make('div', {}, make('dt', {}, term), make('dd', {}, ...words));

/**
 * @param {ReviewDeal} deal
 * @param {ReviewStep} step
 * @param {number[] | null} before game points of the match before this deal
 */
function factsOf(deal, step, before) {
  const trump = trumpWords(step.trump);
  const over = step === deal.steps.at(-1) && deal.result;
  const match = over && deal.score ? deal.score : before;
  return make(
    'dl',
    {class: 'facts'},
    fact('Contract', contractWords(step.contract, step.phase)),
    fact('Trump', trump.suit ? make('i', {class: 'suit', 'data-suit': trump.suit, 'aria-hidden': 'true'}, suitSymbol(trump.suit)) : null, trump.words),
    ...SIDES.map((side, team) => fact(side, make('b', {}, String(step.points[team] ?? 0)), ' points')),
    match ? fact('Match', match.map(signed).join(' : ')) : null,
    over ? fact('Result', over.made ? 'Contract made' : 'Contract failed') : null,
  );
}

/**
 * @param {ReviewDeal} deal
 * @param {number} at
 */
function auctionsOf(deal, at) {
  return roundsUpTo(deal, at).map(({title, calls}) =>
    make(
      'section',
      {},
      make('h3', {}, title),
      make(
        'ol',
        {class: 'calls'},
        ...calls.map(({seat, text, now}) => make('li', {class: now ? 'now' : ''}, `${seatName(seat)} `, make('b', {}, text))),
      ),
    ),
  );
}

/** @param {ReviewStep} step */
function tricksOf(step) {
  if (!step.tricks.length) return null;
  const points = [0, 0];
  const rows = step.tricks.map((trick, i) => {
    points[trick.winner % 2] = (points[trick.winner % 2] ?? 0) + trick.points;
    const seats = seatsOf(trick);
    return make(
      'tr',
      {},
      make('th', {scope: 'row'}, String(i + 1)),
      make('td', {class: 'cards'}, ...trick.cards.map((card, j) => {
        const mini = miniCard(card, seats[j] === trick.winner ? 'won' : '');
        mini.setAttribute('aria-label', `${seatName(seats[j] ?? 0)} ${cardName(card)}`);
        return mini;
      })),
      make('td', {}, seatName(trick.winner)),
      make('td', {class: 'number'}, points.join(' : ')),
    );
  });
  return make(
    'section',
    {},
    make('h3', {}, 'Tricks'),
    make(
      'table',
      {class: 'tricks'},
      make('thead', {}, make('tr', {}, ...['No.', 'Cards', 'Taken by', 'Points'].map((head) => make('th', {scope: 'col'}, head)))),
      make('tbody', {}, ...rows),
    ),
  );
}

/**
 * @param {ReviewDeal} deal
 * @param {number} at
 * @param {number[] | null} before
 */
export function drawFacts(deal, at, before) {
  const step = /** @type {ReviewStep} */ (deal.steps[at]);
  return [factsOf(deal, step, before), tricksOf(step), ...auctionsOf(deal, at)].filter((part) => part !== null);
}

/** @param {ReviewStep} step */
export const shortWords = (step) => capital(step.said || step.events[0] || 'The deal begins');
