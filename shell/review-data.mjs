// A finished deal or match as the review shows it: what the house module says of it, and the words made from that.
// Nothing here touches the page.

/** @typedef {string[] | number} Hand the cards held, or only how many where the viewer may not know them */
/** @typedef {{seat: number, card: string}} Played */
/** @typedef {{leader?: number, cards: string[], seats?: number[], winner: number, points: number}} FinishedTrick */
/** @typedef {{bidder: number, bid: number, target: number, stakes?: number, single?: boolean}} Contract */
/** @typedef {{suit: string | null, revealed: boolean}} Trump suit: null for one that the viewer may not know, and with
 *   `revealed` for a deal without trump */

/**
 * @typedef {object} ReviewStep what one action did, and how the table lies after it; the first is the deal itself
 * @property {string} said the action in words; the trump that somebody else chose in private stays unsaid
 * @property {string} [action] the action as records write it
 * @property {number | null} seat who did it
 * @property {string} phase after it
 * @property {number | null} turn
 * @property {Hand[]} hands by seat
 * @property {Played[]} trick
 * @property {FinishedTrick[]} tricks
 * @property {number[]} points card points by team
 * @property {Contract | null} contract
 * @property {Trump | null} trump
 * @property {{seat: number, card: string | null} | null} [aside] the card that lies face down
 * @property {string[]} events what followed by itself, in words
 */
/**
 * @typedef {object} ReviewDeal
 * @property {number} dealer
 * @property {number[]} [score] game points of the match after it
 * @property {{made: boolean, winner: number, game_points: number[]} | null} [result] null after a redeal
 * @property {ReviewStep[]} steps
 */
/** @typedef {{name: string, table: string, direction?: 'clockwise' | 'counter_clockwise', deals: ReviewDeal[]}} Review */

export const SEATS = ['You', 'Mira', 'Partner', 'Dev'];
export const SIDES = ['Your side', 'Their side'];

const RANKS = /** @type {Record<string, string>} */ ({
  J: 'jack',
  A: 'ace',
  T: '10',
  K: 'king',
  Q: 'queen',
});
const SUITS = /** @type {Record<string, string>} */ ({S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds'});
// The variation selector keeps phones from drawing them as emoji.
const SYMBOLS = /** @type {Record<string, string>} */ ({S: '♠\uFE0E', H: '♥\uFE0E', C: '♣\uFE0E', D: '♦\uFE0E'});

/** @param {string} card such as TC */
export const rankOf = (card) => (card[0] === 'T' ? '10' : (card[0] ?? ''));
/** @param {string} card */
export const suitOf = (card) => card[1] ?? '';
/** @param {string} suit */
export const suitName = (suit) => SUITS[suit] ?? suit;
/** @param {string} suit */
export const suitSymbol = (suit) => SYMBOLS[suit] ?? '';
/** @param {string} card */
export const cardName = (card) => `${RANKS[card[0] ?? ''] ?? card[0]} of ${suitName(suitOf(card))}`;
/** @param {number} seat */
export const seatName = (seat) => SEATS[seat] ?? `Seat ${seat}`;
/** @param {number} seat inside of a sentence */
const nameWithin = (seat) => (seat === 0 ? 'you' : seatName(seat));
/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string} sentence */
const ended = (sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/**
 * A step as the sentences that are read out.
 * @param {ReviewStep} step
 */
export function sentenceOf(step) {
  return [step.said, ...step.events].filter(Boolean).map(ended).join(' ');
}

/** The rounds in which seats speak, and what it is called there to let one's turn go by. */
const ROUNDS = /** @type {Record<string, {title: string, pass: string}>} */ ({
  auction: {title: 'Auction', pass: 'Pass'},
  double: {title: 'Doubling', pass: 'No'},
  second_auction: {title: 'Second auction', pass: 'Pass'},
  single: {title: 'Single hand', pass: 'No'},
});

/**
 * What the seats have said up to a step, round by round.
 * @param {ReviewDeal} deal
 * @param {number} at the step shown
 */
export function roundsUpTo(deal, at) {
  /** @type {{title: string, phase: string, calls: {seat: number, text: string, now: boolean}[]}[]} */
  const rounds = [];
  for (const [index, {action = '', seat}] of deal.steps.slice(0, at + 1).entries()) {
    const phase = deal.steps[index - 1]?.phase ?? '';
    const [word = '', value = ''] = action.split(' ');
    const round = ROUNDS[phase];
    if (seat === null || !round || word === '') continue;
    if (rounds.at(-1)?.phase !== phase) rounds.push({title: round.title, phase, calls: []});
    const text = word === 'bid' ? value : word === 'pass' ? round.pass : capital(word);
    rounds.at(-1)?.calls.push({seat, text, now: index === at});
  }
  return rounds;
}

/**
 * The last call of each seat in the round that is on, or was the last, at a step.
 * @param {ReviewDeal} deal
 * @param {number} at
 * @returns {{title: string, calls: {seat: number, text: string, now: boolean}[]}} without a title where nobody has spoken
 */
export function lastCalls(deal, at) {
  const {title = '', calls = []} = roundsUpTo(deal, at).at(-1) ?? {};
  return {title, calls: calls.filter(({seat}, i) => !calls.slice(i + 1).some((later) => later.seat === seat))};
}

/**
 * @param {Contract | null} contract
 * @param {string} phase
 */
export function contractWords(contract, phase) {
  if (!contract) return phase === 'redeal' ? 'None: the deal was void' : 'Not yet';
  if (contract.single) return `${seatName(contract.bidder)} alone, all eight tricks`;
  const by = `${contract.bid} by ${nameWithin(contract.bidder)}`;
  const stakes = contract.stakes === 4 ? ', redoubled' : contract.stakes === 2 ? ', doubled' : '';
  return `${by}${stakes}${contract.target === contract.bid ? '' : `, now ${contract.target}`}`;
}

/**
 * @param {Trump | null} trump
 * @returns {{words: string, suit: string | null}}
 */
export function trumpWords(trump) {
  if (!trump) return {words: 'Not yet', suit: null};
  if (!trump.suit) return {words: trump.revealed ? 'No trump' : 'Hidden', suit: null};
  return {words: `${capital(suitName(trump.suit))}${trump.revealed ? '' : ', hidden'}`, suit: trump.suit};
}

/**
 * @param {ReviewDeal} deal
 * @param {number} index
 */
export function dealWords(deal, index) {
  const last = deal.steps.at(-1);
  const {contract = null} = last ?? {};
  const outcome = !deal.result ? (last?.phase === 'redeal' ? 'dealt again' : 'unfinished') : deal.result.made ? 'made' : 'failed';
  const what = contract && deal.result ? `${contract.single ? 'single hand' : contract.bid} by ${nameWithin(contract.bidder)}, ` : '';
  return `Deal ${index + 1}: ${what}${outcome}${deal.score && deal.result ? ` (${deal.score.map(signed).join(' : ')})` : ''}`;
}

/** @param {number} number with a true minus sign */
export const signed = (number) => (number < 0 ? `−${-number}` : String(number));

/**
 * The seats of a trick's cards in order of play.
 * @param {FinishedTrick} trick
 * @returns {number[]}
 */
export function seatsOf(trick) {
  return trick.seats ?? trick.cards.map((_, i) => ((trick.leader ?? 0) + i) % 4);
}
