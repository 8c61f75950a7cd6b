// Looking back through the house module: what a review of one seat tells, and whether the page's own check of a shuffle
// agrees with the engine's. It needs build/wasm/twentynine-house.wasm (preset web) and build/native/twentynine (preset
// native), whose bots play the matches.

import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {checkDeal, packOf} from '../../shell/fair-check.mjs';
import {startHouse} from '../../shell/house.mjs';
import {cardName, sentenceOf} from '../../shell/review-data.mjs';
import {areStats, noStats, partsOf, total, withDeal} from '../../shell/stats-data.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const wasm = process.env['TWENTYNINE_HOUSE_WASM'] ?? join(root, 'build/wasm/twentynine-house.wasm');
const native = process.env['TWENTYNINE_CLI'] ?? join(root, 'build/native/twentynine');
const fixtures = join(root, 'tests/fixtures/records');

/** @type {(command: string, ...lines: string[]) => any} */
let ask;
/** @type {{name: string, json: string}[]} */
const records = [];

before(async () => {
  const house = await startHouse(await WebAssembly.compile(readFileSync(wasm)));
  ask = (...lines) => house(lines.join('\n'));
  for (const name of readdirSync(fixtures)) records.push({name, json: readFileSync(join(fixtures, name), 'utf8')});
  const folder = mkdtempSync(join(tmpdir(), 'twentynine-records-'));
  for (const table of ['arcade29', 'classic29', 'ranked28', 'club28']) {
    for (const seats of ['simple,simple,simple,simple', 'random,random,random,random']) {
      const file = join(folder, 'records');
      execFileSync(native, ['simulate', '--ruleset', table, '--deals', '12', '--seed', '2029', '--seats', seats, '--records', file]);
      for (const json of readFileSync(file, 'utf8').split('\n')) if (json) records.push({name: `${table}, ${seats}`, json});
    }
  }
  rmSync(folder, {recursive: true});
});

/** The records as match texts. */
const texts = () =>
  records.map(({name, json}) => {
    const read = ask('record.read', json);
    assert.equal(read.ok, true, `${name}: ${read.reason}`);
    return {name, json, text: /** @type {string} */ (read.text)};
  });

const suitWord = /spade|heart|club|diamond/i;
const ranks = /** @type {Record<string, string>} */ ({7: 'seven', 8: 'eight', 9: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace'});
const everyCard = [...'SHCD'].flatMap((suit) => [...'78QKTA9J'].map((rank) => rank + suit));
/** @param {string} card */
const spoken = (card) => `${ranks[card[0] ?? '']} of ${cardName(card).split(' of ')[1]}`;

test('a review of one seat tells its own cards and the played ones, no card else, in no field and no word', () => {
  let secrets = 0;
  for (const {name, text} of texts()) {
    const open = ask('review', '-', text);
    for (const seat of [0, 1, 2, 3]) {
      const own = ask('review', String(seat), text);
      assert.equal(own.deals.length, open.deals.length);
      for (const [d, deal] of open.deals.entries()) {
        assert.equal(own.deals[d].steps.length, deal.steps.length);
        /** @type {string | null} */
        let aside = null;
        for (const [s, step] of own.deals[d].steps.entries()) {
          const where = `${name}, deal ${d}, step ${s}, seat ${seat}`;
          const all = deal.steps[s];
          assert.deepEqual(step.hands[seat], all.hands[seat], where);
          for (const other of [0, 1, 2, 3]) if (other !== seat) assert.equal(step.hands[other], all.hands[other].length, where);
          const known = new Set([...step.hands[seat], ...step.trick.map((/** @type {any} */ {card}) => card), ...step.tricks.flatMap((/** @type {any} */ {cards}) => cards)]);
          aside = all.aside?.card ?? aside;
          // What lay aside is known to the bidder, and to all from the step on in which it comes back.
          if (aside && step.trump?.revealed) known.add(aside);
          if (step.aside?.card) {
            assert.equal(step.aside.seat, seat, where);
            known.add(step.aside.card);
          }
          const told = JSON.stringify({...step, said: '', events: []}).match(/[7-9TJQKA][SHCD](?=")/g) ?? [];
          for (const card of told) assert.ok(known.has(card), `${where}: ${card}`);
          const words = sentenceOf(step).toLowerCase();
          for (const card of everyCard) assert.ok(known.has(card) || !words.includes(spoken(card)), `${where}: ${words}`);
          if (all.trump && !all.trump.revealed && all.contract.bidder !== seat) {
            secrets += 1;
            assert.equal(step.trump.suit, null, where);
            if (/^trump/.test(all.action)) {
              assert.equal(step.action, undefined, where);
              assert.doesNotMatch(words, suitWord, where);
            }
          }
        }
      }
    }
  }
  assert.ok(secrets > 1000, String(secrets));
});

test('the browser’s check and the engine’s agree about every pack, of either stream', async () => {
  const streams = new Set();
  let words = 0;
  for (const {name, text} of texts()) {
    const verified = ask('verify', text);
    const {deals} = JSON.parse(ask('record.write', text).json);
    for (const [i, deal] of deals.entries()) {
      if (!deal.shuffle) continue;
      streams.add(deal.shuffle.stream);
      words += deal.shuffle.entropy ? 1 : 0;
      assert.deepEqual((await checkDeal(deal)).map(({ok}) => ok), [true, true], name);
      assert.deepEqual([verified.deals[i].commitment_ok, verified.deals[i].pack_ok], [true, true], name);
      assert.equal(await packOf(deal.shuffle), verified.deals[i].pack);
    }
  }
  assert.deepEqual([...streams].sort(), ['hmac-sha256', 'splitmix64']);
  assert.ok(words > 0, 'a player’s word is among them');
});

test('both find the same fault in a proof that was changed', async () => {
  for (const name of readdirSync(fixtures)) {
    const record = JSON.parse(readFileSync(join(fixtures, name), 'utf8'));
    for (const change of /** @type {Record<string, (text: string) => string>[]} */ ([
      {seed: (seed) => (seed[0] === '1' ? '2' : '1') + seed.slice(1)},
      {commitment: (digest) => (digest[0] === '1' ? '2' : '1') + digest.slice(1)},
      {entropy: (word) => `${word ?? ''}!`},
    ])) {
      const changed = structuredClone(record);
      const {shuffle} = changed.deals ? changed.deals[0] : changed;
      for (const [key, of] of Object.entries(change)) shuffle[key] = of(shuffle[key]);
      const read = ask('record.read', JSON.stringify(changed));
      assert.equal(read.ok, true, read.reason);
      const engine = ask('verify', read.text).deals[0];
      const [deal] = JSON.parse(ask('record.write', read.text).json).deals;
      const own = (await checkDeal(deal)).map(({ok}) => ok);
      assert.deepEqual(own, [engine.commitment_ok, engine.pack_ok], name);
      assert.ok(own.includes(false), `${name}: ${Object.keys(change)}`);
    }
  }
});

test('statistics count what the reviews show', () => {
  let stats = noStats();
  let over = 0;
  let made = 0;
  for (const {text} of texts()) {
    for (const deal of ask('stats', text).deals) stats = withDeal(stats, partsOf(text, deal.index), deal);
    for (const {result} of ask('review', '-', text).deals) {
      over += result ? 1 : 0;
      made += result?.made ? 1 : 0;
    }
  }
  assert.equal(areStats(stats), true);
  const tables = Object.values(stats.tables);
  assert.equal(tables.reduce((sum, {deals}) => sum + deals, 0), over);
  assert.equal(tables.reduce((sum, {ours, theirs}) => sum + total(ours).made + total(theirs).made, 0), made);
  assert.ok(tables.some(({name}) => name.startsWith('Grandmother')), 'a house table has its own name');
});
