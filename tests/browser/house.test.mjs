// The start screen with the real rules behind it: house rules made, refused, saved, shared and opened again in a fresh
// browser; matches that outlive a reload; links that nobody should trust.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {accessible} from './support/axe.mjs';
import {mouse} from './support/drivers.mjs';
import {bidUpTo} from './support/game.mjs';
import {inBrowser, SIZES} from './support/session.mjs';
import {serveSite} from './support/sites.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const atStart = (page) => page.waitForSelector('html[data-state="start"]', {state: 'attached'});

/** @param {Page} page */
const houseTables = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('twentynine.house') ?? '{"tables":[]}').tables);

/** @param {unknown} rules */
const linkTo = (rules) => `#rules=${Buffer.from(JSON.stringify(rules)).toString('base64url')}`;

/**
 * Opens the editor from the start screen.
 * @param {Page} page
 */
async function openEditor(page) {
    await page.getByRole('button', {name: 'House rules'}).click();
    const sheet = page.getByRole('dialog', {name: 'House rules'});
    await sheet.getByLabel('Lowest bid').waitFor();
    return sheet;
}

test('The tables of the start screen are those of the house, word for word', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async ({page}) => {
        await page.goto(site.url);
        await atStart(page);
        const listed = await page.locator('#tables .pick').evaluateAll((all) =>
            all.map((pick) => ({
                text: /** @type {HTMLElement} */ (pick.querySelector('input')).dataset.table,
                clocks: 'clocks' in /** @type {HTMLElement} */ (pick.querySelector('input')).dataset,
                title: pick.querySelector('b')?.textContent,
                line: pick.querySelector('.line')?.textContent,
            })),
        );
        const sheet = await openEditor(page);
        const titles = await sheet.getByLabel('Start from').locator('option').allTextContents();
        assert.deepEqual(listed.map(({title}) => title), titles);
        for (const {text, clocks} of listed) {
            await sheet.getByLabel('Start from').selectOption(text ?? '');
            await page.waitForFunction((title) => document.getElementById('house-difference')?.textContent === `The same as ${title} so far.`, listed.find((one) => one.text === text)?.title);
            assert.equal(Number(await sheet.getByLabel('Clock for cards').inputValue()) > 0, clocks, `${text} has clocks`);
        }
    });
});

test('Every field of the rules has a control with a name and an explanation, at every size', async (t) => {
    const site = await serveSite(t);
    for (const size of [SIZES.desktop, SIZES.phone, {width: 320, height: 480}]) {
        await inBrowser(t, {size}, async ({page}) => {
            await page.goto(site.url);
            await atStart(page);
            const sheet = await openEditor(page);
            const fields = await sheet.locator('.field').evaluateAll((all) =>
                all.map((row) => ({
                    name: row.querySelector('label')?.textContent ?? '',
                    help: row.querySelector('.help')?.textContent ?? '',
                    described: document.getElementById(row.querySelector('input, select')?.getAttribute('aria-describedby')?.split(' ')[0] ?? '') === row.querySelector('.help'),
                })),
            );
            assert.ok(fields.length >= 36, `${fields.length} fields`);
            for (const {name, help, described} of fields) assert.ok(name.length > 3 && help.length > 20 && described, name);
            await accessible(page, 'the editor');
            assert.ok(await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#house .sheet-body')).scrollWidth <= innerWidth), 'no sideways scrolling');
        });
    }
});

test('A contradiction is refused with the house’s sentence beside its field, and can’t be saved or shared', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async ({page}) => {
        await page.goto(site.url);
        await atStart(page);
        const sheet = await openEditor(page);
        await sheet.getByLabel('Name').fill('Upside down');
        await sheet.getByLabel('Lowest bid').fill('20');
        await sheet.getByLabel('Highest bid').fill('18');
        const fault = sheet.locator('#fault-minimum_bid, #fault-maximum_bid').filter({hasText: /./});
        await fault.waitFor();
        assert.match(await fault.innerText(), /bid.*\.$/i);
        for (const name of ['Save', 'Copy link', 'Save as file']) {
            await sheet.getByRole('button', {name, exact: true}).click();
            await page.waitForFunction(() => /^field-(minimum|maximum)_bid$/.test(document.activeElement?.id ?? ''));
            await page.locator('#house .close').focus();
        }
        assert.deepEqual(await houseTables(page), []);
        await accessible(page, 'a refused field');
        for (const [field, value] of /** @type {const} */ ([['Lowest bid', ''], ['Lowest bid', '15.5'], ['Points that win the match', '999']])) {
            await sheet.getByLabel('Highest bid').fill('28');
            await sheet.getByLabel('Lowest bid').fill('16');
            await fault.waitFor({state: 'hidden'});
            await sheet.getByLabel(field).fill(value);
            await sheet.locator('.fault').filter({hasText: /./}).first().waitFor();
            await sheet.getByLabel(field).fill('16');
        }
    });
});

test('House rules are saved, remembered, played with their name, and shared by link with a fresh browser', async (t) => {
    const site = await serveSite(t);
    let link = '';
    await inBrowser(t, {seed: 'home'}, async (session) => {
        const {page, game, context} = session;
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto(site.url);
        await atStart(page);
        const sheet = await openEditor(page);
        await sheet.getByLabel('Start from').selectOption('classic29');
        await sheet.getByLabel('Name').fill('নানার “29” & co');
        await sheet.getByLabel('Lowest bid').fill('15');
        await sheet.locator('#house-difference').filter({hasText: 'Differs from 29 Classic: Lowest bid.'}).waitFor();
        await sheet.getByRole('button', {name: 'Copy link'}).click();
        await sheet.getByText('The link is copied').waitFor();
        link = await page.evaluate(() => navigator.clipboard.readText());
        assert.ok(link.startsWith(`${site.url}#rules=`), link);
        await sheet.getByRole('button', {name: 'Save', exact: true}).click();
        await sheet.getByText('is saved and chosen').waitFor();
        await page.keyboard.press('Escape');
        await page.reload();
        await atStart(page);
        assert.equal(await page.getByRole('radio', {name: 'নানার “29” & co'}).isVisible(), true);
        await page.getByRole('radio', {name: 'নানার “29” & co'}).check();
        await page.getByRole('button', {name: 'Play'}).click();
        const moment = await game.turnOf('auction');
        assert.match(moment.controls.prompt.name, /15/, 'the lowest bid is that of the house rules');
    });
    await inBrowser(t, {seed: 'guest'}, async (session) => {
        const {page, game} = session;
        await page.goto(link);
        await page.getByText('“নানার “29” & co” came with a link').waitFor();
        assert.equal(await page.getByRole('radio', {name: 'নানার “29” & co'}).isChecked(), true);
        await accessible(page, 'a table that came by a link');
        assert.deepEqual(await houseTables(page), [], 'nothing is kept unasked');
        await page.locator('#rules').click();
        await page.getByRole('dialog', {name: 'Table rules'}).getByText(/15/).first().waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('button', {name: 'Keep this table'}).click();
        assert.deepEqual((await houseTables(page)).map((/** @type {any} */ {name}) => name), ['নানার “29” & co']);
        await page.getByRole('button', {name: 'Play'}).click();
        const moment = await game.turnOf('auction');
        assert.match(moment.controls.prompt.name, /15/);
        assert.equal(new URL(page.url()).hash, '', 'a reload need not bring it again');
    });
});

test('House rules go into a file and come back from it, and a hostile file changes nothing', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async ({page}) => {
        await page.goto(site.url);
        await atStart(page);
        const sheet = await openEditor(page);
        await sheet.getByLabel('Start from').selectOption('club28');
        await sheet.getByLabel('Name').fill('Club at home');
        await sheet.getByLabel('A point for the last trick').check();
        const [download] = await Promise.all([page.waitForEvent('download'), sheet.getByRole('button', {name: 'Save as file'}).click()]);
        assert.equal(download.suggestedFilename(), 'Club-at-home.json');
        const json = readFileSync(await download.path(), 'utf8');
        assert.equal(JSON.parse(json).last_trick_point, true);
        const file = sheet.locator('#house-file');
        for (const [name, text] of /** @type {const} */ ([
            ['deep', '['.repeat(100_000)],
            ['huge number', '{"minimum_bid": 1e400}'],
            ['unknown field', '{"minimum_bit": 16}'],
            ['not UTF-8', Buffer.from([0xff, 0xfe, 0x00])],
            ['too long', 'x'.repeat(70_000)],
        ])) {
            await file.setInputFiles({name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(text)});
            await sheet.locator('.sheet-said').filter({hasText: /file.*(not read|Nothing was changed)\.$/}).waitFor();
            assert.equal(await sheet.getByLabel('Name').inputValue(), 'Club at home', name);
            await sheet.getByRole('button', {name: 'Save as file'}).focus();
            await page.evaluate(() => Object.assign(/** @type {HTMLElement} */ (document.querySelector('#house .sheet-said')), {textContent: ''}));
        }
        await sheet.getByLabel('Start from').selectOption('arcade29');
        await file.setInputFiles({name: 'club.json', mimeType: 'application/json', buffer: Buffer.from(json)});
        await sheet.getByText('Club at home is open').waitFor();
        assert.equal(await sheet.getByLabel('A point for the last trick').isChecked(), true);
        assert.equal(await sheet.getByLabel('Ceiling of the first stage').inputValue(), '20');
    });
});

for (const [what, hash] of Object.entries({
    'a contradiction': linkTo({name: 'Evil', minimum_bid: 28, maximum_bid: 14}),
    'an unknown field': linkTo({name: 'Evil', __proto__: null, constructor: 1}),
    'a hundred levels': `#rules=${Buffer.from('{"a":'.repeat(100)).toString('base64url')}`,
    'a name with control characters': linkTo({name: 'a\u202eb\u0000c'}),
    'a record that is none': '#record=d.eNorTs0tBgAFEQIK',
    'a script': '#rules=<img src=x onerror=alert(1)>',
})) {
    test(`A hostile link with ${what} gives a sentence, and the table opens as ever`, async (t) => {
        const site = await serveSite(t);
        await inBrowser(t, {}, async ({page, game}) => {
            await page.goto(site.url + hash);
            await atStart(page);
            await page.waitForFunction(() => document.getElementById('notice')?.textContent || document.querySelector('dialog[open] .sheet-said')?.textContent);
            assert.equal(await page.locator('#tables input').count(), 4);
            assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
            await page.keyboard.press('Escape');
            await game.ready();
            await game.turnOf('auction');
        });
    });
}

for (const [table, kinds] of /** @type {const} */ ([
    ['classic29', ['auction', 'play']],
    ['ranked28', ['auction', 'play']],
])) {
    test(`A match at ${table} goes on after a reload where it stood: ${kinds.join(', ')}`, async (t) => {
        const site = await serveSite(t);
        await inBrowser(t, {seed: 'reload'}, async (session) => {
            const {page, game} = session;
            await session.open(site.url, {table});
            for (const kind of kinds) {
                const {moment} = await game.play(mouse, {call: bidUpTo(0), stop: (now) => now.kind === kind});
                const {strip, score, seal} = moment.controls;
                await page.reload();
                await atStart(page);
                await page.getByRole('button', {name: /^Continue 2[89] / }).click();
                const after = await game.turnOf(moment.kind);
                assert.deepEqual(after.hand, moment.hand, 'the same cards');
                assert.equal(after.controls.strip.name, strip.name);
                assert.equal(after.controls.score?.name, score?.name);
                assert.equal(after.controls.seal?.name, seal?.name, 'the same seal');
                assert.deepEqual(after.legal, moment.legal);
                if (kind === 'auction') await mouse.press(game, 'pass');
            }
            await page.locator('#menu').click();
            await page.getByRole('button', {name: 'Leave table'}).click();
            await page.getByRole('dialog', {name: 'Leave the match?'}).getByRole('button', {name: 'Leave'}).click();
            await atStart(page);
            await accessible(page, 'the start with a match that waits');
            assert.equal(await page.getByRole('button', {name: /^Continue / }).isVisible(), true);
        });
    });
}

test('A stored match that was tampered with is set aside when it is taken up, and the page plays on', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {seed: 'tampered'}, async (session) => {
        const {page, game} = session;
        await session.open(site.url, {table: 'ranked28'});
        await game.turnOf('auction');
        await page.evaluate(() => {
            const kept = JSON.parse(localStorage.getItem('twentynine.match') ?? '');
            kept.match = kept.match.replace(/[0-9a-f]{8}/, '00000000');
            localStorage.setItem('twentynine.match', JSON.stringify(kept));
        });
        await page.reload();
        await atStart(page);
        await page.getByRole('button', {name: /^Continue/}).click();
        await page.getByText('Your match could not be read and was set aside').waitFor();
        assert.ok(await page.evaluate(() => localStorage.getItem('twentynine.match.set-aside')));
        await game.ready();
        await game.turnOf('auction');
    });
});
