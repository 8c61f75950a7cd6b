// The auction at the table: the number field, its buttons, what it refuses, and how it ends.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {focused, keyboard, mouse, tabTo} from './support/drivers.mjs';
import {inBrowser} from './support/session.mjs';
import {serveSite} from './support/sites.mjs';
import {newDeal} from './support/tables.mjs';

test('A bid can be typed, stepped with the arrow keys, and with minus and plus', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        await game.turnOf('auction');
        const value = async () => (await game.moment()).controls['bid-value'].value;
        assert.equal(await value(), '16', 'the least bid to begin with');
        await mouse.press(game, 'bid-plus');
        await game.until('17', ({controls}) => controls['bid-value'].value === '17');
        await mouse.press(game, 'bid-minus');
        await game.until('16', ({controls}) => controls['bid-value'].value === '16');
        await tabTo(game, 'bid-value');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('ArrowUp');
        await game.until('18', ({controls}) => controls['bid-value'].value === '18');
        await page.keyboard.press('ArrowDown');
        await game.until('17', ({controls}) => controls['bid-value'].value === '17');
        await page.keyboard.press('Control+A');
        await page.keyboard.type('21');
        await mouse.press(game, 'bid');
        await game.heard(/Your bid: 21\b/);
        await game.until('the bid to be told', ({controls}) => /(Highest bid: 21 · You|Contract 21 by you)\b/.test(controls.strip.name));
    });
});

for (const [text, why] of /** @type {const} */ ([
    ['15', 'below the minimum'],
    ['29', 'above the maximum'],
    ['17.5', 'no whole number'],
    ['', 'empty'],
    ['-20', 'below nothing'],
    ['999', 'far above'],
])) {
    test(`A bid of “${text}” (${why}) is refused with a sentence and nothing changes`, async (t) => {
        const site = await serveSite(t);
        await inBrowser(t, {seed: 'refused'}, async (session) => {
            const {game, page} = session;
            await session.open(site.url);
            const before = await game.turnOf('auction');
            await tabTo(game, 'bid-value');
            await page.keyboard.press('Control+A');
            await page.keyboard.press('Delete');
            await page.keyboard.type(text);
            await page.keyboard.press('Enter');
            const refused = await game.until('a sentence', ({controls}) => (controls.message?.name ?? '').length > 0);
            assert.match(refused.controls.message.name, /16[^]*28|whole number/i);
            assert.equal(refused.kind, 'auction', 'it is still your turn');
            for (const id of ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'strip']) {
                assert.equal(refused.controls[id].name, before.controls[id].name, `${id} hasn’t changed`);
            }
            await page.waitForFunction((sentence) => /** @type {any} */ (window).spoken.some((/** @type {string} */ said) => said.includes(sentence)), refused.controls.message.name);
            // What follows is an ordinary bid.
            await keyboard.bid(game, 16);
            await game.heard(/Your bid: 16\b/);
        });
    });
}

test('A bid must be above the one that stands', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game} = session;
        await session.open(site.url);
        const dealer = (/** @type {import('./support/game.mjs').Moment} */ {controls}) => [0, 1, 2, 3].find((seat) => /Dealer/.test(controls[`seat-${seat}`].name));
        // Look for a deal in which somebody has bid before you.
        for (let tries = 0; tries < 40; ++tries) {
            const moment = await game.until('your call, or the end of the auction', ({kind, hand}) => kind === 'auction' || kind === 'trump' || hand.length === 8);
            const least = Number(moment.controls['bid-value']?.value);
            if (moment.kind === 'auction' && least > 16) {
                await keyboard.bid(game, least - 1);
                const {controls: after} = await game.until('a sentence', ({controls}) => (controls.message?.name ?? '').length > 0);
                assert.match(after.message.name, new RegExp(`from ${least} to 28`));
                assert.doesNotMatch(after['seat-0'].name, new RegExp(`\\b${least - 1}\\b`));
                await keyboard.bid(game, least);
                await game.heard(new RegExp(`Your bid: ${least}\\b`));
                return;
            }
            await newDeal(game);
            await game.until('the next dealer', (next) => dealer(next) !== dealer(moment));
        }
        assert.fail('no bot has bid before you in 40 deals');
    });
});

test('A bid of 28 closes the auction at once', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game} = session;
        await session.open(site.url);
        await game.turnOf('auction');
        await keyboard.bid(game, 28);
        const moment = await game.turnOf('trump', 'auction');
        const chosen = moment.kind === 'trump' ? moment : await game.turn(moment.key);
        assert.equal(chosen.kind, 'trump', 'you choose trump next');
        assert.equal(chosen.hand.length, 4, 'on four cards');
        for (const seat of [1, 2, 3]) assert.doesNotMatch(chosen.controls[`seat-${seat}`].name, /pass/i, 'nobody else was asked');
        await mouse.press(game, 'trump-D');
        const play = await game.until('eight cards', ({hand}) => hand.length === 8);
        assert.match(play.controls.strip.name, /28/);
        assert.match(play.controls.strip.name, /diamonds/i, 'your own secret is shown to you');
    });
});

test('When the first three pass the dealer must take 16: you as dealer choose trump without having bid', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {speed: 20}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        await game.turnOf('auction');
        // Dealing on until three passes leave you as dealer with the bid takes many deals: the page's own buttons are
        // pressed from inside the page.
        const deals = await page.evaluate(async () => {
            const control = (/** @type {string} */ id) => document.querySelector(`#controls > [id="${id}"]`);
            const enabled = (/** @type {string} */ id) => control(id)?.hasAttribute('disabled') === false;
            const dealer = () => [0, 1, 2, 3].find((seat) => /Dealer/.test(control(`seat-${seat}`)?.textContent ?? ''));
            const until = async (/** @type {() => boolean} */ wanted) => {
                for (let tries = 0; tries < 2000 && !wanted(); ++tries) {
                    await new Promise((done) => {
                        setTimeout(done, 60);
                    });
                }
            };
            for (let count = 1; count <= 400; ++count) {
                const next = ((dealer() ?? 0) + 1) % 4;
                document.getElementById('new-deal')?.click();
                if (/** @type {HTMLDialogElement} */ (document.getElementById('abandon-dialog')).open) document.getElementById('abandon-yes')?.click();
                await until(() => dealer() === next);
                if (next !== 0) continue;
                await until(() => enabled('pass') || enabled('trump-S') || document.querySelectorAll('#controls > [id^="card-"]').length === 8);
                if (enabled('trump-S')) return count;
            }
            return 0;
        });
        t.diagnostic(`forced on you in deal ${deals}`);
        assert.ok(deals > 0, 'three passes never came in 100 deals with you as dealer');
        const {controls, hand} = await game.turnOf('trump');
        assert.equal(hand.length, 4);
        assert.match(controls.strip.name, /Contract 16 by you/);
        assert.match(controls['seat-0'].name, /Dealer/);
        assert.match(controls.events.name, /three passes: you take 16/i, 'it is said that the bid was forced');
        await mouse.press(game, 'trump-S');
        const chosen = await game.until('eight cards', (moment) => moment.hand.length === 8);
        assert.match(chosen.controls.strip.name, /spades, and only you know/);
    });
});

test('When you, Mira and Partner pass, Dev must take 16', async (t) => {
    const site = await serveSite(t);
    for (let tries = 1; ; ++tries) {
        assert.ok(tries < 30, 'three passes never came in 30 deals');
        let forced = false;
        await inBrowser(t, {speed: 20, seed: `passes ${tries}`}, async (session) => {
            const {game} = session;
            await session.open(site.url);
            const {key} = await game.turnOf('auction');
            await mouse.press(game, 'pass');
            const {controls} = await game.until(
                'a contract or a bid',
                (moment) => moment.key !== key && (moment.hand.length === 8 || /highest bid: \d/i.test(moment.controls.strip.name)),
            );
            if (!/contract 16 by dev/i.test(controls.strip.name)) return;
            await game.heard(/Mira passes[^]*Partner passes[^]*Three passes: Dev has to take 16/);
            forced = true;
        });
        if (forced) return;
    }
});

test('Three passes after a bid end the auction, and who has passed may come back in', async (t) => {
    const site = await serveSite(t);
    for (let tries = 1; ; ++tries) {
        assert.ok(tries < 30, 'nobody bid after your pass in 30 deals');
        let cameBack = false;
        await inBrowser(t, {speed: 20, seed: `back ${tries}`}, async (session) => {
            const {game} = session;
            await session.open(site.url);
            const {key} = await game.turnOf('auction');
            await mouse.press(game, 'pass');
            const moment = await game.turn(key);
            if (moment.kind !== 'auction') return;
            const least = Number(moment.controls['bid-value'].value);
            assert.ok(least > 16, 'somebody has bid');
            assert.match(moment.controls['seat-0'].name, /pass/i, 'your last call is shown');
            await mouse.bid(game, least);
            await game.heard(new RegExp(`Your bid: ${least}\\b`));
            // Whoever bids last is left alone by three passes.
            const {moment: end} = await game.play(mouse, {stop: ({kind}) => kind === 'trump' || kind === 'play' || kind === 'next'});
            assert.equal(end.kind === 'trump' ? end.hand.length : 8, end.kind === 'trump' ? 4 : 8);
            cameBack = true;
        });
        if (cameBack) return;
    }
});

test('Letters typed into the number field are not shortcuts', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        const before = await game.turnOf('auction');
        await tabTo(game, 'bid-value');
        await page.keyboard.press('p');
        await page.keyboard.press('b');
        await game.settled();
        assert.equal(await focused(game), 'bid-value');
        const now = await game.moment();
        assert.equal(now.kind, 'auction');
        assert.equal(now.controls['seat-0'].name, before.controls['seat-0'].name);
    });
});
