// The bots that think: their module comes later, in the same worker, and nothing that goes wrong with it stops a deal.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {keepEngine} from '../../shell/bot-engine.mjs';
import {createBots} from '../../shell/bots.mjs';
import {inWords, kindAt, levelsAt} from '../../shell/levels.mjs';
import {echoBots} from './fake/modules.mjs';

/** @param {number} [milliseconds] */
const pause = (milliseconds = 1) => new Promise((done) => {
  setTimeout(done, milliseconds);
});

/**
 * A worker that answers with who was asked and what; `answer` may say otherwise: undefined is silence, 'break' an
 * error, a promise an answer that takes its time.
 * @param {(data: any) => any} [answer]
 */
function createWorkers(answer = ({thinks, text}) => ({answer: `${thinks ? 'players' : 'bots'}: ${text}`})) {
  /** @type {{heard: any[], ended: boolean, log: string[]}[]} */
  const made = [];
  /** What every worker was asked, in order. @type {string[]} */
  const asked = [];
  const makeWorker = () => {
    /** @type {Record<string, (event: any) => void>} */
    const listeners = {};
    const worker = {heard: /** @type {any[]} */ ([]), ended: false, log: asked};
    made.push(worker);
    return {
      async postMessage(/** @type {any} */ data) {
        worker.heard.push(data);
        if (data.id === undefined) return;
        asked.push(data.text);
        const reply = await answer(data);
        if (worker.ended || reply === undefined) return;
        if (reply === 'break') listeners.error?.({});
        else listeners.message?.({data: {id: data.id, ...reply}});
      },
      terminate() {
        worker.ended = true;
      },
      addEventListener(/** @type {string} */ type, /** @type {(event: any) => void} */ listener) {
        listeners[type] = listener;
      },
    };
  };
  return {made, asked, makeWorker};
}

const answerHere = async (/** @type {string} */ text, /** @type {unknown} */ module) => `here, ${module}: ${text}`;
const fetchPlayers = async () => 'players.wasm';
const expert = {ticket: 1, seat: 2, seed: '7', view: 'view', kind: 'expert'};
const simple = {...expert, seat: 1, kind: 'simple'};

/** @param {Partial<Parameters<typeof createBots>[0]>} [options] */
function host(options = {}) {
  const workers = createWorkers();
  let missed = 0;
  const bots = createBots({makeWorker: workers.makeWorker, module: 'bots.wasm', fetchPlayers, answerHere, onMissing: () => {
    missed += 1;
  }, ...options});
  return {bots, workers, missed: () => missed};
}

test('the module of those who think is fetched when the page says so, once, and handed to the worker beside the other', async () => {
  let fetched = 0;
  const {bots, workers} = host({fetchPlayers: async () => {
    fetched += 1;
    return 'players.wasm';
  }});
  bots.warm();
  assert.equal(await bots.askSeat(simple), 'bots: simple 7 view');
  assert.equal(fetched, 0);
  bots.fetchPlayers();
  bots.fetchPlayers();
  assert.equal(await bots.askSeat(expert), 'players: expert 7 view');
  bots.fetchPlayers();
  assert.equal(fetched, 1);
  assert.deepEqual(workers.made[0]?.heard.slice(0, 3).map(({module, players, text}) => module ?? players ?? text), ['bots.wasm', 'simple 7 view', 'players.wasm']);
});

for (const kind of ['club', 'expert', 'patient']) {
  test(`a seat that needs it (${kind}) waits for the module; one that doesn’t is answered meanwhile`, async () => {
    /** @type {(module: string) => void} */
    let arrive = () => {};
    const {bots, missed} = host({fetchPlayers: () => new Promise((done) => {
      arrive = done;
    })});
    /** @type {string[]} */
    const answers = [];
    const waiting = bots.askSeat({...expert, kind}).then((answer) => answers.push(answer));
    await bots.askSeat(simple).then((answer) => answers.push(answer));
    bots.fetchPlayers();
    await pause(10);
    assert.deepEqual(answers, ['bots: simple 7 view']);
    arrive('players.wasm');
    await waiting;
    assert.deepEqual(answers, ['bots: simple 7 view', `players: ${kind} 7 view`]);
    assert.equal(missed(), 0);
  });
}

test('when the module can’t be fetched a simple bot answers and the page hears of it; later it is fetched again', async () => {
  let online = false;
  let tries = 0;
  const {bots, missed} = host({retryAfter: 400, fetchPlayers: async () => {
    tries += 1;
    if (!online) throw new Error('offline');
    return 'players.wasm';
  }});
  bots.fetchPlayers();
  assert.equal(await bots.askSeat(expert), 'bots: simple 7 view');
  assert.equal(await bots.askSeat(expert), 'bots: simple 7 view');
  assert.equal(tries, 1, 'not at each question');
  assert.equal(missed(), 2);
  online = true;
  await pause(450);
  assert.equal(await bots.askSeat(expert), 'players: expert 7 view');
  assert.equal(tries, 2);
});

test('a module that is late is waited for once; it is used when it comes', async () => {
  /** @type {(module: string) => void} */
  let arrive = () => {};
  const {bots} = host({wait: 1000, fetchPlayers: () => new Promise((done) => {
    arrive = done;
  })});
  bots.fetchPlayers();
  let began = performance.now();
  assert.equal(await bots.askSeat(expert), 'bots: simple 7 view');
  assert.ok(performance.now() - began >= 990);
  began = performance.now();
  assert.equal(await bots.askSeat(expert), 'bots: simple 7 view');
  assert.ok(performance.now() - began < 900);
  arrive('players.wasm');
  await pause();
  assert.equal(await bots.askSeat(expert), 'players: expert 7 view');
});

test('a worker that dies while an expert thinks is replaced by one with both modules, and asked the same again', async () => {
  const replies = [{answer: 'first'}, 'break', {answer: 'second'}];
  const workers = createWorkers(() => replies.shift());
  const {bots} = host({makeWorker: workers.makeWorker});
  bots.fetchPlayers();
  assert.equal(await bots.askSeat(expert), 'first');
  assert.equal(await bots.askSeat(expert), 'second');
  assert.equal(workers.made[0]?.ended, true);
  assert.deepEqual(workers.made[1]?.heard.map(({id: _, ...rest}) => rest), [{module: 'bots.wasm'}, {players: 'players.wasm'}, {text: 'expert 7 view', thinks: true}]);
});

test('a worker that hangs over a thought is replaced after a while; if that happens twice a simple bot answers, in a worker', async () => {
  const workers = createWorkers(({thinks, text}) => (thinks ? undefined : {answer: text}));
  const {bots, missed} = host({makeWorker: workers.makeWorker, patience: 20});
  bots.fetchPlayers();
  await bots.askSeat(simple);
  assert.equal(await bots.askSeat(expert), 'simple 7 view');
  assert.deepEqual(workers.asked, ['simple 7 view', 'expert 7 view', 'expert 7 view', 'simple 7 view']);
  assert.equal(missed(), 1);
});

test('players that fail in the worker leave their seat to a simple bot', async () => {
  const workers = createWorkers(({thinks, text}) => (thinks ? {error: 'no memory'} : {answer: text}));
  const {bots, missed} = host({makeWorker: workers.makeWorker});
  bots.fetchPlayers();
  assert.equal(await bots.askSeat(expert), 'simple 7 view');
  assert.equal(missed(), 1);
});

test('where there is no worker, nobody thinks on the page for longer than a club player does', async () => {
  const makeWorker = () => {
    throw new Error('SecurityError');
  };
  const {bots} = host({makeWorker});
  bots.fetchPlayers();
  for (const kind of ['club', 'expert', 'patient']) assert.equal(await bots.askSeat({...expert, kind}), 'here, players.wasm: club 7 view');
  assert.equal(await bots.askSeat(simple), 'here, bots.wasm: simple 7 view');
  const broken = host({makeWorker, answerHere: async (text, module) => {
    if (module === 'players.wasm') throw new Error('no memory');
    return text;
  }});
  broken.bots.fetchPlayers();
  assert.equal(await broken.bots.askSeat(expert), 'simple 7 view');
});

test('who asked hears of each answer by a weaker bot, and of no other', async () => {
  /** @param {ReturnType<typeof host>['bots']} bots @param {typeof expert} [request] */
  const heard = async (bots, request = expert) => {
    let times = 0;
    bots.fetchPlayers();
    await bots.askSeat(request, () => {
      times += 1;
    });
    return times;
  };
  assert.equal(await heard(host().bots), 0);
  assert.equal(await heard(host().bots, simple), 0);
  const offline = async () => {
    throw new Error('offline');
  };
  assert.equal(await heard(host({fetchPlayers: offline}).bots), 1, 'no module');
  assert.equal(await heard(host({fetchPlayers: offline}).bots, simple), 0);
  const failing = createWorkers(({thinks, text}) => (thinks ? {error: 'no memory'} : {answer: text}));
  assert.equal(await heard(host({makeWorker: failing.makeWorker}).bots), 1, 'a module that fails');
  const makeWorker = () => {
    throw new Error('SecurityError');
  };
  const alone = host({makeWorker}).bots;
  assert.equal(await heard(alone), 1, 'a club player on the page');
  assert.equal(alone.weakened(), true, 'and so it will be each time');
  assert.equal(await heard(host({makeWorker}).bots, {...expert, kind: 'club'}), 0);
  const late = host({fetchPlayers: offline}).bots;
  await heard(late);
  assert.equal(late.weakened(), false, 'those who think may come yet');
});

test('other questions are asked one at a time, and a seat waits for no more than the one in progress', async () => {
  /** @type {(() => void)[]} */
  const finish = [];
  const workers = createWorkers(({text}) => new Promise((done) => {
    finish.push(() => done({answer: text}));
  }));
  const {bots} = host({makeWorker: workers.makeWorker});
  const asides = Promise.all(['mark 1', 'mark 2', 'mark 3'].map((text) => bots.ask(text)));
  await pause();
  assert.deepEqual(workers.asked, ['mark 1']);
  const seat = bots.askSeat(expert);
  await pause();
  assert.deepEqual(workers.asked, ['mark 1', 'expert 7 view'], 'the worker has the seat’s question at once');
  finish[0]?.();
  await pause();
  assert.equal(workers.asked.length, 2, 'the others wait until no seat does');
  finish[1]?.();
  assert.equal(await seat, 'expert 7 view');
  for (let i = 2; i < 4; ++i) {
    await pause();
    finish[i]?.();
  }
  assert.deepEqual(await asides, ['mark 1', 'mark 2', 'mark 3']);
});

test('a question that is no longer wanted is not asked', async () => {
  /** @type {(() => void)[]} */
  const finish = [];
  const workers = createWorkers(({text}) => new Promise((done) => {
    finish.push(() => done({answer: text}));
  }));
  const {bots} = host({makeWorker: workers.makeWorker});
  const ends = new AbortController();
  const first = bots.ask('hint 1');
  const second = bots.ask('hint 2', ends.signal);
  await pause();
  ends.abort();
  await assert.rejects(second, {name: 'AbortError'});
  finish[0]?.();
  assert.equal(await first, 'hint 1');
  await pause();
  assert.deepEqual(workers.asked, ['hint 1']);
});

test('a question that makes the worker hang is given up, and the seat that came meanwhile is answered first', async () => {
  const workers = createWorkers(({text}) => (text === 'hint' ? undefined : {answer: text}));
  const {bots} = host({makeWorker: workers.makeWorker, patience: 30});
  await bots.askSeat(simple);
  bots.fetchPlayers();
  /** @type {string[]} */
  const order = [];
  const hint = assert.rejects(bots.ask('hint').finally(() => order.push('hint')), /no answer/);
  await pause();
  // This worker hangs: it hears nothing either.
  const seat = bots.askSeat({...expert, view: 'other'}).then(() => order.push('seat'));
  await Promise.all([hint, seat]);
  assert.deepEqual(order, ['seat', 'hint']);
});

test('other questions fail with a sentence when there is nobody to ask, and when they can’t be read', async () => {
  const offline = host({fetchPlayers: async () => {
    throw new Error('offline');
  }});
  await assert.rejects(offline.bots.ask('hint 1'), /not here yet/);
  const {bots} = host({makeWorker: createWorkers(() => ({error: 'unreadable'})).makeWorker});
  await assert.rejects(bots.ask('nonsense'), /unreadable/);
});

test('an engine that stops in the middle is made anew for the next question', async () => {
  const compiled = await WebAssembly.compile(echoBots({stuck: 62, broken: 4}));
  const engine = keepEngine(compiled);
  await assert.rejects(engine.answer('four'), /can't read/);
  assert.equal(await engine.answer('a view'), 'a view');
  const {instantiate} = WebAssembly;
  let made = 0;
  WebAssembly.instantiate = async (module, imports) => {
    made += 1;
    const instance = /** @type {any} */ (await instantiate(module, imports));
    if (made > 1) return instance;
    return {exports: {...instance.exports, tn_answer: () => {
      throw new WebAssembly.RuntimeError('unreachable');
    }}};
  };
  try {
    const other = keepEngine(compiled);
    await assert.rejects(other.answer('a view'), /unreachable/);
    assert.equal(await other.answer('a view'), 'a view');
    assert.equal(await other.answer('again'), 'again');
    assert.equal(made, 2);
  } finally {
    WebAssembly.instantiate = instantiate;
  }
});

test('the partner is an expert everywhere, opponents are simple at the arcade and club players elsewhere, until it is chosen otherwise', () => {
  assert.deepEqual(levelsAt('arcade29'), {partner: 'expert', mira: 'simple', dev: 'simple'});
  for (const rules of ['classic29', 'ranked28', 'club28', 'r1.m15']) assert.deepEqual(levelsAt(rules), {partner: 'expert', mira: 'club', dev: 'club'});
  assert.deepEqual(levelsAt('classic29', {mira: 'patient'}), {partner: 'expert', mira: 'patient', dev: 'club'});
  assert.deepEqual([0, 1, 2, 3].map((seat) => kindAt({partner: 'patient', mira: 'club', dev: 'simple'}, seat)), ['simple', 'club', 'patient', 'simple']);
});

test('who sits where is one line of words', () => {
  assert.equal(inWords(levelsAt('arcade29')), 'Partner Expert · Mira and Dev Simple');
  assert.equal(inWords(levelsAt('arcade29', {dev: 'club'})), 'Partner Expert · Mira Simple · Dev Club');
  assert.equal(inWords(levelsAt('arcade29', {mira: 'expert', dev: 'expert'})), 'All three Expert');
});
