// What the players' thinking takes in the browser: the built site's own Worker and module in Chromium, as it is and slowed
// as a phone would be. Only measured, never judged. In the Worker the clock is read, and a machine that does other things
// meanwhile shows in every figure; on the page's thread, which alone Chromium can slow, the processor's time is counted.
//
//     tools/bench page                     120 decisions of each kind, the second time four times as slow
//     tools/bench page --decisions 400 --slow 6 --seed 7 --kinds expert,hint
//
// The frames are those that the page could draw while the Worker thinks: 16.7 ms are 60 a second.
//
// A decision of a seat is what the seat on turn is asked; `hint` and `claim` are what the page asks for you.

import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {launch} from '../tests/browser/support/launch.mjs';
import {serve} from './serve.mjs';

/** @typedef {import('playwright-core').Page} Page */

const root = fileURLToPath(new URL('..', import.meta.url));
const {values} = parseArgs({
  options: {
    decisions: {type: 'string', default: '120'},
    slow: {type: 'string', default: '4'},
    seed: {type: 'string', default: '29'},
    kinds: {type: 'string', default: 'club,expert,patient,hint,claim'},
  },
});
const slow = Number(values.slow);

/**
 * "<seed> <view>" of decisions at every table, evenly out of some whole deals.
 * @returns {string[]}
 */
function someDecisions() {
  const folder = mkdtempSync(join(tmpdir(), 'twentynine-'));
  const file = join(folder, 'requests');
  const all = ['arcade29', 'classic29', 'ranked28', 'club28'].flatMap((table) => {
    execFileSync(join(root, 'build/native/twentynine'), ['simulate', '--deals', '8', '--seed', values.seed, '--ruleset', table, '--requests', file]);
    return readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => (line.split('\t')[0] ?? '').replace(/^\S+ /, ''));
  });
  rmSync(folder, {recursive: true});
  const count = Math.min(Number(values.decisions), all.length);
  return Array.from({length: count}, (_, i) => all[Math.floor((i * all.length) / count)] ?? '');
}

/** Names of the built files. @param {string} source */
function builtName(source) {
  /** @type {import('./site.mjs').BuildManifest} */
  const {files} = JSON.parse(readFileSync(join(root, 'build/web/build.json'), 'utf8'));
  const found = files.find((file) => file.source === source);
  if (!found) throw new Error(`The site has no ${source}: run tools/build web.`);
  return found.name;
}

/**
 * Lets the page ask its own players: in a Worker as the game does, or on its own thread. Claims are asked of those who may.
 * @param {Page} page
 */
const prepare = (page) =>
  page.evaluate(
    async ({worker, engine, players, bots}) => {
      const at = (/** @type {string} */ name) => new URL(name, globalThis.location.href).href;
      const compile = (/** @type {string} */ name) => WebAssembly.compileStreaming(fetch(at(name)));
      const [thinking, simple, {createEngine}] = await Promise.all([compile(players), compile(bots), import(at(engine))]);
      const here = await createEngine(thinking);
      const made = new globalThis.Worker(at(worker), {type: 'module'});
      made.postMessage({module: simple});
      made.postMessage({players: thinking});
      /** @param {string} text */
      const inWorker = (text) =>
        new Promise((done) => {
          made.addEventListener('message', ({data}) => done(data.answer ?? null), {once: true});
          made.postMessage({id: 1, text, thinks: true});
        });
      const onPage = async (/** @type {string} */ text) => {
        try {
          return here.answer(text);
        } catch {
          return null;
        }
      };
      Object.assign(globalThis, {
        onPage,
        /** @param {string[]} texts */
        async timeThem(texts) {
          const times = [];
          /** @type {number[]} */
          const frames = [];
          let last = 0;
          let thinks = true;
          const frame = (/** @type {number} */ now) => {
            if (last) frames.push(now - last);
            last = now;
            if (thinks) globalThis.requestAnimationFrame(frame);
          };
          globalThis.requestAnimationFrame(frame);
          for (const text of texts) {
            const began = performance.now();
            if ((await inWorker(text)) !== null) times.push(performance.now() - began);
          }
          thinks = false;
          return {times, frames};
        },
      });
    },
    {worker: builtName('shell/bot-worker.mjs'), engine: builtName('shell/bot-engine.mjs'), players: builtName('shell/twentynine-players.wasm'), bots: builtName('shell/twentynine-bots.wasm')},
  );

/**
 * On the page's own thread, by the processor's time.
 * @param {Page} page
 * @param {import('playwright-core').CDPSession} cdp
 * @param {string[]} texts
 */
async function timeOnPage(page, cdp, texts) {
  const spent = async () => {
    const {metrics} = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({name}) => name === 'TaskDuration')?.value ?? NaN);
  };
  const times = [];
  for (const text of texts) {
    const began = await spent();
    const answer = await page.evaluate((asked) => /** @type {any} */ (globalThis).onPage(asked), text);
    if (answer !== null) times.push((await spent()) - began);
  }
  return times;
}

/** @param {string} title @param {number[]} times */
function tell(title, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1);
  const mean = (sorted.reduce((sum, time) => sum + time, 0) / sorted.length).toFixed(1);
  console.log(`${title.padEnd(34)}${String(sorted.length).padStart(6)}${mean.padStart(9)}${at(0.5).padStart(9)}${at(0.95).padStart(9)}${at(1).padStart(9)}`);
}

const decisions = someDecisions();
const site = await serve({dir: join(root, 'build/web'), port: 0});
const browser = await launch({gpu: false});
try {
  const context = await browser.newContext({serviceWorkers: 'block'});
  const page = await context.newPage();
  await page.goto(site.url);
  await page.waitForSelector('html[data-state="start"]');
  await prepare(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', {timeDomain: 'threadTicks'});
  const module = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(join(root, 'build/web', builtName('shell/twentynine-players.wasm')))));
  const {buffer} = /** @type {WebAssembly.Memory} */ (module.exports['memory']);
  console.log(`The players’ memory: ${(buffer.byteLength / 2 ** 20).toFixed(0)} MB, fixed; seed ${values.seed}`);
  console.log(`${'milliseconds'.padEnd(34)}${['number', 'mean', 'median', '95%', 'worst'].map((word, i) => word.padStart(i ? 9 : 6)).join('')}`);
  for (const kind of values.kinds.split(',')) {
    // The page asks about a claim only with so few cards.
    const few = /;(?:[2-9TJQKA][SHCD]){2,5};/;
    const texts = decisions.filter((text) => kind !== 'claim' || few.test(text)).map((text) => `${kind} ${text}`);
    const {times, frames} = await page.evaluate((all) => /** @type {any} */ (globalThis).timeThem(all), texts);
    tell(`${kind}, in the Worker`, times);
    tell('from frame to frame meanwhile', frames);
    tell(`${kind}, on the page’s thread`, await timeOnPage(page, cdp, texts));
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: slow});
    tell(`${kind}, there slowed ${slow}×`, await timeOnPage(page, cdp, texts));
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: 1});
  }
} finally {
  await browser.close();
  await site.close();
}
