// What the players' module says to who asks for a hint, and whether the rest can be claimed: one line, as in the native
// build. It needs build/wasm/twentynine-players.wasm (preset web), build/native/twentynine and build/native/ask_players
// (preset native).
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {createEngine} from '../../shell/bot-engine.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bytes = readFileSync(process.env['TWENTYNINE_PLAYERS_WASM'] ?? join(root, 'build/wasm/twentynine-players.wasm'));
const native = process.env['TWENTYNINE_CLI'] ?? join(root, 'build/native/twentynine');
const asker = process.env['TWENTYNINE_ASK'] ?? join(root, 'build/native/ask_players');

/** @type {import('../../shell/bot-engine.mjs').BotEngine} */
let players;
/** "<seed> <view>" of every decision of some deals at every table. @type {string[]} */
let decisions;

/** @param {string[]} requests @returns {string[]} what the native build says; a dash for what it can't read */
function askNative(requests) {
  return String(execFileSync(asker, {input: `${requests.join('\n')}\n`, maxBuffer: 1 << 28})).trimEnd().split('\n');
}

before(async () => {
  players = await createEngine(await WebAssembly.compile(bytes));
  const folder = mkdtempSync(join(tmpdir(), 'twentynine-'));
  const file = join(folder, 'requests');
  decisions = ['arcade29', 'classic29', 'ranked28', 'club28'].flatMap((table) => {
    execFileSync(native, ['simulate', '--deals', '4', '--seed', '2031', '--ruleset', table, '--requests', file]);
    return readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => (line.split('\t')[0] ?? '').replace(/^\S+ /, ''));
  });
  rmSync(folder, {recursive: true});
  assert.ok(decisions.length > 500, `${decisions.length} decisions`);
});

test('a hint is an action, its name, a sentence and chances, the same as in the native build', () => {
  const requests = decisions.filter((_, i) => i % 9 === 0).map((rest) => `hint ${rest}`);
  const told = askNative(requests);
  const experts = askNative(requests.map((request) => request.replace(/^hint/, 'expert')));
  let withChances = 0;
  requests.forEach((request, i) => {
    const answer = players.answer(request);
    assert.equal(answer, told[i], request);
    const [action, name = '', sentence = '', ...chances] = answer.split('\t');
    assert.equal(action, experts[i], request);
    assert.match(name, /^[A-Z].*[^.]$/);
    assert.match(sentence, /^[A-Z].*\.$/);
    for (const chance of chances) assert.match(chance, /^(?:play [2-9TJQKA][SHCD]|ask|expose|pair|cancel)=(?:\d|[1-9]\d|100)$/);
    if (chances.length > 1) withChances += 1;
  });
  assert.ok(withChances > 10, `${withChances} with chances`);
});

test('the rest is offered with the cards of the hand, or not at all', () => {
  const requests = decisions.filter((text) => /;[SHCD?-]*;/.test(text)).map((rest) => `claim ${rest}`);
  const told = askNative(requests);
  let offered = 0;
  requests.forEach((request, i) => {
    if (told[i] === '-') {
      assert.throws(() => players.answer(request));
      return;
    }
    const answer = players.answer(request);
    assert.equal(answer, told[i], request);
    if (answer === 'no') return;
    offered += 1;
    const [points, whose = '', ...cards] = answer.split('\t');
    assert.match(whose, /^(?:you|side)$/, answer);
    assert.ok(Number(points) >= 0 && Number(points) <= 29, answer);
    const hand = /;(?<hand>(?:[2-9TJQKA][SHCD])+);/.exec(request)?.groups?.['hand'] ?? '';
    assert.deepEqual(new Set(cards), new Set(hand.match(/../g)), request);
  });
  assert.ok(offered > 3, `${offered} of ${requests.length} offered`);
});

test('what is no hint and no claim is refused', () => {
  const [decision = ''] = decisions;
  const bad = ['hint', 'hint ', 'hint 1', 'hint x y', `hint x ${decision}`, `hint ${decision}x`, 'claim', 'claim 1 x', `hints ${decision}`];
  for (const request of bad) assert.throws(() => players.answer(request), request);
  assert.equal(players.answer(`hint ${decision}`), askNative([`hint ${decision}`])[0]);
});
