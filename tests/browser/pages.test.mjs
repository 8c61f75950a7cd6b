// The pages around the table: loading and its failures, the rules, the guide, installing, where the site may lie.

import assert from 'node:assert/strict';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {brotliCompressSync} from 'node:zlib';
import {FIRST_LOAD_LIMIT, firstLoad} from '../../tools/site.mjs';
import * as conditions from './support/conditions.mjs';
import {accessible} from './support/axe.mjs';
import {focused} from './support/drivers.mjs';
import {inBrowser, SIZES} from './support/session.mjs';
import {SITE, serveSite} from './support/sites.mjs';

test('The first words, the colour of the table and the loader are there before any WebAssembly', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async ({page, game}) => {
        /** @type {() => void} */
        let release = () => {};
        const held = new Promise((done) => {
            release = () => done(undefined);
        });
        await page.route('**/*.wasm', async (route) => {
            await held;
            await route.continue();
        });
        await page.goto(site.url, {waitUntil: 'domcontentloaded'});
        assert.match(await page.title(), /29/);
        await page.getByRole('heading', {level: 2}).first().waitFor();
        await page.getByText('28 points lie in every deal').waitFor();
        await page.getByRole('progressbar').waitFor();
        assert.equal(await page.locator('html').getAttribute('data-state'), 'loading');
        const colour = await page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor);
        assert.equal(colour, 'rgb(7, 44, 34)');
        await accessible(page, 'the loading page');
        const before = await page.getByRole('progressbar').evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value);
        assert.ok(before < 1, `the loader is full before the table has come (${before})`);
        release();
        await game.ready();
        await page.locator('#loader').waitFor({state: 'hidden'});
    });
});

test('When the table can’t be fetched a sentence says so, and Retry opens it', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {expected: [/404/]}, async ({page, game}) => {
        await page.route('**/twentynine-*.wasm', (route) => route.fulfill({status: 404, body: ''}));
        await page.goto(site.url);
        const failure = page.getByRole('alert');
        await failure.waitFor();
        assert.match(await failure.innerText(), /404[^]*Try again/);
        await accessible(page, 'the failure page');
        await page.unroute('**/twentynine-*.wasm');
        await page.getByRole('button', {name: 'Retry'}).click();
        await game.ready();
        assert.equal(await failure.isVisible(), false);
    });
});

for (const [what, pattern] of /** @type {const} */ ([
    ['a script of the page', '**/main-*.js'],
    ['a script that others import', '**/port-*.js'],
    ['the cards', '**/cards-*.svg'],
])) {
    test(`When ${what} can’t be fetched a sentence says so, and Retry opens the table`, async (t) => {
        const site = await serveSite(t);
        await inBrowser(t, {expected: [/ERR_FAILED|preload/]}, async ({page, game}) => {
            await page.route(pattern, (route) => route.abort());
            await page.goto(site.url);
            await page.getByRole('alert').waitFor();
            assert.ok((await page.locator('#failure-text').innerText()).length > 30);
            await page.unroute(pattern);
            await page.getByRole('button', {name: 'Retry'}).click();
            await game.ready();
        });
    });
}

test('A damaged module gives a sentence', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async ({page}) => {
        await page.route('**/twentynine-*.wasm', (route) =>
            route.fulfill({status: 200, contentType: 'application/wasm', body: 'this is no module'}),
        );
        await page.goto(site.url);
        await page.getByRole('alert').waitFor();
        assert.match(await page.locator('#failure-text').innerText(), /damaged/);
    });
});

test('When the table’s module can’t be started a sentence says so, and Retry opens the table', async (t) => {
    const site = await serveSite(t);
    const failsOnce = () => {
        if (sessionStorage.getItem('failed')) return;
        WebAssembly.instantiate = async () => {
            sessionStorage.setItem('failed', 'once');
            throw new WebAssembly.LinkError('no memory for it');
        };
    };
    await inBrowser(t, {before: [(context) => context.addInitScript(failsOnce)]}, async ({page, game}) => {
        await page.goto(site.url);
        await page.getByRole('alert').waitFor();
        assert.match(await page.locator('#failure-text').innerText(), /could not be opened[^]*no memory for it/);
        await page.getByRole('button', {name: 'Retry'}).click();
        await game.ready();
    });
});

test('A first visit fetches less than 200 kB before the first card can be pressed', async (t) => {
    const told = firstLoad(SITE);
    console.log(told.lines.map((line) => `    ${line}`).join('\n'));
    /** @type {Set<string>} */
    const asked = new Set();
    const site = await serveSite(t, {onRequest: ({url}) => asked.add((url ?? '').slice(1))});
    await inBrowser(t, {speed: 1, before: [(context) => context.addInitScript(conditions.watchThread)]}, async ({page, game}) => {
        await page.goto(site.url);
        await game.sitDown('arcade29');
        await game.until('the first card', ({hand}) => hand.length > 0);
        // What begins after it is no part of the first load, however soon.
        const byPage = await page.evaluate(() =>
            performance
                .getEntriesByType('resource')
                .filter(({startTime}) => startTime < /** @type {any} */ (window).still.firstCard)
                .map(({name}) => name.slice(new URL('./', location.href).href.length)),
        );
        // What the service worker fetches again for playing offline comes out of the browser's cache; that it starts
        // only when the table is open is another promise, kept here by counting only what the page asked for.
        const names = new Set(['index.html', ...byPage.filter((name) => asked.has(name))]);
        assert.ok(names.size > 8, `only ${[...names].join(', ')}`);
        let total = 0;
        for (const name of names) {
            const packed = join(SITE, `${name}.br`);
            total += statSync(packed, {throwIfNoEntry: false})?.size ?? brotliCompressSync(readFileSync(join(SITE, name))).length;
        }
        console.log(`    Seen on the wire before the first card: ${total} bytes in ${names.size} files`);
        assert.ok(total < FIRST_LOAD_LIMIT, `${total} bytes`);
        assert.ok(told.total < FIRST_LOAD_LIMIT, `${told.total} bytes`);
        // What the build foretells covers what really was fetched.
        assert.ok(total <= told.total, `${total} bytes were fetched, ${told.total} were foretold: ${[...names].join(', ')}`);
    });
});

test('The site works in a sub-folder, and asks for nothing outside of it', async (t) => {
    /** @type {string[]} */
    const asked = [];
    const site = await serveSite(t, {base: '/games/twenty-nine', onRequest: ({url}) => asked.push(url ?? '')});
    await inBrowser(t, {}, async ({page, game, context}) => {
        await page.goto(site.url.slice(0, -1)); // without the slash, as people type it
        await game.ready();
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
        const scope = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
        assert.equal(scope, site.url);
        const [guide] = await Promise.all([context.waitForEvent('page'), page.locator('#guide').click()]);
        await guide.getByRole('heading', {level: 1}).waitFor();
    });
    assert.deepEqual(asked.filter((url) => !url.startsWith('/games/twenty-nine')), []);
});

test('Table rules opens as a dialog, closes with Escape and gives the focus back', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {page, game} = session;
        await session.open(site.url);
        await page.locator('#rules').focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', {name: 'Table rules'});
        await dialog.getByRole('heading', {name: 'The auction'}).waitFor();
        assert.equal(await page.evaluate(() => document.activeElement?.closest('dialog')?.id), 'rules-dialog');
        await accessible(page, 'the rules dialog');
        await page.keyboard.press('Escape');
        await dialog.waitFor({state: 'hidden'});
        assert.equal(await focused(game), 'rules');
        // The keys of the table do nothing while a dialog is open.
        await page.keyboard.press('Enter');
        await dialog.waitFor();
        const before = (await game.moment()).key;
        await page.keyboard.press('p');
        await page.keyboard.press('b');
        await page.keyboard.press('1');
        assert.equal((await game.moment()).key, before);
        await dialog.getByRole('button', {name: 'Close'}).click();
        await dialog.waitFor({state: 'hidden'});
    });
});

test('The guide opens in its own tab with all its sections, and every link in it leads somewhere', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {page, context} = session;
        await session.open(site.url);
        const [guide] = await Promise.all([context.waitForEvent('page'), page.locator('#guide').click()]);
        await guide.waitForLoadState();
        const text = await guide.locator('main').innerText();
        for (const fact of [
            /32 cards/,
            /28/,
            /three players in a row have passed|three passes/i,
            /Dev/,
            /16/,
            /at the dealer’s left/,
            /1.{1,5}8/,
            /offline|without a connection/i,
            /reload/i,
        ]) {
            assert.match(text, fact);
        }
        assert.ok((await guide.locator('h2').count()) >= 13, 'the sections of the guide');
        const broken = await guide.evaluate(async () => {
            const wrong = [];
            for (const link of document.querySelectorAll('a[href]')) {
                const {href, hash} = /** @type {HTMLAnchorElement} */ (link);
                if (hash && href.split('#')[0] === location.href.split('#')[0]) {
                    if (!document.getElementById(hash.slice(1))) wrong.push(href);
                } else if (new URL(href).origin === location.origin && !(await fetch(href)).ok) wrong.push(href);
            }
            return wrong;
        });
        assert.deepEqual(broken, []);
        await accessible(guide, 'the guide');
        assert.equal(await guide.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, 'no sideways scrolling');
    });
});

test('Guide and rules are fit to read on a phone', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {size: {width: 320, height: 640}, phone: true}, async ({page}) => {
        for (const name of ['guide.html', 'rules.html']) {
            await page.goto(site.url + name);
            await page.getByRole('heading', {level: 1}).waitFor();
            await accessible(page, name);
            assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, `${name} is as wide as the phone`);
            const small = await page.evaluate(() =>
                [...document.querySelectorAll('p, li, td, th, a')].filter((element) => parseFloat(getComputedStyle(element).fontSize) < 12).length,
            );
            assert.equal(small, 0, `no text under 12 px in ${name}`);
        }
    });
});

test('The manifest has what installing needs, and its pictures are what it says', async (t) => {
    const site = await serveSite(t);
    const response = await fetch(`${site.url}manifest.webmanifest`);
    assert.match(response.headers.get('content-type') ?? '', /manifest\+json/);
    const manifest = /** @type {any} */ (await response.json());
    for (const key of ['name', 'short_name', 'id', 'scope', 'start_url', 'display', 'theme_color', 'background_color']) {
        assert.ok(manifest[key], `the manifest has ${key}`);
    }
    assert.equal(manifest.orientation, 'any');
    const sizes = manifest.icons.map((/** @type {any} */ icon) => `${icon.sizes} ${icon.purpose ?? 'any'}`);
    for (const wanted of ['192x192 any', '512x512 any', '512x512 maskable']) assert.ok(sizes.includes(wanted), `an icon ${wanted}: ${sizes}`);
    assert.deepEqual(manifest.screenshots.map((/** @type {any} */ {form_factor: form}) => form).sort(), ['narrow', 'wide']);
    for (const {src, sizes: stated, type} of [...manifest.icons, ...manifest.screenshots]) {
        const picture = await fetch(new URL(src, site.url));
        assert.equal(picture.status, 200, src);
        if (type !== 'image/png') continue;
        const bytes = Buffer.from(await picture.arrayBuffer());
        assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, stated, src);
    }
});

test('The headers are those a host is told to send', async (t) => {
    const site = await serveSite(t);
    for (const name of ['', 'guide.html', 'service-worker.js']) {
        const {headers} = await fetch(site.url + name);
        assert.equal(headers.get('cache-control'), 'no-cache', name);
        const policy = headers.get('content-security-policy') ?? '';
        assert.match(policy, /'wasm-unsafe-eval'/);
        assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'/);
        assert.equal(headers.get('access-control-allow-origin'), '*');
        assert.equal(headers.get('x-frame-options'), null);
    }
    const page = await (await fetch(site.url)).text();
    const hashed = [...page.matchAll(/(?:href|src)="(?:\.\/)?([^"]+-[0-9a-f]{8}\.\w+)"/g)].map(([, name]) => name);
    assert.ok(hashed.length > 5);
    for (const name of hashed) {
        const {status, headers} = await fetch(site.url + name);
        assert.equal(status, 200, name);
        assert.match(headers.get('cache-control') ?? '', /immutable/, name);
    }
    const wasm = hashed.find((name) => name.endsWith('.wasm'));
    assert.equal((await fetch(site.url + wasm)).headers.get('content-type'), 'application/wasm');
});

test('Install uses the browser’s prompt where there is one, and tells the steps where not', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {page} = session;
        await session.open(site.url);
        const button = page.getByRole('button', {name: 'Install'});
        await button.click();
        const dialog = page.getByRole('dialog', {name: /Install/});
        await dialog.waitFor();
        assert.ok((await dialog.getByRole('listitem').count()) >= 2, 'steps');
        await accessible(page, 'the steps of installing');
        await page.keyboard.press('Escape');
        await dialog.waitFor({state: 'hidden'});
        // A prompt as Chromium offers it.
        await page.evaluate(() => {
            const event = new Event('beforeinstallprompt', {cancelable: true});
            Object.assign(event, {
                prompt: async () => Object.assign(window, {prompted: true}),
            });
            window.dispatchEvent(event);
        });
        await button.click();
        await page.waitForFunction(() => 'prompted' in window);
        assert.equal(await dialog.isVisible(), false);
        await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
        await button.waitFor({state: 'hidden'});
    });
});

test('Everything can be reached on the narrowest phone: nothing of the bar is cut', async (t) => {
    const site = await serveSite(t);
    for (const size of [{width: 320, height: 480}, SIZES.phone, SIZES.sideways]) {
        await inBrowser(t, {size, phone: true}, async (session) => {
            const {page} = session;
            await session.open(site.url);
            const boxes = await page.evaluate(() =>
                [...document.querySelectorAll('.bar :is(button, a)')]
                    .filter((element) => !element.hasAttribute('hidden'))
                    .map((element) => {
                        const {left, top, right, bottom} = element.getBoundingClientRect();
                        return {id: element.id, left, top, right, bottom, width: right - left, height: bottom - top};
                    }),
            );
            assert.ok(boxes.length >= 3);
            for (const box of boxes) {
                const where = `#${box.id} at ${size.width}×${size.height}: ${JSON.stringify(box)}`;
                assert.ok(box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height, where);
                assert.ok(box.width >= 24 && box.height >= 24, where);
            }
            assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), size.width);
        });
    }
});
