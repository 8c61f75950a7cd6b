// The start screen: the tables, Play, and a match to continue. Its words are in the page itself; this adds the house
// tables of this device, a table that came by a link, and what was chosen last.

import {showDay} from './days.mjs';
import {isFramed} from './frame.mjs';
import {inWords, levelsAt} from './levels.mjs';

/** @typedef {import('./storage.mjs').Store} Store */

/**
 * What is sat down to.
 * @typedef {object} Seat
 * @property {string} rules as short text: one of the house's tables by its name, or a ruleset
 * @property {string} name of a house table; empty for the tables of the house
 * @property {boolean} clocks
 * @property {import('./levels.mjs').Levels} levels of the others
 * @property {string} [saved] a match to continue
 * @property {import('./daily.mjs').Daily} [daily] begins with the deal of a day
 */

/** @typedef {{rules: string, name: string, clocked: boolean}} Offered a table that came by a link or a file */

/** The table that needs no remembering. */
const first = 'arcade29';

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function part(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`The page has no #${id}.`);
  return element;
}

/**
 * @param {object} options
 * @param {Store} options.store
 * @param {(seat: Seat) => void} options.play
 * @param {(table: Offered) => void} options.keep a table that was offered, for good
 */
export function createStart({store, play, keep}) {
  const form = part('start-form', HTMLElement);
  const tables = part('tables', HTMLFieldSetElement);
  const clocksChoice = part('clocks-choice', HTMLElement);
  const clocks = part('clocks', HTMLInputElement);
  const whoLevels = part('who-levels', HTMLElement);
  const resume = part('resume', HTMLButtonElement);
  const keepButton = part('keep', HTMLButtonElement);
  const notice = part('notice', HTMLElement);
  /** @type {string[]} */
  const complaints = [];
  /** @type {Offered | null} */
  let offered = null;

  /** @returns {HTMLInputElement[]} */
  const inputs = () => [...tables.querySelectorAll('input')];
  const chosen = () => inputs().find((input) => input.checked) ?? part(`start-${first}`, HTMLInputElement);

  /** @param {HTMLInputElement} input */
  const titleOf = (input) => input.parentElement?.querySelector('b')?.textContent ?? '';

  /**
   * @param {string} id
   * @param {Offered} table
   * @param {string} line
   */
  function listed(id, {rules, name, clocked}, line) {
    const label = document.createElement('label');
    label.className = 'pick own';
    const input = Object.assign(document.createElement('input'), {type: 'radio', name: 'table', id: `start-${id}`});
    input.dataset.table = rules;
    input.dataset.name = name;
    input.toggleAttribute('data-clocks', clocked);
    const face = Object.assign(document.createElement('span'), {className: 'face'});
    const title = document.createElement('b');
    title.textContent = name;
    title.dir = 'auto';
    const hint = Object.assign(document.createElement('span'), {className: 'line', textContent: line});
    face.append(title, ' ', hint);
    label.append(input, face);
    return label;
  }

  /** @param {string} rules @param {string} [name] */
  function choose(rules, name) {
    const found = inputs().find(({dataset}) => dataset.table === rules && (name === undefined || (dataset.name ?? '') === name));
    if (found) found.checked = true;
    showChoice();
  }

  function showChoice() {
    const {dataset} = chosen();
    clocksChoice.hidden = dataset.clocks === undefined;
    whoLevels.textContent = inWords(seat().levels);
    keepButton.hidden = !offered || dataset.table !== offered.rules || dataset.name !== offered.name || isKept(offered);
  }

  /** @param {Offered} table */
  const isKept = (table) => Boolean(store.read('house')?.tables.some((/** @type {Offered} */ {rules, name}) => rules === table.rules && name === table.name));

  function remember() {
    const {dataset} = chosen();
    // The first table needs no remembering, so a visit that plays only that leaves nothing on the device.
    if (dataset.table === first && !clocks.checked) store.remove('table');
    else store.write('table', {table: dataset.table, name: dataset.name ?? '', clocks: clocks.checked});
  }

  /** @returns {Seat} */
  function seat() {
    const {dataset} = chosen();
    const rules = dataset.table ?? first;
    return {rules, name: dataset.name ?? '', clocks: dataset.clocks !== undefined && clocks.checked, levels: levelsAt(rules, store.read('players'))};
  }

  /** Puts the lists right after something kept has changed. */
  function refresh() {
    const before = chosen();
    const was = {table: before.dataset.table ?? first, name: before.dataset.name ?? ''};
    for (const own of tables.querySelectorAll('.own')) own.remove();
    const kept = store.read('house')?.tables ?? [];
    tables.append(...kept.map((/** @type {Offered} */ table, /** @type {number} */ i) => listed(`house-${i}`, table, 'Your house rules.')));
    if (offered && !isKept(offered)) tables.querySelector('label')?.before(listed('offered', offered, 'New here.'));
    // What was chosen is no longer there, or is a new element.
    if (!inputs().some((input) => input.checked)) choose(was.table, was.name);
    chosen().checked = true;
    showChoice();
    showDay(part('daily-day', HTMLElement), store);
    const match = store.read('match');
    resume.hidden = !match;
    if (match) {
      const input = inputs().find(({dataset}) => dataset.table === match.rules && (match.name === '' || dataset.name === match.name));
      resume.textContent = `Continue ${match.name || (input ? titleOf(input) : 'your match')}`;
    }
    complaints.push(...store.complaints());
    say('');
  }

  /** @param {string} sentence beside what had to be set aside */
  function say(sentence) {
    notice.textContent = [...complaints, sentence].filter(Boolean).join(' ');
    part('hero', HTMLElement).classList.toggle('busy', notice.textContent !== '' || !resume.hidden || inputs().length > 4);
  }

  form.addEventListener('change', () => {
    showChoice();
    remember();
  });
  // No real form: a sandboxed frame needn't allow those.
  const sit = () => {
    remember();
    play(seat());
  };
  part('sit', HTMLButtonElement).addEventListener('click', sit);
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.repeat && event.target instanceof HTMLInputElement) sit();
  });
  resume.addEventListener('click', () => {
    const match = store.read('match');
    // With those who sat there.
    if (match) play({rules: match.rules, name: match.name, clocks: match.clocks, levels: levelsAt(match.rules, match.levels ?? store.read('players')), saved: match.match});
    else refresh();
  });
  keepButton.addEventListener('click', () => {
    if (offered) keep(offered);
    refresh();
    part('sit', HTMLButtonElement).focus();
  });

  const remembered = store.read('table');
  clocks.checked = remembered?.clocks ?? false;
  refresh();
  if (remembered) choose(remembered.table, remembered.name);

  return {
    seat,
    refresh,
    say,
    choose,

    /** @param {string} rules @param {string} name */
    titleOf: (rules, name) => name || titleOf(inputs().find(({dataset}) => dataset.table === rules) ?? chosen()),

    /**
     * Offers a table that came from somewhere else, and chooses it.
     * @param {Offered} table
     * @param {string} sentence
     */
    offer(table, sentence) {
      offered = table;
      refresh();
      choose(table.rules, table.name);
      say(sentence);
    },

    /** Gives Play the focus when that takes it from nobody. */
    focus() {
      const bare = document.activeElement === null || document.activeElement === document.body;
      if (bare && !isFramed() && !matchMedia('(pointer: coarse)').matches) part('sit', HTMLButtonElement).focus({preventScroll: true});
    },
  };
}
