// Who plays at the table, and for which deal it counts that somebody sat in.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {levelsAt} from '../../shell/levels.mjs';
import {createPlayers} from '../../shell/players.mjs';

test('who sits in when the same cards are already played anew has sat in at the old deal, not at the new one', async () => {
  /** @type {(() => void)[]} */
  const standIns = [];
  const daily = () => ({date: '2026-11-30', counts: true, commitment: 'd'.repeat(64), seed: '2029', players: ['expert', 'club', 'expert', 'club']});
  const sit = () => ({rules: 'arcade29', name: '', clocks: false, levels: levelsAt('arcade29', null), daily: daily()});
  let seat = sit();
  /** @type {string[]} */
  const kinds = [];
  const hired = /** @type {any} */ (() => ({
    warm() {},
    weakened: () => false,
    async askSeat(/** @type {any} */ {kind}, /** @type {() => void} */ standIn) {
      kinds.push(kind);
      standIns.push(standIn);
      return 'pass';
    },
  }));
  const players = createPlayers({start: /** @type {any} */ (null), seated: () => seat, note() {}, hired});
  players.hire(/** @type {any} */ (null));
  const question = {ticket: 1, seat: 2, seed: '2029', view: 'view'};
  await players.askSeat(question);
  const old = seat.daily;
  seat = sit();
  await players.askSeat(question);
  standIns[0]?.();
  assert.deepEqual([players.substituted(old), players.substituted(seat.daily)], [true, false]);
  await players.askSeat({...question, seed: '7'});
  standIns[2]?.();
  assert.equal(players.substituted(seat.daily), false, 'a later deal at that table');
  standIns[1]?.();
  assert.equal(players.substituted(seat.daily), true);
  assert.deepEqual(kinds.slice(0, 2), ['expert', 'expert']);
});
