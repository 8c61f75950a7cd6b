// The bots' WebAssembly module: nothing from outside, small, safe with any text, and the same answers as the native
// build. It needs build/wasm/twentynine-bots.wasm (preset web) and build/native/twentynine (preset native).
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bytes = readFileSync(process.env['TWENTYNINE_BOTS_WASM'] ?? join(root, 'build/wasm/twentynine-bots.wasm'));
const native = process.env['TWENTYNINE_CLI'] ?? join(root, 'build/native/twentynine');

/** @typedef {{memory: WebAssembly.Memory, tn_buffer(size: number): number, tn_answer(length: number): number,
 *             _initialize?: () => void}} Bots */

/** @type {WebAssembly.Module} */
let module;
/** @type {Bots} */
let bots;

/**
 * @param {Uint8Array} request
 * @returns {string | number} the answer, or the negative number for a request that can't be read
 */
function ask(request) {
  const at = bots.tn_buffer(request.length);
  assert.notEqual(at, 0);
  new Uint8Array(bots.memory.buffer, at, request.length).set(request);
  const length = bots.tn_answer(request.length);
  return length < 0 ? length : new TextDecoder().decode(new Uint8Array(bots.memory.buffer, at, length));
}

/** @param {string} text */
const askText = (text) => ask(new TextEncoder().encode(text));

/**
 * Questions to native bots and their answers.
 * @returns {{request: string, answer: string}[]}
 */
function nativeAnswers() {
  const folder = mkdtempSync(join(tmpdir(), 'twentynine-'));
  try {
    const file = join(folder, 'requests');
    execFileSync(native, ['simulate', '--deals', '60', '--seed', '2029', '--requests', file,
      '--seats', 'simple,random,simple,simple']);
    return readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => {
      const [request = '', answer = ''] = line.split('\t');
      return {request, answer};
    });
  } finally {
    rmSync(folder, {recursive: true});
  }
}

before(async () => {
  module = await WebAssembly.compile(bytes);
  const instance = await WebAssembly.instantiate(module, {});
  bots = /** @type {Bots} */ (/** @type {unknown} */ (instance.exports));
  bots._initialize?.();
});

test('the module imports nothing', () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
});

// It plays every table: the whole of the rules is in it, to find the deal behind a view. It comes after the first card.
test('the module is under 23 kB after brotli', () => {
  const size = brotliCompressSync(bytes).length;
  console.log(`twentynine-bots.wasm: ${bytes.length} bytes, brotli ${size}`);
  assert.ok(size < 23_000, `${size} bytes`);
});

test('the module answers as the native build does, over more than 1,000 views', () => {
  const pairs = nativeAnswers();
  assert.ok(pairs.length > 1_000, `${pairs.length} requests`);
  for (const {request, answer} of pairs) assert.equal(askText(request), answer, request);
});

test('a request that can\'t be read gives a negative number, and the next one is answered', () => {
  const [pair] = nativeAnswers();
  assert.ok(pair);
  const bad = ['', ' ', 'simple', 'simple 1', 'simple 1 ', 'clever 1 x', 'simple x y', pair.request.slice(0, -1) + '\u0000',
    pair.request + ' ', 'x'.repeat(16_384), '\u{1F0A1}'.repeat(100)];
  for (const text of bad) {
    assert.ok(/** @type {number} */ (askText(text)) < 0, JSON.stringify(text.slice(0, 40)));
    assert.equal(askText(pair.request), pair.answer);
  }
  for (const length of [-1, 16_385, 0x7fffffff, -0x80000000]) {
    assert.ok(bots.tn_answer(length) < 0);
    assert.equal(bots.tn_buffer(length), 0);
  }
});

test('spoilt requests never stop the module', () => {
  const pairs = nativeAnswers();
  let state = 29;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < 20_000; ++i) {
    const pair = pairs[Math.floor(random() * pairs.length)];
    assert.ok(pair);
    const request = new TextEncoder().encode(pair.request);
    for (let changes = 1 + Math.floor(random() * 3); changes > 0; --changes) {
      request[Math.floor(random() * request.length)] = Math.floor(random() * 256);
    }
    ask(request);
  }
  const [pair] = pairs;
  assert.ok(pair);
  assert.equal(askText(pair.request), pair.answer);
});
