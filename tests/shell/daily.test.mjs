// The deal of the day, in a headless Chromium with stand-ins for the house and the players, and its words.

import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {copyWords, expertWords, lastDays, readResult, yourWords} from '../../shell/daily-data.mjs';
import {areDays, dayWords, isWon, today} from '../../shell/days.mjs';
import {axe, startDialogs, widthFits} from './fake/dialogs.mjs';

/** @type {Awaited<ReturnType<typeof startDialogs>>} */
let dialogs;
before(async () => {
  dialogs = await startDialogs();
});
after(() => dialogs.close());

/** @typedef {import('playwright-core').Page} Page */

/** What a player at the fake table sits down to, plays and is told. @param {Page} page @param {number} number of the deal */
const playDeal = (page, number) =>
  page.evaluate(async (which) => {
    const {at} = /** @type {any} */ (globalThis);
    return at.daily.over({finished: at.matchText([await at.randomDeal(which)], 'arcade29'), deal: 0, matchOver: false}, 'd'.repeat(64));
  }, number);

/** @param {Page} page @param {string} line */
const expertSays = (page, line) =>
  page.evaluate((said) => {
    /** @type {any} */ (globalThis).at.players = async (/** @type {string} */ text) => (text.endsWith(' ') ? 'next\tbid 19' : text.endsWith('bid 19') ? 'next\tpass' : said);
  }, line);

/** @param {Page} page */
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('twentynine.days') ?? 'null'));

/** @param {Page} page @param {string} what of the daily deals */
const call = (page, what, /** @type {any[]} */ ...args) => page.evaluate(([name, rest]) => /** @type {any} */ (globalThis).at.daily[/** @type {string} */ (name)](.../** @type {any[]} */ (rest)), [what, args]);

test('a press begins the deal with players of its own; its first result is kept and held against the expert’s', async (t) => {
  const page = await dialogs.open(t);
  await call(page, 'press');
  const seat = await page.evaluate(() => /** @type {any} */ (globalThis).at.seat);
  assert.equal(seat.rules, 'arcade29');
  assert.deepEqual(seat.daily, {date: today(), counts: true, commitment: 'd'.repeat(64), seed: '2029', players: ['expert', 'club', 'expert', 'club']});
  await expertSays(page, 'over\t0\t19\t20\t1');
  assert.deepEqual(await playDeal(page, 1), {again: false});
  const dialog = page.locator('#daily-dialog');
  await dialog.waitFor();
  await page.waitForFunction(() => /^The expert/.test(document.querySelector('#daily-expert')?.textContent ?? ''));
  assert.equal(await page.locator('#daily-expert').innerText(), 'The expert in your seat bid 19 and took 20. Contract made: a win.');
  const {days} = await kept(page);
  assert.equal(days.length, 1);
  assert.deepEqual(Object.keys(days[0]).sort(), ['bid', 'bidder', 'date', 'made', 'points'], 'nothing else of an Arcade deal is kept');
  assert.equal(await page.locator('#daily-yours').innerText(), yourWords(days[0]));
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).at.questions), [`daily ${today()} `, `daily ${today()} bid 19`, `daily ${today()} bid 19,pass`]);

  // What has just been played is reviewed with one press.
  await page.click('#daily-review');
  await page.locator('#review-dialog .review-table').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await dialog.isVisible(), true);

  // Again: another result is shown, the first stays.
  await page.click('#daily-play');
  await dialog.waitFor({state: 'hidden'});
  assert.deepEqual(await playDeal(page, 4), {again: true});
  assert.match(await dialog.innerText(), /Your first result, which is kept: /);
  assert.deepEqual((await kept(page)).days, days);
  await page.keyboard.press('Escape');
  await call(page, 'press');
  await dialog.waitFor();
  assert.equal(await page.locator('#daily-play').innerText(), 'Play it again');
});

test('a result against weaker players is neither kept nor held against the expert’s, and the next one is', async (t) => {
  const page = await dialogs.open(t);
  await call(page, 'press');
  await expertSays(page, 'over\t0\t19\t20\t1');
  await page.evaluate(() => {
    const {at} = /** @type {any} */ (globalThis);
    at.substituted = [at.seat.daily];
  });
  assert.deepEqual(await playDeal(page, 1), {again: false});
  await page.locator('#daily-dialog').waitFor();
  assert.match(await page.locator('#daily-stand-ins').innerText(), /^Weaker players had to sit in, so this result is not kept/);
  assert.match(await page.locator('#daily-stand-ins').innerText(), /your first one without them will be\.$/);
  assert.equal(await page.locator('#daily-expert').count(), 0);
  assert.equal(await page.locator('#daily-copy').isVisible(), false, 'there is nothing to be compared');
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).at.questions), []);
  assert.equal(await kept(page), null);
  await page.click('#daily-play');
  await page.locator('#daily-dialog').waitFor({state: 'hidden'});
  assert.deepEqual(await playDeal(page, 4), {again: true});
  assert.equal((await kept(page)).days.length, 1);
  await page.waitForFunction(() => /^The expert/.test(document.querySelector('#daily-expert')?.textContent ?? ''));
  assert.equal(await page.locator('#daily-stand-ins').count(), 0);
  assert.equal(await page.locator('#daily-copy').isVisible(), true);
});

/** Somebody has sat in for a player in the deal on the table. @param {Page} page */
const sitIn = (page) =>
  page.evaluate(() => {
    const {at} = /** @type {any} */ (globalThis);
    at.substituted.push(at.seat.daily);
  });

test('after weaker players a kept result is promised only where the next one can be kept', async (t) => {
  const page = await dialogs.open(t);
  const dialog = page.locator('#daily-dialog');
  const said = page.locator('#daily-stand-ins');
  const again = async () => {
    await page.click('#daily-play');
    await dialog.waitFor({state: 'hidden'});
  };
  // A day that is past: nothing of it is kept, whoever plays.
  await call(page, 'link', '#daily=2026-01-05');
  await again();
  await sitIn(page);
  await playDeal(page, 1);
  assert.equal(await said.innerText(), 'Weaker players had to sit in, so this result is not held against the expert’s.');
  assert.match(await dialog.innerText(), /Only a deal that is played on its own day is kept\./);
  await page.keyboard.press('Escape');

  // Somebody always sits in.
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).at.weakened = true;
  });
  await call(page, 'press');
  await sitIn(page);
  await playDeal(page, 1);
  assert.equal(await said.innerText(), 'Weaker players had to sit in, so this result is not kept, nor held against the expert’s.');
  assert.match(await dialog.innerText(), /A club player has to sit in for the expert here, so no result is kept\./);
  assert.doesNotMatch(await dialog.innerText(), /your first/);
  assert.equal(await kept(page), null);

  // One is kept already.
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).at.weakened = false;
  });
  await again();
  await playDeal(page, 1);
  assert.equal((await kept(page)).days.length, 1);
  await again();
  await sitIn(page);
  await playDeal(page, 4);
  assert.equal(await said.innerText(), 'Weaker players had to sit in, so this result is not held against the expert’s.');
  assert.match(await dialog.innerText(), /your first result of the day is the one that is kept/);
});

test('another deal at the same table is not the deal of the day', async (t) => {
  const page = await dialogs.open(t);
  await call(page, 'press');
  const other = await page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    return at.daily.over({finished: at.matchText([await at.randomDeal(1)], 'arcade29'), deal: 0, matchOver: false}, 'e'.repeat(64));
  });
  assert.equal(other, null);
  assert.equal(await kept(page), null);
  assert.equal(await page.locator('#daily-dialog[open]').count(), 0);
});

test('a link opens a day that has come, and no other; only its own day keeps it', async (t) => {
  const page = await dialogs.open(t);
  await call(page, 'link', '#daily=2099-01-01');
  await call(page, 'link', '#daily=29-11-30');
  const told = await page.evaluate(() => /** @type {any} */ (globalThis).at.told);
  assert.match(told[0], /hasn’t come yet/);
  assert.match(told[1], /no day/);
  assert.equal(await page.locator('#daily-dialog[open]').count(), 0);
  await call(page, 'link', '#daily=2026-01-05');
  assert.match(await page.locator('#daily-dialog').innerText(), /The deal of 5 January[^]*Monday, 5 January 2026[^]*on its own day/);
  await page.click('#daily-play');
  assert.deepEqual(await playDeal(page, 1), {again: false});
  assert.equal(await kept(page), null);
  await page.keyboard.press('Escape');
  await call(page, 'link', '#daily');
  assert.match(await page.locator('#daily-dialog').innerText(), /Today’s deal/);
});

test('without the players there is a sentence in place of the expert’s result', async (t) => {
  const page = await dialogs.open(t);
  await call(page, 'press');
  await playDeal(page, 1);
  await page.waitForFunction(() => /can’t be told/.test(document.querySelector('#daily-expert')?.textContent ?? ''));
});

test('who plays at the table is asked before its deal is given up', async (t) => {
  const page = await dialogs.open(t);
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).at.may = false;
  });
  await call(page, 'open');
  await page.click('#daily-play');
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).at.seat), null);
  assert.equal(await page.locator('#daily-dialog').isVisible(), true);
});

test('fairness says that the deal of a day is fixed by its date', async (t) => {
  const page = await dialogs.open(t);
  await call(page, 'press');
  await page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    await at.fair.open();
  });
  assert.equal(await page.locator('#fair-daily').isVisible(), false, 'another deal lies on the table');
  await page.keyboard.press('Escape');
  await page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    at.seals.current = 'd'.repeat(64);
    await at.fair.open();
  });
  assert.match(await page.locator('#fair-daily').innerText(), new RegExp(`fixed by its date.*“twentynine daily deal ${today()}”.*beforehand`));
});

for (const [width, height] of [[360, 740], [320, 480], [740, 360], [1440, 900]]) {
  test(`the deal of the day fits ${width}×${height} and axe finds nothing in it`, async (t) => {
    const page = await dialogs.open(t, {width, height});
    await call(page, 'press');
    await expertSays(page, 'over\t1\t19\t20\t1');
    await playDeal(page, 1);
    await page.waitForFunction(() => /^With/.test(document.querySelector('#daily-expert')?.textContent ?? ''));
    assert.equal(await page.locator('.days li').count(), 7);
    assert.equal(await widthFits(page), true);
    const seen = await page.evaluate(() => ['daily-yours', 'daily-play', 'daily-copy'].map((id) => {
      const {top, bottom} = /** @type {HTMLElement} */ (document.getElementById(id)).getBoundingClientRect();
      const sheet = /** @type {HTMLElement} */ (document.querySelector('#daily-dialog .sheet-body')).getBoundingClientRect();
      return top >= sheet.top && bottom <= sheet.bottom;
    }));
    assert.deepEqual(seen, [true, true, true], 'the result and what can be pressed are there together, without scrolling');
    const under = await page.evaluate(() => {
      const {left, right, bottom} = /** @type {HTMLElement} */ (document.querySelector('#daily-dialog .sheet-body')).getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, bottom - 3)?.className;
    });
    assert.equal(under, 'row', 'nothing looks out from under the buttons');
    for (const id of ['daily-play', 'daily-copy']) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      const box = await page.locator(`#${id}`).boundingBox();
      assert.ok(box && box.height >= 44 && box.y >= 0 && box.y + box.height <= height, id);
    }
    assert.deepEqual(await axe(page), []);
  });
}

test('words for a result, yours and the expert’s', () => {
  const result = (/** @type {number} */ bidder, /** @type {boolean} */ made) => ({bidder, bid: 18, points: made ? 21 : 15, made});
  assert.equal(yourWords(result(0, true)), 'You bid 18 and took 21. Contract made: a win.');
  assert.equal(yourWords(result(2, false)), 'Partner bid 18 and your side took 15. Contract failed: a loss.');
  assert.equal(yourWords(result(1, false)), 'Mira bid 18 and their side took 15. Contract failed: a win.');
  assert.equal(expertWords(result(3, true)), 'With the expert in your seat, Dev bid 18 and their side took 21. Contract made: a loss.');
  assert.deepEqual([isWon(result(0, true)), isWon(result(0, false)), isWon(result(3, true)), isWon(result(3, false))], [true, false, false, true]);
  assert.deepEqual(readResult(['1', '17', '19', '1']), {bidder: 1, bid: 17, points: 19, made: true});
  for (const line of ['', '1 17 19', '1 17 19 x', '-1 17 19 1']) assert.throws(() => readResult(line.split(' ')), line);
  assert.equal(
    copyWords('2026-11-30', result(0, true), result(2, false), 'https://example.org/#daily=2026-11-30'),
    '29, the deal of 30 November 2026\nI bid 18 and took 21. Contract made: a win.\nWith the expert in my seat, Partner bid 18 and my side took 15. Contract failed: a loss.\nhttps://example.org/#daily=2026-11-30',
  );
});

test('days are those of the device’s calendar', () => {
  assert.equal(today(new Date(2026, 10, 30, 0, 5)), '2026-11-30');
  assert.equal(today(new Date(2027, 0, 1, 23, 55)), '2027-01-01');
  assert.equal(dayWords('2026-11-30'), '30 November');
  const day = {date: '2026-02-28', bidder: 0, bid: 18, points: 20, made: true};
  assert.deepEqual(lastDays('2026-03-01', [day], 3), [{date: '2026-02-27', result: null}, {date: '2026-02-28', result: day}, {date: '2026-03-01', result: null}]);
});

test('what was kept of the days is read only if it is sound', () => {
  const day = {date: '2026-11-29', bidder: 0, bid: 18, points: 20, made: true};
  assert.equal(areDays([]), true);
  assert.equal(areDays([day, {...day, date: '2026-11-30'}]), true);
  for (const wrong of [null, {}, [null], [day, day], [{...day, date: 'x'}], [{...day, bidder: 4}], [{...day, bid: 29}], [{...day, points: -1}], [{...day, points: 1.5}], [{...day, made: 1}], [{...day, date: '2026-11-30'}, day], Array.from({length: 400}, (_, i) => ({...day, date: `20${10 + Math.floor(i / 28)}-02-${String(1 + (i % 28)).padStart(2, '0')}`}))]) assert.equal(areDays(wrong), false, JSON.stringify(wrong)?.slice(0, 80));
});
