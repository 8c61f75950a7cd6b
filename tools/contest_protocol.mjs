/**
 * What the public bots of the 2023 contest are asked and answer: JSON over HTTP. A bot is told the whole deal as far as
 * its seat may know it with each question, so it need not remember anything.
 *
 * - `GET /hi`: whether anybody is there.
 * - `POST /bid`, answered by `{bid}`: 0 to pass, else 16 to 28.
 * - `POST /chooseTrump`, answered by `{suit}`.
 * - `POST /play`, answered by `{card}`, by `{revealTrump: true}` to have trump turned up and then be asked again, or by
 *   both at once.
 *
 * A card is rank and suit; the ace is written 1. Seats are called A1, B1, A2, B2, beginning with the one that speaks
 * first. Rounds are counted from 1. A team's `won` are the card points that it has taken.
 */

/**
 * How a deal stands for the seat on turn, from the referee (contest_referee.cpp); seats are 0 to 3.
 * @typedef {object} State
 * @property {string} phase
 * @property {number | null} turn null once the deal is over
 * @property {number} dealer
 * @property {string[]} hand the cards of the seat on turn
 * @property {string[]} legal its actions
 * @property {[number, number][]} calls seat and bid, 0 for a pass
 * @property {{bidder: number, bid: number} | null} contract
 * @property {string | null} trump as far as the seat knows it
 * @property {{trick: number, seat: number} | null} revealed in which trick, from 0, and for whom
 * @property {{leader: number, cards: string[], winner: number}[]} tricks
 * @property {{leader: number, cards: string[]}} trick
 * @property {[number, number]} points
 */

/**
 * @typedef {object} Question
 * @property {string} path
 * @property {Record<string, unknown>} payload
 */

const kNames = ['A1', 'B1', 'A2', 'B2'];

/** @param {string} card of ours @returns {string} */
export function cardOut(card) {
  return card.replace('A', '1');
}

/** @param {string} card of theirs @returns {string} */
export function cardIn(card) {
  return card.replace('1', 'A');
}

/**
 * @param {State} state
 * @param {number} seat
 * @returns {string}
 */
function nameOf(state, seat) {
  return kNames[(seat + 7 - state.dealer) % 4];
}

/**
 * Who has the highest bid so far and who is asked to go above it. Before the first bid the first seat to speak defends
 * nothing against the one on turn, or against the second.
 * @param {State} state
 */
function bidState(state) {
  const me = state.turn ?? 0;
  const first = (state.dealer + 1) % 4;
  const bids = state.calls.filter(([, bid]) => bid > 0);
  const [defender, defenderBid] = bids.at(-1) ?? [first, 0];
  const challenger = me === defender ? (me + 1) % 4 : me;
  const [, challengerBid] = bids.filter(([seat]) => seat === challenger).at(-1) ?? [challenger, 0];
  return {
    defenderId: nameOf(state, defender),
    challengerId: nameOf(state, challenger),
    defenderBid,
    challengerBid,
  };
}

/**
 * The question of a state with somebody on turn, or nothing in a phase that the contest doesn't have.
 * @param {State} state
 * @param {number} time milliseconds left to answer
 * @returns {Question | null}
 */
export function question(state, time) {
  const me = state.turn ?? 0;
  const common = {
    playerId: nameOf(state, me),
    playerIds: kNames,
    timeRemaining: time,
    cards: state.hand.map(cardOut),
    bidHistory: state.calls.map(([seat, bid]) => [nameOf(state, seat), bid]),
  };
  if (state.phase === 'auction') return {path: '/bid', payload: {...common, bidState: bidState(state)}};
  if (state.phase === 'trump') return {path: '/chooseTrump', payload: common};
  if (state.phase !== 'play') return null;
  const {contract} = state;
  return {
    path: '/play',
    payload: {
      ...common,
      teams: [0, 1].map((team) => {
        const seats = [state.dealer + 1 + team, state.dealer + 3 + team].map((seat) => seat % 4);
        return {
          players: seats.map((seat) => nameOf(state, seat)),
          bid: contract && seats.includes(contract.bidder) ? contract.bid : 0,
          won: state.points[seats[0] % 2],
        };
      }),
      played: state.trick.cards.map(cardOut),
      handsHistory: state.tricks.map(({leader, cards, winner}) => [
        nameOf(state, leader),
        cards.map(cardOut),
        nameOf(state, winner),
      ]),
      trumpSuit: state.trump ?? false,
      trumpRevealed: state.revealed
        ? {hand: state.revealed.trick + 1, playerId: nameOf(state, state.revealed.seat)}
        : false,
    },
  };
}

/**
 * The actions that an answer means, the second of them after the first; nothing if it can't be understood. Whether they
 * are legal is not asked here.
 * @param {State} state
 * @param {string} path of the question
 * @param {unknown} reply
 * @returns {string[] | null}
 */
export function actionsOf(state, path, reply) {
  if (typeof reply !== 'object' || reply === null) return null;
  const {bid, suit, card, revealTrump} = /** @type {Record<string, unknown>} */ (reply);
  if (path === '/bid') {
    if (typeof bid !== 'number' || !Number.isInteger(bid)) return null;
    return [bid === 0 ? 'pass' : `bid ${bid}`];
  }
  if (path === '/chooseTrump') {
    if (typeof suit !== 'string' || !/^[SHCD]$/u.test(suit)) return null;
    // At tables where a card is set aside: its lowest one of the suit.
    const fits = new RegExp(`^trump .?${suit}$`, 'u');
    return [state.legal.find((action) => fits.test(action)) ?? `trump ${suit}`];
  }
  const actions = [];
  if (revealTrump === true) {
    const bidderTurnsUp = state.legal.includes('expose') && !state.legal.includes('ask');
    actions.push(bidderTurnsUp ? 'expose' : 'ask');
  }
  if (typeof card === 'string' && /^[1789TJQK][SHCD]$/u.test(card)) actions.push(`play ${cardIn(card)}`);
  else if (card !== undefined && card !== null) return null;
  return actions.length > 0 ? actions : null;
}
