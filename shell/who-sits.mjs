// The dialog in which each seat's level is chosen. A choice holds from the next question on.

import {inWords, levels, levelsAt, seats} from './levels.mjs';
import {button, createSheet, make} from './sheet.mjs';

/** @typedef {import('./levels.mjs').Levels} Levels */
/** @typedef {import('./levels.mjs').Level} Level */

/** @type {Record<Level, string>} */
const lines = {
  simple: 'Goes by sound rules of thumb.',
  club: 'Tries a few ways in which the cards may lie.',
  expert: 'Weighs a great many, and bids by experience.',
  patient: 'The expert, who thinks longer.',
};

/**
 * @param {object} options
 * @param {import('./storage.mjs').Store} options.store
 * @param {ReturnType<typeof import('./start.mjs').createStart>} options.start
 * @param {() => import('./start.mjs').Seat | null} options.seated
 */
export function createWhoSits({store, start, seated}) {
  const at = () => seated() ?? start.seat();

  /** @param {Partial<Levels> | null} chosen what is kept for every table; null for what is usual @param {Levels} now */
  function seat(chosen, now) {
    if (chosen) store.write('players', chosen);
    else store.remove('players');
    const table = seated();
    if (table) {
      table.levels = now;
      // The match has them, too, when it is taken up again.
      const match = store.read('match');
      if (match && table.rules === match.rules && table.name === match.name) store.write('match', {...match, levels: now});
    }
    start.refresh();
    show();
  }

  const sheet = createSheet({id: 'who-sits', title: 'Who sits where', className: 'who-sits'});
  const fields = seats.map(({id, name}) => {
    const choice = make(
      'select',
      {id: `level-${id}`, change: () => {
        const chosen = {[id]: /** @type {Level} */ (choice.value)};
        seat({...store.read('players'), ...chosen}, {...at().levels, ...chosen});
      }},
      ...levels.map((each) => make('option', {value: each.level}, each.name)),
    );
    return {id, choice, label: make('label', {}, make('span', {}, name), choice)};
  });
  const usual = button('As usual here', () => {
    seat(null, levelsAt(at().rules));
    fields[0]?.choice.focus();
  });
  sheet.body.append(
    make('div', {class: 'row'}, ...fields.map(({label}) => label)),
    make('dl', {}, ...levels.map(({level, name}) => make('div', {}, make('dt', {}, name), make('dd', {}, lines[level])))),
    make('p', {class: 'quiet'}, 'Each sees its own cards and what lies open, nothing else.'),
    make('div', {class: 'choice'}, usual, button('Done', () => sheet.dialog.close(), {class: 'solid'})),
  );

  function show() {
    const {rules, levels: now} = at();
    for (const {id, choice} of fields) choice.value = now[id];
    usual.hidden = inWords(now) === inWords(levelsAt(rules));
  }

  return {
    async open() {
      show();
      await sheet.open(fields[0]?.choice);
    },
  };
}
