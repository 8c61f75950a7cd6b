// Whole matches through the real page, to their end: 29 by keyboard alone, 28 by touch on a phone, the club's by mouse.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {focused, keyboard, mouse, tabTo, touch} from './support/drivers.mjs';
import {Game} from './support/game.mjs';
import {fullResult} from './support/result.mjs';
import {inBrowser, SIZES} from './support/session.mjs';
import {hostPage, serveSite} from './support/sites.mjs';
import {dealerOf, pointsOf, scoreIn} from './support/tables.mjs';

/** @typedef {import('./support/game.mjs').Moment} Moment */

/** @param {Moment} moment the least that can be bid, and whether it is level with the bid that stands */
function offered({controls}) {
    const least = Number(controls['bid-value'].value);
    const standing = Number(/Highest bid: (\d+)/.exec(controls.strip.name)?.[1]);
    return {can: controls.bid.enabled, least, level: least === standing};
}

/** Says whatever can be said of trump. */
const talkative = (/** @type {Moment} */ {words}) => words.find((word) => ['ask', 'expose', 'pair'].includes(word)) ?? '';

/**
 * Plays deal after deal until the match is over, and reckons the score beside it.
 * @param {import('./support/session.mjs').Session} session
 * @param {import('./support/drivers.mjs').Driver} driver
 * @param {{score: 'one_point' | 'by_size_of_bid', least: number, over: (score: number[]) => boolean, habits: (deal: number) => import('./support/game.mjs').Habits}} how
 */
async function wholeMatch({game, page}, driver, {score: how, least, over, habits}) {
    let score = [0, 0];
    let dealer = 3;
    /** @type {string[]} */
    const said = [];
    for (let deal = 1; ; ++deal) {
        assert.ok(deal <= 30, `the match never ends: ${score}`);
        const opening = await game.until('the deal', ({hand}) => hand.length === 4);
        assert.equal(dealerOf(opening), dealer, `who deals deal ${deal}`);
        assert.deepEqual(scoreIn(opening.controls.score.name), score, 'the running score');
        assert.match(opening.controls.seal.name, /SHA-256 [0-9a-f]{64}\.$/);
        const played = await game.play(driver, habits(deal));
        said.push(...played.words);
        const {controls} = played.moment;
        const {said: result} = fullResult(played.moment, least);
        assert.equal(new Set(played.cards).size, 8, `eight cards: ${played.cards}`);
        const gained = pointsOf(played.moment, how);
        score = score.map((points, side) => points + gained[side]);
        console.log(`    deal ${deal}: ${result}`);
        assert.deepEqual(scoreIn(controls['result-score'].name), score, result);
        const [ours, theirs] = gained;
        const told = ours ? `You and Partner: ${Math.abs(ours)}` : `Mira and Dev: ${Math.abs(theirs)}`;
        assert.equal(controls['result-gained'].name.replace(/[+−-]/, '').replace(/ game points?$/, ''), told);
        assert.equal('match-result' in controls, over(score), `over at ${score}`);
        if (over(score)) {
            const won = score[0] > score[1] ? 'You and Partner' : 'Mira and Dev';
            assert.equal(controls['match-result'].name, `${won} win the match`);
            assert.equal(controls['deal-again'].name, 'New match');
            assert.equal(await page.evaluate(() => localStorage.getItem('twentynine.match')), null, 'nothing is left to continue');
            await driver.press(game, 'deal-again');
            const next = await game.until('a new match', ({hand}) => hand.length === 4);
            assert.deepEqual(scoreIn(next.controls.score.name), [0, 0]);
            assert.equal(dealerOf(next), 3, 'Dev deals first');
            console.log(`    ${deal} deals, ${score.join(':')}; said ${said.join(' ') || 'nothing'}`);
            return said;
        }
        assert.equal(controls['deal-again'].name, 'Next deal');
        dealer = (dealer + 1) % 4;
        await driver.press(game, 'deal-again');
    }
}

test('A whole match of 29 Classic by keyboard alone, from the start screen on: sixes up and down, asking for trump, a pair when it comes', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {speed: 20}, async (session) => {
        const {page, game} = session;
        await page.goto(site.url);
        await page.waitForSelector('html[data-state="start"]', {state: 'attached'});
        await tabTo(game, 'start-arcade29', 'Shift+Tab');
        await page.keyboard.press('ArrowDown');
        assert.equal(await focused(game), 'start-classic29');
        await page.keyboard.press('Enter');
        await game.until('the table', ({hand}) => hand.length === 4);
        const said = await wholeMatch(session, keyboard, {
            score: 'one_point',
            least: 16,
            over: (score) => score.some((points) => Math.abs(points) === 6),
            habits: (deal) => ({
                say: talkative,
                // A contract of anybody's; then everything, until the match is lost if not won.
                call: (moment) => (deal > 1 ? '28' : offered(moment).least <= 17 ? String(offered(moment).least) : 'pass'),
            }),
        });
        assert.ok(said.includes('ask'), 'trump was asked for');
    });
});

test('A whole match of 28 Ranked by touch on a phone: the trump card set aside, turned up and asked for', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {speed: 20, size: SIZES.phone, phone: true, ratio: 1}, async (session) => {
        await session.open(site.url, {table: 'ranked28'});
        const said = await wholeMatch(session, touch, {
            score: 'by_size_of_bid',
            least: 14,
            over: (score) => score.some((points) => points >= 5),
            habits: (deal) => ({
                say: talkative,
                call: (moment) => {
                    const {can, least} = offered(moment);
                    return can && least <= (deal % 2 ? 16 : 20) ? String(Math.max(least, deal % 2 ? 14 : 20)) : 'pass';
                },
            }),
        });
        assert.ok(said.includes('expose'), 'the card was turned up');
    });
});

test('A whole match of 28 Club by mouse, with its auction in two stages', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {speed: 20}, async (session) => {
        await session.open(site.url, {table: 'club28'});
        await wholeMatch(session, mouse, {
            score: 'by_size_of_bid',
            least: 14,
            over: (score) => score.some((points) => points >= 5),
            habits: () => ({
                say: talkative,
                call: (moment) => {
                    const {can, least, level} = offered(moment);
                    return can && (level || least <= 20) ? String(level ? least : 20) : 'pass';
                },
            }),
        });
    });
});

test('A frame with sandbox="allow-scripts" alone plays 28 Ranked, of which nothing can be kept', async (t) => {
    const site = await serveSite(t);
    const host = await hostPage(t, `<iframe src="${site.url}" sandbox="allow-scripts" title="29" style="width:560px;height:680px;border:0"></iframe>`);
    await inBrowser(t, {speed: 20}, async ({page}) => {
        await page.goto(host);
        const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
        assert.ok(frame);
        const game = new Game(page, frame);
        await game.ready('ranked28');
        await assert.rejects(frame.evaluate(() => localStorage.length), 'storage is denied');
        const played = await game.play(mouse, {say: talkative, call: (moment) => (offered(moment).least <= 20 ? '20' : 'pass')});
        fullResult(played.moment, 14);
        assert.deepEqual(scoreIn(played.moment.controls['result-score'].name), pointsOf(played.moment, 'by_size_of_bid'));
        await game.heard(/This match can’t be kept on this device/);
        await mouse.press(game, 'deal-again');
        await game.until('the next deal', ({hand}) => hand.length === 4);
    });
});
