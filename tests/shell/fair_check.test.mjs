// The page's own check of a shuffle, against packs that the engine's tests pin too (tests/engine/shuffle.cpp).

import assert from 'node:assert/strict';
import {webcrypto} from 'node:crypto';
import {test} from 'node:test';
import {canCheck, checkDeal, commitmentOf, packOf} from '../../shell/fair-check.mjs';

const subtle = /** @type {SubtleCrypto} */ (/** @type {unknown} */ (webcrypto.subtle));
const counting = Array.from({length: 32}, (_, i) => i.toString(16).padStart(2, '0')).join('');
const stream = 'hmac-sha256';

/** @type {[string, string, string][]} seed, commitment, pack */
const pinned = [
  [
    '00'.repeat(32),
    '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
    'QC TD 9S 9H KS JH QS AS TS JS KC JD 7H 7S 9C TH 9D 8D 7C 8S KH QD KD AC AD JC 8H AH TC 8C 7D QH',
  ],
  [
    counting,
    '6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b',
    'JC 8C JS QC AS TH KD AH TS TC 7S 7D KH QS 7H 9D 9S QD 7C 9H 9C KS JH 8S KC 8H QH TD AD JD AC 8D',
  ],
];

test('the same seed gives the pack and the commitment that the engine gives', async () => {
  for (const [seed, commitment, pack] of pinned) {
    const checks = await checkDeal({pack, shuffle: {stream, seed, commitment}}, subtle);
    assert.deepEqual(checks.map(({ok}) => ok), [true, true], seed);
  }
  assert.equal(
    await packOf({stream, seed: 'ff'.repeat(32), commitment: ''}, subtle),
    'TH JD AD JH 7S 8H AH KC 9H QS QC 7H 7C 8D 7D TD 9S JC 9D TS KS 8C KH JS TC QD 9C AC AS QH 8S KD',
  );
});

test('one bit of the seed, the commitment or the player’s word, or two cards swapped, and the check fails', async () => {
  const [seed, commitment, pack] = /** @type {[string, string, string]} */ (pinned[1]);
  const oks = async (/** @type {any} */ deal, /** @type {any} */ shuffle = {}) =>
    (await checkDeal({pack: deal, shuffle: {stream, seed, commitment, ...shuffle}}, subtle)).map(({ok}) => ok);
  assert.deepEqual(await oks(pack), [true, true]);
  for (let byte = 0; byte < 32; byte += 1) {
    const changed = (parseInt(seed.slice(2 * byte, 2 * byte + 2), 16) ^ 1).toString(16).padStart(2, '0');
    const other = seed.slice(0, 2 * byte) + changed + seed.slice(2 * byte + 2);
    assert.deepEqual(await oks(pack, {seed: other}), [false, false], other);
  }
  assert.deepEqual(await oks(pack, {commitment: commitment.replace(/.$/, '0')}), [false, true]);
  assert.deepEqual(await oks(pack, {entropy: 'a word'}), [true, false], 'the word changes the pack, never the seal');
  const cards = pack.split(' ');
  for (let i = 0; i < 31; i += 1) {
    const swapped = [...cards];
    [swapped[i], swapped[i + 1]] = [/** @type {string} */ (cards[i + 1]), /** @type {string} */ (cards[i])];
    assert.deepEqual(await oks(swapped.join(' ')), [true, false], swapped.join(' '));
  }
});

// From Python's hmac, hashlib and integers, by the description in engine/shuffle.h.
const vectors = [
  {
    shuffle: {stream: 'hmac-sha256', seed: counting, entropy: 'mango'},
    commitment: '6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b',
    pack: 'QS 9S KC JS 8S 9H QC 7S AC 7H KH 8H QD 9C TC 9D 8D KS AD AS QH 7D KD TS TD TH JH JC 7C 8C AH JD',
  },
  {
    shuffle: {stream: 'hmac-sha256', seed: counting, entropy: 'আমার তাস'},
    commitment: '6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b',
    pack: '8D KC 7H 7S 9S 9H AC JS AS JC 8S AD TC QH 9D QD KS 8H QS KH AH QC 7C 8C 7D JD 9C KD TD TH JH TS',
  },
  {
    shuffle: {stream: 'splitmix64', seed: '0000000000000000', entropy: ''},
    commitment: 'fcdb4b423f4e5283afa249d762ef6aef150e91fccd810d43e5e719d14512dec7',
    pack: '7D QD 9D 8H KS 9H TC AH JC AC QS KH TD AD 7C TH 9S JD JS JH KC AS 8C 7S 8S 7H QH QC KD TS 9C 8D',
  },
  {
    shuffle: {stream: 'splitmix64', seed: '0123456789abcdef', entropy: ''},
    commitment: '9f9f5111f7b27a781f1f1ddde5ebc2dd2b796bfc7365c9c28b548e564176929f',
    pack: 'QS AD JH TD AC TH 8C JD 7H 8H 9C KC QD 8D KH QC 9D QH KS 9H TS AH 7D 9S AS TC JC 8S KD 7S 7C JS',
  },
  {
    shuffle: {stream: 'splitmix64', seed: '0123456789abcdef', entropy: 'mango'},
    commitment: '9f9f5111f7b27a781f1f1ddde5ebc2dd2b796bfc7365c9c28b548e564176929f',
    pack: 'KC 8D JD TC AH 8C AC QH 7S KH JS 8S JH 9S QS KD JC TS TD 7D QC 7H 9D TH 7C AD 9H KS 9C 8H AS QD',
  },
];

test('the player’s word, in any script, and the legacy stream are dealt as described', async () => {
  for (const {shuffle, pack, commitment} of vectors) {
    assert.equal(await packOf({...shuffle, commitment}, subtle), pack);
    assert.equal(await commitmentOf({...shuffle, commitment}, subtle), commitment);
  }
});

test('a deal that tells no seed is not checked, and a seed that is none is an error', async () => {
  assert.deepEqual(await checkDeal({pack: pinned[0]?.[2] ?? ''}, subtle), []);
  for (const seed of ['', 'zz'.repeat(32), '00'.repeat(31), `${'00'.repeat(31)}0G`, '00'.repeat(32).toUpperCase().replace('0', 'A')]) {
    await assert.rejects(checkDeal({pack: '', shuffle: {stream, seed, commitment: ''}}, subtle), /hexadecimal/, seed);
  }
  await assert.rejects(packOf({stream: 'dice', seed: counting, commitment: ''}, subtle), /dice/);
  await assert.rejects(packOf({stream: 'splitmix64', seed: counting, commitment: ''}, subtle), /16 hexadecimal/);
});

test('a page without cryptography of its own says so', () => {
  assert.equal(canCheck({subtle}), true);
  assert.equal(canCheck({}), false);
});
