// Who sits where, and players who think: chosen by hand, fetched late, never in the way, and there without a
// connection.

import assert from 'node:assert/strict';
import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {createEngine} from '../../shell/bot-engine.mjs';
import * as conditions from './support/conditions.mjs';
import {mouse} from './support/drivers.mjs';
import {bidUpTo} from './support/game.mjs';
import {fullResult} from './support/result.mjs';
import {inBrowser, SIZES} from './support/session.mjs';
import {builtFiles, copySite, ownFolder, serveSite, SITE} from './support/sites.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{id: number, text: string, thinks: boolean, answer?: string}} Asked */

const watched = {simple: false, before: [(/** @type {import('playwright-core').BrowserContext} */ context) => context.addInitScript(conditions.watchThinking)]};

/**
 * What the seats' players were asked, and by how many workers.
 * @param {Page} page
 * @returns {Promise<{made: number, asked: Asked[]}>}
 */
async function thinking(page) {
    const {made, asked} = await page.evaluate(() => /** @type {any} */ (window).thinking);
    // Hints, claims and the like are asked of the same players.
    return {made, asked: asked.filter((/** @type {Asked} */ {text}) => /^(simple|random|club|expert|patient) /.test(text))};
}

/** @param {Page} page */
const whoSits = (page) => page.locator('#who-levels').innerText();

const playersFile = () => {
    const found = builtFiles().files.find(({source}) => source === 'shell/twentynine-players.wasm');
    assert.ok(found);
    return found;
};

/** @param {string} url @param {Page} page */
async function startScreen(page, url) {
    await page.goto(url);
    await page.waitForSelector('html[data-state="start"]');
}

test('Levels are chosen by keyboard alone, each seat for itself, and the next visit remembers them', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {simple: false}, async ({page}) => {
        await startScreen(page, site.url);
        assert.equal(await whoSits(page), 'Partner Expert · Mira and Dev Simple');
        await page.keyboard.press('Shift+Tab'); // from Play
        assert.equal(await page.evaluate(() => document.activeElement?.id), 'who');
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', {name: 'Who sits where'});
        await dialog.getByLabel('Partner').waitFor();
        assert.equal(await page.evaluate(() => document.activeElement?.id), 'level-partner');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Tab');
        await page.keyboard.press('c');
        await page.keyboard.press('Tab');
        await page.keyboard.press('e');
        await page.keyboard.press('Escape');
        await dialog.waitFor({state: 'hidden'});
        assert.equal(await whoSits(page), 'Partner Patient · Mira Club · Dev Expert');
        assert.equal(await page.evaluate(() => document.activeElement?.id), 'who', 'the focus is back');
        await page.reload();
        await page.waitForSelector('html[data-state="start"]');
        assert.equal(await whoSits(page), 'Partner Patient · Mira Club · Dev Expert');
        await page.locator('#start-classic29').check({force: true});
        assert.equal(await whoSits(page), 'Partner Patient · Mira Club · Dev Expert', 'what was chosen holds at every table');
        await page.click('#who');
        await dialog.getByRole('button', {name: 'As usual here'}).click();
        assert.equal(await dialog.getByRole('button', {name: 'As usual here'}).isVisible(), false);
        await dialog.getByRole('button', {name: 'Done'}).click();
        assert.equal(await whoSits(page), 'Partner Expert · Mira and Dev Club');
        await page.locator('#start-arcade29').check({force: true});
        assert.equal(await whoSits(page), 'Partner Expert · Mira and Dev Simple');
        assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), [], 'what is usual needs no remembering');
    });
});

test('By touch on a phone the dialog fits, its fields can be pressed, and a choice at the table holds from the next question on', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {...watched, phone: true, size: SIZES.phone}, async (session) => {
        const {page, game} = session;
        await startScreen(page, site.url);
        await page.tap('#who');
        const dialog = page.getByRole('dialog', {name: 'Who sits where'});
        for (const name of ['Partner', 'Mira', 'Dev']) {
            const field = dialog.getByLabel(name);
            const box = await field.boundingBox();
            assert.ok(box && box.height >= 44 && box.x >= 0 && box.x + box.width <= SIZES.phone.width, name);
            await field.selectOption('Simple');
        }
        await dialog.getByRole('button', {name: 'Done'}).tap();
        assert.equal(await whoSits(page), 'All three Simple');
        await page.tap('#sit');
        await game.play(mouse, {call: bidUpTo(28), stop: ({kind}) => kind === 'play'});
        assert.ok((await thinking(page)).asked.every(({text}) => text.startsWith('simple ')));
        await page.tap('#menu');
        await page.tap('#menu-players');
        await dialog.getByLabel('Partner').selectOption('Club');
        await dialog.getByRole('button', {name: 'Done'}).tap();
        fullResult((await game.play(mouse)).moment);
        const {asked} = await thinking(page);
        assert.ok(asked.some(({text, thinks, answer}) => thinks && answer && text.startsWith('club ')));
        assert.ok(asked.some(({text}) => text.startsWith('simple ')));
    });
});

test('An expert partner plays a whole deal; asked once more elsewhere, with the same seed and views, everybody says the same', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, watched, async (session) => {
        const {page, game} = session;
        await session.open(site.url);
        fullResult((await game.play(mouse, {call: bidUpTo(18)})).moment);
        const {asked, made} = await thinking(page);
        assert.equal(made, 1, 'one worker is enough');
        const thought = asked.filter(({thinks}) => thinks);
        assert.ok(thought.length >= 9, 'at least a call and eight cards');
        assert.ok(thought.every(({text}) => text.startsWith('expert ')));
        assert.ok(asked.filter(({thinks}) => !thinks).every(({text}) => text.startsWith('simple ')));
        const seeds = new Set(asked.map(({text}) => text.split(' ')[1]));
        assert.equal(seeds.size, 1, 'one deal, one seed');
        assert.notEqual([...seeds][0], '0');
        const players = await createEngine(await WebAssembly.compile(readFileSync(join(SITE, playersFile().name))));
        for (const {text, answer} of asked) assert.equal(players.answer(text), answer, text);
        assert.equal(await page.locator('#note').isVisible(), false);
    });
});

test('A worker that dies in the middle of a thought is replaced, asked again, and the deal goes on', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, watched, async (session) => {
        const {page, game} = session;
        await session.open(site.url);
        await game.play(mouse, {stop: ({kind, hand}) => kind === 'play' && hand.length === 7});
        await page.evaluate(() => {
            /** @type {any} */ (window).thinking.kill = true;
        });
        fullResult((await game.play(mouse)).moment);
        const {asked, made} = await thinking(page);
        assert.ok(made >= 2, `${made} workers`);
        const twice = asked.filter(({text, thinks}) => thinks && asked.filter((other) => other.text === text).length > 1);
        assert.ok(twice.length >= 2, 'the same question was asked again');
        assert.ok(twice[0]?.answer);
        assert.equal(await page.locator('#note').isVisible(), false, 'nobody needs to know');
    });
});

test('The players’ module is no part of the first load, is requested after the first card is there, and kept compressed and for offline', async (t) => {
    const site = await serveSite(t);
    const {name, firstLoad} = playersFile();
    assert.equal(firstLoad, false);
    assert.ok(existsSync(join(SITE, `${name}.br`)));
    assert.match(readFileSync(join(SITE, 'service-worker.js'), 'utf8'), new RegExp(name.replace('.', '\\.')));
    for (const levels of ['expert', 'simple']) {
        await inBrowser(t, {simple: levels === 'simple', speed: 1, before: [(context) => context.addInitScript(conditions.watchThread)]}, async (session) => {
            const {page, game} = session;
            /** @type {string[]} */
            const requests = [];
            page.on('request', (request) => requests.push(request.url()));
            await startScreen(page, site.url);
            await page.waitForTimeout(1500);
            const asked = () => requests.filter((url) => url.endsWith(name)).length;
            assert.equal(asked(), 0, 'nothing before Play');
            await game.ready();
            await page.waitForFunction((file) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(file)), name);
            const [start, firstCard] = await page.evaluate((file) => {
                const entry = performance.getEntriesByType('resource').find((each) => each.name.endsWith(file));
                return [entry?.startTime ?? 0, /** @type {any} */ (window).still.firstCard];
            }, name);
            assert.ok(firstCard > 0 && start > firstCard, `${levels}: requested at ${start}, first card at ${firstCard}`);
            assert.equal(asked(), 1);
        });
    }
});

test('After one visit an expert plays without a connection', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {...watched, expected: [/ERR_CONNECTION_REFUSED/]}, async (session) => {
        const {page, game, context} = session;
        await startScreen(page, site.url);
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
        await page.close();
        await site.close();
        const again = await context.newPage();
        session.watch(again);
        await again.goto(site.url);
        game.page = again;
        game.frame = again.mainFrame();
        await game.ready();
        fullResult((await game.play(mouse)).moment);
        const {asked} = await thinking(again);
        assert.ok(asked.filter(({text, answer}) => text.startsWith('expert ') && answer).length >= 8);
        assert.equal(await again.locator('#note').isVisible(), false);
    });
});

test('When the module can’t be fetched the deal is played by simple players, the page says so once, and tries again', async (t) => {
    const folder = ownFolder(t);
    copySite(folder);
    const {name} = playersFile();
    for (const end of ['', '.br']) rmSync(join(folder, name + end));
    const site = await serveSite(t, {dir: folder});
    await inBrowser(t, {...watched, speed: 4, expected: [/404/]}, async (session) => {
        const {page, game} = session;
        await session.open(site.url);
        const note = page.locator('#note');
        const told = note.getByText('The stronger players could not be fetched').waitFor();
        await game.play(mouse, {stop: ({kind, hand}) => kind === 'play' && hand.length === 7});
        await told;
        await note.evaluate((element) => element.querySelector('button')?.click());
        assert.ok((await thinking(page)).asked.every(({text}) => text.startsWith('simple ')));
        cpSync(join(SITE, name), join(folder, name));
        // A second here is four of the page’s.
        await page.waitForTimeout(3000);
        fullResult((await game.play(mouse)).moment);
        assert.equal(await note.isVisible(), false, 'once');
        assert.ok((await thinking(page)).asked.some(({text, answer}) => answer && text.startsWith('expert ')));
    });
});

test('A match that is continued has the players it had, whatever was chosen since', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, watched, async (session) => {
        const {page, game} = session;
        await session.open(site.url, {table: 'classic29'});
        await game.play(mouse, {stop: ({kind, hand}) => kind === 'play' && hand.length === 7});
        await page.reload();
        await page.waitForSelector('html[data-state="start"]');
        await page.click('#who');
        for (const name of ['Partner', 'Mira', 'Dev']) await page.getByRole('dialog').getByLabel(name).selectOption('Simple');
        await page.getByRole('button', {name: 'Done'}).click();
        await page.getByRole('button', {name: /^Continue / }).click();
        await game.turn();
        await game.play(mouse);
        const kinds = new Set((await thinking(page)).asked.map(({text}) => text.split(' ')[0]));
        assert.deepEqual([...kinds].sort(), ['club', 'expert']);
    });
});

/**
 * Presses Menu a few times. What the page itself does for a press is work of its thread, counted in the processor's time,
 * which a busy machine doesn't stretch; of what it does stretch the best of the presses is taken.
 * @param {Page} page
 * @param {import('playwright-core').CDPSession} cdp
 */
async function pressMenu(page, cdp) {
    const spent = async () => {
        const {metrics} = await cdp.send('Performance.getMetrics');
        return 1000 * (metrics.find(({name}) => name === 'TaskDuration')?.value ?? NaN);
    };
    const times = 4;
    const began = await spent();
    /** @type {Record<string, any>[]} */
    const presses = [];
    for (let i = 0; i < times; ++i) {
        await page.evaluate(() => {
            const {still} = /** @type {any} */ (window);
            Object.assign(still, {from: performance.now(), longest: 0, longTask: 0, answered: undefined, during: undefined});
            const dialog = /** @type {HTMLDialogElement} */ (document.getElementById('menu-dialog'));
            document.getElementById('menu')?.addEventListener('click', ({timeStamp}) => requestAnimationFrame(() => {
                still.answered = dialog.open ? performance.now() - timeStamp : Infinity;
                still.during = /** @type {any} */ (window).deepInThought?.() ?? false;
            }), {once: true});
        });
        await page.click('#menu');
        await page.waitForFunction(() => /** @type {any} */ (window).still.answered !== undefined);
        await page.waitForTimeout(60); // Long tasks are told afterwards.
        presses.push(await page.evaluate(() => ({.../** @type {any} */ (window).still})));
        await page.keyboard.press('Escape');
    }
    const least = (/** @type {string} */ what) => Math.min(...presses.map((press) => press[what]));
    return {
        processor: (await spent()) - began,
        answered: least('answered'),
        longTask: least('longTask'),
        longest: Math.max(...presses.map(({longest}) => longest)),
        slowest: Math.max(...presses.map(({answered}) => answered)),
        during: presses.every(({during}) => during),
    };
}

test('A press during a thought is answered at once, and the page’s thread never stands still for it', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {...watched, speed: 1, before: [...watched.before, (context) => context.addInitScript(conditions.watchThread)]}, async (session) => {
        const {page, game} = session;
        const cdp = await session.context.newCDPSession(page);
        await cdp.send('Performance.enable', {timeDomain: 'threadTicks'});
        await session.open(site.url);
        await game.play(mouse, {call: bidUpTo(28), stop: ({kind}) => kind === 'play'});
        await page.waitForFunction(() => /** @type {any} */ (window).thinking.asked.some((/** @type {Asked} */ {thinks}) => thinks));
        await page.waitForTimeout(500);
        await pressMenu(page, cdp); // The first press makes things.
        const idle = await pressMenu(page, cdp);
        // A thought of seconds, whatever the machine. On the page it would show, however busy the machine.
        const longer = 120;
        await page.evaluate((times) => {
            const thinks = /** @type {any} */ (window).thinking;
            thinks.longer = times;
            const began = thinks.asked.length;
            const open = () => thinks.asked.slice(began).some((/** @type {Asked} */ {thinks: thought, answer}) => thought && answer === undefined);
            /** @type {any} */ (window).deepInThought = open;
        }, longer);
        const {legal} = await game.moment();
        await mouse.choose(game, legal[0] ?? '', 0);
        await game.turnOf('selected');
        await mouse.press(game, 'play');
        await page.waitForFunction(() => /** @type {any} */ (window).deepInThought());
        await page.waitForTimeout(300); // Cards still move.
        const thought = await pressMenu(page, cdp);
        const told = (/** @type {typeof idle} */ {answered, slowest, longTask, longest, processor}) => `answered in ${answered.toFixed(0)} to ${slowest.toFixed(0)} ms, longest task ${longTask.toFixed(0)} ms, still for ${longest.toFixed(0)} ms, ${processor.toFixed(0)} ms of the processor`;
        console.log(`    presses while nobody thinks: ${told(idle)}`);
        console.log(`    presses during a thought:    ${told(thought)}`);
        assert.equal(thought.during, true, 'they were pressed during a thought');
        assert.ok(thought.slowest < 500, `answered after ${thought.slowest} ms`);
        assert.ok(thought.longest < 500, `the thread stood still for ${thought.longest} ms`);
        assert.ok(thought.answered < Math.max(50, 2 * idle.answered), `answered after ${thought.answered} ms, ${idle.answered} ms while nobody thinks`);
        assert.ok(thought.longTask < Math.max(50, 1.5 * idle.longTask), `a task of ${thought.longTask} ms at each press, ${idle.longTask} ms while nobody thinks`);
        assert.ok(thought.processor < 1.5 * idle.processor + 50, `the thread worked for ${thought.processor} ms, for ${idle.processor} ms while nobody thinks`);
        await page.evaluate(() => {
            /** @type {any} */ (window).thinking.longer = 1;
        });
        fullResult((await game.play(mouse)).moment);
    });
});
