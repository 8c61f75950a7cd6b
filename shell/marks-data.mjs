// What the players say of your decisions in a finished deal, and the words made from that. Nothing here touches the
// page.

import {capital, rankOf, suitName, suitOf, suitSymbol} from './review-data.mjs';

/** @typedef {{place: number, choice: boolean}} Decision where it stands among the deal's actions; whether there was another */

/**
 * @typedef {object} Mark chances are of 100, and of your side winning the deal
 * @property {number} step of the review
 * @property {boolean} choice
 * @property {string} done
 * @property {string} expert
 * @property {number} [trick] of a card or a word in the play, from 1
 * @property {{done: number | null, expert: number, usual: number} | null} chance null before the play where there was no choice or a single hand may be called, and wherever
 *   the expert would cancel the deal; `done` is null for a card that the expert wouldn't think about
 * @property {{done: number, best: number, wins: boolean, canWin: boolean} | null} open points of your side when all play on
 *   with open cards
 */

/** Chances are told in parts of this. */
const SURE = 4096;
/** Differences below this are no news: the expert has only tried some of the ways in which the cards may lie. */
const LITTLE = 3;

/** @param {string | undefined} field */
const known = (field) => (field === undefined || field === '-' ? null : Number(field));
/** @param {number} chance of 4096 */
const percent = (chance) => Math.round((chance * 100) / SURE);

/**
 * @param {string} line the players' answer
 * @param {Decision} decision
 * @param {number} [trick]
 * @returns {Mark}
 */
export function readMark(line, {place, choice}, trick) {
  const [done = '', expert = '', ...fields] = line.split('\t');
  const [ours = null, experts = null, usual = null, points = null, best = null, wins, canWin] = fields.map(known);
  if (!done || !expert || fields.length !== 7 || fields.some((field) => !/^(-|\d+)$/.test(field))) throw new Error('The players gave no marks.');
  return {
    step: place + 1,
    choice,
    done,
    expert,
    ...(trick === undefined ? {} : {trick}),
    chance: experts === null || usual === null ? null : {done: ours === null ? null : percent(ours), expert: percent(experts), usual: percent(usual)},
    open: points === null || best === null ? null : {done: points, best, wins: wins === 1, canWin: canWin === 1},
  };
}

/** @type {Record<string, string>} */
const WORDS = {pass: 'pass', ask: 'ask for trump', expose: 'turn trump up', pair: 'show the pair', double: 'double', redouble: 'redouble', single: 'play alone', cancel: 'call the deal off'};

/** @param {string} card */
const short = (card) => `${rankOf(card)}${suitSymbol(suitOf(card))}`;

/**
 * What was done, as it stands after “the expert would”.
 * @param {string} action
 */
export function doing(action) {
  const [word = '', value = ''] = action.split(' ');
  if (word === 'play') return `play ${short(value)}`;
  if (word === 'bid') return `bid ${value}`;
  if (word !== 'trump') return WORDS[word] ?? action;
  if (value === 'none') return 'play without trump';
  if (value === 'seventh') return 'take the seventh card for trump';
  return value.length === 2 ? `set ${short(value)} aside` : `choose ${suitName(value)}`;
}

/** The same as a name. @param {string} action */
export const nameOfAction = (action) => (action.startsWith('play ') ? short(action.slice(5)) : capital(doing(action)));

/** The chance with what was done, where there is one. @param {Mark} mark */
const yours = ({chance}) => chance?.done ?? null;
/** How much of 100 the expert's choice was better. @param {Mark} mark */
const cost = (mark) => Math.max(0, (mark.chance?.expert ?? 0) - (yours(mark) ?? 100));
/** How much of 100 yours was better than one at random; before the play not everything is tried. @param {Mark} mark */
const gain = (mark) => (mark.choice && mark.trick !== undefined ? (yours(mark) ?? 0) - (mark.chance?.usual ?? 100) : 0);
/** @param {Mark} mark */
const lostPoints = ({open}) => (open ? open.best - open.done : 0);

/** A call is no card that wins anything: what is counted is said of the side. @param {Mark} mark */
const isCall = ({trick}) => trick === undefined;

/** @typedef {'same' | 'near' | 'worse' | 'other' | 'forced'} Verdict */

/**
 * @param {Mark} mark
 * @returns {Verdict}
 */
export function verdictOf(mark) {
  if (!mark.choice) return 'forced';
  if (mark.done === mark.expert) return 'same';
  if (!mark.chance) return 'other';
  if (mark.chance.done === null || cost(mark) >= LITTLE) return 'worse';
  // A call may win the deal more often and yet be worse for the match: of that the chance tells nothing.
  if (isCall(mark) && mark.chance.done >= mark.chance.expert + LITTLE) return 'other';
  return 'near';
}

/** A shape for each, told in words beside it. @type {Record<Verdict, string>} */
export const signs = {same: '✓', near: '≈', worse: '▼', other: '≠', forced: '·'};

/** @type {Record<Verdict, string>} */
const meanings = {same: 'as the expert', near: 'about as good', worse: 'worse', other: 'otherwise', forced: 'no choice'};

/**
 * What the signs mean that stand at these marks.
 * @param {Mark[]} marks
 */
export function legend(marks) {
  const met = new Set(marks.map(verdictOf));
  return /** @type {Verdict[]} */ (Object.keys(signs)).filter((verdict) => met.has(verdict)).map((verdict) => [signs[verdict], meanings[verdict]]);
}

/** @param {Mark} mark @param {number | null | undefined} chance */
const wins = (mark, chance) => `${isCall(mark) ? 'your side' : 'it'} wins the deal in ${chance} of 100`;

/** @param {Mark} mark */
function againstExpert(mark) {
  const {chance} = mark;
  const own = yours(mark);
  const verdict = verdictOf(mark);
  if (verdict === 'forced') return own === null ? 'There was nothing else to do.' : `There was nothing else to play: ${wins(mark, own)}.`;
  if (verdict === 'same') return own === null ? 'As the expert would.' : `As the expert would: ${wins(mark, own)}.`;
  const would = `The expert would ${doing(mark.expert)}`;
  if (!chance) return `${would}.`;
  if (own === null) return `${would} (${wins(mark, chance.expert)}): the trick was your partner’s for certain.`;
  if (own === chance.expert) return `${would}, which is worth the same: ${wins(mark, own)}.`;
  const by = isCall(mark) ? 'with ' : '';
  if (verdict === 'other') return `${would}, though ${wins(mark, own)} with yours, in ${chance.expert} with the expert’s.`;
  if (own > chance.expert) return `${would}, but yours looked as good: ${wins(mark, own)}, ${by}the expert’s in ${chance.expert}.`;
  return `${would}${verdict === 'near' ? ', about as good' : ''}: ${wins(mark, chance.expert)}, ${by}yours in ${own}.`;
}

/** @param {number} points */
const pointsWords = (points) => (points === 1 ? '1 point' : `${points} points`);

/**
 * @param {Mark} mark
 * @param {boolean} bids whether your side has the contract
 */
function withOpenCards(mark, bids) {
  const {open} = mark;
  if (!open || !mark.choice) return '';
  const lost = lostPoints(mark);
  const price = lost > 0 ? `it cost ${pointsWords(lost)}` : '';
  if (open.canWin && !open.wins) return `With open cards ${price ? `${price} and ` : 'it '}${bids ? 'gave the contract away' : 'let the contract be made'}.`;
  return price ? `With open cards ${price}.` : 'With open cards it cost nothing.';
}

/**
 * What is to be said of a decision.
 * @param {Mark} mark
 * @param {boolean} bids
 */
export const markWords = (mark, bids) => [againstExpert(mark), withOpenCards(mark, bids)].filter(Boolean).join(' ');

/** @param {Mark} mark where it was */
export const placeOf = ({trick}) => (trick === undefined ? 'Before the play' : `Trick ${trick}`);

/**
 * The decision that gained most over a choice at random, and the one that cost most.
 * @param {Mark[]} marks
 * @returns {{best: Mark | null, costliest: Mark | null}}
 */
export function moments(marks) {
  /** @type {(of: (mark: Mark) => number) => Mark | null} */
  const most = (of) => marks.reduce((/** @type {Mark | null} */ found, mark) => (of(mark) > (found ? of(found) : LITTLE - 1) ? mark : found), null);
  return {best: most((mark) => (cost(mark) < LITTLE ? gain(mark) : 0)), costliest: most(cost)};
}

/** @param {Mark} mark */
export const bestWords = ({chance, done}) => `${nameOfAction(done)}: wins the deal in ${chance?.done} of 100, ${done.startsWith('play ') ? 'a card' : 'a choice'} at random in ${chance?.usual}.`;
/** @param {Mark} mark */
export const costliestWords = (mark) => `${nameOfAction(mark.done)}: ${isCall(mark) ? 'your side wins' : 'wins'} the deal in ${yours(mark)} of 100, ${isCall(mark) ? 'with ' : ''}${nameOfAction(mark.expert)} in ${mark.chance?.expert}.`;

/**
 * All decisions in a sentence or two.
 * @param {Mark[]} marks
 */
export function tally(marks) {
  const choices = marks.filter(({choice}) => choice);
  const same = choices.filter((mark) => verdictOf(mark) === 'same').length;
  const near = choices.filter((mark) => verdictOf(mark) === 'near').length;
  const lost = choices.reduce((sum, mark) => sum + lostPoints(mark), 0);
  const like = same === choices.length ? `All ${same} decisions as the expert would.` : `${same} of ${choices.length} decisions as the expert would${near ? `, ${near} about as good` : ''}.`;
  return `${like} With open cards they cost ${lost ? pointsWords(lost) : 'nothing'}.`;
}

/**
 * The points of the picture: your chance after each of your cards, and what became of the deal.
 * @param {Mark[]} marks
 * @param {boolean} won
 * @param {number} last step of the review
 * @returns {{step: number, trick: number, chance: number, expert: number | null}[]} `trick` is 9 for the end; `expert` where
 *   it was better
 */
export function course(marks, won, last) {
  const points = [];
  for (const mark of marks) {
    const {chance, trick, step, done} = mark;
    if (!chance || trick === undefined || !done.startsWith('play ') || chance.done === null) continue;
    points.push({step, trick, chance: chance.done, expert: cost(mark) >= LITTLE ? chance.expert : null});
  }
  return [...points, {step: last, trick: 9, chance: won ? 100 : 0, expert: null}];
}
