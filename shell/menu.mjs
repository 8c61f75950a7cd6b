// What the menu opens, and what comes in by links and files. All of it is fetched when it is first wanted.

import {createHouse} from './house.mjs';
import {createHouseRules} from './house-rules.mjs';
import {LinkError, readFileText, readLink} from './links.mjs';
import {LoadError} from './loading.mjs';

/** @typedef {import('../web/browser/port.mjs').Table} Table */
/** @typedef {import('../web/browser/port.mjs').DealOver} DealOver */
/** @typedef {import('./start.mjs').Offered} Offered */

/** The most bytes of a file that are looked at. */
const largestFile = 1024 * 1024;

/**
 * @param {object} options
 * @param {import('./storage.mjs').Store} options.store
 * @param {ReturnType<typeof import('./start.mjs').createStart>} options.start
 * @param {() => Table | null} options.table
 * @param {(sentence: string, title?: string) => void} options.tell
 * @param {ReturnType<typeof import('./players.mjs').createPlayers>} options.players
 * @param {() => import('./start.mjs').Seat | null} options.seated
 * @param {(seat: import('./start.mjs').Seat) => void} options.play
 * @param {() => Promise<boolean>} options.mayLeave asks before something at the table is lost
 * @param {() => boolean} options.atTable whether somebody sits there, and doesn't see the start screen
 */
export function createMenu({store, start, table, tell, players, atTable, seated, play, mayLeave}) {
  const house = createHouse();
  const houseRules = createHouseRules({house, store, changed: start.refresh, choose: start.choose});
  let finished = /** @type {string | null} */ (null);
  const current = () => table()?.state().finished ?? finished;

  /**
   * @template T
   * @param {() => Promise<T>} make
   * @returns {() => Promise<T>} made once; tried again when it didn't come
   */
  const once = (make) => {
    /** @type {Promise<T> | null} */
    let made = null;
    return () => {
      made ??= make().catch((error) => {
        made = null;
        throw error;
      });
      return made;
    };
  };
  const review = once(async () => (await import('./review.mjs')).createReview({house, ask: players.ask}));
  const records = once(async () => (await import('./records.mjs')).createRecords({house, review: await review(), current}));
  const stats = once(async () => (await import('./stats.mjs')).createStats({house, store}));
  const fair = once(async () => (await import('./fair.mjs')).createFairness({house, table, daily: () => seated()?.daily ?? null}));

  const daily = once(async () => (await import('./daily.mjs')).createDaily({house, store, players, seated, play, mayLeave, tell, changed: start.refresh, review: (text, deal) => void attempt(async () => (await review()).open(text, {deal}))}));
  const whoSits = once(async () => (await import('./who-sits.mjs')).createWhoSits({store, start, seated}));

  async function lookBack() {
    const text = current();
    if (text) await (await review()).open(text);
    else tell('A deal can be looked back on when it is over. To look at one that somebody sent you, open Records.');
  }

  /** By the buttons of the menu, the start screen and the table. @type {Record<string, () => Promise<unknown>>} */
  const opens = {
    review: lookBack,
    'look-back': lookBack,
    records: async () => (await records()).open(),
    stats: async () => (await stats()).open(),
    fair: async () => (await fair()).open(),
    daily: async () => (await daily()).press(),
    'menu-daily': async () => (await daily()).open(),
    'menu-players': async () => (await whoSits()).open(),
    who: async () => (await whoSits()).open(),
    'menu-house': () => houseRules.open(),
    'house-rules': () => houseRules.open(),
  };

  /** @param {() => Promise<unknown>} open */
  async function attempt(open) {
    try {
      await open();
    } catch (error) {
      if (error instanceof LoadError || error instanceof LinkError) tell(error.message);
      else tell(`This could not be opened. Check your connection, then try again. (${error})`);
    }
  }

  /**
   * A table that somebody has sent: offered on the start screen, and nothing else.
   * @param {string} json
   * @param {string} from 'link' or 'file'
   */
  async function offer(json, from) {
    const read = await house.ask('ruleset.read', json);
    if (!read.ok) throw new LinkError(`The table in the ${from} can’t be played: ${read.where ? `${read.where}: ` : ''}${read.reason} Nothing was changed.`);
    const name = read.name || read.table;
    start.offer({rules: read.text, name, clocked: houseRules.isClocked(read.values)}, `“${name}” came with a ${from}. Play it, or keep it among your tables.`);
    if (atTable()) tell(`“${name}” came with a ${from}. It waits on the start screen until you leave this table.`, 'A table for later');
  }

  /** @param {File} file */
  async function readFile(file) {
    if (file.size > largestFile) throw new LinkError('That file is larger than any table or record of this game, so it was not read.');
    const text = await readFileText(file);
    if (/"format"\s*:\s*"twentynine-/.test(text)) await (await records()).readText(text);
    else if (document.querySelector('#house[open]')) await houseRules.readText(text);
    else await offer(text, 'file');
  }

  return {
    /** @param {string} id of what was pressed */
    open: (id) => attempt(opens[id] ?? (async () => {})),

    /** @param {string} hash */
    link: (hash) =>
      attempt(async () => {
        if (hash.startsWith('#daily')) return (await daily()).link(hash);
        const link = await readLink(hash);
        if (link?.what === 'rules') await offer(link.json, 'link');
        if (link?.what === 'record') await (await records()).readText(link.json);
      }),

    /** @param {File} file that was dropped */
    file: (file) => attempt(() => readFile(file)),

    /** @param {Offered} offered */
    keep: (offered) => {
      const refused = houseRules.keep(offered);
      if (refused) tell(refused);
    },

    /** @param {DealOver} over */
    dealOver: async (over) => {
      ({finished} = over);
      // Counting is no reason to disturb anybody.
      try {
        const day = seated()?.daily ? await (await daily()).over(over, table()?.fair().current ?? null) : null;
        // A deal that is played again is no new one.
        if (!day?.again) await (await stats()).add(over.finished, over.deal);
      } catch {
        // It goes uncounted.
      }
    },
  };
}
