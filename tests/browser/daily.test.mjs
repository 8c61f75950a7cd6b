// The deal of the day on the real site: from the start screen to the result beside the expert's, by presses and by
// keys; and the marks of your decisions in its review.

import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {accessible} from './support/axe.mjs';
import {keyboard} from './support/drivers.mjs';
import {fromMenu, inBrowser} from './support/session.mjs';
import {builtFiles, copySite, ownFolder, serveSite} from './support/sites.mjs';
import {newDeal} from './support/tables.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('twentynine.days') ?? 'null'));

/** @param {Page} page */
const today = (page) =>
    page.evaluate(() => {
        const now = new Date();
        return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    });

/** What is on the table and in the hand when the deal begins. @param {import('./support/game.mjs').Game} game */
async function opening(game) {
    const moment = await game.until('the first cards', ({hand}) => hand.length === 4);
    return [...moment.hand].sort();
}

test('Today’s deal: the same cards in another browser, a result beside the expert’s, kept once, and marked in the review', async (t) => {
    const site = await serveSite(t);
    /** @type {string[]} */
    let hand = [];
    await inBrowser(t, {speed: 2}, async (session) => {
        const {page, game} = session;
        await session.context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: new URL(site.url).origin});
        await page.goto(site.url);
        await page.waitForFunction(() => document.documentElement.dataset.state === 'start');
        const date = await today(page);
        assert.match(await page.locator('#daily').innerText(), /Today’s deal\s+\d+ [A-Z][a-z]+$/);
        await page.locator('#daily').focus();
        await page.keyboard.press('Enter');
        hand = await opening(game);
        await game.play(keyboard);
        const dialog = page.locator('#daily-dialog');
        await dialog.waitFor();
        await page.waitForFunction(() => /expert in your seat/.test(document.querySelector('#daily-expert')?.textContent ?? ''), null, {timeout: 60_000});
        assert.match(await page.locator('#daily-yours').innerText(), /bid \d+ and (?:your side |their side )?took \d+\. Contract (made|failed): a (win|loss)\.$/);
        await accessible(page, 'the deal of the day');
        const first = await kept(page);
        assert.deepEqual(first.days.map((/** @type {any} */ day) => day.date), [date]);
        await page.locator('#daily-copy').press('Enter');
        await page.waitForFunction(() => /copied/.test(document.querySelector('#daily-dialog .sheet-said')?.textContent ?? ''));
        assert.match(await page.evaluate(() => navigator.clipboard.readText()), new RegExp(`^29, the deal of .*\\n.* bid .*\\n.*expert in my seat.*\\n.*#daily=${date}$`));
        await page.keyboard.press('Escape');

        const review = await fromMenu(page, 'review');
        await review.locator('.decisions').waitFor({timeout: 60_000});
        assert.ok((await page.locator('.decisions li').count()) >= 9);
        const row = page.locator('.decisions button').nth(4);
        await row.focus();
        await page.keyboard.press('Enter');
        assert.match(await review.locator('.sheet-said').innerText(), /expert would|nothing else to play/);
        assert.equal(await row.getAttribute('aria-current'), 'step');
        const picture = page.locator('.course-picture');
        await picture.click();
        assert.equal(await picture.locator('.now').getAttribute('visibility'), 'visible');
        await accessible(page, 'the review with marks');
        await page.keyboard.press('Escape');

        // Again: the same cards, and the first result stays.
        await page.locator('#menu').click();
        await page.locator('#menu-dialog #menu-daily').click();
        await page.locator('#daily-play').click();
        assert.deepEqual(await opening(game), hand);
        assert.deepEqual(await kept(page), first);
    });
    await inBrowser(t, {size: {width: 360, height: 740}}, async ({page, game}) => {
        await page.goto(`${site.url}#daily`);
        await page.locator('#daily-dialog').waitFor();
        await page.locator('#daily-play').click();
        assert.deepEqual(await opening(game), hand, 'the same for everyone');
        const fair = await fromMenu(page, 'fair');
        assert.match(await fair.locator('#fair-daily').innerText(), /fixed by its date/);
        await page.keyboard.press('Escape');
        // New deal goes on with ordinary ones; it asks first where others have acted before you.
        await newDeal(game);
        await page.waitForFunction((cards) => {
            const now = [...document.querySelectorAll('#controls [id^="card-"]')].map(({id}) => id).sort();
            return now.length === 4 && now.join() !== cards.join();
        }, hand);
        assert.equal(await kept(page), null);
    });
});

test('Where the day’s players can’t be fetched the deal is played all the same, and its result neither kept nor compared', async (t) => {
    const folder = ownFolder(t);
    copySite(folder);
    const players = builtFiles().files.find(({source}) => source === 'shell/twentynine-players.wasm');
    for (const end of ['', '.br']) rmSync(join(folder, (players?.name ?? '') + end));
    const site = await serveSite(t, {dir: folder});
    await inBrowser(t, {speed: 4, expected: [/404/]}, async ({page, game}) => {
        await page.goto(site.url);
        await page.waitForFunction(() => document.documentElement.dataset.state === 'start');
        await page.locator('#daily').click();
        await opening(game);
        await game.play(keyboard);
        await page.locator('#daily-stand-ins').waitFor();
        assert.match(await page.locator('#daily-stand-ins').innerText(), /^Weaker players had to sit in/);
        assert.equal(await page.locator('#daily-expert').count(), 0);
        assert.equal(await kept(page), null);
        await page.keyboard.press('Escape');
    });
});

test('A link to a day that hasn’t come is refused with a sentence, one to a day that has opens it by touch', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {size: {width: 320, height: 480}, phone: true}, async ({page, game}) => {
        await page.goto(`${site.url}#daily=2999-12-31`);
        await page.waitForFunction(() => /hasn’t come yet/.test(document.querySelector('#notice')?.textContent ?? ''));
        await page.goto('about:blank');
        await page.goto(`${site.url}#daily=2026-11-29`);
        await page.locator('#daily-play').tap();
        await game.turn();
        assert.equal(await page.evaluate(() => location.hash), '', 'a reload needn’t bring it again');
    });
});
