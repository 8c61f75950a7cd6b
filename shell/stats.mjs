// Statistics of the deals that were played out here. They stay on the device; those of 29 Arcade, which keeps nothing,
// last as long as the page.

import {areStats, bidsOf, noStats, partsOf, together, total, withDeal} from './stats-data.mjs';
import {drawBids} from './stats-picture.mjs';
import {ask, button, createSheet, make, saveFile, wordsOf} from './sheet.mjs';

/** @typedef {{ask(command: string, ...lines: string[]): Promise<any>}} House */
/** @typedef {import('./stats-data.mjs').Stats} Stats */
/** @typedef {import('./stats-data.mjs').TableStats} TableStats */
/**
 * @typedef {object} Store what keeps things on the device (storage.mjs)
 * @property {(what: 'stats') => any} read
 * @property {(what: 'stats', value: Record<string, any>) => boolean} write
 * @property {(what: 'stats') => void} remove
 * @property {(what: 'stats') => void} setAside
 */

/** The table that promises to keep nothing. */
const SESSION_ONLY = 'arcade29';
const ALL = '';

/** @param {number} part @param {number} whole */
const percent = (part, whole) => (whole ? `${Math.round((100 * part) / whole)}%` : '–');

/** @param {number} number */
const oneDigit = (number) => number.toFixed(1).replace(/\.0$/, '');

/**
 * @param {string} name
 * @param {string} value
 * @param {string} [more]
 */
const tile = (name, value, more = '') => make('div', {}, make('dt', {}, name), make('dd', {}, make('b', {}, value), more ? make('span', {}, more) : null));

/** @param {TableStats} stats */
function tilesOf(stats) {
  const ours = total(stats.ours);
  const theirs = total(stats.theirs);
  const bids = ours.made + ours.failed;
  const defended = theirs.made + theirs.failed;
  return make(
    'dl',
    {class: 'tiles'},
    tile('Deals', String(stats.deals), `${stats.won} won`),
    tile('Your contracts made', percent(ours.made, bids), `${ours.made} of ${bids}`),
    tile('Their contracts beaten', percent(theirs.failed, defended), `${theirs.failed} of ${defended}`),
    tile('Points a deal', oneDigit(stats.deals ? stats.points[0] / stats.deals : 0), `${stats.points[0]} in all`),
    tile('Won in a row', String(stats.streak), `longest ${stats.best}`),
    // None where a deal scores nothing but its contract.
    stats.game.some((number) => number !== 0) ? tile('Game points', stats.game.map((number) => String(number).replace('-', '−')).join(' : '), 'you : they') : null,
  );
}

/** @param {TableStats} stats */
function tableOf(stats) {
  const head = ['Bid', 'Yours made', 'Yours failed', 'Theirs made', 'Theirs failed'];
  return make(
    'table',
    {class: 'bids'},
    make('caption', {}, 'Contracts by bid'),
    make('thead', {}, make('tr', {}, ...head.map((name) => make('th', {scope: 'col'}, name)))),
    make(
      'tbody',
      {},
      ...bidsOf(stats).map((bid) =>
        make(
          'tr',
          {},
          make('th', {scope: 'row'}, bid === 'single' ? 'Single hand' : bid),
          ...[stats.ours[bid], stats.theirs[bid]].flatMap((at) => [at?.made ?? 0, at?.failed ?? 0].map((number) => make('td', {}, String(number)))),
        ),
      ),
    ),
  );
}

/** @param {{house: House, store?: Store}} options without a store everything lasts as long as the page */
export function createStats({house, store}) {
  /** @type {ReturnType<typeof prepare> | null} */
  let parts = null;
  let session = noStats();
  /** Deals are counted one after another. */
  let counting = Promise.resolve();
  let damaged = false;

  /** @returns {Stats} */
  function kept() {
    const read = store?.read('stats') ?? null;
    if (read === null) return noStats();
    const {tables, counted} = read;
    if (areStats({tables, counted})) return {tables, counted};
    store?.setAside('stats');
    damaged = true;
    return noStats();
  }

  const everything = () => ({...kept().tables, ...session.tables});

  /**
   * @param {string} matchText
   * @param {number} dealIndex
   */
  async function count(matchText, dealIndex) {
    const {deals = []} = await house.ask('stats', matchText);
    const deal = deals.find((/** @type {any} */ one) => one.index === dealIndex);
    // Redealt, or not over: nothing that counts.
    if (!deal) return;
    const which = partsOf(matchText, dealIndex);
    if (!which.name) which.name = (await house.ask('ruleset.write', which.rules))?.table ?? which.rules;
    if (!store || which.rules === SESSION_ONLY) session = withDeal(session, which, deal);
    else store.write('stats', withDeal(kept(), which, deal));
    if (parts?.sheet.dialog.open) fill();
  }

  function fill() {
    if (!parts) return;
    const {field, label, scene, none, foot, note, choices} = parts;
    const tables = everything();
    const names = Object.keys(tables);
    const chosen = names.includes(field.value) ? field.value : ALL;
    field.replaceChildren(make('option', {value: ALL}, 'All tables'), ...names.map((rules) => make('option', {value: rules}, tables[rules]?.name || rules)));
    field.value = names.length === 1 ? (names[0] ?? ALL) : chosen;
    label.hidden = names.length < 2;
    none.hidden = names.length > 0;
    choices.hidden = names.length === 0;
    note.hidden = !names.includes(SESSION_ONLY) && Boolean(store);
    const stats = field.value === ALL ? together(Object.values(tables)) : tables[field.value];
    scene.replaceChildren(...(names.length && stats ? [make('h3', {}, stats.name), tilesOf(stats), drawBids(stats), tableOf(stats)] : []));
    foot.textContent = damaged ? 'What was kept here could not be read and was set aside; counting starts again.' : '';
  }

  async function remove() {
    const sure = await ask({
      id: 'stats-remove-dialog',
      title: 'Delete all statistics?',
      text: 'Everything counted on this device is lost. It can’t be undone; save a copy first if you may want it.',
      yes: 'Delete',
      no: 'Keep them',
    });
    if (!sure) return;
    store?.remove('stats');
    session = noStats();
    fill();
    parts?.sheet.say('The statistics are deleted.');
    parts?.sheet.body.focus();
  }

  function save() {
    saveFile('twentynine-statistics.json', JSON.stringify({format: 'twentynine-statistics', version: 1, tables: everything()}, null, 2));
    parts?.sheet.say('The statistics are saved with your downloads.');
  }

  function prepare() {
    const sheet = createSheet({id: 'stats-dialog', title: 'Statistics', className: 'stats'});
    const field = make('select', {id: 'stats-table', change: fill});
    const label = make('label', {}, make('span', {}, 'Table'), field);
    const scene = make('div', {class: 'numbers'});
    const none = make('p', {class: 'quiet'}, 'Nothing is counted yet. Every deal that is played out counts here, on this device only.');
    const note = make('p', {class: 'quiet'}, 'Deals of 29 Arcade, and all deals where the browser keeps nothing, count until the page is closed.');
    const foot = make('p', {class: 'quiet'});
    const choices = make(
      'div',
      {class: 'row'},
      button('Save as file', save, {id: 'stats-save'}),
      button('Delete…', () => void remove(), {id: 'stats-delete'}),
    );
    sheet.body.append(make('div', {class: 'row'}, label), none, scene, note, foot, choices);
    return {sheet, field, label, scene, none, note, foot, choices};
  }

  return {
    async open() {
      await counting;
      parts ??= prepare();
      fill();
      await parts.sheet.open();
    },

    /**
     * Counts a deal that has just been played out; the same one a second time does nothing.
     * @param {string} matchText
     * @param {number} dealIndex
     */
    async add(matchText, dealIndex) {
      counting = counting.then(() => count(matchText, dealIndex)).catch((error) => {
        // Statistics are never worth stopping a game for.
        parts?.sheet.say(wordsOf(error));
      });
      await counting;
    },
  };
}
