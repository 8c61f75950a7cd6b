// Statistics: what is counted, what is kept where, and the dialog, in a headless Chromium.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {areStats, bidsOf, noStats, partsOf, together, total, withDeal} from '../../shell/stats-data.mjs';
import {axe, startDialogs, widthFits} from './fake/dialogs.mjs';

/** @type {Awaited<ReturnType<typeof startDialogs>>} */
let dialogs;
before(async () => {
  dialogs = await startDialogs();
});
after(() => dialogs.close());

/** @type {(bid: number, made: boolean, side: 'us' | 'them', more?: object) => import('../../shell/stats-data.mjs').DealStats} */
const deal = (bid, made, side, more = {}) => ({bid, made, side, single: false, points: [20, 8], game_points: [1, 0], ...more});

/** @param {import('../../shell/stats-data.mjs').DealStats[]} deals */
const counted = (deals, rules = 'classic29') => deals.reduce((stats, one, i) => withDeal(stats, {rules, name: 'Table', mark: `${rules}${i}`}, one), noStats());

test('contracts are counted by bid and side, points add up, rows of wins end with a loss', () => {
  const stats = counted([
    deal(18, true, 'us'),
    deal(18, false, 'them', {game_points: [0, -1]}),
    deal(18, false, 'us', {points: [10, 18], game_points: [-1, 0]}),
    deal(20, true, 'us', {single: true, game_points: [3, 0]}),
  ]);
  const table = stats.tables.classic29;
  assert.ok(table);
  assert.deepEqual(table.ours, {18: {made: 1, failed: 1}, single: {made: 1, failed: 0}});
  assert.deepEqual(table.theirs, {18: {made: 0, failed: 1}});
  assert.deepEqual([table.deals, table.won, table.streak, table.best], [4, 3, 1, 2]);
  assert.deepEqual([table.points, table.game], [[70, 42], [3, -1]]);
  assert.deepEqual(total(table.ours), {made: 2, failed: 1});
  assert.deepEqual(bidsOf(table), ['18', 'single']);
  assert.equal(areStats(stats), true);
});

test('a deal is counted once, however often it is told', () => {
  const which = {rules: 'club28', name: '28 Club', mark: 'x'};
  const once = withDeal(noStats(), which, deal(18, true, 'us'));
  assert.equal(withDeal(once, which, deal(18, true, 'us')), once);
});

test('the bids of the picture have no gaps, and tables add up', () => {
  const a = counted([deal(16, true, 'us'), deal(19, false, 'us')]);
  const b = counted([deal(17, true, 'them'), deal(16, false, 'us')], 'club28');
  const all = together([...Object.values(a.tables), ...Object.values(b.tables)]);
  assert.deepEqual(bidsOf(all), ['16', '17', '18', '19']);
  assert.deepEqual(all.ours[16], {made: 1, failed: 1});
  assert.equal(all.deals, 4);
  assert.equal(together([]).deals, 0);
});

test('what is no statistics of ours is not taken for them', () => {
  const good = counted([deal(18, true, 'us')]);
  assert.equal(areStats(good), true);
  for (const change of /** @type {((stats: any) => void)[]} */ ([
    (stats) => { stats.tables = []; },
    (stats) => { stats.counted = 'x'; },
    (stats) => { stats.counted = Array.from({length: 999}, () => 'x'); },
    (stats) => { stats.tables.classic29.deals = -1; },
    (stats) => { stats.tables.classic29.won = 1e300; },
    (stats) => { stats.tables.classic29.points = [1]; },
    (stats) => { stats.tables.classic29.ours = {99: {made: 1, failed: 0}}; },
    (stats) => { stats.tables.classic29.ours = {18: {made: '1', failed: 0}}; },
    (stats) => { stats.tables.classic29.name = {}; },
    (stats) => { stats.tables['<b>'] = stats.tables.classic29; },
    (stats) => { stats.tables.classic29 = null; },
  ])) {
    const bad = structuredClone(good);
    change(bad);
    assert.equal(areStats(bad), false, String(change));
  }
  for (const nothing of [null, 7, 'x', []]) assert.equal(areStats(nothing), false);
});

test('rules, name and mark of a deal are read from the match text', () => {
  const text = `29m1;r1.abc;${Buffer.from('চা Club').toString('hex')};-;3first;0second`;
  assert.equal(partsOf(text, 0).rules, 'r1.abc');
  assert.equal(partsOf(text, 0).name, 'চা Club');
  assert.notEqual(partsOf(text, 0).mark, partsOf(text, 1).mark);
  assert.equal(partsOf(text, 1).mark, partsOf(`${text};1third`, 1).mark, 'later deals leave it as it is');
});

/**
 * Plays out deals, one match each.
 * @param {import('playwright-core').Page} page
 * @param {number} count
 * @param {string} table
 */
const play = (page, count, table) =>
  page.evaluate(
    async ([deals, rules]) => {
      const {at} = /** @type {any} */ (globalThis);
      for (let i = 0; i < Number(deals); i += 1) await at.stats.add(at.matchText([await at.randomDeal(i)], rules), 0);
    },
    /** @type {[number, string]} */ ([count, table]),
  );

/** @param {import('playwright-core').Page} page */
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('twentynine.stats') ?? 'null'));

test('deals are kept on the device by table, and shown with a picture and the same numbers as a table', async (t) => {
  const page = await dialogs.open(t);
  await play(page, 12, 'classic29');
  await play(page, 3, 'club28');
  const {v, tables} = await kept(page);
  assert.equal(v, 1);
  assert.deepEqual(Object.entries(tables).map(([rules, {name, deals}]) => [rules, name, deals]), [['classic29', '29 Classic', 12], ['club28', '28 Club', 3]]);
  await page.evaluate(() => /** @type {any} */ (globalThis).at.stats.open());
  assert.match(await page.locator('.tiles').innerText(), /Deals\s+15/);
  await page.selectOption('#stats-table', 'classic29');
  assert.match(await page.locator('.tiles').innerText(), /Deals\s+12/);
  const {ours, theirs} = tables.classic29;
  const rows = await page.locator('.bids tbody tr').evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent)));
  for (const [bid, ...numbers] of rows) {
    assert.deepEqual(numbers.map(Number), [ours[bid ?? '']?.made ?? 0, ours[bid ?? '']?.failed ?? 0, theirs[bid ?? '']?.made ?? 0, theirs[bid ?? '']?.failed ?? 0]);
  }
  assert.deepEqual(rows.map(([bid]) => bid), bidsOf(tables.classic29));
  // The heights of the bars are to each other as the numbers.
  const heights = (/** @type {string} */ kind) => page.locator(`.bids-picture > svg rect.${kind}`).evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('height'))));
  const bars = [...(await heights('made')), ...(await heights('failed'))];
  const numbers = [...rows.map((row) => Number(row[1])), ...rows.map((row) => Number(row[2]))].filter((number) => number > 0);
  assert.equal(bars.length, numbers.length);
  const unit = (bars[0] ?? 0) / (numbers[0] ?? 1);
  for (const [i, height] of bars.entries()) assert.ok(Math.abs(height - unit * (numbers[i] ?? 0)) < 0.01);
});

test('29 Arcade is counted for as long as the page is open, and never kept', async (t) => {
  const page = await dialogs.open(t);
  await play(page, 2, 'arcade29');
  assert.deepEqual(await page.evaluate(() => ({...localStorage})), {});
  await page.evaluate(() => /** @type {any} */ (globalThis).at.stats.open());
  assert.match(await page.locator('.tiles').innerText(), /Deals\s+2/);
  assert.match(await page.locator('#stats-dialog').innerText(), /until the page is closed/);
});

test('a deal that is not over, or was void, counts nothing', async (t) => {
  const page = await dialogs.open(t);
  await page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    const half = await at.randomDeal(1);
    half.actions.splice(20);
    await at.stats.add(at.matchText([half]), 0);
    await at.stats.open();
  });
  assert.equal(await kept(page), null);
  assert.match(await page.locator('#stats-dialog').innerText(), /Nothing is counted yet/);
  assert.equal(await page.locator('#stats-delete').isVisible(), false);
});

test('deals told at the same time are all counted', async (t) => {
  const page = await dialogs.open(t);
  await page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    const texts = await Promise.all([1, 2, 3, 4].map(async (i) => at.matchText([await at.randomDeal(i)])));
    await Promise.all([...texts, ...texts].map((text) => at.stats.add(text, 0)));
  });
  assert.equal((await kept(page)).tables.classic29.deals, 4);
});

test('statistics are saved as a file, and deleted when one is sure', async (t) => {
  const page = await dialogs.open(t);
  await play(page, 2, 'classic29');
  await page.evaluate(() => /** @type {any} */ (globalThis).at.stats.open());
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#stats-save')]);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
  assert.equal(saved.format, 'twentynine-statistics');
  assert.equal(saved.tables.classic29.deals, 2);
  await page.click('#stats-delete');
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Keep them');
  await page.keyboard.press('Escape');
  assert.ok(await kept(page));
  await page.click('#stats-delete');
  await page.getByRole('button', {name: 'Delete', exact: true}).click();
  await page.getByText('Nothing is counted yet').waitFor();
  assert.equal(await kept(page), null);
  assert.equal(await page.locator('#stats-dialog').isVisible(), true);
});

test('damaged statistics are set aside, said so, and counting starts again', async (t) => {
  const page = await dialogs.open(t);
  const damaged = JSON.stringify({v: 1, tables: {classic29: {deals: 'many'}}, counted: []});
  await page.evaluate((text) => localStorage.setItem('twentynine.stats', text), damaged);
  await play(page, 1, 'classic29');
  assert.equal((await kept(page)).tables.classic29.deals, 1);
  assert.equal(await page.evaluate(() => localStorage.getItem('twentynine.stats.set-aside')), damaged);
  await page.evaluate(() => /** @type {any} */ (globalThis).at.stats.open());
  assert.match(await page.locator('#stats-dialog').innerText(), /set aside/);
});

test('where nothing can be kept, statistics last as long as the page', async (t) => {
  const page = await dialogs.open(t);
  await page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    at.stats = at.createStats({house: at.house, store: at.createStore(null)});
  });
  await play(page, 3, 'classic29');
  await page.evaluate(() => /** @type {any} */ (globalThis).at.stats.open());
  assert.match(await page.locator('.tiles').innerText(), /Deals\s+3/);
});

for (const [width, height] of [[360, 740], [320, 480], [1440, 900]]) {
  test(`statistics fit ${width}×${height} and axe finds nothing in them`, async (t) => {
    const page = await dialogs.open(t, {width, height});
    await play(page, 20, 'classic29');
    await play(page, 1, 'ranked28');
    await page.evaluate(() => /** @type {any} */ (globalThis).at.stats.open());
    assert.equal(await widthFits(page), true);
    assert.deepEqual(await axe(page), []);
    await page.click('#stats-delete');
    assert.deepEqual(await axe(page), []);
  });
}
