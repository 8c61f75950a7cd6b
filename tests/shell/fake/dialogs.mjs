// A page with nothing on it but the looks of the game, for tests of the dialogs that make themselves. The modules come
// straight from the project, under the policy that hosts of the site send.

import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import {extname, join, normalize} from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {headersFor, readHeaderRules} from '../../../tools/serve.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const types = /** @type {Record<string, string>} */ ({'.mjs': 'text/javascript', '.css': 'text/css'});

const sheets = ['style', 'start', 'sheets'].map((name) => `<link rel="stylesheet" href="/shell/${name}.css">`).join('');
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dialogs</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${sheets}</head>
<body class="game"><main id="stage"><h1>Dialogs</h1><button id="opener">Open</button></main></body></html>`;

export async function startDialogs() {
  const rules = readHeaderRules();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
    response.setHeader('Content-Type', types[extname(pathname)] ?? 'text/html; charset=utf-8');
    try {
      response.end(pathname === '/' ? html : readFileSync(join(root, normalize(pathname))));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(undefined));
  });
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox']});
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    /** The same page from an origin that browsers don't trust with their cryptography. */
    insecureUrl: `http://twentynine.test:${port}/`,
    browser,
    /**
     * A page with the dialogs made, on `globalThis.at`; its errors fail the test.
     * @param {import('node:test').TestContext} t
     * @param {{width?: number, height?: number, url?: string, browser?: import('playwright-core').Browser}} [options]
     */
    async open(t, {width = 360, height = 740, url = `http://127.0.0.1:${port}/`, browser: other = browser} = {}) {
      const context = await other.newContext({viewport: {width, height}, reducedMotion: 'reduce', acceptDownloads: true});
      const page = await context.newPage();
      /** @type {string[]} */
      const errors = [];
      page.on('pageerror', (error) => errors.push(error.message));
      t.after(async () => {
        await context.close();
        if (errors.length) throw new Error(errors.join('; '));
      });
      await page.goto(url);
      await page.evaluate(async () => {
        const load = (/** @type {string} */ path) => import(path);
        const [house, review, records, fair, stats, storage, daily] = await Promise.all(
          ['/tests/shell/fake/house.mjs', '/shell/review.mjs', '/shell/records.mjs', '/shell/fair.mjs', '/shell/stats.mjs', '/shell/storage.mjs', '/shell/daily.mjs'].map(load),
        );
        const at = {
          ...house,
          house: house.createFakeHouse(),
          /** @type {string | null} */
          finished: null,
          /** @type {string[]} */
          words: [],
          underway: true,
          /** What the players are asked, and say. @type {string[]} */
          questions: [],
          /** @type {(text: string, signal?: AbortSignal) => Promise<string>} */
          players: async () => {
            throw new Error('Nobody is here.');
          },
          /** Deals of a day in which somebody sat in for a player. @type {any[]} */
          substituted: [],
          /** Whether somebody always has to. */
          weakened: false,
          /** @type {any} who has sat down, and to what */
          seat: null,
          may: true,
          /** @type {string[]} */
          told: [],
          seals: {current: 'a'.repeat(64), next: 'b'.repeat(64)},
        };
        const table = {
          fair: () => at.seals,
          state: () => ({finished: at.finished}),
          dealUnderway: () => at.underway,
          setEntropy: (/** @type {string} */ word) => at.words.push(word),
        };
        const store = storage.createStore();
        const ask = (/** @type {string} */ text, /** @type {AbortSignal} */ signal) => {
          at.questions.push(text);
          return at.players(text, signal);
        };
        const dialogs = {
          marked: review.createReview({house: at.house, ask}),
          daily: daily.createDaily({
            house: at.house,
            store,
            players: {ask, substituted: (/** @type {any} */ deal) => at.substituted.includes(deal), weakened: () => at.weakened},
            seated: () => at.seat,
            play: (/** @type {any} */ seat) => {
              at.seat = seat;
            },
            mayLeave: async () => at.may,
            tell: (/** @type {string} */ sentence) => at.told.push(sentence),
            changed: () => {},
            review: (/** @type {string} */ text, /** @type {number} */ deal) => dialogs.review.open(text, {deal}),
          }),
          review: review.createReview({house: at.house}),
          fair: fair.createFairness({house: at.house, table: () => (at.seals ? table : null), daily: () => at.seat?.daily ?? null}),
          stats: stats.createStats({house: at.house, store}),
        };
        Object.assign(globalThis, {
          at: Object.assign(at, dialogs, {
            records: records.createRecords({house: at.house, review: dialogs.review, current: () => at.finished}),
            createStats: stats.createStats,
            createStore: storage.createStore,
          }),
        });
      });
      return page;
    },
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} what axe finds wrong
 */
export async function axe(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(axeScript, 'utf8'));
  return page.evaluate(async () => {
    const {violations} = await /** @type {any} */ (window).axe.run(document, {resultTypes: ['violations']});
    return violations.map((/** @type {any} */ {id, nodes}) => `${id}: ${nodes.map((/** @type {any} */ node) => node.target.join(' ')).join(', ')}`);
  });
}

/**
 * Whether nothing is wider than the screen.
 * @param {import('playwright-core').Page} page
 */
export const widthFits = (page) =>
  page.evaluate(() => [...document.querySelectorAll('dialog[open], dialog[open] *')].every((part) => part.getBoundingClientRect().right <= innerWidth + 1 || part.closest('.off-screen') !== null));
