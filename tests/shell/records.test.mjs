// Records in and out: files, text, links and drops, in a headless Chromium.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {inflateRawSync} from 'node:zlib';
import {readLink} from '../../shell/links.mjs';
import {longest} from '../../shell/links.mjs';
import {recordLink} from '../../shell/record-link.mjs';
import {axe, startDialogs, widthFits} from './fake/dialogs.mjs';

/** @type {Awaited<ReturnType<typeof startDialogs>>} */
let dialogs;
before(async () => {
  dialogs = await startDialogs();
});
after(() => dialogs.close());

/** @param {import('playwright-core').Page} page */
const said = (page) => page.locator('#records-dialog .sheet-said').innerText();

/** @param {import('playwright-core').Page} page */
const playTwo = (page) =>
  page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    at.finished = at.matchText([await at.randomDeal(1), await at.randomDeal(2)]);
    const match = (await at.house.ask('record.write', at.finished)).json;
    await at.records.open();
    return match;
  });

test('a match, or one deal of it, is saved as a file', async (t) => {
  const page = await dialogs.open(t);
  const match = await playTwo(page);
  const save = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#records-save')]);
    return {name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8')};
  };
  assert.deepEqual(await save(), {name: 'twentynine-match.json', text: match});
  await page.selectOption('#records-which', '1');
  const deal = await save();
  assert.equal(deal.name, 'twentynine-deal.json');
  assert.equal(JSON.parse(deal.text).pack, JSON.parse(match).deals[1].pack);
  assert.match(await said(page), /downloads/);
});

test('the text and a link are copied, and the link holds the record', async (t) => {
  const page = await dialogs.open(t);
  const match = await playTwo(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (/** @type {string} */ text) => void Object.assign(globalThis, {copied: text})}});
  });
  const copied = () => page.evaluate(() => /** @type {any} */ (globalThis).copied);
  await page.click('#records-copy');
  await page.waitForFunction(() => 'copied' in globalThis);
  assert.equal(await copied(), match);
  await page.click('#records-link');
  await page.waitForFunction(() => /** @type {any} */ (globalThis).copied.startsWith('http'));
  const [address, value] = (await copied()).split('#record=d.');
  assert.equal(address, dialogs.url);
  assert.equal(inflateRawSync(Buffer.from(value, 'base64url')).toString(), match);
});

test('where the page has no clipboard of its own, the old way copies', async (t) => {
  const page = await dialogs.open(t);
  const match = await playTwo(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    document.addEventListener('copy', (event) => {
      const field = /** @type {HTMLTextAreaElement} */ (event.target);
      Object.assign(globalThis, {copied: field.value.slice(field.selectionStart, field.selectionEnd)});
    });
  });
  await page.click('#records-copy');
  await page.waitForFunction(() => 'copied' in globalThis);
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).copied), match);
  assert.equal(await said(page), 'The record is copied.');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'records-copy');
  assert.equal(await page.locator('textarea.off-screen').count(), 0);
});

test('a record too long for a link has none', async () => {
  let state = 29;
  const noise = Array.from({length: longest}, () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return String.fromCharCode(33 + (state >>> 25) % 90);
  });
  assert.ok((await recordLink(noise.join(''), 'https://example.com/play/')) === null);
  const json = '{"short": "ক"}';
  const link = await recordLink(json, 'https://example.com/play/?from=x#old');
  assert.match(link ?? '', /^https:\/\/example\.com\/play\/#record=[dp]\.[\w-]+$/);
  assert.deepEqual(await readLink(new URL(link ?? '').hash), {what: 'record', json});
});

test('a record is opened from text, from a file and by a drop', async (t) => {
  const page = await dialogs.open(t);
  const match = await playTwo(page);
  const opened = async () => {
    await page.locator('#review-dialog').waitFor();
    assert.equal(await page.locator('#records-dialog').isVisible(), false);
    assert.equal(await page.locator('#review-deal option').count(), 2);
    await page.keyboard.press('Escape');
  };
  await page.fill('#records-text', match);
  await page.click('#records-read');
  await opened();
  await page.evaluate(() => /** @type {any} */ (globalThis).at.records.open());
  await page.setInputFiles('#records-file', {name: 'deal.json', mimeType: 'application/json', buffer: Buffer.from(match)});
  await opened();
  await page.evaluate(async (text) => {
    const {acceptDrops} = await import(/** @type {any} */ ('/shell/drop.mjs'));
    acceptDrops(/** @type {any} */ (globalThis).at.records.readFile);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'deal.json'));
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true});
      document.body.dispatchEvent(event);
      if (!event.defaultPrevented) throw new Error(`${type} would take the page away`);
    }
  }, match);
  await opened();
});

test('dragging text over the page is left to the browser', async (t) => {
  const page = await dialogs.open(t);
  const prevented = await page.evaluate(async () => {
    const {acceptDrops} = await import(/** @type {any} */ ('/shell/drop.mjs'));
    acceptDrops(() => {});
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'words');
    const event = new DragEvent('dragover', {dataTransfer, bubbles: true, cancelable: true});
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  });
  assert.equal(prevented, false);
});

test('a hostile record is refused with the place and the reason, and nothing changes', async (t) => {
  const page = await dialogs.open(t);
  const match = await playTwo(page);
  const kept = () => page.evaluate(() => JSON.stringify([{...localStorage}, /** @type {any} */ (globalThis).at.finished]));
  const untouched = await kept();
  const broken = JSON.parse(match);
  delete broken.deals[1].pack;
  for (const [text, wanted] of /** @type {[string, RegExp][]} */ ([
    ['', /paste its text first/],
    ['<b>no</b>', /can’t be opened.*not JSON/],
    [JSON.stringify(broken), /can’t be opened\. At \/deals\/1\/pack: It must be 32 cards\./],
    [`${' '.repeat(1024 * 1024)}{}`, /longer than 1 MiB/],
  ])) {
    await page.evaluate((value) => /** @type {any} */ (globalThis).at.records.readText(value), text);
    assert.match(await said(page), wanted);
    assert.equal(await page.locator('#records-text').getAttribute('aria-invalid'), 'true');
    assert.equal(await page.locator('#review-dialog').count(), 0);
    assert.equal(await kept(), untouched);
  }
  for (const [buffer, wanted] of /** @type {[Buffer, RegExp][]} */ ([
    [Buffer.alloc(1024 * 1024 + 1, 32), /larger than 1 MiB/],
    [Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), /not text in UTF-8/],
  ])) {
    await page.setInputFiles('#records-file', {name: 'x.json', mimeType: 'application/json', buffer});
    await page.waitForFunction((pattern) => new RegExp(pattern).test(document.querySelector('#records-dialog .sheet-said')?.textContent ?? ''), wanted.source);
  }
  assert.equal(await kept(), untouched);
});

test('a refusal of a link or a drop opens the dialog that says it; words from a record are only words', async (t) => {
  const page = await dialogs.open(t);
  await page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    at.house.ask = async () => ({ok: false, where: '/<img src=x onerror=alert(1)>', reason: '<b>bold</b>'});
    await at.records.readText('{}');
  });
  assert.equal(await page.locator('#records-dialog').isVisible(), true);
  assert.equal(await said(page), 'This record can’t be opened. At /<img src=x onerror=alert(1)>: <b>bold</b>.');
  assert.equal(await page.locator('#records-dialog .sheet-said *').count(), 0);
});

test('when the house module can’t be fetched its sentence is shown', async (t) => {
  const page = await dialogs.open(t);
  await page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    at.finished = at.matchText([await at.randomDeal(1)]);
    at.house.ask = async () => {
      throw new Error('You seem to be offline.');
    };
    await at.records.open();
  });
  assert.equal(await said(page), 'You seem to be offline.');
});

for (const [width, height] of [[360, 740], [320, 480], [1440, 900]]) {
  test(`records fit ${width}×${height} and axe finds nothing in them`, async (t) => {
    const page = await dialogs.open(t, {width, height});
    await page.evaluate(() => /** @type {any} */ (globalThis).at.records.open());
    assert.match(await page.locator('#records-dialog').innerText(), /No deal has been finished/);
    assert.deepEqual(await axe(page), []);
    await page.keyboard.press('Escape');
    await playTwo(page);
    assert.equal(await widthFits(page), true);
    assert.deepEqual(await axe(page), []);
  });
}
