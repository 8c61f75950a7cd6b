// House rules: the editor of a table's rules, and the tables that this device keeps. What a field means and whether the
// rules can be played is the house module's to say.

import {addressOf, files} from './files.mjs';
import {createForm} from './house-form.mjs';
import {readFileText, rulesLink} from './links.mjs';
import {loadStyle} from './loading.mjs';
import {ask as confirm, button, copyText, createSheet, make, saveFile, wordsOf} from './sheet.mjs';
import {mostTables} from './storage.mjs';

/** @typedef {import('./house-form.mjs').Values} Values */
/** @typedef {import('./house.mjs').House} House */
/** @typedef {import('./start.mjs').Offered} Offered */
/** @typedef {{text: string, name: string, table: string, values: Values}} Read rules that can be played */

const first = 'arcade29';
const full = `There are ${mostTables} tables here already. Delete one first.`;

/** @param {Values} values */
const isClocked = (values) => Object.entries(values).some(([name, value]) => /_clock$/.test(name) && Number(value) > 0);

/**
 * @param {object} options
 * @param {House} options.house
 * @param {import('./storage.mjs').Store} options.store
 * @param {() => void} options.changed the kept tables are others now
 * @param {(rules: string, name: string) => void} options.choose a table on the start screen
 */
export function createHouseRules({house, store, changed, choose}) {
  /** @type {ReturnType<typeof prepare> | null} */
  let preparing = null;

  /** @returns {Offered[]} */
  const tables = () => store.read('house')?.tables ?? [];

  /**
   * @param {Offered[]} list
   * @returns {string} what became of it
   */
  function write(list) {
    const lasts = store.write('house', {tables: list});
    changed();
    return lasts ? '' : ' This browser keeps nothing for the game, so it lasts as long as this page.';
  }

  /**
   * The rules as JSON with only what differs from the first table, which is what a left-out field means.
   * @param {Values} values
   * @param {string} name
   */
  async function shortJson(values, name) {
    const {values: usual} = await house.ask('ruleset.write', first);
    return JSON.stringify({name, ...Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== usual[field]))});
  }

  /** @param {string} name not yet among the tables */
  function freeName(name) {
    const taken = new Set(tables().map((table) => table.name));
    for (let count = 2, free = name; ; ++count) {
      if (!taken.has(free)) return free;
      const end = ` (${count})`;
      free = [...name].slice(0, 40 - end.length).join('') + end;
    }
  }

  async function prepare() {
    const [{groups}, houseTables] = await Promise.all([house.ask('fields'), house.ask('tables'), loadStyle(addressOf(files.houseStyle))]);
    const sheet = createSheet({id: 'house', title: 'House rules', className: 'house'});
    /** @type {number | null} which of the kept tables is being changed */
    let editing = null;
    /** @type {Values} what the form started from */
    let basis = {};
    let basisTitle = '';
    /** @type {Read | null} what the form holds now, if it can be played */
    let good = null;
    /** @type {HTMLElement | null} what stops it */
    let guilty = null;
    let asked = 0;
    let waiting = 0;

    const form = createForm({groups, changed: () => soon()});
    const list = make('ul', {class: 'kept', 'aria-label': 'Your tables'});
    const basisField = make('select', {id: 'house-from', change: () => void startFrom(basisField.value)});
    const heading = make('h3', {id: 'house-editing', tabindex: -1}, 'A new table');
    const nameField = make('input', {id: 'house-name', maxlength: 40, autocomplete: 'off', 'aria-describedby': 'house-name-fault', input: () => soon()});
    const nameFault = make('p', {id: 'house-name-fault', class: 'fault'});
    const difference = make('p', {class: 'difference', id: 'house-difference'});
    const linkField = make('input', {id: 'house-link', readonly: true, 'aria-label': 'Link to these rules', hidden: true});
    const picker = make('input', {id: 'house-file', type: 'file', accept: '.json,application/json', class: 'off-screen', tabindex: -1, 'aria-hidden': 'true'});
    picker.addEventListener('change', async () => {
      const file = picker.files?.[0];
      picker.value = '';
      if (file && file.size > 64 * 1024) sheet.say('That file is larger than any table’s rules, so it was not read.');
      else if (file) await readFileText(file).then(readText).catch((error) => sheet.say(wordsOf(error)));
    });
    sheet.body.append(
      make('p', {class: 'lead'}, 'Start from any table, change what you play differently at home, and give it a name.'),
      list,
      make(
        'div',
        {class: 'house-top'},
        heading,
        make('label', {class: 'labelled'}, make('span', {}, 'Start from'), basisField),
        make('label', {class: 'labelled'}, make('span', {}, 'Name'), nameField),
        nameFault,
        make('div', {class: 'row'}, button('Open a file', () => picker.click(), {id: 'house-open'}), picker),
        difference,
      ),
      form.element,
    );
    sheet.dialog.append(
      make(
        'footer',
        {class: 'house-foot'},
        linkField,
        button('Save', () => void save(), {id: 'house-save', class: 'solid'}),
        button('Copy link', () => void shareLink(), {id: 'house-share'}),
        button('Save as file', () => void shareFile(), {id: 'house-download'}),
      ),
    );

    function fillLists() {
      const kept = tables();
      basisField.replaceChildren(
        ...houseTables.map((/** @type {any} */ {text, title}) => make('option', {value: text}, title)),
        ...kept.map(({name, rules}) => make('option', {value: rules}, name)),
      );
      list.replaceChildren(
        ...kept.map((table, i) =>
          make(
            'li',
            {},
            make('b', {dir: 'auto'}, table.name),
            make(
              'span',
              {class: 'row'},
              ...[
                ['Choose', () => choseTable(table)],
                ['Change', () => void edit(i)],
                ['Duplicate', () => void duplicate(i)],
                ['Delete', () => void remove(i)],
              ].map(([label, act]) => button(String(label), /** @type {() => void} */ (act), {'aria-label': `${label} ${table.name}`})),
            ),
          ),
        ),
      );
      list.hidden = kept.length === 0;
    }

    function soon() {
      clearTimeout(waiting);
      linkField.hidden = true;
      waiting = window.setTimeout(() => void check(), 120);
    }

    /** Asks the house whether the form can be played, and shows what it says. */
    async function check() {
      clearTimeout(waiting);
      const number = ++asked;
      const name = nameField.value.trim();
      const read = await house.ask('ruleset.read', JSON.stringify({...(name ? {name} : {}), ...form.values()}));
      if (number !== asked) return;
      const where = read.ok ? '' : String(read.where).slice(1);
      good = read.ok ? read : null;
      guilty = form.blame(where, read.reason ?? '');
      nameFault.textContent = where === 'name' ? read.reason : '';
      if (where === 'name') guilty = nameField;
      // Without a value it would mean that nothing is wrong.
      if (where === 'name') nameField.setAttribute('aria-invalid', 'true');
      else nameField.removeAttribute('aria-invalid');
      if (!read.ok && !guilty) sheet.say(read.reason);
      const titles = form.compare(basis);
      difference.textContent = titles.length ? `Differs from ${basisTitle}: ${titles.join(', ')}.` : `The same as ${basisTitle} so far.`;
    }

    /**
     * @param {string} rules
     * @param {string} [title]
     */
    async function startFrom(rules, title) {
      const read = await house.ask('ruleset.write', rules);
      if (!read.ok) {
        sheet.say(read.reason);
        return;
      }
      basis = read.values;
      basisTitle = title ?? (basisField.selectedOptions[0]?.textContent || read.table);
      form.fill(basis);
      await check();
    }

    /** @returns {Promise<Read | null>} what may be saved or shared; else the focus is on what stops it */
    async function finished() {
      await check();
      if (!good) {
        guilty?.focus();
        sheet.say(`These rules can’t be played: ${(guilty === nameField ? nameFault : guilty?.parentElement?.querySelector('.fault'))?.textContent ?? ''}`);
        return null;
      }
      const name = nameField.value.trim();
      const taken = tables().some((table, i) => table.name === name && i !== editing);
      nameFault.textContent = name === '' ? 'A table needs a name.' : taken ? 'You have a table of this name already.' : '';
      if (nameFault.textContent) {
        nameField.setAttribute('aria-invalid', 'true');
        nameField.focus();
        sheet.say(nameFault.textContent);
        return null;
      }
      return {...good, name};
    }

    async function save() {
      const read = await finished();
      if (!read) return;
      const kept = tables();
      if (editing === null && kept.length >= mostTables) {
        sheet.say(full);
        return;
      }
      const table = {name: read.name, rules: read.text, clocked: isClocked(read.values)};
      if (editing === null) editing = kept.push(table) - 1;
      else kept[editing] = table;
      const note = write(kept);
      fillLists();
      heading.textContent = `Changing ${read.name}`;
      choose(table.rules, table.name);
      sheet.say(`${read.name} is saved and chosen.${note}`);
    }

    async function shareLink() {
      const read = await finished();
      if (!read) return;
      linkField.value = rulesLink(await shortJson(read.values, read.name), window.location.href);
      linkField.hidden = false;
      const copied = await copyText(linkField.value);
      sheet.say(copied ? 'The link is copied. The rules are inside of it, so nothing is stored anywhere else.' : 'Here is the link to copy.');
      if (!copied) linkField.select();
    }

    async function shareFile() {
      const read = await finished();
      if (!read) return;
      const {json} = await house.ask('ruleset.write', read.text, read.name);
      saveFile(`${read.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'table'}.json`, json);
      sheet.say('The rules are saved with your downloads.');
    }

    /** @param {Offered} table */
    function choseTable({rules, name}) {
      sheet.dialog.close();
      choose(rules, name);
    }

    /**
     * @param {string} rules
     * @param {string} name
     * @param {number | null} at the kept table that is changed
     */
    async function load(rules, name, at) {
      editing = at;
      heading.textContent = at === null ? 'A new table' : `Changing ${name}`;
      nameField.value = name;
      basisField.value = rules;
      linkField.hidden = true;
      await startFrom(rules, name || undefined);
    }

    /** @param {number} i */
    async function edit(i) {
      const table = tables()[i];
      if (!table) return;
      await load(table.rules, table.name, i);
      heading.focus();
    }

    /** @param {number} i */
    async function duplicate(i) {
      const table = tables()[i];
      if (!table) return;
      await load(table.rules, freeName(table.name), null);
      nameField.focus();
    }

    /** @param {number} i */
    async function remove(i) {
      const table = tables()[i];
      const sure = table && (await confirm({id: 'house-delete', title: `Delete ${table.name}?`, text: 'It is kept nowhere else unless you have shared it.', yes: 'Delete', no: 'Keep it'}));
      if (!sure) return;
      write(tables().filter((_, other) => other !== i));
      fillLists();
      if (editing === i) await load(first, '', null);
      else if (editing !== null && editing > i) editing -= 1;
      sheet.say(`${table.name} is deleted.`);
    }

    /** @param {string} json somebody's rules */
    async function readText(json) {
      const read = await house.ask('ruleset.read', json);
      if (!read.ok) {
        sheet.say(`That file can’t be played: ${read.where ? `${read.where}: ` : ''}${read.reason} Nothing was changed.`);
        return;
      }
      await load(read.text, freeName(read.name || read.table), null);
      sheet.say(`${nameField.value} is open. Save keeps it.`);
    }

    return {
      readText,
      async open() {
        fillLists();
        if (asked === 0) await load(first, '', null);
        await sheet.open(heading);
      },
    };
  }

  function editor() {
    preparing ??= prepare().catch((error) => {
      preparing = null;
      throw error;
    });
    return preparing;
  }

  return {
    open: async () => (await editor()).open(),
    /** @param {string} json */
    readText: async (json) => (await editor()).readText(json),
    isClocked,

    /**
     * @param {Offered} offered a table for good
     * @returns {string} why not, if it isn't kept
     */
    keep(offered) {
      if (tables().length >= mostTables) return full;
      const name = freeName(offered.name);
      write([...tables(), {...offered, name}]);
      choose(offered.rules, name);
      return '';
    },
  };
}
