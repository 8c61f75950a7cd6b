// A match goes on after a reload exactly where it stood, in whatever phase that was; and clocks, where they are wanted.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {keyboard, mouse} from './support/drivers.mjs';
import {fromMenu, inBrowser} from './support/session.mjs';
import {serveSite} from './support/sites.mjs';
import {CLASSIC29, dealerOf, openHouse, RANKED28, scoreIn} from './support/tables.mjs';

/** @typedef {import('./support/game.mjs').Moment} Moment */
/** @typedef {import('./support/session.mjs').Session} Session */

/** @param {Moment} moment a name for where the deal stands; '' if it is like others */
function phaseOf({kind, hand, words, controls}) {
    if (kind === 'auction') return hand.length > 4 ? 'second auction' : 'auction';
    if (kind === 'aside' || kind === 'trump') return `trump, ${hand.length} cards`;
    if (kind === 'next') return 'between tricks';
    if (kind === 'over') return 'result';
    if (kind !== 'play') return kind;
    if (/^You asked/.test(controls.prompt?.name ?? '')) return 'after asking';
    if (words.includes('ask')) return 'before asking';
    return hand.length > 6 ? 'first cards' : hand.length < 4 ? 'last cards' : '';
}

/**
 * All that the controls say, but for the strip of what happened last.
 * @param {Moment} moment
 */
const saidAt = ({controls}) =>
    Object.values(controls)
        .filter(({id}) => id !== 'events')
        .map(({id, name, enabled, pressed, value}) => ({id, name, enabled, pressed, value}));

/**
 * Reloads the page and goes on with the match that waits there.
 * @param {Session} session
 */
async function reload({page, game}) {
    await page.reload();
    await page.getByRole('button', {name: /^Continue / }).click();
    await game.until('the table', ({hand, kind}) => hand.length > 0 || kind !== 'wait');
}

for (const [table, rules, phases] of /** @type {const} */ ([
    [
        'a table of set-aside cards',
        {...RANKED28, after_pass: 'may_return', nobody_bids: 'dealer_takes_minimum', doubling: 'redouble', second_auction_from: 24, single_hand: true, match_target: 50},
        ['auction', 'double', 'trump, 4 cards', 'second auction', 'trump, 8 cards', 'single', 'first cards', 'before asking', 'after asking', 'between tricks', 'last cards', 'result'],
    ],
    [
        'a table with a marker for trump',
        {...CLASSIC29, match_target: 50, match_floor: -50},
        ['auction', 'trump, 4 cards', 'first cards', 'before asking', 'after asking', 'between tricks', 'last cards', 'result'],
    ],
])) {
    test(`A reload in every phase at ${table}: Continue finds the same controls, hand, score and seal`, async (t) => {
        const site = await serveSite(t);
        await inBrowser(t, {speed: 20}, async (session) => {
            const {game} = session;
            await openHouse(session, site.url, rules);
            /** @type {Set<string>} */
            const missing = new Set(phases);
            for (let deal = 1; missing.size > 0; ++deal) {
                assert.ok(deal <= 16, `never came: ${[...missing].join(', ')}`);
                // By turns your own contract, theirs, and one taken on eight cards.
                const bids = [20, 0, 25][deal % 3];
                for (;;) {
                    const {moment} = await game.play(keyboard, {
                        call: ({controls, hand}) => {
                            const least = Number(controls['bid-value'].value);
                            const most = deal % 3 === 2 && hand.length === 4 ? 0 : bids;
                            return controls.bid.enabled && least <= most ? String(most) : 'pass';
                        },
                        say: ({words}) => words.find((word) => word === 'ask') ?? '',
                        stop: (now) => missing.has(phaseOf(now)),
                    });
                    const phase = phaseOf(moment);
                    if (missing.delete(phase)) {
                        // Reload only what has come to rest.
                        const before = await game.moment();
                        await reload(session);
                        const after = await game.turnOf(before.kind);
                        assert.deepEqual(saidAt(after), saidAt(before), phase);
                        assert.deepEqual([after.hand, after.legal, after.words], [before.hand, before.legal, before.words], phase);
                        console.log(`    deal ${deal}: ${phase}`);
                    }
                    if (moment.kind === 'over') break;
                }
                await game.control('deal-again').press('Enter');
                await game.until('the next deal', ({hand, kind}) => hand.length === 4 && kind !== 'over');
            }
        });
    });
}

test('A reload in the pause before a redeal: the same dealer deals the cards that were sealed for it', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {speed: 1}, async (session) => {
        const {game, page} = session;
        // Nobody bids all points.
        await openHouse(session, site.url, {...RANKED28, minimum_bid: 28});
        await game.turnOf('auction');
        const fair = await fromMenu(page, 'fair');
        const sealed = await fair.locator('#fair-next').innerText();
        assert.match(sealed, /^[0-9a-f]{64}$/);
        await page.keyboard.press('Escape');
        await mouse.press(game, 'pass');
        const before = await game.until('four passes', ({controls}) => /^Nobody bid/.test(controls.prompt?.name ?? ''));
        await reload(session);
        const {controls} = await game.turnOf('auction');
        assert.equal(controls.seal.name, `This deal is sealed. SHA-256 ${sealed}.`);
        assert.equal(dealerOf(await game.moment()), dealerOf(before));
        assert.deepEqual(scoreIn(controls.score.name), [0, 0]);
    });
});

test('After the last deal of a match a reload has nothing to continue', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {speed: 20}, async (session) => {
        const {game, page} = session;
        await openHouse(session, site.url, {...RANKED28, match_target: 1});
        const {moment} = await game.play(keyboard, {call: ({controls}) => (controls.bid.enabled ? '28' : 'pass')});
        assert.match(moment.controls['match-result'].name, /win the match$/);
        await page.reload();
        await page.waitForSelector('html[data-state="start"]', {state: 'attached'});
        assert.equal(await page.locator('#resume').isVisible(), false);
        assert.equal(await page.locator('#notice').innerText(), '');
    });
});

/** @param {Moment} moment */
const secondsLeft = ({controls}) => Number(/^You have (\d+) seconds? left$/.exec(controls.clock?.name ?? '')?.[1]);

test('At a table with clocks the seconds are shown and told, stand still under a dialog, and act for you when they are over', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {speed: 4}, async ({game, page}) => {
        await page.goto(site.url);
        await page.getByRole('radio', {name: /^28 Ranked/}).check({force: true});
        await page.getByRole('switch', {name: 'Play against the clock'}).check({force: true});
        await page.locator('#sit').click();
        const first = await game.until('the clock', (moment) => moment.kind === 'auction' && secondsLeft(moment) <= 13);
        assert.ok(secondsLeft(first) >= 1);
        await page.locator('#rules').click();
        await page.getByRole('dialog', {name: 'Table rules'}).waitFor();
        const stopped = secondsLeft(await game.moment());
        // Longer than the whole clock.
        await page.waitForTimeout(16_000 / 4);
        assert.equal(secondsLeft(await game.moment()), stopped, 'it stands still');
        await page.keyboard.press('Escape');
        await game.until('the clock to go on', (moment) => secondsLeft(moment) < stopped);
        await game.heard(/\b10 seconds left[^]*\b5 seconds left[^]*The clock ran out: you (pass|bid \d+)/);
    });
});

test('Three times in a row out of time and the match is given up; an action of your own in between begins the row anew', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {speed: 4}, async (session) => {
        const {game, page} = session;
        await openHouse(session, site.url, {...RANKED28, bid_clock: 12, trump_clock: 12, play_clock: 12, reveal_clock: 12}, {clocks: true});
        const misses = async () => (await game.spoken()).match(/The clock ran out: you/g)?.length ?? 0;
        let acted = false;
        const end = Date.now() + 90_000;
        for (;;) {
            assert.ok(Date.now() < end, 'the match is never given up');
            const missed = await misses();
            const {kind, controls} = await game.moment();
            if ('match-result' in controls) break;
            assert.notEqual(kind, 'over', 'a deal has no time to end');
            if (kind === 'next') {
                await game.control('next-trick').press('Enter');
                await game.until('the trick to go', (now) => now.kind !== 'next');
            }
            if (!acted && missed === 2 && kind !== 'wait' && kind !== 'next') {
                assert.match(await game.spoken(), /If it runs out again, your side gives up the match/);
                if (kind === 'auction') {
                    await game.control('pass').press('Enter');
                } else {
                    await page.keyboard.press('1');
                    const chosen = await game.turnOf('chosen', 'selected');
                    await game.control(chosen.kind === 'chosen' ? 'set-aside' : 'play').press('Enter');
                }
                await game.until('your own action', (now) => now.kind !== kind && now.kind !== 'chosen' && now.kind !== 'selected');
                acted = true;
            }
            await page.waitForTimeout(20);
        }
        assert.ok(acted);
        assert.equal(await misses(), 4, `two, then two again, and the next gives the match up:\n${await game.spoken()}`);
        const {controls} = await game.moment();
        assert.equal(controls['match-result'].name, 'Mira and Dev win the match');
        assert.match(controls['result-sentence'].name, /Your clock ran out three times in a row/);
        assert.equal(controls['deal-again'].name, 'New match');
        assert.equal(await page.evaluate(() => localStorage.getItem('twentynine.match')), null);
    });
});

test('A match that is continued in another tab is left in the first, which says so', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async ({context, game, page}) => {
        await page.goto(site.url);
        await game.ready('ranked28');
        await game.turnOf('auction');
        await mouse.press(game, 'pass');
        await game.until('your call', ({kind}) => kind !== 'auction');
        const other = await context.newPage();
        await other.goto(site.url);
        await other.getByRole('button', {name: /^Continue /}).click();
        await page.getByText(/played on in another tab/).waitFor();
        assert.equal(await page.locator('html').getAttribute('data-state'), 'start');
        assert.equal(await other.locator('html').getAttribute('data-state'), 'ready');
        await page.getByRole('button', {name: /^Continue /}).waitFor();
    });
});
