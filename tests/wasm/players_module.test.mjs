// The players' WebAssembly module: nothing from outside, fixed memory, safe with any text, and the same answers as the
// native build. It needs build/wasm/twentynine-players.wasm (preset web), build/native/twentynine and
// build/native/ask_players (preset native).
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bytes = readFileSync(process.env['TWENTYNINE_PLAYERS_WASM'] ?? join(root, 'build/wasm/twentynine-players.wasm'));
const native = process.env['TWENTYNINE_CLI'] ?? join(root, 'build/native/twentynine');
const asker = process.env['TWENTYNINE_ASK'] ?? join(root, 'build/native/ask_players');

const tables = ['arcade29', 'classic29', 'ranked28', 'club28'];
/** How many questions each kind is asked: those who think longer fewer. */
const kinds = {'simple': 400, 'random': 400, 'club': 200, 'expert': 40, 'patient': 8, 'reference-1000': 16};
const most = 32 * 1024 * 1024;

/** @typedef {{memory: WebAssembly.Memory, tn_buffer(size: number): number, tn_answer(length: number): number,
 *             _initialize?: () => void}} Players */

/** @type {WebAssembly.Module} */
let module;
/** @type {Players} */
let players;
/** Questions of whole deals at every table, without the kind. @type {string[]} */
let questions;

/**
 * @param {Uint8Array} request
 * @returns {string | number} the answer, or the negative number for a request that can't be read
 */
function ask(request) {
  const at = players.tn_buffer(request.length);
  assert.notEqual(at, 0);
  new Uint8Array(players.memory.buffer, at, request.length).set(request);
  const length = players.tn_answer(request.length);
  return length < 0 ? length : new TextDecoder().decode(new Uint8Array(players.memory.buffer, at, length));
}

/** @param {string} text */
const askText = (text) => ask(new TextEncoder().encode(text));

/** @param {string[]} requests @returns {string[]} what the native build says; a dash for what it can't read */
function askNative(requests) {
  const out = execFileSync(asker, {input: `${requests.join('\n')}\n`, maxBuffer: 1 << 28});
  return String(out).trimEnd().split('\n');
}

/** @param {string} table */
function questionsAt(table) {
  const folder = mkdtempSync(join(tmpdir(), 'twentynine-'));
  try {
    const file = join(folder, 'requests');
    execFileSync(native, ['simulate', '--deals', '12', '--seed', '2029', '--ruleset', table, '--requests', file,
      '--seats', 'simple,random,simple,simple']);
    return readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => (line.split('\t')[0] ?? '').replace(/^\S+ /, ''));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** @param {number} count @returns {string[]} that many questions, from every table and from all over the deals */
function someQuestions(count) {
  const step = questions.length / count;
  return Array.from({length: Math.min(count, questions.length)}, (_, i) => questions[Math.floor(i * step)] ?? '');
}

before(async () => {
  module = await WebAssembly.compile(bytes);
  const instance = await WebAssembly.instantiate(module, {});
  players = /** @type {Players} */ (/** @type {unknown} */ (instance.exports));
  players._initialize?.();
  questions = tables.flatMap(questionsAt);
  assert.ok(questions.length > 1_000, `${questions.length} questions`);
});

test('the module of all players imports nothing', () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  console.log(`twentynine-players.wasm: ${bytes.length} bytes, brotli ${brotliCompressSync(bytes).length}`);
});

for (const [kind, count] of Object.entries(kinds)) {
  test(`${kind} answers in the module as in the native build`, () => {
    const requests = someQuestions(count).map((rest) => `${kind} ${rest}`);
    const answers = askNative(requests);
    assert.equal(answers.length, requests.length);
    let longest = 0;
    requests.forEach((request, i) => {
      const began = performance.now();
      assert.equal(askText(request), answers[i], request);
      longest = Math.max(longest, performance.now() - began);
    });
    console.log(`${kind}: ${requests.length} answers, the slowest took ${longest.toFixed(1)} ms`);
  });
}

test('its memory is fixed, and no more than 32 MB', () => {
  assert.ok(players.memory.buffer.byteLength <= most, `${players.memory.buffer.byteLength} bytes`);
  assert.throws(() => players.memory.grow(1), RangeError);
});

test('a request that the players can’t read gives a negative number, and the next one is answered', () => {
  const [question = ''] = questions;
  const good = `club ${question}`;
  const [answer] = askNative([good]);
  const bad = ['', ' ', 'expert', 'expert 1', 'expert 1 ', 'clever 1 x', 'expert x y', `${good} `, 'x'.repeat(65_536), '\u{1F0A1}'.repeat(100)];
  for (const text of bad) {
    assert.ok(/** @type {number} */ (askText(text)) < 0, JSON.stringify(text.slice(0, 40)));
    assert.equal(askText(good), answer);
  }
  for (const length of [-1, 65_537, 0x7fffffff, -0x80000000]) {
    assert.ok(players.tn_answer(length) < 0);
    assert.equal(players.tn_buffer(length), 0);
  }
});

test('requests that were spoilt never stop the players', () => {
  let state = 29;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < 4_000; ++i) {
    const request = new TextEncoder().encode(`club ${questions[Math.floor(random() * questions.length)]}`);
    for (let changes = 1 + Math.floor(random() * 3); changes > 0; --changes) {
      request[Math.floor(random() * request.length)] = Math.floor(random() * 256);
    }
    ask(request);
  }
  const good = `club ${questions[7]}`;
  assert.equal(askText(good), askNative([good])[0]);
});
