// What the page keeps and what links carry, without a page: damage, refusals, limits.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {deflateRawSync} from 'node:zlib';
import {LinkError, readFileText, readLink, rulesLink} from '../../shell/links.mjs';
import {createStore} from '../../shell/storage.mjs';

/**
 * A browser's storage.
 * @param {Record<string, string>} [held]
 * @param {number} [room] characters that fit
 */
function area(held = {}, room = Infinity) {
  const map = new Map(Object.entries(held));
  return /** @type {Storage & {map: Map<string, string>}} */ (/** @type {unknown} */ ({
    map,
    getItem: (/** @type {string} */ key) => map.get(key) ?? null,
    setItem(/** @type {string} */ key, /** @type {string} */ value) {
      const others = [...map].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
      if (others + value.length > room) throw new Error('QuotaExceededError');
      map.set(key, value);
    },
    removeItem: (/** @type {string} */ key) => void map.delete(key),
  }));
}

const match = {name: 'Nana’s', rules: 'r1.m15', clocks: false, match: '29m1;r1.m15;x 29s1;y'};

test('what is written is read again, by another visit too', () => {
  const device = area();
  assert.equal(createStore(device).write('match', match), true);
  assert.deepEqual(createStore(device).read('match'), {v: 1, ...match});
  const store = createStore(device);
  store.remove('match');
  assert.equal(store.read('match'), null);
  assert.equal(device.map.size, 0);
  assert.deepEqual(store.complaints(), []);
});

for (const [what, raw] of Object.entries({
  'no JSON': '{"v":1,',
  'JSON of something else': '[1, 2]',
  'null': 'null',
  'another version': JSON.stringify({...match, v: 2}),
  'a missing member': JSON.stringify({v: 1, match: match.match}),
  'a match that is none': JSON.stringify({v: 1, ...match, match: 'hello'}),
  'a match with control characters': JSON.stringify({v: 1, ...match, match: '29m1;\u0000'}),
  'rules that could be a path': JSON.stringify({v: 1, ...match, rules: '../etc'}),
  'a name of a hundred letters': JSON.stringify({v: 1, ...match, name: 'x'.repeat(100)}),
  'three megabytes': JSON.stringify({v: 1, ...match, match: `29m1;${'x'.repeat(3_000_000)}`}),
})) {
  test(`a stored match that is ${what} is set aside with a sentence, once, and nothing else is touched`, () => {
    const device = area({'twentynine.match': raw, 'twentynine.table': '{"v":1,"table":"club28","name":"","clocks":true}', other: 'mine'});
    const store = createStore(device);
    assert.equal(store.read('match'), null);
    assert.equal(device.map.get('twentynine.match.set-aside'), raw);
    assert.equal(device.map.has('twentynine.match'), false);
    assert.equal(device.map.get('other'), 'mine');
    assert.equal(store.read('table').table, 'club28');
    assert.match(store.complaints().join(' '), /^Your match could not be read and was set aside\./);
    assert.equal(store.read('match'), null);
    assert.deepEqual(store.complaints(), []);
  });
}

test('damaged house tables and choices are set aside as well', () => {
  const device = area({'twentynine.house': '{"v":1,"tables":[{"name":"","rules":"r1.m15","clocked":false}]}', 'twentynine.table': '{"v":1,"table":7}'});
  const store = createStore(device);
  assert.equal(store.read('house'), null);
  assert.equal(store.read('table'), null);
  assert.equal(store.complaints().length, 2);
  assert.deepEqual([...device.map.keys()].sort(), ['twentynine.house.set-aside', 'twentynine.table.set-aside']);
});

test('without room for the damage beside, the start goes on all the same', () => {
  const raw = '{"v":1,"tables":"broken"}';
  const device = area({'twentynine.house': raw}, raw.length - 5);
  const store = createStore(device);
  assert.equal(store.read('house'), null);
  assert.equal(store.complaints().length, 1);
});

test('where nothing can be kept, everything lasts as long as the page', () => {
  for (const store of [createStore(null), createStore(area({}, 10))]) {
    assert.equal(store.write('match', match), false);
    assert.deepEqual(store.read('match'), {v: 1, ...match});
    store.remove('match');
    assert.equal(store.read('match'), null);
  }
  const full = area({'twentynine.match': JSON.stringify({v: 1, ...match})}, 120);
  const store = createStore(full);
  const longer = {...match, match: `29m1;${'x'.repeat(200)}`};
  assert.equal(store.write('match', longer), false);
  assert.equal(store.read('match').match, longer.match, 'what is newer counts');
});

test('a link to rules brings them back, whatever is in their name', async () => {
  const json = JSON.stringify({name: '“29” এক & <b>?', minimum_bid: 15});
  const link = rulesLink(json, 'https://example.org/29/?from=home#record=x');
  assert.match(link, /^https:\/\/example\.org\/29\/#rules=[\w-]+$/);
  assert.deepEqual(await readLink(new URL(link).hash), {what: 'rules', json});
});

test('deflated and plain links are read alike', async () => {
  const json = JSON.stringify({format: 'twentynine-record', pack: 'x'.repeat(5000)});
  const packed = deflateRawSync(json).toString('base64url');
  assert.deepEqual(await readLink(`#record=d.${packed}`), {what: 'record', json});
  assert.deepEqual(await readLink(`#record=p.${Buffer.from(json).toString('base64url')}`), {what: 'record', json});
});

test('bytes are taken as they are: a byte order mark stays, and what isn’t UTF-8 is refused', async () => {
  const marked = new TextEncoder().encode('\uFEFF{}');
  const broken = Uint8Array.of(0x7b, 0xff, 0x7d);
  assert.equal((await readLink(`#rules=${Buffer.from(marked).toString('base64url')}`))?.json, '\uFEFF{}');
  assert.equal(await readFileText(new Blob([marked])), '\uFEFF{}');
  await assert.rejects(readLink(`#rules=${Buffer.from(broken).toString('base64url')}`), LinkError);
  await assert.rejects(readFileText(new Blob([broken])), LinkError);
});

test('other fragments are no links', async () => {
  for (const hash of ['', '#', '#stage', '#rule=x', '#x#rules=abc']) assert.equal(await readLink(hash), null);
});

for (const [what, hash, meets] of /** @type {[string, string, RegExp][]} */ ([
  ['signs that base64url has not', '#rules=a+b/c=', /damaged/],
  ['half a byte', '#rules=a', /damaged/],
  ['bytes that are no UTF-8', `#rules=${Buffer.from([0xc3, 0x28, 0xff]).toString('base64url')}`, /damaged/],
  ['nothing that can be inflated', '#record=d.AAAAAAAA', /damaged/],
  ['a cut-off end', `#record=d.${deflateRawSync('x'.repeat(50_000) + Math.PI).toString('base64url').slice(0, 40)}`, /damaged/],
  ['a hundred kilobytes', `#record=p.${'A'.repeat(100_000)}`, /longer than any/],
  ['little that would fill the memory', `#record=d.${deflateRawSync(Buffer.alloc(20_000_000)).toString('base64url')}`, /holds more than any/],
  ['rules that would', `#rules=d.${deflateRawSync(Buffer.alloc(100_000)).toString('base64url')}`, /holds more than any/],
])) {
  test(`a link with ${what} is refused with a sentence`, async () => {
    await assert.rejects(readLink(hash), (error) => error instanceof LinkError && meets.test(error.message) && /[.]$/.test(error.message));
  });
}
