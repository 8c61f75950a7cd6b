// Takes pictures of the real built site.
//
//   node tools/screenshots.mjs           pwa/screenshots/: the phone and the desktop of the README and the manifest
//   node tools/screenshots.mjs --all     build/screenshots/: every phase of a deal at every size, for judging
//   node tools/screenshots.mjs --all --only phone,desktop
//
// Run tools/build web first. --site FOLDER takes another build, --seed TEXT other cards.

import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {fastClock, seededBytes} from '../tests/browser/support/conditions.mjs';
import {keyboard, mouse} from '../tests/browser/support/drivers.mjs';
import {Game, bidUpTo} from '../tests/browser/support/game.mjs';
import {launch} from '../tests/browser/support/launch.mjs';
import {serve} from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{name: string, width: number, height: number, ratio: number, framed?: boolean}} Shape */

/** @type {Shape[]} */
const SHAPES = [
    {name: 'phone', width: 360, height: 740, ratio: 3},
    {name: 'sideways', width: 740, height: 360, ratio: 2},
    {name: 'tablet', width: 820, height: 1180, ratio: 1},
    {name: 'desktop', width: 1440, height: 900, ratio: 1},
    {name: 'frame', width: 320, height: 480, ratio: 2, framed: true},
    {name: 'large', width: 2560, height: 1440, ratio: 1},
];

function options() {
    try {
        return parseArgs({
            options: {
                all: {type: 'boolean', default: false},
                only: {type: 'string', default: ''},
                site: {type: 'string', default: join(root, 'build', 'web')},
                seed: {type: 'string', default: ''},
            },
        }).values;
    } catch (error) {
        console.error(`${error instanceof Error ? error.message : error}. tools/screenshots.mjs says at its beginning what there is.`);
        return process.exit(2);
    }
}

const values = options();

const server = await serve({dir: values.site, port: 0});
const host = createServer((_request, response) => {
    response.writeHead(200, {'Content-Type': 'text/html'});
    response.end(`<!doctype html><body style="margin:0;background:#fff"><iframe src="${server.url}" style="border:0;width:100vw;height:100vh;display:block">`);
});
await new Promise((done) => {
    host.listen(0, '127.0.0.1', () => done(undefined));
});
const browser = await launch();

/**
 * Opens the game in a shape, with the cards of a seed.
 * @param {Shape} shape
 * @param {string} seed
 */
async function open({width, height, ratio, framed}, seed) {
    const context = await browser.newContext({viewport: {width, height}, deviceScaleFactor: ratio, reducedMotion: 'reduce'});
    context.setDefaultTimeout(30_000);
    await context.addInitScript(seededBytes, seed);
    await context.addInitScript(fastClock, 8);
    const page = await context.newPage();
    const address = /** @type {import('node:net').AddressInfo} */ (host.address());
    await page.goto(framed ? `http://localhost:${address.port}/` : server.url);
    const frame = framed ? page.frames()[1] : page.mainFrame();
    const game = new Game(page, frame);
    await game.ready();
    return {context, page, game};
}

/**
 * Waits until two pictures in a row are the same, and keeps the last.
 * @param {import('playwright-core').Page} page
 * @param {string} file
 */
async function shoot(page, file) {
    let last = await page.screenshot();
    for (let tries = 0; tries < 20; ++tries) {
        const next = await page.screenshot();
        if (next.equals(last)) break;
        last = next;
    }
    writeFileSync(file, last);
    console.log(file.slice(root.length));
}

/**
 * Plays on until a trick is worth showing: yours to complete, trump up, half of the deal to come.
 * @param {Game} game
 */
async function interesting(game) {
    const {moment} = await game.play(mouse, {
        call: bidUpTo(20),
        stop: ({kind, hand, controls}) =>
            kind === 'play' && hand.length <= 6 && hand.length >= 4 && /Trump: (\w+)\.$/.test(controls.strip.name) && (controls.trick.name.match(/ of (?:spades|hearts|clubs|diamonds)/g) ?? []).length >= 2,
    });
    return moment.kind === 'play' ? moment : null;
}

/** The two pictures that people see first. */
async function forReaders() {
    const folder = join(root, 'pwa', 'screenshots');
    mkdirSync(folder, {recursive: true});
    for (const shape of [
        {name: 'phone', width: 360, height: 740, ratio: 2},
        {name: 'desktop', width: 1440, height: 900, ratio: 1},
    ]) {
        for (let tries = 0; ; ++tries) {
            if (tries === 40) throw new Error('No deal of 40 came to a moment worth a picture.');
            const {context, page, game} = await open(shape, values.seed || `reader ${tries}`);
            const moment = await interesting(game);
            if (moment) {
                await mouse.press(game, moment.legal[0]);
                await game.turnOf('selected');
                await page.mouse.move(0, 0);
                await shoot(page, join(folder, `${shape.name}.png`));
            }
            await context.close();
            if (moment) break;
        }
    }
}

/**
 * The start screen: while the table is still on its way, when it is there, and the editor of house rules.
 * @param {Shape} shape
 * @param {(phase: string) => string} named
 */
async function starting({width, height, ratio}, named) {
    const context = await browser.newContext({viewport: {width, height}, deviceScaleFactor: ratio, serviceWorkers: 'block', reducedMotion: 'reduce'});
    const page = await context.newPage();
    /** @type {() => void} */
    let release = () => {};
    const held = new Promise((done) => {
        release = () => done(undefined);
    });
    await page.route('**/*.wasm', async (route) => {
        await held;
        await route.continue();
    });
    await page.goto(server.url, {waitUntil: 'domcontentloaded'});
    await page.getByRole('progressbar').waitFor();
    await shoot(page, named('0-loading'));
    release();
    await page.waitForSelector('html[data-state="start"]');
    await shoot(page, named('0-start'));
    await page.getByRole('button', {name: 'House rules'}).click();
    await page.getByRole('dialog', {name: 'House rules'}).waitFor();
    await shoot(page, named('house'));
    await context.close();
}

/**
 * One deal from the loader to the result, with a picture of each phase.
 * @param {Shape} shape
 */
async function everyPhase(shape) {
    const folder = join(root, 'build', 'screenshots');
    mkdirSync(folder, {recursive: true});
    const {context, page, game} = await open(shape, values.seed || 'phases');
    const named = (/** @type {string} */ phase) => join(folder, `${shape.name}-${phase}.png`);
    await game.turnOf('auction');
    await shoot(page, named('1-auction'));
    await keyboard.bid(game, 15);
    await game.until('the refusal', ({controls}) => (controls.message?.name ?? '').length > 0);
    await shoot(page, named('2-refused'));
    await game.play(mouse, {call: bidUpTo(28), stop: ({kind}) => kind === 'trump'});
    await shoot(page, named('3-trump'));
    await game.play(mouse, {stop: ({kind, hand}) => kind === 'play' && hand.length === 8});
    await shoot(page, named('4-eight-cards'));
    await mouse.press(game, (await game.moment()).legal[0]);
    await game.turnOf('selected');
    await shoot(page, named('5-selected'));
    await mouse.press(game, 'play');
    await game.turnOf('next');
    await shoot(page, named('6-trick'));
    await game.play(mouse, {stop: ({kind, hand}) => kind === 'play' && hand.length === 4});
    await shoot(page, named('7-half-way'));
    await game.play(mouse, {stop: ({kind, hand}) => kind === 'next' && hand.length === 1});
    await shoot(page, named('8-last-but-one'));
    await game.play(mouse);
    await shoot(page, named('9-result'));
    if (!shape.framed) {
        await page.locator('#rules').click();
        await page.getByRole('heading', {name: 'The auction'}).waitFor();
        await shoot(page, named('rules'));
        await page.goto(`${server.url}guide.html`);
        await shoot(page, named('guide'));
    }
    await context.close();
    await starting(shape, named);
}

try {
    if (values.all) {
        const only = values.only ? values.only.split(',') : SHAPES.map(({name}) => name);
        if (!values.only) rmSync(join(root, 'build', 'screenshots'), {recursive: true, force: true});
        for (const shape of SHAPES) if (only.includes(shape.name)) await everyPhase(shape);
    } else {
        await forReaders();
    }
} finally {
    await browser.close();
    await server.close();
    host.close();
    host.closeAllConnections();
}
