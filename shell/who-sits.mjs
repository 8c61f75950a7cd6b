// The dialog in which each seat's level is chosen. A choice holds from the next question on.

import {inWords, levels, levelsAt, seats} from './levels.mjs';
import {button, createSheet, make} from './sheet.mjs';

/** @typedef {import('./levels.mjs').Levels} Levels */
/** @typedef {import('./levels.mjs').SeatId} SeatId */
/** @typedef {import('./levels.mjs').Level} Level */

/**
 * @typedef {object} Players who sits at the table, or would sit there
 * @property {() => string} rules
 * @property {() => Levels} levels
 * @property {(id: SeatId, level: Level) => void} choose
 * @property {() => void} forget what was chosen
 */

/** @param {Players} players */
export function createWhoSits(players) {
  const sheet = createSheet({id: 'who-sits', title: 'Who sits where', className: 'who-sits'});
  const fields = seats.map(({id, name}) => {
    const choice = make(
      'select',
      {id: `level-${id}`, change: () => {
        players.choose(id, /** @type {Level} */ (choice.value));
        show();
      }},
      ...levels.map((each) => make('option', {value: each.level}, each.name)),
    );
    return {id, choice, label: make('label', {}, make('span', {}, name), choice)};
  });
  const usual = button('As usual here', () => {
    players.forget();
    show();
    fields[0]?.choice.focus();
  });
  sheet.body.append(
    make('div', {class: 'row'}, ...fields.map(({label}) => label)),
    make('dl', {}, ...levels.map(({name, line}) => make('div', {}, make('dt', {}, name), make('dd', {}, line)))),
    make('p', {class: 'quiet'}, 'Each sees its own cards and what lies open, nothing else.'),
    make('div', {class: 'choice'}, usual, button('Done', () => sheet.dialog.close(), {class: 'solid'})),
  );

  function show() {
    const now = players.levels();
    for (const {id, choice} of fields) choice.value = now[id];
    usual.hidden = inWords(now) === inWords(levelsAt(players.rules()));
  }

  return {
    async open() {
      show();
      await sheet.open(fields[0]?.choice);
    },
  };
}
