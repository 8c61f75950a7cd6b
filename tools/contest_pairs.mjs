/** Deals between two sides, each pack played twice with the sides changed, and the figure that comes of it. */

/** @typedef {import('./contest_bot.mjs').OutsideBot} OutsideBot */
/** @typedef {import('./contest_protocol.mjs').State} State */
/** @typedef {import('./contest_referee.mjs').Referee} Referee */
/** Somebody from outside, or the name of a player of our own. @typedef {OutsideBot | string} Side */

/** After so many packs that nobody wins a deal is nobody's. */
const kMostPacks = 50;

/**
 * Plays the deal on the table to its end.
 * @param {Referee} referee
 * @param {State & {winner?: number | null}} begun
 * @param {[Side, Side]} sides who sits in seats 0 and 2, and in 1 and 3
 * @returns {Promise<number | null>} the side that has won
 */
async function playDeal(referee, begun, sides) {
  let state = begun;
  while (state.turn !== null) {
    const side = sides[state.turn % 2];
    if (typeof side === 'string') {
      const {action} = await referee.want(`own ${side}`);
      state = await referee.want(`do ${action}`);
      continue;
    }
    const [first, second] = await side.choose(state);
    state = await referee.want(`do ${first}`);
    if (second === undefined) continue;
    const legal = state.legal.includes(second);
    const action = legal ? second : side.useNothing(state, 'illegal', `${second} after ${first}`);
    state = await referee.want(`do ${action}`);
  }
  return state.winner ?? null;
}

/**
 * The part of one pair, 0 to 1, that `a` wins; what nobody wins counts half.
 * @param {Referee} referee
 * @param {string} seed
 * @param {number} pair
 * @param {Side} a
 * @param {Side} b
 * @returns {Promise<number>}
 */
export async function playPair(referee, seed, pair, a, b) {
  let won = 0;
  for (const play of [0, 1]) {
    /** @type {number | null} */
    let winner = null;
    for (let number = 0; number < kMostPacks && winner === null; number += 1) {
      const state = await referee.want(`deal ${seed} ${pair} ${number}`);
      winner = await playDeal(referee, state, play === 0 ? [a, b] : [b, a]);
    }
    if (winner === null) won += 0.5;
    else won += winner === play ? 1 : 0;
  }
  return won / 2;
}

/**
 * The mean in per cent and half of the interval that holds the true one 19 times in 20, from how much pairs differ.
 * @param {number[]} shares
 */
export function estimate(shares) {
  const count = shares.length;
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(count, 1);
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const variance = count > 1 ? squares / (count - 1) : 0;
  return {pairs: count, percent: 100 * mean, halfWidth: 196 * Math.sqrt(variance / Math.max(count, 1))};
}
