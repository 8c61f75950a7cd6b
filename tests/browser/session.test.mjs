// What is kept and what isn't: new deals, reloads, secrets.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {mouse} from './support/drivers.mjs';
import {bidUpTo} from './support/game.mjs';
import {inBrowser} from './support/session.mjs';
import {serveSite} from './support/sites.mjs';

/** @param {import('./support/game.mjs').Moment} moment */
const dealerOf = ({controls}) => [0, 1, 2, 3].filter((seat) => /\bDealer\b/.test(controls[`seat-${seat}`]?.name ?? ''));

test('New deal in the middle of a trick asks first, keeps the deal if told so, else the next dealer deals', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        assert.deepEqual(dealerOf(await game.turnOf('auction')), [3], 'Dev deals first');
        // Stop with a trick on the table and cards of it played.
        const {moment} = await game.play(mouse, {stop: ({kind, hand}) => kind === 'play' && hand.length < 8});
        await page.locator('#new-deal').click();
        const dialog = page.getByRole('dialog', {name: 'Give up this deal?'});
        await dialog.waitFor();
        await dialog.getByRole('button', {name: 'Keep playing'}).click();
        await dialog.waitFor({state: 'hidden'});
        assert.equal((await game.moment()).key, moment.key, 'the deal is as it was');
        await page.locator('#new-deal').click();
        await page.keyboard.press('Escape');
        await dialog.waitFor({state: 'hidden'});
        assert.equal((await game.moment()).key, moment.key, 'Escape keeps it too');
        await page.locator('#new-deal').click();
        await dialog.getByRole('button', {name: 'New deal'}).click();
        const fresh = await game.until('a new hand', ({hand}) => hand.length === 4);
        assert.deepEqual(dealerOf(fresh), [0], 'the dealer has moved on to you');
        assert.match(fresh.controls.strip.name, /no points/, 'the points are cleared');
        // The abandoned deal's bots don't play on in this one.
        await game.play(mouse, {call: bidUpTo(18)});
    });
});

test('New deal before anybody has acted and after the result doesn’t ask', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        await game.turnOf('auction');
        await page.locator('#new-deal').click();
        assert.equal(await page.locator('#abandon-dialog').isVisible(), false);
        await game.until('your deal', (moment) => dealerOf(moment)[0] === 0);
        await game.play(mouse);
        await page.locator('#new-deal').click();
        assert.equal(await page.locator('#abandon-dialog').isVisible(), false);
        await game.until('Mira’s deal', (moment) => dealerOf(moment)[0] === 1);
    });
});

test('A reload starts the opening deal with Dev dealing, and the page has kept nothing', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game, page, context} = session;
        await session.open(site.url);
        await game.play(mouse, {call: bidUpTo(20)});
        await mouse.press(game, 'deal-again');
        await game.until('your deal', (moment) => dealerOf(moment)[0] === 0);
        const kept = await page.evaluate(async () => ({
            local: Object.keys(localStorage),
            session: Object.keys(sessionStorage),
            databases: (await indexedDB.databases()).map(({name}) => name),
            cookie: document.cookie,
            caches: await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({url}) => url))),
            query: location.search + location.hash,
        }));
        assert.deepEqual(kept.local, []);
        assert.deepEqual(kept.session, []);
        assert.deepEqual(kept.databases, []);
        assert.equal(kept.cookie, '');
        assert.equal(kept.query, '');
        assert.deepEqual(await context.cookies(), []);
        // What the service worker keeps is the application and nothing else.
        for (const url of kept.caches.flat()) assert.equal((await fetch(url)).status, 200, url);
        await page.reload();
        await game.ready();
        const moment = await game.turnOf('auction');
        assert.deepEqual(dealerOf(moment), [3], 'Dev deals again');
        assert.equal(moment.hand.length, 4);
        assert.match(moment.controls.strip.name, /no points/);
    });
});

test('While a bot keeps its trump secret nothing on the page tells it', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        let secrets = 0;
        const look = async (/** @type {import('./support/game.mjs').Moment} */ moment) => {
            if (!/Trump is hidden/.test(moment.controls.strip?.name ?? '')) return;
            secrets += 1;
            const telling = await page.evaluate(() => {
                const texts = [];
                for (const element of document.querySelectorAll('body *')) {
                    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '');
                    for (const attribute of element.attributes) texts.push(attribute.value);
                }
                return texts.filter((text) => /trump/i.test(text) && /spades|hearts|clubs|diamonds|[♠♥♣♦]/i.test(text));
            });
            assert.deepEqual(telling, []);
        };
        for (let deals = 0; deals < 8; ++deals) {
            await game.play(mouse, {look});
            if (secrets > 3) break;
            await mouse.press(game, 'deal-again');
            await game.until('the next deal', ({hand}) => hand.length === 4);
        }
        assert.ok(secrets > 0, 'there was a secret to keep in eight deals');
    });
});
