// Whole deals through the real page: by mouse, by touch, by keyboard alone.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {focused, keyboard, mouse, tabTo, touch} from './support/drivers.mjs';
import {bidUpTo} from './support/game.mjs';
import {fullResult, numbersOf} from './support/result.mjs';
import {inBrowser, SIZES} from './support/session.mjs';
import {serveSite} from './support/sites.mjs';

/** @typedef {import('./support/game.mjs').Played} Played */

/**
 * What holds for every whole deal, however it was pressed.
 * @param {Played} played
 * @param {import('./support/session.mjs').Session} session
 */
async function wholeDeal(played, {game}) {
    assert.equal(played.cards.length, 8, 'eight cards were played');
    assert.equal(new Set(played.cards).size, 8, 'and no card twice');
    assert.deepEqual(
        played.captions.map((caption) => /Trick (\d) of 8/.exec(caption)?.[1]),
        ['1', '2', '3', '4', '5', '6', '7', '8'],
        `the caption counts the tricks: ${played.captions.join(' | ')}`,
    );
    fullResult(played.moment);
    const said = await game.heard(/contract (not )?made/i);
    assert.match(said, /pass|bid/i, 'the auction was announced');
    assert.match(said, /trump/i, 'trump was announced');
    assert.match(said, /\b(jack|nine|ace|ten|king|queen|eight|seven|\d+) of (spades|hearts|clubs|diamonds)\b/i, 'cards were announced');
    assert.match(said, /takes? the trick/i, 'tricks were announced');
}

test('A whole deal by mouse', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        await session.open(site.url);
        await wholeDeal(await session.game.play(mouse, {call: bidUpTo(24)}), session);
    });
});

test('A whole deal by touch on a phone', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {size: SIZES.phone, phone: true}, async (session) => {
        await session.open(site.url);
        await wholeDeal(await session.game.play(touch, {call: bidUpTo(20)}), session);
        assert.equal(await session.page.evaluate(() => visualViewport?.scale), 1, 'no double tap has zoomed the page');
    });
});

test('A whole deal by touch on a phone held sideways, with motion and at its own pace', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {size: SIZES.sideways, phone: true, speed: 6, motion: true}, async (session) => {
        await session.open(site.url);
        await wholeDeal(await session.game.play(touch), session);
    });
});

test('A whole deal by keyboard alone', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        await session.open(site.url);
        await wholeDeal(await session.game.play(keyboard, {call: bidUpTo(24)}), session);
        await tabTo(session.game, 'deal-again');
        await session.page.keyboard.press('Enter');
        await session.game.until('the next deal', ({hand}) => hand.length === 4);
    });
});

test('B bids, P passes, 1 to 8 choose a card and move to Play, Enter or Space confirms', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        const first = await game.turnOf('auction');
        // In the number field letters are not shortcuts; a press anywhere else gives the keys to the table.
        await page.locator('#controls').evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
        await page.keyboard.press('b');
        assert.doesNotMatch(await game.heard(/Your bid: 16\b/), /You pass/);
        for (let moment = await game.turn(first.key); moment.kind === 'auction'; moment = await game.turn(moment.key)) {
            await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
            await page.keyboard.press('p');
        }
        const moment = await game.turn();
        if (moment.kind === 'trump') await keyboard.press(game, 'trump-H');
        let keys = 0;
        for (;;) {
            const now = await game.turnOf('play', 'next', 'over');
            if (now.kind === 'over') break;
            if (now.kind === 'next') {
                await keyboard.press(game, 'next-trick');
                await game.until('the trick to go', ({kind}) => kind !== 'next');
                continue;
            }
            // The last legal one first, then the first: another choice replaces it.
            await page.keyboard.press(String(now.legal.length));
            const last = await game.until('a choice', ({kind}) => kind === 'selected');
            assert.equal(last.controls[now.legal[now.legal.length - 1]].pressed, true);
            assert.equal(await focused(game), 'play', 'choosing moves to Play');
            if (now.legal.length > 1) {
                await page.keyboard.press('1');
                await game.until('another choice', ({controls}) => controls[now.legal[0]].pressed);
            }
            // A digit beyond the legal cards does nothing.
            if (now.legal.length < 8) await page.keyboard.press(String(now.legal.length + 1));
            await game.settled();
            const chosen = await game.moment();
            assert.deepEqual(chosen.hand.filter((id) => chosen.controls[id].pressed), [now.legal[0]]);
            assert.equal(await focused(game), 'play');
            await page.keyboard.press(keys % 2 ? 'Enter' : 'Space');
            keys += 1;
            await game.until('the card on the table', ({hand}) => !hand.includes(now.legal[0]));
        }
        assert.equal(keys, 8);
    });
});

test('Play names the chosen card and its points, and a committed card stays', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game} = session;
        await session.open(site.url);
        const {moment} = await game.play(mouse, {stop: ({kind}) => kind === 'play'});
        const points = /** @type {Record<string, number>} */ ({J: 3, 9: 2, A: 1, T: 1, K: 0, Q: 0, 8: 0, 7: 0});
        for (const id of moment.legal) {
            await mouse.press(game, id);
            const {controls, hand} = await game.until(`${id} chosen`, (now) => now.controls[id].pressed);
            assert.deepEqual(hand.filter((other) => controls[other].pressed), [id], 'one card at a time');
            const name = controls[id].name;
            assert.match(name, points[id[5]] === 0 ? /^\w+ of \w+(, no points)?$/ : new RegExp(`, ${points[id[5]]} points?$`), name);
        }
        const illegal = moment.hand.filter((id) => !moment.legal.includes(id));
        for (const id of illegal) assert.equal(await game.control(id).isDisabled(), true);
        await mouse.press(game, 'play');
        await game.until('the card on the table', ({hand}) => hand.length === moment.hand.length - 1);
        assert.equal((await game.moment()).hand.includes(moment.legal[moment.legal.length - 1]), false);
    });
});

test('The result’s totals make 28, agree with the contract, and four deals rotate the dealer', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game} = session;
        await session.open(site.url);
        for (const dealer of [3, 0, 1, 2]) {
            const opening = await game.until('the next deal', ({hand}) => hand.length === 4);
            const marked = [0, 1, 2, 3].filter((seat) => /deal/i.test(opening.controls[`seat-${seat}`].name));
            assert.deepEqual(marked, [dealer], 'the dealer is marked');
            const {moment} = await game.play(mouse, {call: dealer % 2 ? bidUpTo(28) : () => 'pass'});
            const result = fullResult(moment);
            t.diagnostic(result.said);
            // If you bid to the end, the contract is yours; with passes only, it is somebody else's or forced on you.
            if (dealer % 2) assert.ok(numbersOf(result.said).length >= 3, result.said);
            if (dealer !== 2) await mouse.press(game, 'deal-again');
        }
    });
});
