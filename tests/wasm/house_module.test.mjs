// The house's WebAssembly module: nothing from outside, safe with any text, and what it says of rules and records is
// what the native build says. It needs build/wasm/twentynine-house.wasm (preset web) and build/native/twentynine (preset
// native).
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {startHouse} from '../../shell/house.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bytes = readFileSync(process.env['TWENTYNINE_HOUSE_WASM'] ?? join(root, 'build/wasm/twentynine-house.wasm'));
const native = process.env['TWENTYNINE_CLI'] ?? join(root, 'build/native/twentynine');
const tables = ['arcade29', 'classic29', 'ranked28', 'club28'];

/** @type {WebAssembly.Module} */
let module;
/** @type {(question: string) => any} */
let answer;
const ask = (/** @type {string[]} */ ...lines) => answer(lines.join('\n'));

/**
 * Matches as bots play them, one for each table.
 * @type {{rules: string, json: string, text: string}[]}
 */
const matches = [];

/** @param {string} rules */
function playMatch(rules) {
  const folder = mkdtempSync(join(tmpdir(), 'twentynine-'));
  try {
    const file = join(folder, 'records');
    execFileSync(native, ['simulate', '--ruleset', rules, '--deals', '9', '--seed', '29', '--records', file, '--seats', 'random,simple,simple,random']);
    return readFileSync(file, 'utf8').trimEnd().split('\n')[0] ?? '';
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Where each record of the shared cases ends, special actions and all. */
const cases = readFileSync(join(root, 'tests/fixtures/rules/rules.jsonl'), 'utf8').trimEnd().split('\n')
  .map((line) => JSON.parse(line)).filter(({expect}) => !expect.error);

before(async () => {
  module = await WebAssembly.compile(bytes);
  answer = await startHouse(module);
  for (const rules of tables) {
    const json = playMatch(rules);
    matches.push({rules, json, text: ask('record.read', json).text});
  }
});

test('the module imports nothing, and is under 100 kB after brotli', () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const size = brotliCompressSync(bytes).length;
  console.log(`twentynine-house.wasm: ${bytes.length} bytes, brotli ${size}`);
  assert.ok(size < 100_000, `${size} bytes`);
});

test('the tables of the house are those that the start screen lists, in the same words', () => {
  const page = readFileSync(join(root, 'shell/index.html'), 'utf8');
  const listed = [...page.matchAll(/data-table="(\w+)"[^]*?<b>([^<]+)<\/b> <span class="line">([^<]+)</g)].map(([, id, title, line]) => ({id, title, line, text: id}));
  assert.deepEqual(ask('tables'), listed);
  assert.deepEqual(listed.map(({id}) => id), tables);
});

test('every field of a ruleset has a title, an explanation and what it may hold', () => {
  /** @type {any[]} */
  const fields = ask('fields').groups.flatMap((/** @type {any} */ group) => {
    assert.ok(group.title && group.fields.length > 0);
    return group.fields;
  });
  for (const rules of tables) {
    const {values, json} = ask('ruleset.write', rules);
    assert.deepEqual(fields.map(({name}) => name), Object.keys(values));
    assert.deepEqual(JSON.parse(json), values);
    for (const {name, title, help, kind, min, max, zero, choices} of fields) {
      const value = values[name];
      assert.ok(title && help, name);
      if (kind === 'bool') assert.equal(typeof value, 'boolean', name);
      else if (kind === 'number') assert.ok((value >= min && value <= max) || (zero && value === 0), `${name}: ${value}`);
      else assert.ok(choices.some((/** @type {any} */ choice) => choice.value === value && choice.title), `${name}: ${value}`);
    }
  }
});

test('rules that are written and read again are the same, with their name', () => {
  for (const rules of tables) {
    const written = ask('ruleset.write', rules, 'Grandmother’s table');
    const read = ask('ruleset.read', written.json);
    assert.deepEqual({text: read.text, name: read.name, values: read.values}, {text: rules, name: 'Grandmother’s table', values: written.values});
  }
  const house = ask('ruleset.read', JSON.stringify({...ask('ruleset.write', 'classic29').values, doubling: 'redouble', name: 'Ours'}));
  assert.match(house.text, /^r1\./);
  assert.equal(house.table, 'House rules');
  assert.equal(ask('ruleset.write', house.text).values.doubling, 'redouble');
  for (const name of ['', ' x', 'x'.repeat(41), 'a\u0007b']) assert.equal(ask('ruleset.write', 'classic29', name).ok, name === '', JSON.stringify(name));
});

test('rules that can’t be played are refused with the place and the reason that the native build gives', () => {
  const deep = '['.repeat(5000);
  const texts = ['', '{', 'null', '[]', '{"minimum_bid":30}', '{"minimum_bid":20,"maximum_bid":18}', '{"minimum_bid":16.5}', '{"nonsense":1}', '{"doubling":"thrice"}',
    '{"minimum_bid":1e400}', '{"minimum_bid":15,"minimum_bid":16}', '{"reveal":"first_void","asker_must_trump":true}', '{"name":""}', '{"name":"a\\u0000b"}', '{"match_target":6}',
    deep, `{"name":${deep}`, `{"name":"${'x'.repeat(70_000)}"}`];
  for (const text of texts) {
    const {status, stderr} = spawnSync(native, ['ruleset', '-'], {input: text, encoding: 'utf8'});
    assert.equal(status, 2, text.slice(0, 60));
    const {where, reason} = JSON.parse(stderr);
    assert.deepEqual(ask('ruleset.read', text), {ok: false, where, reason}, text.slice(0, 60));
  }
});

test('the rules of every table are blocks that the page can show', () => {
  for (const rules of tables) {
    const {ok, title, blocks} = ask('rules', rules);
    assert.ok(ok && title);
    assert.ok(blocks.filter((/** @type {any} */ {kind}) => kind === 'h2').length >= 8);
    for (const block of blocks) {
      assert.ok(['h2', 'p', 'ul', 'table'].includes(block.kind), block.kind);
      const texts = block.kind === 'ul' ? block.items : block.kind === 'table' ? [block.header, ...block.rows].flat() : [block.text];
      assert.ok(texts.length > 0);
      for (const text of texts) {
        assert.ok(text.length > 0);
        assert.doesNotMatch(text.replace(/\*\*[^*]+\*\*|`[^`]+`/g, ''), /[*`<>]/, text);
      }
      if (block.kind === 'table') for (const row of block.rows) assert.equal(row.length, block.header.length);
    }
  }
  for (const text of ['', 'arcade30', 'r1.', 'r1.x', '../etc']) assert.equal(ask('rules', text).ok, false, text);
});

test('matches read from JSON and written again are the same', () => {
  for (const {json, rules, text} of matches) {
    const read = ask('record.read', json);
    assert.ok(read.ok, read.reason);
    assert.equal(read.rules, rules);
    assert.match(text, /^29m1;[\x21-\x7e]+$/);
    assert.deepEqual(JSON.parse(ask('record.write', text).json).deals.map((/** @type {any} */ deal) => deal.actions), [JSON.parse(json)].flatMap((one) => one.deals ?? [one]).map((deal) => deal.actions));
    assert.equal(ask('record.read', ask('record.write', text).json).text, text);
    for (let n = 0; n < read.deals; ++n) {
      const one = ask('record.write.deal', String(n), text);
      assert.ok(ask('record.read', one.json).single);
    }
    for (const n of ['', '-1', String(read.deals), '1x', '99999999999999999999']) assert.equal(ask('record.write.deal', n, text).ok, false, n);
  }
});

test('a record that can’t be read, or breaks the rules, is refused with the place and the reason', () => {
  const sound = JSON.parse(matches[0]?.json ?? '');
  const deal = JSON.parse(ask('record.write.deal', '0', matches[0]?.text ?? '').json);
  assert.ok(sound);
  for (const [change, where] of /** @type {const} */ ([
    [{format: 'x'}, '/format'],
    [{dealer: 4}, '/dealer'],
    [{pack: 'JS'}, '/pack'],
    [{actions: ['bid 40']}, '/actions/0'],
    [{ruleset: 'arcade30'}, '/ruleset'],
    [{ruleset: {minimum_bid: 3}}, '/ruleset/minimum_bid'],
  ])) {
    const told = ask('record.read', JSON.stringify({...deal, ...change}));
    assert.equal(told.ok, false, where);
    assert.equal(told.where, where, told.reason);
    assert.ok(told.reason.length > 8, told.reason);
  }
  for (const text of ['', '[', '{}', '['.repeat(100_000), '\u0000', '{"format":"twentynine-match"}']) assert.equal(ask('record.read', text).ok, false);
});

test('a review ends where the native build’s replay ends', () => {
  for (const {name, record} of cases) {
    const json = JSON.stringify(record);
    const end = JSON.parse(execFileSync(native, ['replay', '-'], {input: json, encoding: 'utf8'}));
    const {text} = ask('record.read', json);
    const {ok, reason, deals: [deal]} = ask('review', '-', text);
    assert.ok(ok, reason);
    assert.equal(deal.steps.length, record.actions.length + 1, name);
    const last = deal.steps.at(-1);
    assert.deepEqual(
      {phase: last.phase, turn: last.turn, points: last.points, trick: last.trick, tricks: last.tricks, result: deal.result, hands: last.hands.map((/** @type {string[]} */ hand) => hand.join(' '))},
      {phase: end.phase, turn: end.phase === 'redeal' ? null : end.turn, points: end.points, trick: end.trick, tricks: end.tricks, result: end.result, hands: end.hands},
      name,
    );
    for (const [index, step] of deal.steps.entries()) {
      assert.ok(step.said.length > 3, `${name}: step ${index} says nothing`);
      assert.equal(step.action, record.actions[index - 1], name);
      assert.ok(step.events.every((/** @type {string} */ event) => event.length > 3), name);
    }
  }
});

test('a review as one seat saw it holds nothing that the seat couldn’t know', () => {
  let hidden = 0;
  for (const {text} of matches) {
    const open = ask('review', '-', text);
    for (const seat of [0, 1, 2, 3]) {
      const {deals} = ask('review', String(seat), text);
      for (const [d, deal] of deals.entries()) {
        for (const [s, step] of deal.steps.entries()) {
          const whole = open.deals[d].steps[s];
          assert.deepEqual(step.hands, whole.hands.map((/** @type {string[]} */ hand, /** @type {number} */ at) => (at === seat ? hand : hand.length)));
          assert.deepEqual([step.phase, step.turn, step.trick, step.points, step.contract], [whole.phase, whole.turn, whole.trick, whole.points, whole.contract]);
          const secret = whole.trump && !whole.trump.revealed && whole.contract.bidder !== seat;
          if (!secret) {
            assert.deepEqual(step.trump, whole.trump);
            continue;
          }
          hidden += 1;
          assert.deepEqual(step.trump, {suit: null, revealed: false});
          assert.ok(!step.aside || step.aside.card === null);
          if (whole.action?.startsWith('trump')) {
            assert.equal(step.action, undefined);
            assert.doesNotMatch(step.said, /spades|hearts|clubs|diamonds/);
          }
        }
      }
    }
  }
  assert.ok(hidden > 100, `${hidden} steps with a secret`);
});

test('a shuffle is found right or wrong, by its commitment and by its pack', () => {
  for (const {json} of matches) {
    const match = JSON.parse(json);
    const deals = match.deals ?? [match];
    const check = () => ask('verify', ask('record.read', JSON.stringify(match)).text);
    const right = check();
    assert.equal(right.verified, true);
    for (const [index, deal] of right.deals.entries()) {
      const {pack, shuffle} = deals[index];
      assert.deepEqual(deal, {has_proof: true, stream: shuffle.stream, seed: shuffle.seed, entropy: shuffle.entropy ?? '', commitment: shuffle.commitment, pack, commitment_ok: true, pack_ok: true});
    }
    const {shuffle} = deals[0];
    deals[0].shuffle = {...shuffle, seed: shuffle.seed.replace(/^./, (/** @type {string} */ digit) => (digit === '0' ? '1' : '0'))};
    const wrong = check();
    assert.deepEqual([wrong.verified, wrong.deals[0].commitment_ok, wrong.deals[0].pack_ok], [false, false, false]);
    deals[0].shuffle = {...shuffle, entropy: 'a word'};
    assert.deepEqual([check().deals[0].commitment_ok, check().deals[0].pack_ok], [true, false]);
    delete deals[0].shuffle;
    assert.deepEqual([check().verified, check().deals[0]], [false, {has_proof: false}]);
  }
});

test('statistics hold every deal that was played to its end, with the result of the rules', () => {
  for (const {text} of matches) {
    const {deals} = ask('review', '-', text);
    /** @type {any[]} */
    const told = ask('stats', text).deals;
    const played = deals.map((/** @type {any} */ deal, /** @type {number} */ index) => ({...deal, index})).filter((/** @type {any} */ {result}) => result);
    assert.ok(played.length > 0);
    assert.deepEqual(
      told.map(({index, bidder, bid, made, points, game_points: gamePoints, side}) => ({index, bidder, bid, made, points, gamePoints, side})),
      played.map((/** @type {any} */ {index, result, steps}) => {
        const {contract: {bidder, bid}, points} = steps.at(-1);
        return {index, bidder, bid, made: result.made, points, gamePoints: result.game_points, side: bidder % 2 === 0 ? 'us' : 'them'};
      }),
    );
  }
});

test('spoilt questions are answered, and never stop the module', () => {
  const seed = 29;
  console.log(`seed ${seed}`);
  let state = seed;
  const below = (/** @type {number} */ n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const {json, text} = matches[2] ?? {json: '', text: ''};
  const questions = [`record.read\n${json}`, `review\n-\n${text}`, `verify\n${text}`, `stats\n${text}`, `record.write\n${text}`, `record.write.deal\n0\n${text}`,
    `ruleset.read\n${ask('ruleset.write', 'club28').json}`, 'rules\nclub28', 'ruleset.write\nclub28\nname', 'fields\n'];
  for (let i = 0; i < 3_000; ++i) {
    const letters = [...(questions[below(questions.length)] ?? '')];
    for (let changes = 1 + below(3); changes > 0; --changes) letters[below(letters.length)] = String.fromCodePoint(below(4) === 0 ? below(0x2fff) : 32 + below(95));
    const told = answer(letters.join(''));
    assert.ok(told !== null && typeof told === 'object');
  }
  assert.equal(answer('x'.repeat(3_000_000)).ok, false);
  assert.equal(ask('stats', text).ok, true);
});
