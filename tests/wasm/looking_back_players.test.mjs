// What house and players tell a page together when a deal is over: the marks of your decisions, and the deal of the day
// with the expert in your seat, the same as in the native build. It needs build/wasm/twentynine-house.wasm and
// twentynine-players.wasm (preset web), build/native/twentynine and build/native/ask_players (preset native).

import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {createEngine} from '../../shell/bot-engine.mjs';
import {readResult} from '../../shell/daily-data.mjs';
import {startHouse} from '../../shell/house.mjs';
import {markWords, readMark} from '../../shell/marks-data.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const house = process.env['TWENTYNINE_HOUSE_WASM'] ?? join(root, 'build/wasm/twentynine-house.wasm');
const bytes = readFileSync(process.env['TWENTYNINE_PLAYERS_WASM'] ?? join(root, 'build/wasm/twentynine-players.wasm'));
const native = process.env['TWENTYNINE_CLI'] ?? join(root, 'build/native/twentynine');
const asker = process.env['TWENTYNINE_ASK'] ?? join(root, 'build/native/ask_players');

/** @type {import('../../shell/bot-engine.mjs').BotEngine} */
let players;
/** @type {(command: string, ...lines: string[]) => any} */
let ask;

/** @param {string[]} requests @returns {string[]} what the native build says; a dash for what it can't read */
const askNative = (requests) => String(execFileSync(asker, {input: `${requests.join('\n')}\n`, maxBuffer: 1 << 28})).trimEnd().split('\n');

/** @param {string} table @returns {string} a match text, or several deals */
function matchAt(table) {
  const folder = mkdtempSync(join(tmpdir(), 'twentynine-'));
  const file = join(folder, 'records');
  execFileSync(native, ['simulate', '--ruleset', table, '--deals', '2', '--seed', '2032', '--seats', 'random,simple,simple,simple', '--records', file]);
  const [json = ''] = readFileSync(file, 'utf8').split('\n');
  rmSync(folder, {recursive: true});
  const read = ask('record.read', json);
  assert.equal(read.ok, true, read.reason);
  return read.text;
}

before(async () => {
  players = await createEngine(await WebAssembly.compile(bytes));
  const answer = await startHouse(await WebAssembly.compile(readFileSync(house)));
  ask = (...lines) => answer(lines.join('\n'));
});

test('each decision of a finished deal is marked, at every table, as in the native build', () => {
  let differs = 0;
  let slowest = 0;
  for (const table of ['arcade29', 'classic29', 'ranked28', 'club28']) {
    const match = matchAt(table);
    const {ok, text, decisions} = ask('decisions', '0', match);
    assert.equal(ok, true);
    assert.ok(decisions.length >= 8, `${table}: ${decisions.length} decisions`);
    const {steps} = ask('review', '0', match).deals[0];
    const requests = decisions.map((/** @type {any} */ {place}) => `mark ${place} ${text}`);
    const told = askNative(requests);
    for (const [i, decision] of decisions.entries()) {
      const began = performance.now();
      const line = players.answer(requests[i]);
      slowest = Math.max(slowest, performance.now() - began);
      assert.equal(line, told[i], requests[i]);
      const step = steps[decision.place + 1];
      assert.equal(step.seat, 0);
      const mark = readMark(line, decision, 1);
      assert.equal(mark.done, step.action);
      if (!decision.choice) assert.equal(mark.expert, mark.done);
      if (mark.expert !== mark.done) differs += 1;
      const {phase} = steps[decision.place];
      assert.equal(mark.chance === null, phase !== 'play' && (phase === 'single' || !decision.choice));
      assert.match(markWords(mark, true), /^[A-Z].*\.$/);
    }
  }
  assert.ok(differs > 4, 'a player by chance does other things than the expert');
  console.log(`the slowest mark took ${slowest.toFixed(0)} ms`);
});

test('of a deal that isn’t over nothing is marked and no card told', () => {
  const whole = ask('decisions', '0', matchAt('arcade29')).text;
  // Without the score that stands before it; the last card isn't played.
  const match = whole.slice('0,0 '.length);
  const broken = match.slice(0, -1);
  assert.equal(ask('review', '0', broken).ok, true);
  assert.deepEqual(ask('decisions', '0', broken), {ok: true, text: '', decisions: []});
  for (const text of [`mark 3 0,0 ${broken}`, `mark 99 ${whole}`, 'mark 3', 'mark', `mark x ${whole}`, 'mark 3 29m1;', `mark -1 ${whole}`, `mark 3 ${match}`, `mark 3 ${whole.replace('0,0', '1,0')}`, `mark 3 ${whole.replace('0,0', '0')}`]) assert.throws(() => players.answer(text), text);
  assert.equal(ask('decisions', '7', match).ok, false);
  assert.match(players.answer(`mark 3 ${whole}`), /\t/);
});

test('the deal of a day with the expert in your seat, action by action, is the same as in the native build', () => {
  for (const date of ['2026-11-30', '2027-02-28']) {
    /** @type {string[]} */
    const actions = [];
    let answer = '';
    for (;;) {
      const request = `daily ${date} ${actions.join(',')}`;
      answer = players.answer(request);
      const [word, action = ''] = answer.split('\t');
      if (word !== 'next') break;
      actions.push(action);
      assert.ok(actions.length < 60);
    }
    assert.equal(askNative([`daily ${date} ${actions.join(',')}`])[0], answer);
    assert.equal(askNative([`daily ${date} ${actions.slice(0, 9).join(',')}`])[0], `next\t${actions[9]}`);
    const result = readResult(answer.split('\t').slice(1));
    assert.ok(result.bid >= 16 && result.points <= 28 && result.made === result.points >= result.bid, answer);
  }
  for (const text of ['daily', 'daily 2026-11-31', 'daily 2026-11-30 pass,play JS', 'daily 2026-11-30 nonsense', 'daily  ']) assert.throws(() => players.answer(text), text);
});

test('the house tells where the deal of a day comes from, and knows it again', () => {
  const date = '2026-11-30';
  const day = ask('daily', date);
  const seed = createHash('sha256').update(`twentynine daily deal ${date}`).digest('hex');
  const commitment = createHash('sha256').update(seed).digest('hex');
  assert.equal(day.seed, seed);
  assert.equal(day.commitment, commitment);
  assert.equal(day.players_seed, BigInt(`0x${createHash('sha256').update(`twentynine players ${commitment}`).digest('hex').slice(0, 16)}`).toString());
  assert.deepEqual(day.players, ['expert', 'club', 'expert', 'club']);
  assert.equal(ask('daily', '2026-11-31').ok, false);

  // The same cards as somebody would have played them, as a record.
  /** @type {string[]} */
  const actions = [];
  for (let [word, action] = ['next', '']; word === 'next'; ) {
    [word = '', action = ''] = players.answer(`daily ${date} ${actions.join(',')}`).split('\t');
    if (word === 'next') actions.push(action);
  }
  const json = JSON.parse(ask('record.write', matchAt('arcade29')).json);
  const other = json.deals?.[0] ?? json;
  const {pack} = ask('verify', ask('record.read', JSON.stringify({format: 'twentynine-record', version: 1, ruleset: 'arcade29', dealer: day.dealer, pack: other.pack, actions: [], shuffle: {stream: 'hmac-sha256', seed, entropy: '', commitment}})).text).deals[0];
  const record = {format: 'twentynine-record', version: 1, ruleset: 'arcade29', dealer: day.dealer, pack, actions};
  const read = ask('record.read', JSON.stringify(record));
  assert.equal(read.ok, true, read.reason);
  const [, bidder, bid, points, made] = players.answer(`daily ${date} ${actions.join(',')}`).split('\t').map(Number);
  assert.deepEqual(ask('daily.result', date, '0', read.text), {ok: true, bidder, bid, points, made: made === 1});
  assert.equal(ask('daily.result', '2026-12-01', '0', read.text).ok, false);
  assert.equal(ask('daily.result', date, '0', matchAt('arcade29')).ok, false);
});
