// Bots from outside: a player of our own, served as one, is asked in the contest's protocol; and what is done when a
// bot answers nonsense, too late, or not at all. It needs build/native/contest_referee (preset native).
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import {after, before, test} from 'node:test';
import {promisify} from 'node:util';
import {fileURLToPath} from 'node:url';

import {ContestFault, kMostUseless, OutsideBot} from '../../tools/contest_bot.mjs';
import {estimate, playPair} from '../../tools/contest_pairs.mjs';
import {Referee} from '../../tools/contest_referee.mjs';
import {serve} from '../../tools/contest_serve.mjs';
import {checkPayload} from './contest_payload.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = process.env['CONTEST_REFEREE'] ?? `${root}build/native/contest_referee`;
const kRules = `${root}tools/contest.rules.json`;

/** @type {Referee} */
let table;
/** @type {Referee} */
let answering;
/** @type {import('node:http').Server[]} */
const servers = [];
let rules = '';

/** @param {import('node:http').Server} server */
function urlOf(server) {
  const address = server.address();
  assert(address && typeof address === 'object');
  return `http://127.0.0.1:${address.port}`;
}

before(async () => {
  table = new Referee(program);
  answering = new Referee(program);
  rules = (await table.want(`rules ${kRules}`)).text;
  assert.equal((await answering.want(`rules ${kRules}`)).text, rules);
});

after(() => {
  table.close();
  answering.close();
  for (const server of servers) {
    server.close();
    server.closeAllConnections?.();
  }
});

/** One of ours, listening. @param {string} player */
async function ourBot(player) {
  const server = await serve(answering, player, rules, 0);
  servers.push(server);
  return urlOf(server);
}

/**
 * A bot that does anything.
 * @param {Answer} answer
 */
async function anyBot(answer) {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => answer(request.url ?? '', text && JSON.parse(text), response));
  });
  servers.push(server);
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  return urlOf(server);
}

/**
 * @param {string} url
 * @param {string} path
 * @param {string} body
 */
async function post(url, path, body) {
  const response = await fetch(url + path, {method: 'POST', body});
  return {status: response.status, json: /** @type {any} */ (await response.json())};
}

test('a player of ours plays over HTTP exactly as it does at the table, told only what its seat may know', async () => {
  const bot = new OutsideBot(await ourBot('simple'), 5000);
  await bot.greet();
  /** @type {{path: string, payload: any, reply: any}[]} */
  const asked = [];
  const ask = bot.ask.bind(bot);
  bot.ask = async (path, payload) => {
    const reply = await ask(path, payload);
    asked.push({path, payload, reply});
    return reply;
  };
  const shares = [];
  for (let pair = 0; pair < 12; pair += 1) shares.push(await playPair(table, '29', pair, bot, 'simple'));
  // The same player on both sides: each side wins every pack once.
  assert.deepEqual(shares, Array(12).fill(0.5), bot.lastReason);
  assert.deepEqual(bot.faults, {late: 0, silent: 0, unreadable: 0, illegal: 0});
  assert.equal(bot.answers, asked.length);

  for (const {path, payload} of asked) checkPayload(path, payload);
  // What a seat was told to hold is what it held: nothing but that is ever played by it.
  /** @type {Map<string, string[]>} */
  const held = new Map();
  for (const {path, payload, reply} of asked) {
    if (path !== '/play') continue;
    const before_ = payload.handsHistory.length > 0 ? held.get(payload.playerId) : undefined;
    if (before_) assert.deepEqual([...payload.cards].sort(), before_);
    if (!reply.card) continue;
    assert(payload.cards.includes(reply.card));
    held.set(payload.playerId, payload.cards.filter((/** @type {string} */ card) => card !== reply.card).sort());
  }
  const paths = new Set(asked.map(({path}) => path));
  assert.deepEqual([...paths].sort(), ['/bid', '/chooseTrump', '/play']);
  assert(asked.some(({reply}) => reply.revealTrump === true), 'nobody asked for trump');
});

test('a stronger player wins more, and the interval says how sure that is', async () => {
  const bot = new OutsideBot(await ourBot('simple'), 5000);
  const shares = [];
  for (let pair = 0; pair < 8; pair += 1) shares.push(await playPair(table, '7', pair, bot, 'random'));
  const {pairs, percent} = estimate(shares);
  assert.equal(pairs, 8);
  assert(percent > 60, `${percent}`);
  const known = estimate([1, 0.5, 0.5, 0]);
  assert.equal(known.percent, 50);
  assert(Math.abs(known.halfWidth - 196 * Math.sqrt(1 / 24)) < 1e-9);
});

test('illegal answers are counted, and the first legal action taken', async () => {
  const url = await anyBot((path, payload, response) => {
    const answers = {'/bid': {bid: 99}, '/chooseTrump': {suit: 'H'}, '/play': {card: payload.cards?.at(-1)}};
    response.end(JSON.stringify(answers[/** @type {'/bid'} */ (path)]));
  });
  const bot = new OutsideBot(url, 5000);
  const share = await playPair(table, '3', 0, bot, 'simple');
  assert(share >= 0 && share <= 1);
  assert(bot.faults.illegal >= 4, JSON.stringify(bot.faults));
  assert.equal(bot.faults.unreadable + bot.faults.late + bot.faults.silent, 0);
  assert.match(bot.lastReason, /answered/u);
});

/** @typedef {(path: string, payload: any, response: import('node:http').ServerResponse) => void} Answer */
/** @type {[string, Answer, keyof OutsideBot['faults'], RegExp][]} */
const useless = [
  ['nonsense', (_path, _payload, response) => response.end('<p>hello</p>'), 'unreadable', /hello/u],
  ['the wrong fields', (_path, _payload, response) => response.end('{"bid":"16","card":"XX"}'), 'unreadable', /bid/u],
  ['nothing in JSON', (_path, _payload, response) => response.end('null'), 'unreadable', /null/u],
  ['an error', (_path, _payload, response) => response.writeHead(500).end(), 'silent', /status 500/u],
  ['by hanging up', (_path, _payload, response) => response.destroy(), 'silent', /\/(bid|play|chooseTrump):/u],
  ['too late', () => {}, 'late', /no answer after 30 ms/u],
];
for (const [what, answer, kind, reason] of useless) {
  test(`a bot that always answers ${what} ends it with a sentence`, async () => {
    const bot = new OutsideBot(await anyBot(answer), kind === 'late' ? 30 : 5000);
    await assert.rejects(
      async () => {
        for (let pair = 0; pair < 20; pair += 1) await playPair(table, '5', pair, bot, 'simple');
      },
      (/** @type {Error} */ error) => {
        assert(error instanceof ContestFault);
        assert.match(error.message, /gave no answer of use 20 times in a row/u);
        assert.match(error.message, reason);
        return true;
      },
    );
    assert.equal(bot.faults[kind], kMostUseless);
  });
}

test('a history of the contest, in an order that our auction has not, is understood', async () => {
  const url = await ourBot('simple');
  const payload = {
    playerId: 'A2',
    playerIds: ['A1', 'B1', 'A2', 'B2'],
    timeRemaining: 1500,
    teams: [
      {players: ['A1', 'A2'], bid: 18, won: 0},
      {players: ['B1', 'B2'], bid: 0, won: 2},
    ],
    cards: ['9S', 'TS', '7C', '8C', 'QC', 'KD', '7D'],
    bidHistory: [
      ['A1', 16],
      ['B1', 18],
      ['A1', 18],
      ['B1', 0],
      ['A2', 0],
      ['B2', 0],
    ],
    played: ['1C', 'KC'],
    handsHistory: [['A1', ['1H', 'TH', '8H', '7H'], 'A1']],
    trumpSuit: false,
    trumpRevealed: false,
  };
  const played = await post(url, '/play', JSON.stringify(payload));
  assert.equal(played.status, 200, JSON.stringify(played.json));
  assert(['7C', '8C', 'QC'].includes(played.json.card));
  const {bidHistory, playerIds} = payload;
  const trump = await post(
    url,
    '/chooseTrump',
    JSON.stringify({playerId: 'A1', playerIds, bidHistory, timeRemaining: 1500, cards: ['JS', '9S', '7S', 'KH']}),
  );
  assert.deepEqual(trump.json, {suit: 'S'});
  const bid = await post(
    url,
    '/bid',
    JSON.stringify({...payload, bidHistory: bidHistory.slice(0, 4), cards: ['7S', '8H', '7C', 'KD']}),
  );
  assert.deepEqual(bid.json, {bid: 0});
});

test('whatever it is asked, a served player answers with JSON and goes on', async () => {
  const url = await ourBot('simple');
  assert.deepEqual(await (await fetch(`${url}/hi`)).json(), {value: 'hello'});
  const four = ['A1', 'B1', 'A2', 'B2'];
  for (const body of [
    '',
    '[]',
    'null',
    '{"playerIds": 3}',
    '{"playerId":"Z","playerIds":["A1","B1","A2","B2"],"bidHistory":[],"cards":[]}',
    JSON.stringify({playerId: 'A1', playerIds: four, bidHistory: [], cards: ['JS', 'JS', 'JS', 'JS']}),
    JSON.stringify({playerId: 'A1', playerIds: four, bidHistory: [['A1', 99]], cards: ['JS;\n', '9S', '7S', 'KH']}),
    JSON.stringify({playerId: 'A1', playerIds: four, bidHistory: Array(4000).fill(['A1', 16]), cards: ['JS']}),
  ]) {
    const {status, json} = await post(url, '/bid', body);
    assert.equal(status, 400, body.slice(0, 200));
    assert.equal(typeof json.error, 'string');
  }
  assert.equal((await post(url, '/nowhere', '{}')).status, 404);
  const {json} = await post(
    url,
    '/bid',
    JSON.stringify({playerId: 'A1', playerIds: four, bidHistory: [], cards: ['7S', '9H', '1H', 'JH']}),
  );
  assert(json.bid === 0 || json.bid >= 16);
});

const run = promisify(execFile);
/** @param {string[]} words */
async function contest(...words) {
  try {
    const {stdout, stderr} = await run('node', [`${root}tools/contest.mjs`, '--referee', program, ...words]);
    return {code: 0, stdout, stderr};
  } catch (error) {
    const {code, stdout, stderr} = /** @type {{code: number, stdout: string, stderr: string}} */ (error);
    return {code, stdout, stderr};
  }
}

test('tools/contest prints the figure, as a sentence or as JSON', async () => {
  const url = await ourBot('simple');
  const text = await contest('--bot', url, '--against', 'simple', '--deals', '3');
  assert.equal(text.code, 0, text.stderr);
  assert.match(text.stdout, /won 50\.00% \+- 0\.00 of 3 pairs against simple\.\n/u);
  const json = JSON.parse((await contest('--bot', url, '--against', url, '--deals', '2', '--json')).stdout);
  assert.equal(json.percent, 50);
  assert.equal(json.pairs, 2);
  assert.deepEqual(json.a.faults, {late: 0, silent: 0, unreadable: 0, illegal: 0});
  assert(json.b.answers > 0);
});

test('tools/contest says what is wrong in a sentence', async () => {
  for (const [words, sentence] of /** @type {[string[], RegExp][]} */ ([
    [[], /Either --bot or --serve is wanted\./u],
    [['--bot', 'nobody'], /--bot takes a URL, not 'nobody'\./u],
    [['--bot', 'http://127.0.0.1:9', '--deals', '0'], /--deals takes a whole number/u],
    [['--bot', 'http://127.0.0.1:9', '--against', 'deep'], /'deep' is no URL and none of our players/u],
    [['--bot', 'http://127.0.0.1:9'], /No bot answers at http:\/\/127\.0\.0\.1:9\/hi: /u],
    [['--bot', 'http://127.0.0.1:9', '--table', 'no29'], /There is no table 'no29'/u],
    [['--fast'], /--fast/u],
  ])) {
    const {code, stdout, stderr} = await contest(...words);
    assert.equal(code, 2, words.join(' '));
    assert.equal(stdout, '');
    assert.match(stderr, sentence);
  }
  assert.match((await contest('--help')).stdout, /^Usage: tools\/contest/u);
});
