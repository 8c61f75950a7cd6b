// The start screen and the way to the table and back, in a headless Chromium, with a table that has no game in it.

import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {serve} from '../../tools/serve.mjs';
import {buildSite} from '../../tools/site.mjs';
import {writeFakeBuild} from './fake/modules.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('node:test').TestContext} TestContext */

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const folder = mkdtempSync(join(tmpdir(), 'twentynine-start-'));

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

before(async () => {
  writeFakeBuild(join(folder, 'wasm'));
  const port = fileURLToPath(new URL('fake/port.mjs', import.meta.url));
  await buildSite({wasm: join(folder, 'wasm'), port, out: join(folder, 'site'), warn: () => {}});
  site = await serve({dir: join(folder, 'site'), port: 0});
  browser = await chromium.launch({executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox']});
});

after(async () => {
  await browser?.close();
  await site?.close();
  rmSync(folder, {recursive: true, force: true});
});

/**
 * @param {TestContext} t
 * @param {{kept?: Record<string, unknown>, hash?: string, options?: import('playwright-core').BrowserContextOptions, go?: boolean}} [settings]
 *     `kept`: what the device has from earlier visits, by key without its beginning; text as it is, all else as JSON
 */
async function open(t, {kept = {}, hash = '', options = {}, go = true} = {}) {
  const context = await browser.newContext({viewport: {width: 360, height: 740}, serviceWorkers: 'block', reducedMotion: 'reduce', ...options});
  t.after(() => context.close());
  const page = await context.newPage();
  await page.addInitScript((values) => {
    if (self.origin === 'null') return; // a sandboxed frame, which has no storage
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'yes');
    for (const [key, value] of Object.entries(values)) localStorage.setItem(`twentynine.${key}`, typeof value === 'string' ? value : JSON.stringify(value));
  }, kept);
  if (go) {
    await page.goto(site.url + hash);
    await page.waitForSelector('html[data-state="start"]');
  }
  return page;
}

const ready = (/** @type {Page} */ page) => page.waitForSelector('html[data-state="ready"]');
// As JSON, which leaves out what is undefined.
const seat = async (/** @type {Page} */ page) => JSON.parse(await page.evaluate(() => JSON.stringify(/** @type {any} */ (globalThis).fakeTable.seat)));
const device = (/** @type {Page} */ page) => page.evaluate(() => ({...localStorage}));
const save = (/** @type {Page} */ page, /** @type {string | null} */ text) => page.evaluate((match) => /** @type {any} */ (globalThis).fakeTable.options.onSave(match), text);
const notice = (/** @type {Page} */ page) => page.locator('#notice').innerText();

const club = {v: 1, rules: 'club28', name: '', clocks: true, match: '29m1;club28;so far 29s1;rest'};

/**
 * A house module that knows one ruleset, in place of the real one.
 * @param {Page} page
 */
async function withHouse(page) {
  const script = `
    const values = {minimum_bid: 15, play_clock: 20};
    const fields = [{name: 'minimum_bid', title: 'Lowest bid', help: 'The least.', kind: 'number', min: 14, max: 29}];
    export function createHouse() {
      return {async ask(command, ...lines) {
        const [text = ''] = lines;
        if (command === 'tables') return ['arcade29', 'club28'].map((id) => ({id, title: id, line: '', text: id}));
        if (command === 'fields') return {groups: [{title: 'Auction', fields}]};
        if (command === 'ruleset.write') return {ok: true, json: '{}', name: '', table: 'House rules', values};
        let value;
        try { value = JSON.parse(text); } catch { return {ok: false, where: '', reason: 'This is not JSON.'}; }
        if (value.minimum_bid < 14) return {ok: false, where: '/minimum_bid', reason: 'It is below 14.'};
        return {ok: true, text: 'r1.m' + value.minimum_bid, name: value.name ?? '', table: 'House rules', values: {...values, ...value}};
      }};
    }`;
  await page.route(/\/house-[0-9a-f]{8}\.js$/, (route) => route.fulfill({contentType: 'text/javascript', body: script}));
}

const rulesHash = (/** @type {unknown} */ value) => `#rules=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

test('29 Arcade comes first and is chosen; Enter alone sits down at it', async (t) => {
  const page = await open(t);
  assert.deepEqual(await page.locator('#tables input').evaluateAll((all) => all.map(({id}) => id)), ['start-arcade29', 'start-classic29', 'start-ranked28', 'start-club28']);
  assert.equal(await page.isChecked('#start-arcade29'), true);
  assert.equal(await page.locator('#controls > *').count(), 0, 'nothing is dealt yet');
  await page.keyboard.press('Enter');
  await ready(page);
  assert.deepEqual(await seat(page), {rules: 'arcade29', name: '', clocks: false});
  assert.deepEqual(await device(page), {}, 'nothing of this table is kept');
});

test('a screen reader finds named tables, a switch and buttons, and axe nothing to mend', async (t) => {
  const page = await open(t, {kept: {match: club, house: {v: 1, tables: [{name: 'Nana’s', rules: 'r1.m15', clocked: true}]}, stats: 'broken'}, options: {bypassCSP: true}});
  for (const name of [/^29 Arcade One deal/, /^29 Classic Ask for trump/, /^28 Ranked/, /^28 Club/, /^Nana’s/]) assert.equal(await page.getByRole('radio', {name}).count(), 1, String(name));
  await page.check('#start-club28');
  assert.equal(await page.getByRole('switch', {name: 'Play against the clock'}).isVisible(), true);
  for (const name of ['Play', 'Continue 28 Club', 'House rules']) assert.equal(await page.getByRole('button', {name, exact: true}).isVisible(), true, name);
  await page.addScriptTag({path: axeScript});
  for (const width of [320, 360, 1000]) {
    await page.setViewportSize({width, height: 640});
    const found = await page.evaluate(async () => (await /** @type {any} */ (globalThis).axe.run()).violations.map((/** @type {any} */ {id, nodes}) => `${id}: ${nodes[0].html}`));
    assert.deepEqual(found, [], `${width} px`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  }
});

test('arrow keys choose a table, Enter in the list plays it, and the next visit remembers it', async (t) => {
  const page = await open(t);
  await page.focus('#start-arcade29');
  for (let i = 0; i < 2; ++i) await page.keyboard.press('ArrowDown');
  assert.equal(await page.isChecked('#start-ranked28'), true);
  await page.check('#clocks');
  await page.focus('#start-ranked28');
  await page.keyboard.press('Enter');
  await ready(page);
  assert.deepEqual(await seat(page), {rules: 'ranked28', name: '', clocks: true});
  await page.reload();
  await page.waitForSelector('html[data-state="start"]');
  assert.equal(await page.isChecked('#start-ranked28'), true);
  assert.equal(await page.isChecked('#clocks'), true);
  await page.check('#start-arcade29');
  assert.equal(await page.locator('#clocks-choice').isVisible(), false, 'this table has no clocks');
  await page.uncheck('#clocks', {force: true}).catch(() => {});
  await page.click('#sit');
  await ready(page);
  assert.equal((await seat(page)).clocks, false);
});

test('Play pressed before the page’s scripts are there is honoured when they are, and the loader shows how far it is', async (t) => {
  const page = await open(t, {go: false});
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  const gate = new Promise((done) => {
    release = done;
  });
  await page.route(/main-\w+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(site.url, {waitUntil: 'commit'});
  await page.waitForFunction(() => document.readyState === 'interactive');
  // The last net is a script of its own, and is there.
  await page.waitForTimeout(100);
  await page.click('#sit');
  assert.equal(await page.getByRole('progressbar').isVisible(), true);
  release();
  await ready(page);
  assert.equal((await seat(page)).rules, 'arcade29');
});

test('a match is stored after each action, and Continue after a reload hands back exactly that', async (t) => {
  const page = await open(t);
  await page.check('#start-classic29');
  await page.click('#sit');
  await ready(page);
  await save(page, '29m1;classic29;one 29s1;a');
  await save(page, '29m1;classic29;two 29s1;b');
  await page.reload();
  await page.waitForSelector('html[data-state="start"]');
  await page.getByRole('button', {name: 'Continue 29 Classic'}).click();
  await ready(page);
  assert.deepEqual(await seat(page), {rules: 'classic29', name: '', clocks: false, saved: '29m1;classic29;two 29s1;b'});
  await save(page, null);
  assert.equal('twentynine.match' in (await device(page)), false, 'a match that is over waits for nobody');
});

test('what the session-only table says is stored nowhere', async (t) => {
  const page = await open(t);
  await page.click('#sit');
  await ready(page);
  await save(page, '29m1;arcade29;secret');
  assert.deepEqual(await device(page), {});
});

for (const [what, match] of Object.entries({damaged: '{"v":1,"rules"', foreign: {v: 9, game: 'chess'}})) {
  test(`a ${what} match is set aside with a sentence, and the start is as ever`, async (t) => {
    const page = await open(t, {kept: {match}});
    assert.match(await notice(page), /Your match could not be read and was set aside/);
    assert.equal(await page.locator('#resume').isVisible(), false);
    assert.ok('twentynine.match.set-aside' in (await device(page)));
    await page.click('#sit');
    await ready(page);
  });
}

test('a match that the table can’t take up is set aside too', async (t) => {
  const page = await open(t, {kept: {match: {...club, match: '29m1;broken'}}});
  await page.click('#resume');
  await page.waitForFunction(() => document.getElementById('notice')?.textContent);
  assert.match(await notice(page), /set aside/);
  assert.equal(await page.locator('#resume').isVisible(), false);
  await page.click('#sit');
  await ready(page);
});

test('another match asks before it takes the place of the one that waits; the session-only table doesn’t', async (t) => {
  const page = await open(t, {kept: {match: club}});
  await page.click('#sit');
  await ready(page);
  assert.equal((await seat(page)).rules, 'arcade29');
  await page.click('#menu');
  await page.click('#leave');
  await page.waitForSelector('html[data-state="start"]');
  await page.check('#start-classic29');
  await page.click('#sit');
  const question = page.getByRole('dialog', {name: 'Give up the match you left?'});
  await question.getByRole('button', {name: 'Go back'}).click();
  assert.equal(await page.locator('html').getAttribute('data-state'), 'start');
  await page.click('#sit');
  await question.getByRole('button', {name: 'New match'}).click();
  await ready(page);
  assert.equal((await seat(page)).rules, 'classic29');
});

test('leaving a match asks first and keeps it; leaving a finished deal doesn’t ask', async (t) => {
  const page = await open(t);
  await page.check('#start-club28');
  await page.click('#sit');
  await ready(page);
  const leave = async () => {
    await page.click('#menu');
    await page.click('#leave');
  };
  await page.evaluate(() => /** @type {any} */ (globalThis).fakeTable.setMatch(true));
  await save(page, club.match);
  await leave();
  const question = page.getByRole('dialog', {name: 'Leave the match?'});
  assert.match(await question.innerText(), /kept on this device/);
  await page.keyboard.press('Escape');
  assert.notEqual(await seat(page), null);
  await leave();
  await question.getByRole('button', {name: 'Leave'}).click();
  await page.waitForSelector('html[data-state="start"]');
  assert.equal(await seat(page), null);
  assert.equal(await page.locator('#controls > *').count(), 0);
  await page.getByRole('button', {name: 'Continue 28 Club'}).click();
  await ready(page);
  assert.equal((await seat(page)).saved, club.match);
  await leave();
  await page.waitForSelector('html[data-state="start"]');
});

test('the table’s clock stands while anything lies over the table, also what other modules opened', async (t) => {
  const page = await open(t);
  await page.click('#sit');
  await ready(page);
  const paused = (/** @type {boolean} */ wanted) => page.waitForFunction((on) => /** @type {any} */ (globalThis).fakeTable.paused === on, wanted);
  for (const id of ['rules', 'menu', 'install']) {
    await page.click(`#${id}`);
    await paused(true);
    await page.keyboard.press('Escape');
    await paused(false);
  }
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.id = 'own';
    dialog.showModal();
  });
  await paused(true);
  await page.evaluate(() => document.getElementById('own')?.remove());
  await paused(false);
});

test('the menu closes with Escape, gives the focus back, and is out of the way of the keys', async (t) => {
  const page = await open(t);
  await page.click('#sit');
  await ready(page);
  await page.focus('#menu');
  await page.keyboard.press('Enter');
  for (const name of ['Leave table', 'Review', 'Records', 'Statistics', 'Fairness', 'House rules']) assert.equal(await page.locator('#menu-dialog').getByRole('button', {name, exact: true}).isVisible(), true, name);
  await page.keyboard.press('p');
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'menu');
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).fakeTable.log), []);
});

test('a link with house rules chooses them and says their name; Play plays them, Keep keeps them', async (t) => {
  const page = await open(t, {go: false});
  await withHouse(page);
  await page.goto(site.url + rulesHash({name: 'Nana’s <b>29</b>', minimum_bid: 15}));
  await page.waitForSelector('#start-offered');
  assert.match(await notice(page), /“Nana’s <b>29<\/b>” came with a link/);
  assert.equal(await page.isChecked('#start-offered'), true);
  assert.equal(await page.locator('#tables b b').count(), 0, 'a name is text and nothing else');
  assert.deepEqual(await device(page), {}, 'nothing is kept unasked');
  await page.click('#keep');
  await page.waitForSelector('#start-house-0');
  assert.equal(await page.isChecked('#start-house-0'), true);
  assert.equal(await page.locator('#start-offered').count(), 0);
  assert.equal(await page.locator('#keep').isVisible(), false);
  await page.click('#sit');
  await ready(page);
  assert.deepEqual(await seat(page), {rules: 'r1.m15', name: 'Nana’s <b>29</b>', clocks: false});
  assert.match(JSON.stringify(await device(page)), /Nana’s/);
});

test('a link opened while somebody sits at a table is told there, and waits on the start screen', async (t) => {
  const page = await open(t, {go: false});
  await withHouse(page);
  await page.goto(site.url);
  await page.click('#sit');
  await ready(page);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, rulesHash({name: 'Nana’s 29', minimum_bid: 15}));
  await page.waitForSelector('#abandon-dialog[open]');
  assert.match(await page.innerText('#abandon-dialog'), /A table for later\s+“Nana’s 29” came with a link/);
  await page.click('#abandon-yes');
  await page.click('#menu');
  await page.click('#leave');
  await page.waitForSelector('#start-offered:checked');
});

test('more tables than the device keeps are refused, and those that are there stay', async (t) => {
  const tables = Array.from({length: 200}, (_, i) => ({name: `Table ${i}`, rules: 'arcade29', clocked: false}));
  const page = await open(t, {go: false, kept: {house: {v: 1, tables}}});
  await withHouse(page);
  await page.goto(site.url + rulesHash({name: 'One more', minimum_bid: 15}));
  await page.waitForSelector('#start-offered');
  await page.click('#keep');
  await page.waitForFunction(() => /200 tables/.test(document.getElementById('notice')?.textContent ?? ''));
  await page.reload();
  await page.waitForSelector('#start-house-199');
  assert.doesNotMatch(await notice(page), /set aside/);
});

for (const [what, hash] of Object.entries({
  'signs of nothing': '#rules=%00%ff<script>',
  'rules that contradict themselves': rulesHash({name: 'Evil', minimum_bid: 3}),
  'no JSON': `#rules=${Buffer.from('<svg onload=alert(1)>').toString('base64url')}`,
  'a flood': `#rules=${'A'.repeat(200_000)}`,
})) {
  test(`a hostile link (${what}) gives a sentence and the plain start`, async (t) => {
    const page = await open(t, {go: false});
    await withHouse(page);
    await page.goto(site.url + hash);
    await page.waitForFunction(() => document.getElementById('notice')?.textContent);
    assert.match(await notice(page), /link.*\.$/);
    assert.equal(await page.isChecked('#start-arcade29'), true);
    assert.equal(await page.locator('#tables input').count(), 4);
    assert.deepEqual(await device(page), {});
    await page.click('#sit');
    await ready(page);
    assert.equal((await seat(page)).rules, 'arcade29');
  });
}

test('house rules: made, refused beside the field, saved, changed, duplicated and deleted', async (t) => {
  const page = await open(t, {go: false, options: {acceptDownloads: true}});
  await withHouse(page);
  await page.goto(site.url);
  await page.waitForSelector('html[data-state="start"]');
  await page.click('#house-rules');
  const sheet = page.getByRole('dialog', {name: 'House rules'});
  await sheet.getByLabel('Name').fill('Home');
  await sheet.getByLabel('Lowest bid').fill('3');
  await page.waitForFunction(() => document.getElementById('fault-minimum_bid')?.textContent === 'It is below 14.');
  await page.click('#house-save');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'field-minimum_bid', 'the focus is on what stops it');
  assert.deepEqual(await device(page), {});
  await sheet.getByLabel('Lowest bid').fill('17');
  await page.click('#house-save');
  await sheet.getByText('Home is saved and chosen.').waitFor();
  const kept = async () => JSON.parse((await device(page))['twentynine.house'] ?? '{"tables":[]}').tables;
  assert.deepEqual(await kept(), [{name: 'Home', rules: 'r1.m17', clocked: true}]);
  await sheet.getByRole('button', {name: 'Duplicate Home'}).click();
  await page.waitForFunction(() => /** @type {HTMLInputElement} */ (document.getElementById('house-name')).value === 'Home (2)');
  await page.click('#house-save');
  await sheet.getByText('Home (2) is saved and chosen.').waitFor();
  await sheet.getByRole('button', {name: 'Change Home', exact: true}).click();
  await sheet.getByLabel('Name').fill('Home (2)');
  await page.click('#house-save');
  await sheet.locator('#house-name-fault').getByText('You have a table of this name already.').waitFor();
  await sheet.getByRole('button', {name: 'Delete Home (2)'}).click();
  const question = page.getByRole('dialog', {name: 'Delete Home (2)?'});
  await question.getByRole('button', {name: 'Keep it'}).click();
  assert.equal((await kept()).length, 2);
  await sheet.getByRole('button', {name: 'Delete Home (2)'}).click();
  await question.getByRole('button', {name: 'Delete'}).click();
  await sheet.getByText('Home (2) is deleted.').waitFor();
  assert.equal((await kept()).length, 1);
  await sheet.getByRole('button', {name: 'Choose Home', exact: true}).click();
  assert.equal(await sheet.isVisible(), false);
  assert.equal(await page.isChecked('#start-house-0'), true);
  await page.click('#sit');
  await ready(page);
  assert.equal((await seat(page)).name, 'Home');
});

test('in a sandboxed frame that keeps nothing, house tables and matches last as long as the page', async (t) => {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Host</title><iframe sandbox="allow-scripts" width="360" height="640" src="${site.url}"></iframe>`);
  });
  await new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(undefined));
  });
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const page = await open(t, {go: false, options: {viewport: {width: 500, height: 700}, serviceWorkers: 'allow'}});
  await withHouse(page);
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`);
  const frame = page.frames()[1];
  assert.ok(frame);
  await frame.waitForSelector('html[data-state="start"]');
  await frame.click('#house-rules');
  await frame.fill('#house-name', 'Home');
  await frame.click('#house-save');
  await frame.getByText(/Home is saved and chosen\. This browser keeps nothing/).waitFor();
  await frame.locator('#house .close').click();
  await frame.click('#sit');
  await frame.waitForSelector('html[data-state="ready"]');
  await frame.evaluate(() => {
    const {fakeTable} = /** @type {any} */ (globalThis);
    fakeTable.setMatch(true);
    fakeTable.options.onSave('29m1;r1.m15;here');
  });
  await frame.waitForFunction(() => /can’t be kept on this device/.test(document.getElementById('live')?.textContent ?? ''));
  await frame.click('#menu');
  await frame.click('#leave');
  await frame.getByText(/keeps nothing for the game/).first().waitFor();
  await frame.click('#abandon-yes');
  await frame.getByRole('button', {name: 'Continue Home'}).click();
  await frame.waitForSelector('html[data-state="ready"]');
  assert.equal(await frame.evaluate(() => /** @type {any} */ (globalThis).fakeTable.seat.saved), '29m1;r1.m15;here');
  assert.deepEqual(errors, []);
});
