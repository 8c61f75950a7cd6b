// The published schema of rulesets against the engine that reads them: what the schema refuses the engine refuses, at
// the same place; what the schema lets through the engine takes, unless fields contradict one another, which no schema
// says. It needs build/native/twentynine (preset native).
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

import {Ajv2020} from 'ajv/dist/2020.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const engine = process.env['TWENTYNINE_CLI'] ?? join(root, 'build/native/twentynine');

/** @typedef {string | number | boolean | null | object} Json */
/** @typedef {Record<string, Json>} Rules */
/** @typedef {{const?: Json, type?: string, minimum?: number, maximum?: number}} Range */
/** @typedef {Range & {title: string, description: string, default: Json, oneOf?: Range[]}} Field */

/** @type {{properties: Record<string, Field>}} */
const schema = JSON.parse(readFileSync(join(root, 'assets/ruleset.schema.json'), 'utf8'));
const fields = Object.entries(schema.properties).filter(([name]) => name !== 'name');
const tables = ['arcade29', 'classic29', 'ranked28', 'club28'];
const defaults = Object.fromEntries(fields.map(([name, field]) => [name, field.default]));

const validate = new Ajv2020({allErrors: true, strict: true}).compile(schema);

/** @param {string} table @returns {Rules} */
const rulesOf = (table) => JSON.parse(execFileSync(engine, ['ruleset', '--table', table]).toString());

/** Where the schema finds the rules at fault. @param {Json} rules */
function faultsOf(rules) {
  if (validate(rules)) return [];
  return (validate.errors ?? []).map(({instancePath, params}) =>
    'additionalProperty' in params
      ? `${instancePath}/${params['additionalProperty'].replaceAll('~', '~0').replaceAll('/', '~1')}`
      : instancePath);
}

/**
 * What the engine says of each.
 * @param {Json[]} all
 * @param {string[]} options
 * @returns {(Rules & {error?: string, where?: string, reason?: string})[]}
 */
function engineOn(all, options = []) {
  const input = all.map((rules) => `${JSON.stringify(rules)}\n`).join('');
  return execFileSync(engine, ['ruleset', '--lines', ...options, '-'], {input, maxBuffer: 1 << 28})
      .toString().trimEnd().split('\n').map((line) => JSON.parse(line));
}

// Contradictions between fields that each hold what they may: where they are reported, and what must be the case.
/** @type {Record<string, (rules: Record<string, any>) => boolean>} */
const contradictions = {
  '/minimum_bid': (r) => r.minimum_bid > r.maximum_bid,
  '/maximum_bid': (r) => r.maximum_bid === 29 && !r.last_trick_point,
  '/stage_one_ceiling': (r) => r.stage_one_ceiling !== 0 &&
    (r.stage_one_ceiling <= r.minimum_bid || r.stage_one_ceiling >= r.maximum_bid),
  '/over_partner_from': (r) => neverRaises(r, r.over_partner_from),
  '/second_auction_from': (r) => neverRaises(r, r.second_auction_from),
  '/asker_must_trump': (r) => r.reveal === 'first_void' && r.asker_must_trump,
  '/asking_is_optional': (r) => r.reveal === 'first_void' && !r.asking_is_optional,
  '/doubling': (r) => r.deal_score === 'contract_only' && r.doubling !== 'none',
  '/single_hand': (r) => r.deal_score === 'contract_only' && r.single_hand,
  '/double_loss_below_half': (r) => r.deal_score === 'contract_only' && r.double_loss_below_half,
  '/match_target': (r) => r.deal_score === 'contract_only' && r.match_target !== 0,
  '/match_floor': (r) => r.match_floor !== 0 &&
    (r.match_target === 0 || (r.deal_score === 'by_size_of_bid' && !r.single_hand)),
};

/** @param {Record<string, any>} r @param {number} bid */
function neverRaises(r, bid) {
  return bid !== 0 && (bid < r.minimum_bid || bid > r.maximum_bid || r.minimum_bid === r.maximum_bid);
}

/** A small generator with a seed, so that a run can be repeated. @param {number} seed */
function chance(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6D2B79F5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    below: (/** @type {number} */ count) => next() % count,
    /** @template T @param {readonly T[]} list @returns {T} */
    of: (list) => /** @type {T} */ (list[next() % list.length]),
  };
}
/** @typedef {ReturnType<typeof chance>} Chance */

/** @param {Range} range @param {Chance} random @returns {Json} */
function allowedBy(range, random) {
  if (range.const !== undefined) return range.const;
  if (range.type === 'boolean') return random.below(2) === 1;
  const {minimum = 0, maximum = 0} = range;
  return minimum + random.below(maximum - minimum + 1);
}

/** @type {Json[]} */
const wild = [null, true, false, 0, 1, -1, 2, 4, 5, 13, 14, 28, 29, 30, 51, -50, -51, 600, 601, 1.5, 16.25, 1e-9, 1e21,
  -1e300, 2 ** 31, 2 ** 32 + 16, 2 ** 53, 2 ** 63, '', '0', '16', 'true', 'never', 'none', 'clockwise', 'Clockwise',
  'first_void', 'one_point', 'redeal', 'arcade29', [], [16], {}, {minimum_bid: 16}];
const unknown = ['id', '', 'minimumBid', 'minimum_bid ', '/minimum_bid', 'a/b', '~0', 'Name', '$schema', 'wörter', '🂡'];
const names = ['', ' ', 'x', ' x', 'x ', 'Friday night', 'a\u0000', 'a\nb', '\u007f', '\u0085', 'é', 'e\u0301', '\u2028',
  '\u202Ex', '\u2066', '\uFEFFx', '\u200D', 'বন্ধু', '🂡'.repeat(40), '🂡'.repeat(41), 'x'.repeat(40), 'x'.repeat(41)];

/** Every number around the ranges of the fields. */
const numbersAround = () => Array.from({length: 720}, (_, i) => i - 60);

/**
 * Rules with some of the fields; `wildness` in a hundred of them hold anything at all.
 * @param {Chance} random @param {number} wildness
 * @returns {Rules}
 */
function someRules(random, wildness) {
  /** @type {Rules} */
  const rules = {};
  const share = random.below(100);
  for (const [name, field] of fields) {
    if (random.below(100) >= share) continue;
    rules[name] = random.below(100) < wildness ? random.of(wild)
      : allowedBy(field.oneOf ? random.of(field.oneOf) : field, random);
  }
  if (random.below(100) < wildness) rules[random.of(unknown)] = random.of(wild);
  if (random.below(4) === 0) rules['name'] = wildness > 0 && random.below(10) === 0 ? random.of(wild) : random.of(names);
  return rules;
}

const seed = Number(process.env['TWENTYNINE_SEED'] ?? 29_160_304);

test('the schema holds a title, an explanation and a valid default for every field of a ruleset', () => {
  const arcade = rulesOf('arcade29');
  assert.deepEqual(defaults, arcade);
  assert.deepEqual(Object.keys(defaults), Object.keys(arcade));
  for (const [name, field] of fields) {
    assert.ok(field.title.length > 3, name);
    assert.ok(field.description.endsWith('.'), name);
  }
  for (const table of tables) assert.deepEqual(faultsOf(rulesOf(table)), [], table);
});

for (const wildness of [0, 1, 10]) {
  test(`schema and engine agree on random rules, ${wildness} in a hundred fields wild`, (t) => {
    t.diagnostic(`seed ${seed + wildness}`);
    const random = chance(seed + wildness);
    const all = Array.from({length: 8000}, () => someRules(random, wildness));
    const answers = engineOn(all);
    assert.equal(answers.length, all.length);
    const seen = {refusedByBoth: 0, contradicting: 0, taken: 0};
    for (const [i, rules] of all.entries()) {
      const {error, where = '', ...rest} = /** @type {typeof answers[0]} */ (answers[i]);
      const faults = faultsOf(rules);
      const what = JSON.stringify(rules);
      if (faults.length > 0) {
        assert.equal(error, 'bad_ruleset', `only the schema refuses ${what} at ${faults}`);
        assert.ok(faults.includes(where), `${where} instead of ${faults} in ${what}`);
        ++seen.refusedByBoth;
      } else if (error !== undefined) {
        assert.ok(contradictions[where]?.({...defaults, ...rules}), `only the engine refuses ${what} at ${where}`);
        ++seen.contradicting;
      } else {
        assert.deepEqual(rest, {...defaults, ...rules}, what);
        assert.deepEqual(faultsOf(rest), [], what);
        for (const [place, contradicts] of Object.entries(contradictions)) {
          assert.ok(!contradicts(rest), `${place} contradicts something in ${what}`);
        }
        ++seen.taken;
      }
    }
    t.diagnostic(JSON.stringify(seen));
    assert.ok(seen.taken > 100);
    assert.ok(seen.contradicting > 100);
    if (wildness > 0) assert.ok(seen.refusedByBoth > 1000);
  });
}

test('every field alone, at every table: whatever it holds, schema and engine agree', () => {
  const all = fields.flatMap(([name]) => [...wild, ...numbersAround()].map((value) => ({[name]: value})));
  for (const table of tables) {
    const others = rulesOf(table);
    let taken = 0;
    for (const [i, {error, where = ''}] of engineOn(all, ['--table', table]).entries()) {
      const rules = /** @type {Rules} */ (all[i]);
      const what = `${JSON.stringify(rules)} at ${table}`;
      if (faultsOf(rules).length > 0) {
        assert.deepEqual([error, where], ['bad_ruleset', `/${Object.keys(rules)[0]}`], what);
      } else if (error === undefined) {
        ++taken;
      } else {
        assert.ok(contradictions[where]?.({...others, ...rules}), what);
      }
    }
    assert.ok(taken > 1000);
  }
});

test('every name: schema and engine agree', () => {
  const all = [...names, ...wild].map((name) => ({name}));
  for (const [i, {error}] of engineOn(all).entries()) {
    const rules = /** @type {Rules} */ (all[i]);
    assert.equal(error !== undefined, faultsOf(rules).length > 0, JSON.stringify(rules));
  }
});

test('each contradiction that no schema says is found by the engine', () => {
  const random = chance(seed);
  const found = new Set(engineOn(Array.from({length: 8000}, () => someRules(random, 0))).map(({where}) => where));
  for (const place of Object.keys(contradictions)) assert.ok(found.has(place), place);
});

test('what is no object is refused by both', () => {
  const all = [null, true, 0, 1.5, 'arcade29', [], [{}]];
  for (const [i, answer] of engineOn(all).entries()) {
    assert.equal(answer.error, 'bad_ruleset');
    assert.equal(answer.where, '');
    assert.deepEqual(faultsOf(/** @type {Json} */ (all[i])), ['']);
  }
});

test('what is left out comes from the table that is named', () => {
  assert.deepEqual(engineOn([{stage_one_ceiling: 20}], ['--table', 'ranked28']), [rulesOf('club28')]);
});
