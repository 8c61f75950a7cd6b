// Names, focus, sizes and announcements: what people who don't look at the drawing, or can't aim well, rely on.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {accessible} from './support/axe.mjs';
import {focused, keyboard, mouse, tabTo, touch} from './support/drivers.mjs';
import {bidUpTo} from './support/game.mjs';
import {inBrowser, SIZES} from './support/session.mjs';
import {serveSite} from './support/sites.mjs';

/** @typedef {import('./support/game.mjs').Moment} Moment */

const SHAPES = {
    'a phone': SIZES.phone,
    'a wider phone': {width: 412, height: 840},
    'a phone held sideways': SIZES.sideways,
    'the smallest frame': {width: 320, height: 480},
    'a tablet': {width: 820, height: 1180},
    'a desktop': {width: 1440, height: 900},
};

test('axe finds nothing in any phase of a deal, and every control has a name', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        const seen = new Set();
        const look = async (/** @type {Moment} */ moment) => {
            if (seen.has(moment.kind)) return;
            seen.add(moment.kind);
            await accessible(page, `the table, ${moment.kind}`);
            for (const {id, name, tag} of Object.values(moment.controls)) assert.ok(name.length > 1 || /^bid-/.test(id), `${tag} ${id} has a name: “${name}”`);
        };
        for (let moment = await game.turn(); ; moment = await game.turn(moment.key)) {
            await look(moment);
            if (moment.kind === 'over') break;
            if (moment.kind === 'auction') {
                if (moment.controls.bid.enabled) await keyboard.bid(game, Number(moment.controls['bid-value'].value));
                else await mouse.press(game, 'pass');
            } else if (moment.kind === 'trump') await mouse.press(game, 'trump-H');
            else if (moment.kind === 'play') await mouse.press(game, moment.legal[0]);
            else if (moment.kind === 'selected') await mouse.press(game, 'play');
            else await mouse.press(game, 'next-trick');
        }
        for (const kind of ['auction', 'trump', 'play', 'selected', 'next', 'over']) assert.ok(seen.has(kind), `${kind} was seen`);
        await page.locator('#new-deal').focus();
        await accessible(page, 'the table with the focus on New deal');
    });
});

for (const [shape, size] of Object.entries(SHAPES)) {
    test(`On ${shape} (${size.width}×${size.height}) every box can be hit, and the hand keeps its strips`, async (t) => {
        const site = await serveSite(t);
        const phone = size.width < 1000;
        await inBrowser(t, {size, phone, ratio: phone ? 2 : 1}, async (session) => {
            const {game, page} = session;
            await session.open(site.url);
            const seen = new Set();
            const look = async (/** @type {Moment} */ moment) => {
                seen.add(moment.kind);
                // The part of each box that is its own, to a pixel: a later one may lie over it.
                const shown = await page.evaluate(() => {
                    const stage = document.getElementById('stage')?.getBoundingClientRect();
                    return [...document.querySelectorAll('#controls > :is(button, input)')].map((element) => {
                        const box = element.getBoundingClientRect();
                        let [left, right] = [Infinity, -Infinity];
                        const y = box.top + Math.min(box.height / 2, 30);
                        for (let x = box.left + 0.5; x < box.right; x += 1) {
                            if (element.contains(document.elementFromPoint(x, y))) [left, right] = [Math.min(left, x), Math.max(right, x)];
                        }
                        return {
                            id: element.id,
                            width: right - left + 1,
                            height: box.height,
                            inside: Boolean(stage && box.left >= stage.left - 1 && box.top >= stage.top - 1 && box.right <= stage.right + 1 && box.bottom <= stage.bottom + 1),
                        };
                    });
                });
                for (const {id, width, height, inside} of shown) {
                    const where = `${id} in ${moment.kind}: ${Math.round(width)}×${Math.round(height)}`;
                    assert.ok(inside, `${where} is inside the stage`);
                    assert.ok(width >= 24 && height >= 24, where);
                    if (id.startsWith('card-')) {
                        assert.ok(width >= (size.width >= 410 ? 44 : 32) - 1 || moment.hand.length < 8, `${where}: a strip to press`);
                        assert.ok(width >= 31, where);
                        if (size.height > size.width && size.height > 480) assert.ok(height >= 80, where);
                    }
                }
            };
            await game.play(phone ? touch : mouse, {
                call: bidUpTo(28),
                stop: (moment) => moment.kind === 'auction',
            });
            await look(await game.moment());
            await game.play(phone ? touch : mouse, {call: bidUpTo(28), stop: ({kind}) => kind === 'trump'});
            await look(await game.moment());
            await game.play(phone ? touch : mouse, {stop: ({kind}) => kind === 'play'});
            const moment = await game.moment();
            await look(moment);
            await (phone ? touch : mouse).press(game, moment.legal[0]);
            await look(await game.turnOf('selected'));
            await (phone ? touch : mouse).press(game, 'play');
            await look(await game.turnOf('next'));
            assert.ok(seen.has('trump') && seen.has('selected'));
        });
    });
}

test('Tab goes through the table in order and out of it again, with a focus that shows', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        await game.turnOf('auction');
        const ring = async () =>
            await page.evaluate(() => {
                const element = document.activeElement;
                if (!element || element === document.body) return {id: 'body', width: 0, style: ''};
                const {outlineWidth, outlineStyle} = getComputedStyle(element);
                return {id: element.id, width: parseFloat(outlineWidth), style: outlineStyle};
            });
        await page.locator('#new-deal').focus();
        const order = ['new-deal'];
        for (let i = 0; i < 20; ++i) {
            await page.keyboard.press('Tab');
            const {id, width, style} = await ring();
            if (id === 'body' || id === 'new-deal') break;
            order.push(id);
            assert.ok(width >= 2 && style !== 'none', `${id} shows its focus: ${width}px ${style}`);
        }
        for (const id of ['rules', 'guide', 'bid-value', 'bid-minus', 'bid-plus', 'bid', 'pass']) assert.ok(order.includes(id) || id === 'bid-minus', `${id} in ${order.join(' ')}`);
        assert.deepEqual(order.filter((id) => id.startsWith('card-')), [], 'cards that can’t be played are not in the way');
        // And back the same way.
        await page.locator('#pass').focus();
        const way = await tabTo(game, 'rules', 'Shift+Tab');
        assert.ok(way.includes('bid-value'), way.join(' '));
    });
});

test('A keyboard player finds the focus where the next press is', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game, page} = session;
        await session.open(site.url);
        await game.turnOf('auction');
        await tabTo(game, 'pass');
        await page.keyboard.press('Enter');
        const {moment} = await game.play(keyboard, {stop: ({kind}) => kind === 'play'});
        await page.keyboard.press('1');
        await game.until('a choice', ({kind}) => kind === 'selected');
        assert.equal(await focused(game), 'play');
        await page.keyboard.press('Enter');
        await game.until('the card on the table', ({hand}) => hand.length === moment.hand.length - 1);
        const next = await game.turnOf('next');
        assert.equal(await focused(game), 'next-trick', `after the trick: ${next.kind}`);
        await page.keyboard.press('Space');
        await game.until('the trick to go', ({kind}) => kind !== 'next');
        // The focus never falls out of the table while a deal runs.
        await game.play(keyboard);
        assert.equal(await focused(game), 'deal-again');
    });
});

test('The live line tells a screen reader what everybody does, in order, and never a hidden trump', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {}, async (session) => {
        const {game} = session;
        await session.open(site.url);
        const {moment, cards} = await game.play(keyboard);
        assert.equal(moment.kind, 'over');
        const said = await game.heard(/contract (not )?made/i);
        const plays = said.match(/\b(You play|Mira plays|Partner plays|Dev plays) the \w+ of \w+/g) ?? [];
        assert.equal(plays.length, 32, `every card is told once:\n${said}`);
        for (const who of ['You', 'Mira', 'Partner', 'Dev']) assert.equal(plays.filter((play) => play.startsWith(who)).length, 8, who);
        assert.equal(new Set(plays.map((play) => play.replace(/^.* the /, ''))).size, 32, 'each card of the pack');
        assert.equal((said.match(/takes? the trick/g) ?? []).length, 8, said);
        const names = /** @type {Record<string, string>} */ ({J: 'jack', 9: 'nine', A: 'ace', T: 'ten', K: 'king', Q: 'queen', 8: 'eight', 7: 'seven'});
        const suits = /** @type {Record<string, string>} */ ({S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds'});
        const mine = plays.filter((play) => play.startsWith('You')).map((play) => play.slice('You play the '.length));
        assert.deepEqual(mine, cards.map((id) => `${names[id[5]]} of ${suits[id[6]]}`), 'your own as you played them');
        const revealed = said.search(/(spades|hearts|clubs|diamonds) are trump/);
        const chosen = said.search(/chose trump|you chose/i);
        assert.ok(chosen >= 0 && (revealed < 0 || revealed > chosen), said);
    });
});

test('On the narrowest phone the rules dialog fits, and scrolls down only', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {size: {width: 320, height: 640}, phone: true}, async (session) => {
        const {page} = session;
        await session.open(site.url);
        await page.locator('#rules').click();
        const dialog = page.getByRole('dialog', {name: 'Table rules'});
        await dialog.getByRole('heading', {name: 'The auction'}).waitFor();
        const box = await dialog.boundingBox();
        assert.ok(box && box.x >= 0 && box.x + box.width <= 320 && box.y >= 0 && box.y + box.height <= 640);
        const body = dialog.locator('.sheet-body');
        assert.ok(await body.evaluate((element) => element.scrollHeight > element.clientHeight && element.scrollWidth <= element.clientWidth), 'it scrolls down, not sideways');
    });
});
