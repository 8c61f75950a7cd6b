// What is left of a deal when it is over: its review, its record, the check of its shuffle, its place in the statistics.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {accessible} from './support/axe.mjs';
import {keyboard} from './support/drivers.mjs';
import {bidUpTo} from './support/game.mjs';
import {fromMenu, inBrowser} from './support/session.mjs';
import {serveSite} from './support/sites.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * @param {Page} page
 * @param {string} id
 * @returns {Promise<string>} the sentence that comes
 */
async function sentenceOf(page, id) {
    await page.waitForFunction((dialog) => document.querySelector(`#${dialog}-dialog .sheet-said`)?.textContent !== '', id);
    return page.locator(`#${id}-dialog .sheet-said`).innerText();
}

test('Two deals of a match: reviewed, kept, checked by engine and browser with a word of your own, counted, and sent as a link', async (t) => {
    const site = await serveSite(t);
    let link = '';
    await inBrowser(t, {speed: 20}, async ({page, game, ...session}) => {
        await session.context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: new URL(site.url).origin});
        await page.goto(site.url);
        await game.ready('classic29');
        await game.play(keyboard, {call: bidUpTo(17)});

        // The next deal is sealed already when the word is given.
        let fair = await fromMenu(page, 'fair');
        const sealed = await fair.locator('#fair-next').innerText();
        assert.match(sealed, /^[0-9a-f]{64}$/);
        await fair.locator('#fair-word').fill('tamarind');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
        await game.control('deal-again').press('Enter');
        await game.until('the second deal', ({kind}) => kind !== 'over');
        fair = await fromMenu(page, 'fair');
        assert.equal(await fair.locator('#fair-current').innerText(), sealed);
        assert.equal(await fair.locator('#fair-which option').count(), 1, 'the seed of a deal that isn’t over stays sealed');
        await page.keyboard.press('Escape');
        await game.play(keyboard, {call: bidUpTo(17)});

        fair = await fromMenu(page, 'fair');
        await fair.locator('#fair-check-all').click();
        assert.match(await sentenceOf(page, 'fair'), /^All 2 deals fit their seals, by the engine and by your browser\.$/);
        const verdicts = await fair.locator('#fair-verdicts > li').allInnerTexts();
        assert.match(verdicts[1] ?? '', /showed you the seal at/);
        await fair.locator('#fair-verdicts summary').nth(1).click();
        const proof = await fair.locator('#fair-verdicts .proof').nth(1).innerText();
        assert.ok(proof.includes(sealed) && proof.includes('tamarind'), proof);
        await accessible(page, 'the fairness dialog');
        await page.keyboard.press('Escape');

        const records = await fromMenu(page, 'records');
        const [download] = await Promise.all([page.waitForEvent('download'), records.locator('#records-save').click()]);
        const record = JSON.parse(readFileSync(await download.path(), 'utf8'));
        assert.equal(record.format, 'twentynine-match');
        assert.deepEqual(record.deals.map((/** @type {any} */ {shuffle}) => shuffle.entropy ?? ''), ['', 'tamarind']);
        await page.waitForFunction(() => /downloads/.test(document.querySelector('#records-dialog .sheet-said')?.textContent ?? ''));
        await records.locator('#records-link').click();
        await page.waitForFunction(() => /link/.test(document.querySelector('#records-dialog .sheet-said')?.textContent ?? ''));
        link = await page.evaluate(() => navigator.clipboard.readText());
        await accessible(page, 'the records');
        await page.keyboard.press('Escape');

        const review = await fromMenu(page, 'review');
        assert.equal(await review.locator('#review-deal').inputValue(), '1');
        const all = record.deals[1].actions.length + 1;
        assert.equal(await review.locator('.counter-text').innerText(), `1 / ${all}`);
        await page.keyboard.press('End');
        assert.match(await review.locator('.sheet-said').innerText(), /needed \d+ and took \d+/);
        assert.equal(await review.locator('.tricks tbody tr').count(), 8);
        await review.locator('#review-seat').selectOption('0');
        await page.keyboard.press('Home');
        await review.locator('.at-2 .mini.back').first().waitFor();
        await accessible(page, 'the review');
        await page.keyboard.press('Escape');

        await page.reload();
        await page.locator('#sit').waitFor();
        const stats = await fromMenu(page, 'stats');
        assert.match(await stats.locator('.tiles').innerText(), /Deals\s+2/);
        await accessible(page, 'the statistics');
    });
    // A fresh browser, with nothing kept and nothing granted.
    await inBrowser(t, {}, async ({page}) => {
        await page.goto(link);
        await page.locator('#review-dialog').waitFor();
        assert.equal(await page.locator('#review-deal option').count(), 2);
    });
});

test('A deal of 29 Arcade can be reviewed and checked too, and is counted only until the page is closed', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {speed: 20}, async (session) => {
        const {page, game} = session;
        await session.open(site.url);
        await game.play(keyboard);
        // With one press, from the result.
        await game.control('look-back').press('Enter');
        const review = page.locator('#review-dialog');
        await review.waitFor();
        await page.keyboard.press('End');
        assert.match(await review.locator('.sheet-said').innerText(), /needed \d+ and took \d+/);
        await page.keyboard.press('Escape');
        const fair = await fromMenu(page, 'fair');
        await fair.locator('#fair-check').click();
        assert.match(await sentenceOf(page, 'fair'), /The deal fits its seal, by the engine and by your browser/);
        await page.keyboard.press('Escape');
        const stats = await fromMenu(page, 'stats');
        assert.match(await stats.locator('.tiles').innerText(), /Deals\s+1/);
        assert.equal(await page.evaluate(() => localStorage.getItem('twentynine.stats')), null);
    });
});

test('A hostile record in a link is refused with a sentence, and the start is as ever', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async ({page}) => {
        const hostile = JSON.stringify({format: 'twentynine-record', version: 1, ruleset: 'arcade29', dealer: 3, pack: '<img src=x onerror=alert(1)>', actions: []});
        await page.goto(`${site.url}#record=p.${Buffer.from(hostile).toString('base64url')}`);
        await page.locator('#records-dialog').waitFor();
        assert.match(await sentenceOf(page, 'records'), /^This record can’t be opened\. At \/pack: /);
        assert.equal(await page.locator('#records-dialog img').count(), 0);
        await page.keyboard.press('Escape');
        await page.locator('#sit').waitFor();
        assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
    });
});
