// The fairness dialog, in a headless Chromium: seals, the player's word, and both checks of a deal.

import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {chromium} from 'playwright-core';
import {axe, startDialogs, widthFits} from './fake/dialogs.mjs';

/** @type {Awaited<ReturnType<typeof startDialogs>>} */
let dialogs;
before(async () => {
  dialogs = await startDialogs();
});
after(() => dialogs.close());

/** @param {import('playwright-core').Page} page */
const said = (page) => page.locator('#fair-dialog .sheet-said').innerText();

/**
 * Opens the dialog at a table with two finished deals, one of them with a word in it.
 * @param {import('playwright-core').Page} page
 * @param {Record<string, string>} [changed] what somebody made of the second deal's proof
 */
async function openFair(page, changed = {}) {
  await page.evaluate(async (other) => {
    const {at} = /** @type {any} */ (globalThis);
    at.deals = [await at.randomDeal(1), await at.randomDeal(2, 'আম mango')];
    Object.assign(at.deals[1].shuffle, other);
    at.finished = at.matchText(at.deals);
    await at.fair.open();
  }, changed);
}

/** @param {import('playwright-core').Page} page @param {string} button */
async function check(page, button) {
  await page.click(button);
  await page.waitForFunction(() => document.querySelector('#fair-dialog .sheet-said')?.textContent !== '');
  return page.locator('#fair-verdicts > li').allInnerTexts();
}

test('the seals of this deal and the next are shown whole, and copied', async (t) => {
  const page = await dialogs.open(t);
  await openFair(page);
  assert.equal(await page.locator('#fair-current').innerText(), 'a'.repeat(64));
  assert.equal(await page.locator('#fair-next').innerText(), 'b'.repeat(64));
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (/** @type {string} */ text) => void Object.assign(globalThis, {copied: text})}});
  });
  await page.getByRole('button', {name: 'Copy: Seal of the next deal'}).click();
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).copied), 'b'.repeat(64));
});

test('a word typed or rolled goes to the deals to come; one that is too long does not', async (t) => {
  const page = await dialogs.open(t);
  await openFair(page);
  const words = () => page.evaluate(() => /** @type {any} */ (globalThis).at.words);
  await page.fill('#fair-word', 'mango');
  await page.keyboard.press('Enter');
  assert.deepEqual(await words(), ['mango']);
  assert.match(await said(page), /next one on/);
  assert.equal(await page.locator('#fair-dialog').isVisible(), true);
  await page.click('#fair-roll');
  await page.click('#fair-roll');
  const [, first, second] = await words();
  assert.match(first, /^[0-9a-f]{32}$/);
  assert.match(second, /^[0-9a-f]{32}$/);
  assert.notEqual(first, second);
  assert.equal(await page.locator('#fair-word').inputValue(), second);
  await page.fill('#fair-word', 'আম'.repeat(40));
  await page.click('#fair-use');
  assert.match(await said(page), /too long/);
  assert.equal((await words()).length, 3);
  await page.fill('#fair-word', '');
  await page.click('#fair-use');
  assert.equal((await words()).at(-1), '');
});

test('a finished deal is checked by the engine and by the browser, with everything to see', async (t) => {
  const page = await dialogs.open(t);
  await openFair(page);
  const [one] = await check(page, '#fair-check');
  assert.match(one ?? '', /Deal 2: fair/, 'the last deal is the one that is asked about');
  assert.equal((one?.match(/✓/g) ?? []).length, 5);
  assert.match(await said(page), /by the engine and by your browser/);
  await page.click('#fair-verdicts summary');
  const {shuffle, pack} = await page.evaluate(() => /** @type {any} */ (globalThis).at.deals[1]);
  const proof = await page.locator('#fair-verdicts .proof').innerText();
  for (const value of [shuffle.seed, shuffle.commitment, 'আম mango', 'hmac-sha256', pack, `printf %s ${shuffle.seed} | sha256sum`]) assert.ok(proof.includes(value), value);
  assert.equal((await check(page, '#fair-check-all')).length, 2);
});

for (const [what, changed, wanted] of /** @type {[string, Record<string, string>, RegExp][]} */ ([
  ['another seed', {seed: '1'.repeat(64)}, /✗ Your browser: the seed published fits the seal – no\s+✗ Your browser: the seed gives this pack – no/],
  ['another seal', {commitment: '1'.repeat(64)}, /✗ Your browser: the seed published fits the seal – no\s+✓ Your browser/],
  ['another word', {entropy: 'mango'}, /✓ Your browser: the seed published fits the seal\s+✗ Your browser/],
  ['a seed that is none', {seed: 'dice'}, /✗ The seed is not 64 hexadecimal digits/],
])) {
  test(`${what} in the record is found by the browser, whatever the engine says`, async (t) => {
    const page = await dialogs.open(t);
    await openFair(page, changed);
    const verdicts = await check(page, '#fair-check-all');
    assert.match(verdicts[0] ?? '', /Deal 1: fair/);
    assert.match(verdicts[1] ?? '', /Deal 2: this does not fit/);
    assert.match(verdicts[1] ?? '', wanted);
    assert.equal(await said(page), '1 of 2 deals do not fit their seals.');
  });
}

test('what the engine finds wrong is not made good by the browser', async (t) => {
  const page = await dialogs.open(t);
  await openFair(page);
  await page.evaluate(() => {
    const {house} = /** @type {any} */ (globalThis).at;
    const {ask} = house;
    house.ask = async (/** @type {string} */ command, /** @type {string[]} */ ...lines) => {
      const answer = await ask(command, ...lines);
      if (command === 'verify') answer.deals[1].pack_ok = false;
      return answer;
    };
  });
  const [verdict] = await check(page, '#fair-check');
  assert.match(verdict ?? '', /this does not fit[^]*✗ Engine: the seed gives this pack – no/);
});

test('a seal that was shown here before its deal was over is remembered with its time', async (t) => {
  const page = await dialogs.open(t);
  await openFair(page);
  const sealed = await page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    const deal = await at.randomDeal(3);
    at.seals = {current: deal.shuffle.commitment, next: 'c'.repeat(64)};
    return deal;
  });
  await page.keyboard.press('Escape');
  await page.evaluate(() => /** @type {any} */ (globalThis).at.fair.open());
  await page.keyboard.press('Escape');
  await page.evaluate(async (deal) => {
    const {at} = /** @type {any} */ (globalThis);
    at.finished = at.matchText([deal, await at.randomDeal(4)]);
    at.underway = false;
    at.seals = {current: (await at.randomDeal(4)).shuffle.commitment, next: 'd'.repeat(64)};
    await at.fair.open();
  }, sealed);
  const [seen, late] = await check(page, '#fair-check-all');
  assert.match(seen ?? '', /showed you the seal at .*before the deal was over/);
  assert.doesNotMatch(late ?? '', /showed you the seal/, 'a seal that is first seen after the deal proves nothing');
});

test('a record that was pasted is checked, one without a seed says so, one that is none is refused', async (t) => {
  const page = await dialogs.open(t);
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).at.seals = null;
  });
  await page.evaluate(() => /** @type {any} */ (globalThis).at.fair.open());
  assert.equal(await page.locator('#fair-word').isVisible(), false, 'nothing to choose before a table is there');
  const record = await page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    return (await at.house.ask('record.write.deal', '0', at.matchText([await at.randomDeal(7)]))).json;
  });
  const verdict = async (/** @type {string} */ text) => {
    await page.fill('#fair-text', text);
    await page.evaluate(() => {
      const line = document.querySelector('#fair-dialog .sheet-said');
      if (line) line.textContent = '';
    });
    await page.click('#fair-read');
    await page.waitForFunction(() => document.querySelector('#fair-dialog .sheet-said')?.textContent !== '');
    return said(page);
  };
  assert.match(await verdict(record), /The deal fits its seal/);
  const {shuffle, ...silent} = JSON.parse(record);
  assert.ok(shuffle);
  assert.match(await verdict(JSON.stringify(silent)), /No seed is told/);
  assert.match(await verdict('{"deals":[{}]}'), /can’t be read. At \/deals\/0\/pack: It must be 32 cards/);
  assert.equal(await page.locator('#fair-dialog .verdicts > li').count(), 0, 'no verdict of an earlier record is left');
});

test('a page without https says that the browser’s check is missing, and claims nothing for it', async (t) => {
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--host-resolver-rules=MAP twentynine.test 127.0.0.1']});
  t.after(() => browser.close());
  const page = await dialogs.open(t, {url: dialogs.insecureUrl, browser});
  assert.equal(await page.evaluate(() => crypto.subtle === undefined), true);
  // Without cryptography the stand-in can make no deals: they come from a page that has it.
  const trusted = await dialogs.open(t);
  await openFair(trusted);
  const text = await trusted.evaluate(() => /** @type {any} */ (globalThis).at.finished);
  await page.evaluate(async (finished) => {
    const {at} = /** @type {any} */ (globalThis);
    at.finished = finished;
    await at.fair.open();
  }, text);
  assert.match(await page.locator('.warning').innerText(), /without https/);
  const [verdict] = await check(page, '#fair-check');
  assert.match(verdict ?? '', /Engine/);
  assert.doesNotMatch(verdict ?? '', /Your browser/);
  assert.match(await said(page), /by the engine\.$/);
});

test('why the older stream is not used is told', async (t) => {
  const page = await dialogs.open(t);
  await openFair(page);
  await page.getByText('Why not the stream').click();
  assert.match(await page.locator('#fair-dialog').innerText(), /64 bits[^]*before the first bid/);
});

for (const [width, height] of [[360, 740], [320, 480], [1440, 900]]) {
  test(`fairness fits ${width}×${height} and axe finds nothing in it`, async (t) => {
    const page = await dialogs.open(t, {width, height});
    await openFair(page);
    await check(page, '#fair-check-all');
    for (const proof of await page.locator('#fair-dialog summary').all()) await proof.click();
    assert.equal(await widthFits(page), true);
    assert.deepEqual(await axe(page), []);
  });
}
