// Playing without a connection, and moving from one version to the next.

import assert from 'node:assert/strict';
import {cpSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {serve} from '../../tools/serve.mjs';
import {mouse} from './support/drivers.mjs';
import {bidUpTo} from './support/game.mjs';
import {fullResult} from './support/result.mjs';
import {inBrowser} from './support/session.mjs';
import {buildOtherVersion, builtFiles, copySite, ownFolder, serveSite} from './support/sites.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Waits until a version is kept on the device as a whole.
 * @param {Page} page
 */
async function kept(page) {
    // Not an async function: Playwright takes its promise itself for the answer.
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** @param {Page} page */
const cacheNames = (page) => page.evaluate(() => caches.keys());

/**
 * The version that the page shows, from its rules.
 * @param {Page} page
 */
const shownVersion = async (page) => /Version (\S+)/.exec((await page.locator('#rules-dialog footer').textContent()) ?? '')?.[1];

/**
 * Replaces what is served.
 * @param {string} from
 * @param {string} to
 */
function publish(from, to) {
    for (const name of readdirSync(to)) rmSync(join(to, name), {recursive: true});
    cpSync(from, to, {recursive: true});
}

test('After one visit the game, the guide and the rules open with the server gone, and a whole deal can be played', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {expected: [/ERR_CONNECTION_REFUSED/]}, async (session) => {
        const {page, game, context} = session;
        await session.open(site.url);
        await kept(page);
        await page.close();
        await site.close();
        await assert.rejects(fetch(site.url), 'the server is gone');

        const again = await context.newPage();
        session.watch(again);
        await again.goto(site.url);
        game.page = again;
        game.frame = again.mainFrame();
        await game.ready();
        const {moment} = await game.play(mouse, {call: bidUpTo(22)});
        fullResult(moment);
        await again.locator('#rules').click();
        await again.getByRole('dialog', {name: 'Table rules'}).getByRole('heading', {name: 'The auction'}).waitFor();
        await again.keyboard.press('Escape');
        const [guide] = await Promise.all([context.waitForEvent('page'), again.locator('#guide').click()]);
        await guide.getByRole('heading', {name: 'Worked examples'}).waitFor();
        for (const name of ['rules.html', 'rules', 'guide.html', 'index.html', '?source=home']) {
            const response = await guide.goto(site.url + name);
            assert.equal(response?.status(), 200, name);
            assert.ok((await guide.locator('h1').count()) > 0, name);
        }
    });
});

test('A new version waits with “Update ready”, leaves the running deal alone, and its button brings it', async (t) => {
    const folder = ownFolder(t);
    copySite(folder);
    const next = join(ownFolder(t), 'next');
    const {version} = await buildOtherVersion(next, 'next');
    const old = builtFiles().version;
    assert.notEqual(version, old);
    const site = await serve({dir: folder, port: 0});
    t.after(site.close);
    await inBrowser(t, {}, async (session) => {
        const {page, game} = session;
        await session.open(site.url);
        await kept(page);
        const before = await cacheNames(page);
        assert.equal(before.length, 1);
        // Cards are on the table when the new version comes.
        await game.play(mouse, {stop: ({kind, hand}) => kind === 'play' && hand.length === 7});
        publish(next, folder);
        const {key} = await game.moment();
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        await page.getByText('Update ready').waitFor();
        assert.equal((await game.moment()).key, key, 'the deal goes on as it was');
        assert.equal(await shownVersion(page), old);
        const {moment} = await game.play(mouse);
        fullResult(moment);
        await Promise.all([page.waitForEvent('load'), page.getByRole('button', {name: 'Update'}).click()]);
        await game.ready();
        assert.equal(await shownVersion(page), version);
        assert.equal((await cacheNames(page)).length, 1, 'the old version is gone');
        assert.match((await cacheNames(page))[0], new RegExp(version.replace(/[.+]/g, '\\$&')));
        // And the new one is whole.
        await site.close();
        await page.reload();
        await game.ready();
    });
});

test('A version of which one file is missing is not taken; the old one stays whole', async (t) => {
    const folder = ownFolder(t);
    copySite(folder);
    const next = join(ownFolder(t), 'broken');
    const {files} = await buildOtherVersion(next, 'broken');
    const served = new Set(readdirSync(folder));
    const fresh = files.find(({name}) => !served.has(name) && name.endsWith('.js'));
    assert.ok(fresh, 'the other version has a file of its own');
    for (const end of ['', '.br']) rmSync(join(next, fresh.name + end), {force: true});
    const site = await serve({dir: folder, port: 0});
    t.after(site.close);
    await inBrowser(t, {expected: [/404/]}, async (session) => {
        const {page, game} = session;
        await session.open(site.url);
        await kept(page);
        const before = await cacheNames(page);
        publish(next, folder);
        const end = await page.evaluate(async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            if (!registration) return 'none';
            const found = new Promise((done) => {
                registration.addEventListener('updatefound', () => {
                    const worker = registration.installing;
                    worker?.addEventListener('statechange', () => done(worker.state));
                });
            });
            await registration.update().catch(() => {});
            return await found;
        });
        assert.equal(end, 'redundant', 'the broken version was thrown away');
        assert.equal(await page.locator('#update').isVisible(), false, 'nothing is offered');
        assert.deepEqual(await cacheNames(page), before, 'nothing of it is left');
        await site.close();
        await page.reload();
        await game.ready();
        assert.equal(await shownVersion(page), builtFiles().version);
        fullResult((await game.play(mouse)).moment);
    });
});

test('The service worker leaves alone what isn’t its own', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {expected: [/404/]}, async (session) => {
        const {page} = session;
        await session.open(site.url);
        await kept(page);
        // Another site's cache on the same origin.
        const names = await page.evaluate(async (url) => {
            await caches.open('somebody else');
            const missing = await fetch(`${url}there-is-no-such-file.js`);
            return {status: missing.status, names: await caches.keys()};
        }, site.url);
        assert.equal(names.status, 404);
        assert.ok(names.names.includes('somebody else'));
    });
});
