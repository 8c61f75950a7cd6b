// A hint on your turn, by every way in, and the claim of the rest.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {watchThinking, withoutContexts} from './support/conditions.mjs';
import {focused, keyboard, mouse, tabTo, touch} from './support/drivers.mjs';
import {bidUpTo} from './support/game.mjs';
import {inBrowser, SIZES} from './support/session.mjs';
import {serveSite} from './support/sites.mjs';

/** @typedef {import('./support/game.mjs').Game} Game */
/** @typedef {import('./support/game.mjs').Moment} Moment */
/** @typedef {import('./support/drivers.mjs').Driver} Driver */

const watching = {before: [(/** @type {import('playwright-core').BrowserContext} */ context) => context.addInitScript(watchThinking)]};

/** @param {Game} game @returns {Promise<{text: string, thinks: boolean, answer?: string}[]>} */
const asked = (game) => game.frame.evaluate(() => /** @type {any} */ (window).thinking.asked);

/** @param {Moment} moment */
const told = ({controls}) => /^Hint: (?!Thinking|No hint)/.test(controls['hint-text']?.name ?? '');

/** @param {Game} game @param {string} sentence */
const spoken = (game, sentence) =>
    game.page.waitForFunction((said) => /** @type {any} */ (window).spoken.some((/** @type {string} */ line) => line.includes(said)), sentence);

/**
 * Plays until it is your turn with several cards to choose from.
 * @param {Game} game
 * @param {Driver} driver
 */
async function untilChoice(game, driver) {
    const {moment} = await game.play(driver, {stop: ({kind, legal}) => kind === 'play' && legal.length > 2});
    assert.equal(moment.kind, 'play');
    return moment;
}

/**
 * Asks for a hint until there is one: on a busy machine the players may still be on their way.
 * @param {Game} game
 * @param {() => Promise<unknown>} press
 */
async function takeHint(game, press) {
    for (let tries = 0; tries < 20; ++tries) {
        await press();
        const moment = await game.until('an answer', ({controls}) => /^Hint: (?!Thinking)/.test(controls['hint-text']?.name ?? ''));
        if (told(moment)) return moment;
        await press();
        await game.until('the table', ({controls}) => !controls['hint-text']);
    }
    assert.fail('the players were never there');
}

/** @param {Game} game @returns {Promise<string[]>} ids of the controls that are said to be advised */
const advised = (game) =>
    game.frame.evaluate(() => [...document.querySelectorAll('#controls [aria-description="What the hint advises"]')].map(({id}) => id));

test('H asks for a hint: one sentence, said and shown, and a card marked but not pressed', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, watching, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        const before = await untilChoice(game, keyboard);
        const after = await takeHint(game, () => page.keyboard.press('h'));
        const text = after.controls['hint-text'].name;
        assert.match(text, /^Hint: (?:Seven|Eight|Nine|Ten|Jack|Queen|King|Ace) of (?:spades|hearts|clubs|diamonds)\. [A-Z].+\.$/);
        await spoken(game, text);
        const [card, ...others] = await advised(game);
        assert.ok(before.legal.includes(card), `${card} is legal`);
        assert.deepEqual(others, []);
        assert.deepEqual(after.hand, before.hand);
        assert.equal(after.controls[card].pressed, false);
        // Nobody was asked with more than your own View, and it was the only thing that was asked.
        const hints = (await asked(game)).filter(({text: request}) => request.startsWith('hint '));
        assert.equal(hints.length, 1);
        assert.match(hints[0].text, /^hint \d+ 29v3;arcade29;0\d;/);
        for (const id of after.hand) assert.ok(hints[0].text.split(';')[4].includes(id.slice(5)), `${id} is in your View`);
        assert.equal(hints[0].text.split(';')[4].length, 2 * after.hand.length, 'and no other card');
        // O shows the chances and hides them; the same key puts the hint away.
        await page.keyboard.press('o');
        const odds = await game.until('the chances', (moment) => Boolean(moment.controls['chances-text']));
        assert.equal(odds.controls.chances.pressed, true);
        await page.keyboard.press('o');
        await game.until('no chances', (moment) => !moment.controls['chances-text']);
        await page.keyboard.press('h');
        const away = await game.until('no hint', ({controls}) => !controls['hint-text']);
        assert.equal(away.controls.hint.name, 'Hint');
        assert.deepEqual(await advised(game), []);
    });
});

test('On a phone a hint is a tap, its chances another; it goes with the card', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {...watching, size: SIZES.phone, phone: true}, async (session) => {
        const {game} = session;
        await session.open(site.url);
        const {legal} = await untilChoice(game, touch);
        const shown = await takeHint(game, () => touch.press(game, 'hint'));
        // What lies near: nothing that can be pressed is under it, the panel and the hand are free.
        const [x, y, width, height] = shown.controls['hint-text'].rect;
        for (const control of Object.values(shown.controls)) {
            if (control.tag !== 'button' || /^(?:hint|chances)$/.test(control.id)) continue;
            const [left, top, wide, tall] = control.rect;
            assert.ok(left >= x + width || left + wide <= x || top >= y + height || top + tall <= y, `${control.id} lies under the hint`);
        }
        await touch.press(game, 'chances');
        const {controls} = await game.until('the chances', (moment) => Boolean(moment.controls['chances-text']));
        assert.equal(controls.chances.pressed, true);
        const chances = controls['chances-text'].name;
        assert.match(chances, /^Chances of a hundred to (?:make|break) the contract: /);
        const numbers = [...chances.matchAll(/ of (?:spades|hearts|clubs|diamonds) (\d+)/g)].map((found) => Number(found[1]));
        assert.equal(numbers.length, legal.length, chances);
        assert.ok(numbers.every((number) => number >= 0 && number <= 100));
        const [card] = await advised(game);
        await touch.press(game, card);
        await game.turnOf('selected');
        await touch.press(game, 'play');
        await game.until('the card to be played', ({hand}) => !hand.includes(card));
        assert.ok(!(await game.moment()).controls['hint-text']);
    });
});

test('A hint for the bid names what to say, and Tab reaches it', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, watching, async (session) => {
        const {game, page} = session;
        await session.open(site.url, {table: 'ranked28'});
        await game.turnOf('auction');
        await tabTo(game, 'hint');
        const {controls} = await takeHint(game, () => page.keyboard.press('Enter'));
        assert.match(controls['hint-text'].name, /^Hint: (?:Bid \d\d|Pass)\. .+\.$/);
        assert.match((await advised(game)).join(), /^(?:bid|bid-value|pass)$/);
        assert.ok(!controls.chances, 'there are no chances of cards yet');
        assert.equal(await focused(game), 'hint');
        await page.keyboard.press('Enter');
        await game.until('no hint', (moment) => !moment.controls['hint-text']);
    });
});

test('An answer that comes after the turn is over is dropped', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {...watching, speed: 1}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        const {legal} = await untilChoice(game, mouse);
        await page.evaluate(() => {
            /** @type {any} */ (window).thinking.longer = 12;
        });
        await page.keyboard.press('h');
        await game.until('word of the thinking', ({controls}) => controls['hint-text']?.name === 'Hint: Thinking…');
        // A press while it thinks is answered at once.
        await mouse.press(game, legal[0]);
        await game.turnOf('selected');
        await mouse.press(game, 'play');
        await game.until('the card to be played', ({hand}) => !hand.includes(legal[0]));
        assert.ok(!(await game.moment()).controls['hint-text'], 'it goes with the turn');
        await page.waitForFunction(() => /** @type {any} */ (window).thinking.asked.find((/** @type {any} */ one) => one.text.startsWith('hint '))?.answer);
        await game.page.waitForTimeout(300);
        assert.ok(!(await game.moment()).controls['hint-text']);
        assert.doesNotMatch(await game.spoken(), /Hint:/);
    });
});

test('Where nothing can be drawn the hint is a sentence among the others', async (t) => {
    const site = await serveSite(t);
    const blind = {before: [(/** @type {import('playwright-core').BrowserContext} */ context) => context.addInitScript(withoutContexts, ['webgl', 'webgl2', '2d'])]};
    await inBrowser(t, blind, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        await untilChoice(game, mouse);
        await takeHint(game, () => mouse.press(game, 'hint'));
        assert.ok(await game.control('hint-text').isVisible());
        assert.ok(await page.locator('#controls [aria-description="What the hint advises"]').isVisible());
    });
});

test('What is left is claimed when it is certain, and played out to the result', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, watching, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        /** @type {Moment | undefined} */
        let offered;
        /** What is to be seen once it is known whether there is an offer. @type {Moment | undefined} */
        let now;
        for (let deals = 0; deals < 30 && !offered; ++deals) {
            const {moment} = await game.play(keyboard, {
                call: bidUpTo(20),
                card: strongest,
                look: answeredClaims,
                stop: () => now?.controls.claim?.enabled === true,
            });
            if (moment.kind === 'over') {
                await keyboard.press(game, 'deal-again');
                await game.until('the next deal', ({kind}) => kind !== 'over');
            } else {
                offered = now;
            }
        }
        assert.ok(offered, 'no claim in 30 deals');
        const rest = /^Claim the rest: (no points|1 point|\d+ points)$/.exec(offered.controls.claim.name)?.[1] ?? '';
        assert.ok(rest, offered.controls.claim.name);
        const {controls: before} = offered;
        const points = Number(/^\d+/.exec(rest)?.[0] ?? 0);
        await page.keyboard.press('c');
        await spoken(game, ` the rest: ${rest}`);
        assert.match(await page.evaluate(() => /** @type {any} */ (window).spoken.join('\n')), /^You take the rest: |^Your side takes the rest: /m);
        const over = await game.until('the result', ({kind}) => kind === 'over');
        const had = Number(/^Your side has (\d+)/.exec(before.strip.name)?.[1] ?? 0);
        const took = Number(/\d+/.exec(over.controls['result-ours'].name)?.[0]);
        assert.equal(took, had + points, `your side has taken all of it: ${over.controls['result-ours'].name}`);

        async function answeredClaims(/** @type {Moment} */ {kind, hand}) {
            now = undefined;
            if (kind !== 'play' || hand.length > 5 || hand.length < 2) return;
            // Give the offer the time to come.
            await page.waitForFunction(() => /** @type {any} */ (window).thinking.asked.every((/** @type {any} */ one) => one.answer !== undefined));
            await page.evaluate(() => new Promise((done) => {
                requestAnimationFrame(() => requestAnimationFrame(done));
            }));
            now = await game.moment();
        }
    });
});

/** @param {string[]} legal */
function strongest(legal) {
    const order = 'J9ATKQ87';
    return [...legal].sort((a, b) => order.indexOf(a[5]) - order.indexOf(b[5]))[0];
}
