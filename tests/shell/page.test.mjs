// The page around the table, in a headless Chromium, with a table that has no game in it: the overlay of controls,
// the dialogs, what happens when something can't load, frames, and playing offline.

import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {extname, join} from 'node:path';
import {after, before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {serve} from '../../tools/serve.mjs';
import {buildSite, firstLoad} from '../../tools/site.mjs';
import {writeFakeBuild} from './fake/modules.mjs';

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const port = fileURLToPath(new URL('fake/port.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'twentynine-shell-'));

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

/** @param {string} out */
const build = (out, stamp = '') => buildSite({wasm: join(folder, 'wasm'), port, out: join(folder, out), stamp, warn: () => {}});

before(async () => {
  writeFakeBuild(join(folder, 'wasm'));
  await build('one');
  site = await serve({dir: join(folder, 'one'), port: 0});
  browser = await chromium.launch({executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox']});
});

after(async () => {
  await browser?.close();
  await site?.close();
  rmSync(folder, {recursive: true, force: true});
});

/**
 * A page of its own, closed after the test.
 * @param {import('node:test').TestContext} t
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
async function newPage(t, options = {}) {
  const context = await browser.newContext({viewport: {width: 360, height: 740}, serviceWorkers: 'block', reducedMotion: 'reduce', ...options});
  t.after(() => context.close());
  return context.newPage();
}

/**
 * Presses Play on the start screen, and waits until the table is there.
 * @param {import('playwright-core').Page | import('playwright-core').Frame} page
 */
async function sitDown(page) {
  await page.click('#sit');
  await page.waitForSelector('html[data-state="ready"]');
}

/**
 * @param {import('node:test').TestContext} t
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
async function openTable(t, options) {
  const page = await newPage(t, options);
  await page.goto(site.url);
  await sitDown(page);
  return page;
}

/** @param {import('playwright-core').Page | import('playwright-core').Frame} page */
const takeLog = (page) => page.evaluate(() => /** @type {any} */ (globalThis).fakeTable.log.splice(0));

/** @param {import('playwright-core').Page} page */
const focused = (page) => page.evaluate(() => document.activeElement?.id ?? '');

test('first words are painted while the modules are still on their way', async (t) => {
  const page = await newPage(t);
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  const gate = new Promise((done) => {
    release = done;
  });
  await page.route(/\.wasm$|main-|port-/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(site.url, {waitUntil: 'commit'});
  await page.getByRole('heading', {name: 'Name your number'}).waitFor();
  assert.equal(await page.title(), '29: a card game of promises');
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.equal(colour, 'rgb(7, 44, 34)');
  assert.equal(await page.locator('#progress').getAttribute('max'), '1');
  release();
  await sitDown(page);
  assert.equal(await page.locator('#progress').evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value), 1);
  assert.equal(await page.locator('#hero').isVisible(), false);
});

test('the report of the first load leaves out nothing that a first visit fetches', async (t) => {
  const page = await newPage(t);
  /** @type {Set<string>} */
  const fetched = new Set();
  // What is fetched once the first card lies on the table has a test of its own.
  page.on('request', (request) => !/players-\w+\.wasm$/.test(request.url()) && fetched.add(request.url().slice(site.url.length)));
  await page.goto(site.url);
  await sitDown(page);
  const report = firstLoad(join(folder, 'one')).lines.join('\n');
  assert.ok(fetched.size > 15);
  for (const name of fetched) assert.ok(report.includes(`  ${name || 'index.html'}`), name);
});

test('each file of the table is fetched once, and the pictures are handed over', async (t) => {
  const own = await serveWithFallback(join(folder, 'one'));
  t.after(() => own.close());
  const page = await newPage(t);
  /** @type {Map<string, number>} */
  const times = new Map();
  page.on('request', (request) => times.set(request.url(), (times.get(request.url()) ?? 0) + 1));
  await page.goto(own.url);
  await sitDown(page);
  const pictures = await page.evaluate(() => {
    const {art} = /** @type {any} */ (globalThis).fakeTable.options;
    return [art.cards, art.table].map((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);
  });
  assert.deepEqual(pictures, [true, true]);
  const twice = [...times].filter(([url, count]) => /\.(svg|wasm)$/.test(url) && count > 1);
  assert.deepEqual(twice, []);
});

test('a held Enter presses once, but steps the bid', async (t) => {
  const page = await openTable(t);
  for (const id of ['pass', 'bid-plus']) {
    await page.focus(`#${id}`);
    for (let i = 0; i < 3; ++i) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  }
  const plus = ['press', 'bid-plus'];
  assert.deepEqual(await takeLog(page), [['press', 'pass'], plus, plus, plus]);
});

test('the controls are elements in the order of the list, at their places', async (t) => {
  const page = await openTable(t);
  const found = await page.evaluate(() => {
    const stage = /** @type {HTMLElement} */ (document.getElementById('stage')).getBoundingClientRect();
    const wanted = /** @type {any} */ (globalThis).fakeTable.controls;
    return [...document.querySelectorAll('#controls > *')].map((element, index) => {
      const box = element.getBoundingClientRect();
      const rect = [box.x - stage.x, box.y - stage.y, box.width, box.height];
      const off = Math.max(...rect.map((value, side) => Math.abs(value - wanted[index].rect[side])));
      return {same: element.id === wanted[index].id, off};
    });
  });
  assert.equal(found.length, 18);
  for (const {same, off} of found) {
    assert.ok(same);
    assert.ok(off < 0.1, `${off} px off`);
  }
});

test('Tab goes through the enabled controls in the order of the list', async (t) => {
  const page = await openTable(t);
  await page.focus('#install');
  const order = [];
  for (let i = 0; i < 9; ++i) {
    await page.keyboard.press('Tab');
    order.push(await focused(page));
  }
  assert.deepEqual(order, ['bid-minus', 'bid-value', 'bid-plus', 'bid', 'pass', 'card-JS', 'card-9S', 'card-AH', 'card-TH']);
  const ring = await page.locator('#card-TH').evaluate((element) => getComputedStyle(element).outlineWidth);
  assert.equal(ring, '3px');
});

test('mouse, Enter and Space press a control; a disabled one is never pressed', async (t) => {
  const page = await openTable(t);
  await page.click('#bid');
  await page.focus('#pass');
  await page.keyboard.press('Enter');
  await page.focus('#card-9S');
  await page.keyboard.press('Space');
  await page.locator('#card-KC').click({force: true});
  await page.keyboard.press('5');
  assert.deepEqual(await takeLog(page), [['press', 'bid'], ['press', 'pass'], ['press', 'card-9S']]);
  assert.equal(await page.locator('#card-KC').isDisabled(), true);
});

test('a finger presses as a mouse does, once', async (t) => {
  const page = await openTable(t, {hasTouch: true, isMobile: true});
  await page.tap('#card-AH');
  assert.deepEqual(await takeLog(page), [['press', 'card-AH']]);
});

test('keys press their controls, but not while typing, with a modifier, or behind a dialog', async (t) => {
  const page = await openTable(t);
  await page.keyboard.press('b');
  await page.keyboard.press('3');
  await page.keyboard.press('Control+p');
  assert.deepEqual(await takeLog(page), [['press', 'bid'], ['press', 'card-AH']]);
  await page.focus('#bid-value');
  await page.keyboard.press('p');
  await page.keyboard.press('2');
  assert.deepEqual((await takeLog(page)).filter((/** @type {string[]} */ [what]) => what === 'press'), []);
  await page.click('#rules');
  await page.keyboard.press('p');
  assert.deepEqual(await takeLog(page), []);
  assert.equal(await page.locator('#bid').getAttribute('aria-keyshortcuts'), 'B');
});

test('the bid is typed, stepped by arrows, and sent by Enter', async (t) => {
  const page = await openTable(t);
  await page.fill('#bid-value', '18');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  assert.deepEqual(await takeLog(page), [
    ['setValue', 'bid-value', '18'],
    ['setValue', 'bid-value', '19'],
    ['setValue', 'bid-value', '19'],
    ['press', 'bid'],
  ]);
  for (const [name, value] of [['type', 'number'], ['min', '16'], ['max', '28'], ['step', '1'], ['aria-label', 'Your bid']]) {
    assert.equal(await page.locator('#bid-value').getAttribute(name ?? ''), value);
  }
});

test('a new list leaves half-typed text and the focus where they are', async (t) => {
  const page = await openTable(t);
  await page.focus('#bid-value');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2');
  await page.evaluate(() => {
    const {fakeTable} = /** @type {any} */ (globalThis);
    fakeTable.controls = fakeTable.controls.filter((/** @type {any} */ {id}) => id !== 'seat-2').reverse();
    fakeTable.render();
  });
  assert.equal(await focused(page), 'bid-value');
  assert.equal(await page.inputValue('#bid-value'), '2');
  assert.equal(await page.locator('#controls > *').first().getAttribute('id'), 'card-7D');
  assert.equal(await page.locator('#seat-2').count(), 0);
});

test('a wish for the focus is followed at the table, and takes it from nobody', async (t) => {
  const page = await openTable(t);
  const ask = (/** @type {string} */ id) => page.evaluate((wanted) => /** @type {any} */ (globalThis).fakeTable.moveFocus(wanted), id);
  await ask('bid-plus');
  assert.equal(await focused(page), 'bid-plus');
  await page.evaluate(() => /** @type {any} */ (globalThis).fakeTable.render());
  await page.focus('#rules');
  await ask('pass');
  assert.equal(await focused(page), 'rules');
  await page.focus('#bid');
  await ask('card-KC');
  assert.equal(await focused(page), 'bid', 'a disabled control gets no focus');
});

test('lines that are announced together are all read', async (t) => {
  const page = await openTable(t);
  await page.evaluate(() => {
    const {announce} = /** @type {any} */ (globalThis).fakeTable.options;
    announce('Mira passes');
    announce('Partner bids 17');
  });
  await page.waitForFunction(() => document.getElementById('live')?.textContent === 'Mira passes. Partner bids 17');
});

test('the rules open, close with Escape, and give the focus back', async (t) => {
  const page = await openTable(t);
  await page.focus('#rules');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', {name: 'Ranks and points'}).waitFor();
  assert.match(await page.locator('#rules-dialog footer').innerText(), /Version \d+\.\d+\.\d+\+[0-9a-f]{8}/);
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('#rules-dialog').isVisible(), false);
  assert.equal(await focused(page), 'rules');
});

test('a new deal asks first when one is underway, and only then', async (t) => {
  const page = await openTable(t);
  await page.click('#new-deal');
  assert.deepEqual(await takeLog(page), [['newDeal']]);
  await page.evaluate(() => /** @type {any} */ (globalThis).fakeTable.setUnderway(true));
  await page.click('#new-deal');
  await page.click('#abandon-no');
  await page.click('#new-deal');
  await page.keyboard.press('Escape');
  assert.deepEqual(await takeLog(page), []);
  await page.click('#new-deal');
  await page.click('#abandon-yes');
  assert.deepEqual(await takeLog(page), [['newDeal']]);
});

test('where the canvas cannot draw, the same elements are a plain game that can be read and pressed', async (t) => {
  const page = await openTable(t);
  await page.evaluate(() => /** @type {any} */ (globalThis).fakeTable.options.onPlain('no canvas'));
  for (const id of ['seat-1', 'strip', 'bid', 'card-JS']) {
    const shown = await page.locator(`#${id}`).evaluate((element) => {
      const inner = element.querySelector('span') ?? element;
      return getComputedStyle(inner).opacity === '1' && element.getBoundingClientRect().height >= 20;
    });
    assert.ok(shown, id);
  }
  assert.equal(await page.locator('#canvas').isVisible(), false);
  await page.locator('#card-TH').click();
  assert.deepEqual(await takeLog(page), [['press', 'card-TH']]);
});

/**
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string>}
 */
async function failureText(page) {
  await page.locator('#failure').waitFor();
  assert.equal(await page.locator('#retry').isVisible(), true);
  return page.locator('#failure-text').innerText();
}

for (const [what, pattern, meets] of /** @type {[string, RegExp, RegExp][]} */ ([
  ['a missing module', /twentynine-[0-9a-f]{8}\.wasm$/, /404.*the table/],
  ['a missing picture', /cards-[0-9a-f]{8}\.svg$/, /the cards/],
  ['a missing script of the table', /port-[0-9a-f]{8}\.js$/, /could not be opened/],
  ['a missing script of the page', /main-[0-9a-f]{8}\.js$/, /could not be fetched/],
])) {
  test(`${what} is told in a sentence, and Retry helps when it is back`, async (t) => {
    const page = await newPage(t);
    await page.route(pattern, (route) => route.fulfill({status: 404, body: 'gone'}));
    await page.goto(site.url);
    assert.match(await failureText(page), meets);
    await page.unroute(pattern);
    await page.click('#retry');
    await sitDown(page);
  });
}

test('a browser without WebAssembly is told so', async (t) => {
  const page = await newPage(t);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto(site.url);
  assert.match(await failureText(page), /no WebAssembly/);
});

test('without JavaScript the page says what it needs and leads to the guide', async (t) => {
  const page = await newPage(t, {javaScriptEnabled: false});
  await page.goto(site.url);
  assert.match(await page.locator('noscript').innerText(), /needs JavaScript/);
});

test('the whole table is on the screen without scrolling, at every size', async (t) => {
  const page = await openTable(t);
  for (const [width, height] of /** @type {[number, number][]} */ ([[320, 480], [360, 740], [740, 360], [820, 1180], [1440, 900], [2560, 1440]])) {
    await page.setViewportSize({width, height});
    const fits = await page.evaluate(() => {
      const {scrollWidth, scrollHeight} = document.documentElement;
      const stage = /** @type {HTMLElement} */ (document.getElementById('stage')).getBoundingClientRect();
      const nav = [...document.querySelectorAll('.bar nav > *')].map((element) => element.getBoundingClientRect());
      return {
        page: scrollWidth <= innerWidth && scrollHeight <= innerHeight,
        stage: Math.round(stage.right) === innerWidth && Math.round(stage.bottom) === innerHeight,
        share: (stage.width * stage.height) / (innerWidth * innerHeight),
        nav: nav.every((box) => box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && box.height >= 24 && box.width >= 24),
      };
    });
    assert.deepEqual({...fits, share: true}, {page: true, stage: true, share: true, nav: true}, `${width}×${height}`);
    assert.ok(fits.share > 0.89, `${width}×${height}: the table gets ${fits.share}`);
  }
});

test('the motto stands in one line or not at all, and pushes nothing out of the bar', async (t) => {
  const page = await openTable(t);
  await page.evaluate(() => document.getElementById('install')?.removeAttribute('hidden'));
  for (const [width, height] of /** @type {[number, number][]} */ ([[740, 360], [768, 1024], [820, 1180], [900, 600], [900, 720], [979, 800], [1000, 700], [1024, 768], [1180, 720], [1219, 800], [1280, 720]])) {
    await page.setViewportSize({width, height});
    const {motto, right} = await page.evaluate(() => ({
      motto: document.querySelector('.tagline')?.getBoundingClientRect().height ?? 0,
      right: Math.max(...[...document.querySelectorAll('.bar nav > *')].map((element) => element.getBoundingClientRect().right)),
    }));
    assert.ok(motto < 30 && right <= width, `${width}×${height}: ${motto} high, to ${right}`);
  }
});

test('on a phone on its side the whole menu is in sight', async (t) => {
  const page = await openTable(t);
  await page.setViewportSize({width: 740, height: 360});
  await page.click('#menu');
  for (const item of await page.locator('#menu-dialog button:visible').all()) {
    const box = await item.boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 352 && box.height >= 41, `${await item.innerText()}: ${JSON.stringify(box)}`);
  }
});

test('axe finds nothing to mend on the game, its dialogs, the guide and the rules', async (t) => {
  const page = await newPage(t, {bypassCSP: true});
  const check = async (/** @type {string} */ what) => {
    await page.addScriptTag({path: axeScript});
    const found = await page.evaluate(async () => {
      const {violations} = await /** @type {any} */ (globalThis).axe.run();
      return violations.map((/** @type {any} */ {id, nodes}) => `${id}: ${nodes.map((/** @type {any} */ node) => node.html).join(' ')}`);
    });
    assert.deepEqual(found, [], what);
  };
  await page.goto(site.url);
  await sitDown(page);
  await check('game');
  await page.click('#rules');
  await page.getByRole('heading', {name: 'The auction'}).waitFor();
  await check('rules dialog');
  await page.keyboard.press('Escape');
  await page.click('#install');
  await check('install dialog');
  for (const name of ['guide.html', 'rules.html']) {
    await page.goto(site.url + name);
    await check(name);
    await page.setViewportSize({width: 320, height: 600});
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 320), `${name} at 320 px`);
  }
});

/**
 * @param {import('node:test').TestContext} t
 * @param {string} frame
 */
async function hostPage(t, frame) {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Host</title><script>heard=[];addEventListener('message',(e)=>heard.push(e.data))</script>${frame}`);
  });
  await new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(undefined));
  });
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`;
}

test('in a frame Install hands over to the host and says how to open the game by itself', async (t) => {
  const host = await hostPage(t, `<iframe width="360" height="640" src="${site.url}"></iframe>`);
  const page = await newPage(t, {serviceWorkers: 'allow', viewport: {width: 500, height: 700}});
  await page.goto(host);
  const frame = page.frames()[1];
  assert.ok(frame);
  await sitDown(frame);
  await frame.click('#install');
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).heard), [{type: 'twentynine:install', url: site.url}]);
  const link = frame.locator('#install-dialog a');
  assert.equal(await link.getAttribute('href'), site.url);
  assert.equal(await link.getAttribute('target'), '_blank');
  const tell = (/** @type {any} */ data) => page.evaluate((message) => window.frames[0]?.postMessage(message, '*'), data);
  await tell({type: 'twentynine:close-everything'});
  await tell('twentynine:install-handled');
  await page.waitForTimeout(50);
  assert.equal(await frame.locator('#install-dialog').isVisible(), true);
  await tell({type: 'twentynine:install-handled'});
  await frame.locator('#install-dialog').waitFor({state: 'hidden'});
  assert.equal(page.context().serviceWorkers().length, 0, 'a frame registers no worker');
});

test('in a sandboxed frame, where storage throws and no worker can be made, bots answer on the page', async (t) => {
  const host = await hostPage(t, `<iframe sandbox="allow-scripts" width="360" height="640" src="${site.url}"></iframe>`);
  // Blocked service workers would be missed by the page in a way of the test's own.
  const page = await newPage(t, {serviceWorkers: 'allow', viewport: {width: 500, height: 700}});
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(host);
  const frame = page.frames()[1];
  assert.ok(frame);
  await sitDown(frame);
  const answer = await frame.evaluate(() => /** @type {any} */ (globalThis).fakeTable.options.askSeat({ticket: 1, seat: 1, seed: '7', view: 'v', kind: 'simple'}));
  assert.match(answer, /^simple \d+ v$/);
  await frame.click('#rules');
  await frame.getByRole('heading', {name: 'The auction'}).waitFor();
  assert.deepEqual(errors, []);
});

test('bots answer from a worker, with the same seed for the whole game', async (t) => {
  const page = await openTable(t);
  const answers = await page.evaluate(async () => {
    const {askSeat} = /** @type {any} */ (globalThis).fakeTable.options;
    return Promise.all([1, 3].map((seat) => askSeat({ticket: seat, seat, seed: '7', view: 'v', kind: 'simple'})));
  });
  assert.equal(answers[0], answers[1]);
  assert.equal(page.workers().length, 1);
});

test('after one visit game, guide and rules open without a server', async (t) => {
  const own = await serve({dir: join(folder, 'one'), port: 0});
  const page = await newPage(t, {serviceWorkers: 'allow'});
  await page.goto(own.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await own.close();
  await page.reload();
  await sitDown(page);
  await page.click('#rules');
  await page.getByRole('heading', {name: 'The auction'}).waitFor();
  for (const [name, title] of [['guide.html?from=table#keys', 'Guide · 29'], ['rules.html', 'Table rules · 29'], ['index.html', '29: a card game of promises']]) {
    await page.goto(own.url + name);
    assert.equal(await page.title(), title);
  }
});

test('a new version waits for its button, then all of the old one is gone', async (t) => {
  await build('changing');
  const own = await serve({dir: join(folder, 'changing'), port: 0});
  t.after(() => own.close());
  const page = await newPage(t, {serviceWorkers: 'allow'});
  await page.goto(own.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  assert.equal(await page.locator('#update').isVisible(), false);
  const old = await page.evaluate(() => caches.keys());

  const {version} = await build('changing', 'second');
  await page.reload();
  await page.locator('#update-now').waitFor();
  assert.deepEqual((await page.evaluate(() => caches.keys())).includes(old[0] ?? ''), true);
  const running = await page.evaluate(() => document.querySelector('#rules-dialog footer')?.textContent);
  assert.ok(!running?.includes(version), 'the running page is still of the old version');
  await page.click('#update-now');
  await page.waitForFunction((wanted) => document.querySelector('#rules-dialog footer')?.textContent?.includes(wanted), version);
  await sitDown(page);
  assert.equal(await page.locator('#update').isVisible(), false);
  const kept = await page.evaluate(() => caches.keys());
  assert.equal(kept.length, 1);
  assert.ok(kept[0]?.includes(version));
});

/**
 * A host that answers with the first page, as if all were well, for what it doesn't have.
 * @param {string} dir
 */
async function serveWithFallback(dir) {
  const types = {js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', wasm: 'application/wasm', png: 'image/png', webmanifest: 'application/manifest+json'};
  const server = createServer((request, response) => {
    const asked = join(dir, new URL(request.url ?? '', 'http://localhost').pathname);
    const there = existsSync(asked) && !asked.endsWith('/');
    const extension = there ? extname(asked).slice(1) : 'html';
    response.setHeader('Content-Type', /** @type {Record<string, string>} */ (types)[extension] ?? 'text/html; charset=utf-8');
    response.end(readFileSync(there ? asked : join(dir, 'index.html')));
  });
  await new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(undefined));
  });
  return {
    url: `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

for (const [what, missing, host] of /** @type {[string, RegExp, (dir: string) => ReturnType<typeof serveWithFallback>][]} */ ([
  ['a file that is missing', /^icon-512/, (dir) => serve({dir, port: 0})],
  ['a page in place of a picture', /^icon-512/, serveWithFallback],
  ['a page in place of a script', /^bot-worker-\w+\.js$/, serveWithFallback],
])) {
  test(`half of a version is never kept: ${what}`, async (t) => {
    await build('half');
    const gone = readdirSync(join(folder, 'half')).filter((name) => missing.test(name));
    assert.ok(gone.length);
    for (const name of gone) rmSync(join(folder, 'half', name));
    const own = await host(join(folder, 'half'));
    t.after(() => own.close());
    await assertNothingKept(t, own.url);
  });
}

test('a version is kept from a host with a fallback page when all of it is there', async (t) => {
  const own = await serveWithFallback(join(folder, 'one'));
  t.after(() => own.close());
  const page = await newPage(t, {serviceWorkers: 'allow'});
  await page.goto(own.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  assert.equal((await page.evaluate(() => caches.keys())).length, 1);
});

/**
 * @param {import('node:test').TestContext} t
 * @param {string} url of a site that is not whole
 */
async function assertNothingKept(t, url) {
  const page = await newPage(t, {serviceWorkers: 'allow'});
  await page.goto(url);
  await sitDown(page);
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('service-worker.js', {updateViaCache: 'none'});
    const worker = registration.installing;
    if (!worker) return registration.active ? 'active' : 'none';
    return new Promise((done) => {
      worker.addEventListener('statechange', () => done(worker.state));
    });
  });
  assert.ok(end === 'redundant' || end === 'none', end);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null), null);
  assert.deepEqual(await page.evaluate(() => caches.keys()), []);
}
