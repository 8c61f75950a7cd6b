// What the page keeps on this device: the table that was chosen, who sits there, a match in progress, house tables,
// statistics. Each key holds one JSON object {v: 1, …}. What is damaged or from elsewhere is moved aside with a sentence and never stops
// the start; where the browser keeps nothing, everything lasts as long as the page.

import {areDays} from './days.mjs';
import {areSomeLevels} from './levels.mjs';

/** @typedef {'table' | 'players' | 'match' | 'house' | 'stats' | 'days'} Kept */

/** @typedef {{table: string, name: string, clocks: boolean}} KeptTable the choice on the start screen */
/** @typedef {{name: string, rules: string, clocks: boolean, match: string, levels?: import('./levels.mjs').Levels}} KeptMatch */
/** @typedef {{name: string, rules: string, clocked: boolean}} HouseTable `clocked`: its rules have clocks */

/** What a key holds, in a sentence. */
const things = {
  table: 'The table you last chose',
  players: 'Your players’ levels',
  match: 'Your match',
  house: 'Your house tables',
  stats: 'Your statistics',
  days: 'Your results of the daily deals',
};

/** Most house tables: a longer list would be set aside. */
export const mostTables = 200;

/** Most characters of one value: far more than the game writes, far less than browsers allow. */
const most = 2_000_000;

/** @type {(value: unknown, limit: number) => value is string} */
const isText = (value, limit) => typeof value === 'string' && value.length <= limit;

/**
 * A ruleset as short text, as every module names it.
 * @type {(value: unknown) => value is string}
 */
export const isRules = (value) => isText(value, 200) && /^[\w.~-]+$/.test(value);

/** @type {(value: unknown) => value is string} */
export const isName = (value) => isText(value, 80) && [...value].length <= 40 && !/\p{Cc}/u.test(value);

/** What a value must look like to be used, apart from {v: 1}. */
const checks = {
  /** @param {any} kept */
  table: (kept) => isRules(kept.table) && isName(kept.name) && typeof kept.clocks === 'boolean',
  players: areSomeLevels,
  /** @param {any} kept */
  match: (kept) => (kept.levels === undefined || areSomeLevels(kept.levels)) && isRules(kept.rules) && isName(kept.name) && typeof kept.clocks === 'boolean' && isText(kept.match, most) && /^29m1;[\x20-\x7e]*$/.test(kept.match),
  /** @param {any} kept */
  house: (kept) =>
    Array.isArray(kept.tables) &&
    kept.tables.length <= mostTables &&
    kept.tables.every((/** @type {any} */ table) => Boolean(table) && isRules(table.rules) && isName(table.name) && table.name !== '' && typeof table.clocked === 'boolean'),
  stats: () => true,
  /** @param {any} kept */
  days: (kept) => areDays(kept.days),
};

/** @param {Kept} what */
export const keyOf = (what) => `twentynine.${what}`;

/** @returns {Storage | null} null where the browser refuses */
function deviceStorage() {
  try {
    const {localStorage} = window;
    localStorage.getItem(keyOf('table'));
    return localStorage;
  } catch {
    return null;
  }
}

/** @param {Storage | null} [area] */
export function createStore(area = deviceStorage()) {
  /** @type {Map<Kept, Record<string, any> | null>} what couldn't be kept, for as long as the page lives */
  const here = new Map();
  /** @type {string[]} */
  const complaints = [];

  /**
   * Moves a value aside, so that neither it nor what comes in its place is lost.
   * @param {Kept} what
   * @param {string} [why]
   */
  function setAside(what, why = 'could not be read') {
    here.delete(what);
    try {
      const raw = area?.getItem(keyOf(what)) ?? null;
      area?.removeItem(keyOf(what));
      if (raw !== null) area?.setItem(`${keyOf(what)}.set-aside`, raw);
    } catch {
      // No room for two of it: the start matters more.
    }
    complaints.push(`${things[what]} ${why} and ${/s$/.test(things[what]) ? 'were' : 'was'} set aside. Everything else is as it was.`);
  }

  return {
    /** Whether something can be kept on this device at all. */
    lasting: area !== null,

    setAside,

    /**
     * @param {Kept} what
     * @returns {any} null when there is none that can be used
     */
    read(what) {
      if (here.has(what)) return here.get(what);
      let raw = null;
      try {
        raw = area?.getItem(keyOf(what)) ?? null;
      } catch {
        return null;
      }
      if (raw === null) return null;
      try {
        const kept = raw.length <= most ? JSON.parse(raw) : null;
        if (kept?.v === 1 && checks[what](kept)) return kept;
      } catch {
        // Set aside like any other damage.
      }
      setAside(what);
      return null;
    },

    /**
     * @param {Kept} what
     * @param {Record<string, any>} value
     * @returns {boolean} whether it is on the device, and not only in the page
     */
    write(what, value) {
      const kept = {v: 1, ...value};
      try {
        if (!area) throw new Error('nothing is kept');
        area.setItem(keyOf(what), JSON.stringify(kept));
        here.delete(what);
        return true;
      } catch {
        here.set(what, kept);
        return false;
      }
    },

    /** @param {Kept} what */
    remove(what) {
      here.delete(what);
      try {
        area?.removeItem(keyOf(what));
      } catch {
        here.set(what, null);
      }
    },

    /** Sentences about what was set aside, each told once. */
    complaints: () => complaints.splice(0),
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
