// The game inside other people's pages.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {mouse, touch} from './support/drivers.mjs';
import {Game} from './support/game.mjs';
import {fullResult} from './support/result.mjs';
import {inBrowser} from './support/session.mjs';
import {hostPage, serveSite} from './support/sites.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * The games in the frames of a host page.
 * @param {Page} page
 * @param {number} count
 */
async function gamesIn(page, count) {
    const games = [];
    for (let i = 0; i < count; ++i) {
        const frame = await (await page.locator('iframe').nth(i).elementHandle())?.contentFrame();
        assert.ok(frame, `frame ${i}`);
        const game = new Game(page, frame);
        await game.ready();
        games.push(game);
    }
    return games;
}

const style = 'style="width:560px;height:680px;border:0;float:left"';

test('Two frames side by side on a page of another origin play independent deals', async (t) => {
    const site = await serveSite(t);
    const host = await hostPage(t, `<iframe src="${site.url}?left" title="left" ${style}></iframe><iframe src="${site.url}?right" title="right" ${style}></iframe>`);
    await inBrowser(t, {size: {width: 1160, height: 720}}, async ({page}) => {
        await page.goto(host);
        const [left, right] = await gamesIn(page, 2);
        const first = await left.turnOf('auction');
        const second = await right.turnOf('auction');
        assert.notDeepEqual(first.hand, second.hand, 'different cards');
        const {moment} = await left.play(mouse, {stop: ({hand, kind}) => kind === 'play' && hand.length === 6});
        assert.equal((await right.moment()).key, second.key, 'what happens left changes nothing at the right');
        await right.play(mouse, {stop: ({hand, kind}) => kind === 'play' && hand.length === 7});
        assert.equal((await left.moment()).key, moment.key, 'nor the other way');
        fullResult((await left.play(mouse)).moment);
        assert.equal((await right.moment()).hand.length, 7);
        fullResult((await right.play(mouse)).moment);
    });
});

test('A frame with sandbox="allow-scripts" alone plays a whole deal', async (t) => {
    const site = await serveSite(t);
    const host = await hostPage(t, `<iframe src="${site.url}" sandbox="allow-scripts" title="29" ${style}></iframe>`);
    await inBrowser(t, {}, async ({page}) => {
        await page.goto(host);
        const [game] = await gamesIn(page, 1);
        assert.equal(await game.frame.evaluate(() => self.origin), 'null', 'an opaque origin');
        fullResult((await game.play(mouse)).moment);
    });
});

test('In a frame no service worker is registered, though the browser would let it', async (t) => {
    const site = await serveSite(t);
    const host = await hostPage(t, `<iframe src="${site.url}" title="29" ${style}></iframe>`, '127.0.0.1');
    await inBrowser(t, {}, async ({page, context}) => {
        await page.goto(host);
        const [game] = await gamesIn(page, 1);
        await game.turnOf('auction');
        const registrations = () => game.frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
        assert.equal(await registrations(), 0);
        assert.deepEqual(context.serviceWorkers(), []);
        // The same site by itself does register one, so there is something to leave out.
        const alone = await context.newPage();
        await alone.goto(site.url);
        await alone.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active);
    });
});

test('A frame takes no focus by itself; a press inside gives it the keyboard', async (t) => {
    const site = await serveSite(t);
    const host = await hostPage(t, `<input id="search" autofocus aria-label="Search"><br><iframe src="${site.url}" title="29" ${style}></iframe>`);
    await inBrowser(t, {}, async ({page}) => {
        await page.goto(host);
        await page.locator('#search').focus();
        const [game] = await gamesIn(page, 1);
        const {key} = await game.turnOf('auction');
        assert.equal(await page.evaluate(() => document.activeElement?.id), 'search');
        await page.keyboard.type('p b');
        assert.equal(await page.locator('#search').inputValue(), 'p b');
        assert.equal((await game.moment()).key, key, 'keys for the host are not for the table');
        // The first press inside, on the felt.
        await mouse.press(game, 'bid-plus');
        await game.until('17', ({controls}) => controls['bid-value'].value === '17');
        await page.keyboard.press('p');
        await game.heard(/You pass/);
        assert.equal(await page.locator('#search').inputValue(), 'p b');
    });
});

test('Install in a frame tells the host, and explains unless the host says that it does the rest', async (t) => {
    const site = await serveSite(t);
    const host = await hostPage(
        t,
        `<iframe src="${site.url}" title="29" ${style}></iframe>
         <script>
           window.heard = [];
           addEventListener('message', (event) => {
             heard.push({type: event.data.type, url: event.data.url, origin: event.origin});
             if (window.handles) event.source.postMessage({type: 'twentynine:install-handled'}, event.origin);
           });
         </script>`,
    );
    await inBrowser(t, {}, async ({page}) => {
        await page.goto(host);
        const [game] = await gamesIn(page, 1);
        const dialog = game.frame.locator('#install-dialog');
        await game.frame.locator('#install').click();
        await dialog.waitFor();
        const link = dialog.getByRole('link');
        assert.equal(await link.getAttribute('href'), site.url);
        assert.equal(await link.getAttribute('target'), '_blank');
        await page.waitForFunction(() => /** @type {any} */ (window).heard.length > 0);
        const heard = await page.evaluate(() => /** @type {any} */ (window).heard);
        assert.deepEqual(heard, [{type: 'twentynine:install', url: site.url, origin: new URL(site.url).origin}]);
        await dialog.getByRole('button', {name: 'Close'}).click();
        await page.evaluate(() => Object.assign(window, {handles: true}));
        await game.frame.locator('#install').click();
        await page.waitForFunction(() => /** @type {any} */ (window).heard.length === 2);
        await dialog.waitFor({state: 'hidden'});
    });
});

test('In a small frame of 320×480 a whole deal can be played by touch', async (t) => {
    const site = await serveSite(t);
    const host = await hostPage(t, `<iframe src="${site.url}" title="29" style="width:320px;height:480px;border:0"></iframe>`);
    await inBrowser(t, {size: {width: 360, height: 740}, phone: true}, async ({page}) => {
        await page.goto(host);
        const [game] = await gamesIn(page, 1);
        fullResult((await game.play(touch)).moment);
    });
});
