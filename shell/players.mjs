// Who plays at the table: what was chosen for each seat, and the bots that are asked.

import {kindAt} from './levels.mjs';
import {hireBots} from './parts.mjs';

/** @typedef {import('./start.mjs').Seat} Seat */
/** @typedef {import('./daily.mjs').Daily} Daily */

const missing = 'The stronger players could not be fetched just now, so simple ones play in their place.';

/**
 * @param {object} options
 * @param {ReturnType<typeof import('./start.mjs').createStart>} options.start
 * @param {() => Seat | null} options.seated
 * @param {(sentence: string) => void} options.note
 * @param {typeof hireBots} [options.hired]
 */
export function createPlayers({start, seated, note, hired = hireBots}) {
  /** @type {ReturnType<typeof hireBots> | null} */
  let bots = null;
  let noted = false;
  /** Deals of a day in which somebody sat in for a player; who sits down to the same day again has another. @type {WeakSet<Daily>} */
  const substituted = new WeakSet();
  let wanted = false;

  const seat = () => seated() ?? start.seat();

  return {
    /** @param {WebAssembly.Module} module the bots that answer at once */
    hire(module) {
      bots = hired(module, () => {
        if (!noted) note(missing);
        noted = true;
      });
      bots.warm();
    },

    /** @param {{ticket: number, seat: number, seed: string, view: string}} question of the table */
    async askSeat(question) {
      const {daily: at, levels} = seat();
      // Players of the deal of a day are the same for everybody; later deals at that table have those that were chosen.
      const daily = at?.seed === question.seed ? at : null;
      const kind = daily ? (daily.players[question.seat] ?? '') : kindAt(levels, question.seat);
      // The answer may come when the same cards are being played anew: it counts for the deal that was on the table.
      return (await bots?.askSeat({...question, kind}, () => daily && substituted.add(daily))) ?? '';
    },

    /** Whether a weaker player has answered for somebody. @param {Daily} daily as it was sat down to */
    substituted: (daily) => substituted.has(daily),

    /** Whether the page can't have those who think as strong as they are, however often it tries. */
    weakened: () => Boolean(bots?.weakened()),

    /**
     * Whatever else those who think can tell (web/players/answers.h); no seat waits for it long.
     * @param {string} text
     * @param {AbortSignal} [signal]
     * @returns {Promise<string>} rejected when there is no answer
     */
    ask: (text, signal) => bots?.ask(text, signal) ?? Promise.reject(),

    /** Fetches those who think, at once if a seat needs them. Not to be called before the first card is to be seen. */
    fetchLater() {
      if (wanted) return;
      wanted = true;
      const fetchNow = () => bots?.fetchPlayers();
      const needed = Object.values(seat().levels).some((level) => level !== 'simple');
      if (!needed && typeof requestIdleCallback === 'function') requestIdleCallback(fetchNow, {timeout: 5000});
      else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(fetchNow, needed ? 0 : 2000)));
    },
  };
}
