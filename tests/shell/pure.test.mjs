// The parts of the page that are plain functions.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createEngine} from '../../shell/bot-engine.mjs';
import {createBots} from '../../shell/bots.mjs';
import {hostMessage} from '../../shell/frame.mjs';
import {installSteps} from '../../shell/install.mjs';
import {takesTyping, tableKey} from '../../shell/keys.mjs';
import {counted, createProgress, fetchFailure} from '../../shell/loading.mjs';
import {echoBots} from './fake/modules.mjs';

/** @param {Partial<import('../../shell/keys.mjs').KeyPress>} event */
const key = (event) => tableKey({key: '', code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...event});

test('B, P and 1 to 8 are keys of the table, whatever Caps Lock says', () => {
  assert.equal(key({key: 'b', code: 'KeyB'}), 'b');
  assert.equal(key({key: 'P', code: 'KeyP'}), 'p');
  for (const digit of '12345678') assert.equal(key({key: digit, code: `Digit${digit}`}), digit);
  assert.equal(key({key: '3', code: 'Numpad3'}), '3');
  for (const other of ['9', '0', 'a', 'Enter', ' ', 'Tab', 'Escape', 'ArrowUp']) assert.equal(key({key: other}), null, other);
});

test('a key with a modifier, a repeat and composed text are left alone', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat', 'isComposing']) {
    assert.equal(key({key: 'b', code: 'KeyB', [held]: true}), null, held);
  }
});

test('keyboards of other scripts and layouts reach the keys by their place', () => {
  assert.equal(key({key: 'ব', code: 'KeyB'}), 'b');
  assert.equal(key({key: 'з', code: 'KeyP'}), 'p');
  assert.equal(key({key: '৪', code: 'Digit4'}), '4');
  assert.equal(key({key: '&', code: 'Digit1'}), '1', 'French digits need Shift');
  assert.equal(key({key: 'x', code: 'KeyB'}), null, 'on Dvorak the letter counts, not the place');
  assert.equal(key({key: 'End', code: 'Numpad1'}), null, 'without Num Lock it is no digit');
});

test('typing in a field belongs to the field', () => {
  assert.equal(takesTyping({tagName: 'INPUT'}), true);
  assert.equal(takesTyping({tagName: 'DIV', isContentEditable: true}), true);
  assert.equal(takesTyping({tagName: 'BUTTON'}), false);
  assert.equal(takesTyping(null), false);
});

test('progress is by bytes, never falls and never passes one', () => {
  /** @type {number[]} */
  const shown = [];
  const progress = createProgress([300, 100], (fraction) => shown.push(fraction));
  progress.at(0, 150);
  progress.at(1, 100);
  progress.at(0, 60);
  progress.at(0, 9999);
  assert.deepEqual(shown, [0.375, 0.625, 0.625, 1]);
});

test('a counted body passes every byte on', async () => {
  const body = new Blob(['promise', ' and ', 'partner']).stream();
  /** @type {number[]} */
  const counts = [];
  const text = await new Response(counted(body, (bytes) => counts.push(bytes))).text();
  assert.equal(text, 'promise and partner');
  assert.equal(counts.at(-1), 19);
});

test('each way of not loading has its sentence', () => {
  assert.match(fetchFailure('the table', {online: true, status: 404}), /404.*the table/);
  assert.match(fetchFailure('the table', {online: false}), /offline/);
  assert.match(fetchFailure('the cards', {online: true}), /broke off before the cards/);
});

test('of a host page only known messages are heard', () => {
  assert.equal(hostMessage({type: 'twentynine:install-handled'}), 'install-handled');
  for (const data of [null, undefined, 7, 'twentynine:install-handled', [], {}, {type: 'toString'}, {type: {}}]) {
    assert.equal(hostMessage(data), null);
  }
});

test('the steps for installing are those of the browser', () => {
  const at = (/** @type {string} */ userAgent, extra = {}) =>
    JSON.stringify(installSteps({userAgent, touchPoints: 0, secure: true, framed: false, ...extra}));
  assert.match(at('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1'), /Add to Home Screen/);
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  assert.match(at(mac), /Add to Dock/);
  assert.match(at(mac, {touchPoints: 5}), /Add to Home Screen/, 'an iPad calls itself a Mac');
  assert.match(at('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'), /In Firefox/);
  assert.match(at('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'), /Bookmark/);
  assert.match(at('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'), /address bar/);
  assert.match(at('anything', {secure: false}), /https/);
  assert.match(at('anything', {framed: true}), /own tab/);
});

const bots = WebAssembly.compile(echoBots({broken: 63, stuck: 62}));

test('the engine takes text to text, and refuses what the bots cannot read', async () => {
  const engine = await createEngine(await bots);
  assert.equal(engine.answer('simple 1 view ♠'), 'simple 1 view ♠');
  assert.throws(() => engine.answer('x'.repeat(63)), /can't read/);
  assert.equal(engine.answer('again'), 'again');
});

/**
 * A worker made of a function: what it returns is posted back, undefined is silence.
 * @param {(data: any) => any} answer
 */
function fakeWorker(answer) {
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {};
  const worker = {
    ended: false,
    /** @type {any[]} */
    heard: [],
    postMessage(/** @type {any} */ data) {
      worker.heard.push(data);
      if (data.module) return;
      queueMicrotask(() => {
        if (worker.ended) return;
        const reply = answer(data);
        if (reply === 'break') listeners.error?.({});
        else if (reply !== undefined) listeners.message?.({data: {id: data.id, ...reply}});
      });
    },
    terminate() {
      worker.ended = true;
    },
    addEventListener(/** @type {string} */ type, /** @type {(event: any) => void} */ listener) {
      listeners[type] = listener;
    },
  };
  return worker;
}

const request = {ticket: 1, seat: 1, seed: '7', view: 'the-view', kind: 'simple'};
const answerHere = async (/** @type {string} */ text) => `here: ${text}`;

test('a seat is asked in the worker, with the kind, the seed and the view', async () => {
  const worker = fakeWorker(({text}) => ({answer: `worker: ${text}`}));
  const host = createBots({makeWorker: () => worker, module: 'compiled', answerHere});
  assert.deepEqual(await Promise.all([host.askSeat({...request, seed: '29'}), host.askSeat({...request, seed: '29', view: 'other'})]), [
    'worker: simple 29 the-view',
    'worker: simple 29 other',
  ]);
  assert.equal(worker.heard[0].module, 'compiled');
});

test('where no worker can be made, the page answers', async () => {
  const makeWorker = () => {
    throw new Error('SecurityError');
  };
  const host = createBots({makeWorker, module: 'compiled', answerHere});
  assert.equal(await host.askSeat(request), 'here: simple 7 the-view');
});

test('a worker that breaks before its first answer is not tried again', async () => {
  let made = 0;
  const makeWorker = () => {
    made += 1;
    return fakeWorker(() => 'break');
  };
  const host = createBots({makeWorker, module: 'compiled', answerHere});
  assert.equal(await host.askSeat(request), 'here: simple 7 the-view');
  assert.equal(await host.askSeat(request), 'here: simple 7 the-view');
  assert.equal(made, 1);
});

test('a worker that breaks later is replaced and asked the same again', async () => {
  const replies = [{answer: 'first'}, 'break', {answer: 'second'}];
  /** @type {ReturnType<typeof fakeWorker>[]} */
  const made = [];
  const makeWorker = () => {
    made.push(fakeWorker(() => replies.shift()));
    return /** @type {ReturnType<typeof fakeWorker>} */ (made.at(-1));
  };
  const host = createBots({makeWorker, module: 'compiled', answerHere});
  assert.equal(await host.askSeat(request), 'first');
  assert.equal(await host.askSeat(request), 'second');
  assert.equal(made.length, 2);
  assert.equal(made[0]?.ended, true);
});

test('a worker that falls silent is replaced and asked the same again', async () => {
  const replies = [{answer: 'first'}, undefined, {answer: 'second'}];
  let made = 0;
  const makeWorker = () => {
    made += 1;
    return fakeWorker(() => replies.shift());
  };
  const host = createBots({makeWorker, module: 'compiled', answerHere, patience: 10});
  assert.equal(await host.askSeat(request), 'first');
  assert.equal(await host.askSeat(request), 'second');
  assert.equal(made, 2);
});

test('rubbish from a worker is no answer', async () => {
  for (const answer of [null, 7, {a: 1}]) {
    const host = createBots({makeWorker: () => fakeWorker(() => ({answer})), module: 'compiled', answerHere});
    assert.equal(await host.askSeat(request), 'here: simple 7 the-view');
  }
});

test('a worker that never says anything is waited for once, and then the page answers', async () => {
  /** @type {ReturnType<typeof fakeWorker>[]} */
  const made = [];
  const makeWorker = () => {
    made.push(fakeWorker(() => undefined));
    return /** @type {ReturnType<typeof fakeWorker>} */ (made.at(-1));
  };
  const host = createBots({makeWorker, module: 'compiled', answerHere, patience: 10, tries: 2});
  assert.equal(await host.askSeat(request), 'here: simple 7 the-view');
  assert.equal(await host.askSeat(request), 'here: simple 7 the-view');
  assert.equal(made.length, 1);
  assert.ok(made.every(({ended}) => ended));
});

test('what the worker has no answer for, the page answers', async () => {
  const host = createBots({makeWorker: () => fakeWorker(() => ({error: 'no memory'})), module: 'compiled', answerHere});
  assert.equal(await host.askSeat(request), 'here: simple 7 the-view');
});

test('a request that the bots cannot read is an error, not an endless question', async () => {
  const unreadable = async () => {
    throw new Error('unreadable');
  };
  const host = createBots({makeWorker: () => fakeWorker(() => ({error: 'unreadable'})), module: 'compiled', answerHere: unreadable});
  await assert.rejects(host.askSeat(request), /unreadable/);
});
