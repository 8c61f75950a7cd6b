// The drawing survives what happens to canvases, and rests when nothing moves.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as conditions from './support/conditions.mjs';
import {keyboard, mouse, touch} from './support/drivers.mjs';
import {launch} from './support/launch.mjs';
import {difference, drawn} from './support/looks.mjs';
import {fullResult} from './support/result.mjs';
import {inBrowser, SIZES} from './support/session.mjs';
import {serveSite} from './support/sites.mjs';

/** @typedef {import('./support/game.mjs').Moment} Moment */
/** @typedef {{frames: number, calls: number, at: {time: number, more: boolean}[]}} Drawn */

const midDeal = {stop: (/** @type {Moment} */ {kind, hand}) => kind === 'play' && hand.length === 6};

test('A WebGL context that is lost and restored, twice, keeps the deal and is painted again', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {before: [(context) => context.addInitScript(conditions.keepContexts)], expected: [/CONTEXT_LOST|context/i]}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        await game.play(mouse, midDeal);
        await drawn(game);
        for (let times = 0; times < 2; ++times) {
            const {key} = await game.moment();
            const lost = await page.evaluate(async () => {
                const {contexts} = /** @type {any} */ (window);
                const gl = contexts[contexts.length - 1];
                const extension = gl?.getExtension('WEBGL_lose_context');
                if (!extension) return false;
                const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
                const gone = new Promise((done) => {
                    canvas.addEventListener('webglcontextlost', done, {once: true});
                });
                extension.loseContext();
                await gone;
                // The browser gives it back only after the event has been handled.
                await new Promise((done) => {
                    setTimeout(done, 0);
                });
                const back = new Promise((done) => {
                    canvas.addEventListener('webglcontextrestored', done, {once: true});
                });
                extension.restoreContext();
                await back;
                return true;
            });
            assert.equal(lost, true, 'there was a WebGL context to lose');
            await drawn(game);
            assert.equal((await game.moment()).key, key, 'the deal is as it was');
            await game.play(mouse, {stop: ({kind, hand}) => kind === 'play' && hand.length === 5 - times});
        }
        fullResult((await game.play(mouse)).moment);
    });
});

/**
 * A session whose drawing context goes away at the first turn to bid; `window.lost` can restore it.
 * @param {import('node:test').TestContext} t
 * @param {(session: import('./support/session.mjs').Session) => Promise<void>} then
 */
async function withoutContext(t, then) {
    const site = await serveSite(t);
    await inBrowser(t, {before: [(context) => context.addInitScript(conditions.keepContexts)], expected: [/CONTEXT_LOST|context/i]}, async (session) => {
        await session.open(site.url);
        await session.game.turnOf('auction');
        await session.page.evaluate(() => {
            const held = /** @type {any} */ (window);
            held.lost = held.contexts[held.contexts.length - 1].getExtension('WEBGL_lose_context');
            held.lost.loseContext();
        });
        await then(session);
    });
}

test('While the context is lost the game can be played on', async (t) => {
    await withoutContext(t, async ({game}) => {
        // By keyboard: when the plain game takes over, what was about to be pressed with a pointer moves away from under it.
        fullResult((await game.play(keyboard)).moment);
    });
});

test('A context that does not come back leaves words and buttons, until it does', async (t) => {
    await withoutContext(t, async ({game, page}) => {
        await page.locator('#plain-note').waitFor();
        assert.equal(await page.locator('#controls > #strip').isVisible(), true);
        await page.evaluate(() => /** @type {any} */ (window).lost.restoreContext());
        await page.locator('#plain-note').waitFor({state: 'hidden'});
        await drawn(game);
    });
});

test('Forced colours lay nothing over the drawn table', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        await game.turnOf('auction');
        await drawn(game);
        const plain = await page.locator('#stage').screenshot();
        await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
        assert.ok(await page.evaluate(() => matchMedia('(forced-colors: active)').matches));
        const forced = await page.locator('#stage').screenshot();
        const changed = difference(plain, forced);
        assert.ok(changed < 0.001, `${(changed * 100).toFixed(2)}% of the table looks different`);
    });
});

test('A browser without WebGL draws by software, and a whole deal can be played', async (t) => {
    const site = await serveSite(t);
    const within = await launch({gpu: false});
    try {
        await inBrowser(t, {within, size: {width: 900, height: 640}, expected: [/webgl|GPU/i]}, async (session) => {
            const {game, page} = session;
            await session.open(site.url);
            const webgl = await page.evaluate(() => document.createElement('canvas').getContext('webgl'));
            assert.equal(webgl, null, 'this browser has no WebGL');
            await game.play(mouse, midDeal);
            await drawn(game);
            fullResult((await game.play(mouse)).moment);
        });
    } finally {
        await within.close();
    }
});

test('Where nothing at all can be drawn, words and buttons are the same game', async (t) => {
    const site = await serveSite(t);
    await inBrowser(
        t,
        {before: [(context) => context.addInitScript(conditions.withoutContexts, ['webgl', 'webgl2', '2d'])], expected: [/./]},
        async (session) => {
            const {game, page} = session;
            await session.open(site.url);
            await page.locator('#plain-note').waitFor();
            const moment = await game.turnOf('auction');
            for (const id of ['pass', 'bid', 'strip', 'seat-1', moment.hand[0]]) {
                const text = page.locator(`#controls > [id="${id}"]`);
                assert.equal(await text.isVisible(), true, id);
                const opacity = await text.evaluate((element) => getComputedStyle(element.querySelector('span') ?? element).opacity);
                assert.equal(opacity, '1', `${id} can be read`);
            }
            fullResult((await game.play(mouse)).moment);
            assert.equal(await page.locator('#controls > #result').isVisible(), true);
        },
    );
});

test('Resizing the window and rotating a phone keep the deal, and the canvas stays sharp', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {size: SIZES.phone, phone: true, ratio: 2}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        await game.play(touch, midDeal);
        const before = await game.moment();
        for (const size of [SIZES.sideways, {width: 320, height: 480}, {width: 700, height: 900}, SIZES.phone]) {
            await page.setViewportSize(size);
            await page.waitForFunction(() => {
                const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
                const stage = canvas.parentElement?.getBoundingClientRect();
                const ratio = devicePixelRatio;
                return stage && Math.abs(canvas.width - stage.width * ratio) <= ratio && Math.abs(canvas.height - stage.height * ratio) <= ratio;
            });
            const stage = await page.locator('#stage').boundingBox();
            assert.ok(stage);
            const inside = (/** @type {Moment} */ {controls}) =>
                Object.values(controls).every(
                    ({rect: [x, y, width, height]}) => x >= stage.x - 0.5 && y >= stage.y - 0.5 && x + width <= stage.x + stage.width + 0.5 && y + height <= stage.y + stage.height + 0.5,
                );
            const moment = await game.until(`all controls inside ${size.width}×${size.height}`, inside);
            assert.deepEqual(moment.hand, before.hand);
            assert.equal(moment.controls.strip.name, before.controls.strip.name);
            await drawn(game);
        }
        fullResult((await game.play(touch)).moment);
    });
});

for (const ratio of [1, 2, 3]) {
    test(`At ${ratio} device pixels per CSS pixel the canvas has as many pixels as the screen`, async (t) => {
        const site = await serveSite(t);
        await inBrowser(t, {ratio, size: {width: 640, height: 480}}, async (session) => {
            const {game, page} = session;
            await session.open(site.url);
            await game.turnOf('auction');
            const [width, height, cssWidth, cssHeight] = await page.evaluate(() => {
                const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
                const box = canvas.getBoundingClientRect();
                return [canvas.width, canvas.height, box.width, box.height];
            });
            assert.ok(Math.abs(width - cssWidth * ratio) <= 1, `${width} for ${cssWidth}`);
            assert.ok(Math.abs(height - cssHeight * ratio) <= 1, `${height} for ${cssHeight}`);
            await drawn(game);
        });
    });
}

test('A window that moves to a sharper screen is drawn again for it, though its size stays', async (t) => {
    const site = await serveSite(t);
    const size = {width: 640, height: 480};
    // A browser that is driven has one screen; this is how another one is told.
    const screens = () => {
        let ratio = 1;
        /** @type {EventTarget[]} */
        const asked = [];
        const match = window.matchMedia.bind(window);
        // @ts-expect-error as much of a MediaQueryList as is needed
        window.matchMedia = (query) => {
            if (!query.includes('resolution')) return match(query);
            const list = Object.assign(new EventTarget(), {media: query, matches: query === `(resolution: ${ratio}dppx)`});
            if (list.matches) asked.push(list);
            return list;
        };
        Object.defineProperty(window, 'devicePixelRatio', {get: () => ratio});
        Object.assign(window, {
            moveTo: (/** @type {number} */ next) => {
                ratio = next;
                for (const list of asked.splice(0)) list.dispatchEvent(new Event('change'));
            },
        });
    };
    await inBrowser(t, {ratio: 1, size, before: [(context) => context.addInitScript(screens)]}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        await game.turnOf('auction');
        for (const ratio of [2, 1.5, 3]) {
            await page.evaluate((next) => /** @type {any} */ (window).moveTo(next), ratio);
            await page.waitForFunction((wanted) => {
                const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
                return Math.abs(canvas.width - canvas.getBoundingClientRect().width * wanted) <= wanted;
            }, ratio);
        }
        await drawn(game);
    });
});

/**
 * Waits until the drawing rests, then counts what is drawn in two seconds.
 * @param {import('playwright-core').Page} page
 */
async function drawnInTwoSeconds(page) {
    return await page.evaluate(async () => {
        const count = /** @type {Drawn} */ (/** @type {any} */ (window).drawn);
        const sleep = (/** @type {number} */ time) =>
            new Promise((done) => {
                setTimeout(done, time);
            });
        for (let before = -1, tries = 0; before !== count.frames && tries < 40; ++tries) {
            before = count.frames;
            await sleep(600);
        }
        const {frames, calls} = count;
        await sleep(2000);
        return {frames: count.frames - frames, calls: count.calls - calls};
    });
}

for (const gpu of [true, false]) {
    test(`Nothing is drawn in two idle seconds, ${gpu ? 'with' : 'without'} WebGL`, async (t) => {
        const site = await serveSite(t);
        const before = [(/** @type {import('playwright-core').BrowserContext} */ context) => context.addInitScript(conditions.countDrawing)];
        if (!gpu) before.push((context) => context.addInitScript(conditions.withoutContexts, ['webgl', 'webgl2']));
        await inBrowser(t, {speed: 1, motion: true, before, expected: gpu ? [] : [/webgl/i]}, async (session) => {
            const {game, page} = session;
            await session.open(site.url);
            await game.turnOf('auction');
            assert.deepEqual(await drawnInTwoSeconds(page), {frames: 0, calls: 0}, 'in the auction');
            const calls = await page.evaluate(() => /** @type {any} */ (window).drawn.calls);
            assert.ok(calls > 0, 'something had been drawn before');
            await game.play(keyboard, {stop: ({kind}) => kind === 'play'});
            const {legal} = await game.moment();
            await mouse.press(game, legal[0]);
            await game.turnOf('selected');
            assert.deepEqual(await drawnInTwoSeconds(page), {frames: 0, calls: 0}, 'with a card selected');
        });
    });
}

/**
 * How long the longest run of frames was in which something was drawn, in milliseconds: up to its last frame, which may
 * be late on a busy machine, and up to the last one after which more was to come.
 * @param {import('playwright-core').Page} page
 */
async function longestRun(page) {
    const at = await page.evaluate(() => /** @type {Drawn} */ (/** @type {any} */ (window).drawn).at);
    const longest = {whole: 0, more: 0};
    /** @type {number | null} */
    let start = null;
    for (const {time, more} of at) {
        start ??= time;
        longest.whole = Math.max(longest.whole, Math.round(time - start));
        if (more) longest.more = Math.max(longest.more, Math.round(time - start));
        else start = null;
    }
    return longest;
}

test('Under reduced motion nothing travels: at most a short fade, where otherwise cards are dealt for most of a second', async (t) => {
    const site = await serveSite(t);
    /** @type {{whole: number, more: number}[]} */
    const runs = [];
    for (const motion of [true, false]) {
        await inBrowser(t, {speed: 1, motion, size: {width: 640, height: 480}, before: [(context) => context.addInitScript(conditions.countDrawing)]}, async (session) => {
            const {game, page} = session;
            await session.open(site.url);
            await game.turnOf('auction');
            await game.play(mouse, {stop: ({kind, hand}) => kind === 'next' && hand.length === 7});
            runs.push(await longestRun(page));
        });
    }
    const [{whole: moving}, {more: still}] = runs;
    t.diagnostic(`longest run of frames: ${moving} ms with motion, ${still} ms without`);
    assert.ok(moving >= 600, `with motion cards are dealt for a while (${moving} ms)`);
    assert.ok(still <= 400 && still < moving / 2, `with reduced motion only short fades (${still} ms)`);
});
