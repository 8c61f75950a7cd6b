// The rules of every table: on the page, in links, and in the dialog of the table in play.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {accessible} from './support/axe.mjs';
import {browser, inBrowser} from './support/session.mjs';
import {serveSite} from './support/sites.mjs';

/** @param {object} json */
const linkOf = (json) => `#rules=${Buffer.from(JSON.stringify(json)).toString('base64url')}`;

test('The rules of 29 Arcade can be read without JavaScript', async (t) => {
    const site = await serveSite(t);
    const context = await (await browser()).newContext({javaScriptEnabled: false});
    t.after(() => context.close());
    const page = await context.newPage();
    await page.goto(`${site.url}rules.html`);
    const text = await page.locator('article').innerText();
    assert.match(text, /whole number from 16 to 28/);
    assert.match(text, /no pair of king and queen/);
    assert.equal(await page.locator('article h2').count(), 8);
});

test('The rules page shows each table’s rules, and is fit to read on a phone', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {size: {width: 320, height: 640}, phone: true}, async ({page}) => {
        /** @type {string[]} */
        const fetched = [];
        page.on('request', (request) => fetched.push(request.url()));
        await page.goto(`${site.url}rules.html`);
        await page.getByRole('heading', {name: 'The auction'}).waitFor();
        assert.ok(!fetched.some((url) => url.includes('-house-')), 'the house’s module waits until it is asked');
        for (const [name, fact, other] of /** @type {const} */ ([
            ['29 Classic', /a side that falls to −6 loses it/, /three ways/],
            ['28 Ranked', /dealer’s right[^]*three ways/, /two stages\. In the first/],
            ['28 Club', /There are two stages/, /The pair/],
            ['29 Arcade', /comes up by itself the first time/, /The match/],
        ])) {
            await page.getByRole('link', {name, exact: true}).click();
            await page.locator('#rules-of', {hasText: name}).waitFor();
            const text = await page.locator('article').innerText();
            assert.match(text, fact, name);
            assert.doesNotMatch(text, other, name);
            assert.equal(await page.locator('#tables [aria-current]').innerText(), name);
            assert.ok((await page.title()).startsWith('Table rules · '));
            await accessible(page, `the rules of ${name}`);
            assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, `${name} is as wide as the phone`);
        }
    });
});

test('A link with house rules shows them; a hostile one gives a sentence and the first table’s rules', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async ({page}) => {
        await page.goto(`${site.url}rules.html${linkOf({name: 'Grandmother’s', minimum_bid: 15, deal_score: 'one_point', doubling: 'redouble', last_trick_point: true})}`);
        await page.getByRole('heading', {name: 'Doubling'}).waitFor();
        assert.match(await page.locator('#rules-of').innerText(), /^Grandmother’s/);
        assert.match(await page.locator('article').innerText(), /from 15 to 28[^]*The two totals always make 29/);
        for (const [link, sentence] of /** @type {const} */ ([
            [linkOf({minimum_bid: 20, maximum_bid: 18}), /can’t be played.*\/minimum_bid.*above the maximum/],
            [linkOf({name: '<img src=x onerror=alert(1)>', minimum_bid: 99}), /can’t be played/],
            ['#rules=%%%', /damaged/],
            ['#table=<script>alert(1)</script>', /no rules/],
            [`#rules=${'A'.repeat(70_000)}`, /longer/],
        ])) {
            await page.goto(`${site.url}rules.html${link}`);
            await page.locator('#notice', {hasText: sentence}).waitFor();
            assert.equal(await page.getByRole('heading', {name: 'Doubling'}).count(), 0, link.slice(0, 40));
            assert.match(await page.locator('article').innerText(), /no running score/);
        }
        await page.goto(`${site.url}rules.html${linkOf({name: '<img src=x onerror=alert(1)>', minimum_bid: 17})}`);
        await page.locator('#rules-of', {hasText: '<img src=x'}).waitFor();
        assert.equal(await page.locator('header img[src="x"]').count(), 0);
    });
});

test('The rules dialog shows the rules of the table that is chosen, and then of the table in play', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async ({page}) => {
        await page.goto(site.url);
        const dialog = page.getByRole('dialog', {name: 'Table rules'});
        const read = async (/** @type {string} */ heading) => {
            await page.locator('#rules').click();
            await dialog.getByRole('heading', {name: heading}).waitFor();
            const text = await dialog.innerText();
            const address = await dialog.getByRole('link', {name: 'As a page'}).getAttribute('href');
            await accessible(page, `the rules dialog with ${heading}`);
            await page.keyboard.press('Escape');
            await dialog.waitFor({state: 'hidden'});
            return {text, address};
        };
        await page.locator('#rules:not([disabled])').waitFor();
        assert.doesNotMatch((await read('The auction')).text, /The match/);
        await page.locator('#start-ranked28').check({force: true});
        const chosen = await read('Clocks');
        assert.match(chosen.text, /three ways/);
        assert.match(chosen.address ?? '', /rules\.html#table=ranked28$/);
        await page.locator('#sit').click();
        await page.waitForSelector('html[data-state="ready"]');
        assert.equal((await read('The match')).text, chosen.text);
    });
});
