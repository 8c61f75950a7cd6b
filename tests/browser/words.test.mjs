// Everything that can be said beside a bid and a card, by pressing its control, at tables where it comes soon: what it
// does is then to be read at the table and in the result.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {keyboard, mouse, touch} from './support/drivers.mjs';
import {fullResult} from './support/result.mjs';
import {inBrowser, SIZES} from './support/session.mjs';
import {serveSite} from './support/sites.mjs';
import {CLASSIC29, contractIn, dealerOf, dealUntil, openHouse, otherCards, pointsOf, RANKED28, scoreIn} from './support/tables.mjs';

/** @typedef {import('./support/game.mjs').Moment} Moment */
/** @typedef {import('./support/game.mjs').Game} Game */

const FAST = {speed: 20};
/** Each deal for a point, in a match that doesn't end. */
const LONG = {deal_score: 'one_point', match_target: 50, reveal: 'on_request'};

/**
 * The first turn after the calls.
 * @param {Game} game
 * @param {(moment: Moment) => string} call
 * @param {(moment: Moment) => string} [say]
 */
const afterCalls = async (game, call, say) => (await game.play(keyboard, {call, say, stop: ({kind, hand}) => kind !== 'auction' && (kind !== 'trump' || hand.length === 8)})).moment;

/** @param {Moment} moment */
const leastBid = ({controls}) => Number(controls['bid-value'].value);

/** @param {Moment} moment */
const standing = ({controls}) => Number(/Highest bid: (\d+)/.exec(controls.strip.name)?.[1]);

/**
 * A result whose game points fit what the controls tell.
 * @param {Moment} moment
 * @param {'one_point' | 'by_size_of_bid'} score
 */
function gainedFits(moment, score) {
    const [ours, theirs] = pointsOf(moment, score);
    const text = moment.controls['result-gained'].name.replace('−', '-');
    assert.match(text, ours ? new RegExp(`You and Partner: \\+?${ours} `) : new RegExp(`Mira and Dev: \\+?${theirs} `));
}

test('Asked for by a void seat, trump comes up at once, and who asked must trump', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, {...FAST, size: SIZES.phone, phone: true, ratio: 1}, async (session) => {
        const {game} = session;
        await openHouse(session, site.url, {...RANKED28, match_target: 0, asking_is_optional: false});
        const asked = await dealUntil(game, 'asked', async () => {
            const {moment} = await game.play(touch, {stop: ({words}) => words.includes('ask')});
            return moment.words.includes('ask') ? moment : null;
        });
        assert.deepEqual(asked.legal, [], 'the first void seat has to');
        assert.match(asked.controls.strip.name, /Trump is hidden/);
        await touch.press(game, 'ask');
        const {controls, hand, legal} = await game.until('trump', (now) => /Trump: /.test(now.controls.strip.name));
        const [, suit] = /Trump: (\w+)\./.exec(controls.strip.name) ?? assert.fail(controls.strip.name);
        const trumps = hand.filter((id) => id.endsWith(suit[0].toUpperCase()));
        assert.deepEqual(legal, trumps.length ? trumps : hand, 'a trump, if there is one');
        fullResult((await game.play(touch)).moment, 14);
    });
});

test('A shown pair moves the target by four', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, FAST, async (session) => {
        const {game} = session;
        await openHouse(session, site.url, {...CLASSIC29, pair_needs_trick: false});
        const suitOf = (/** @type {string[]} */ hand) => ['S', 'H', 'C', 'D'].find((suit) => ['K', 'Q'].every((rank) => hand.includes(`card-${rank}${suit}`)));
        const half = (/** @type {string[]} */ hand) => hand.find((id) => /-[KQ]/.test(id))?.slice(-1) ?? 'S';
        const moment = await dealUntil(game, 'a pair', async () => {
            const {moment: eight} = await game.play(keyboard, {
                call: () => '28',
                trump: ({hand}) => suitOf(hand) ?? half(hand),
                stop: ({hand}) => hand.length === 8,
            });
            const suit = suitOf(eight.hand);
            if (!suit || !eight.controls.strip.name.includes({S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds'}[suit] ?? '')) return null;
            // Held back until trump is up.
            const keep = (/** @type {string[]} */ legal) => legal.find((id) => !id.endsWith(suit)) ?? legal.find((id) => !/-[KQ]/.test(id)) ?? legal[0];
            const {moment: now} = await game.play(keyboard, {say: ({words}) => (words.includes('ask') ? 'ask' : ''), card: keep, stop: ({words}) => words.includes('pair')});
            return now.words.includes('pair') ? now : null;
        }, 100);
        assert.match(moment.controls.strip.name, /needs 28/);
        await mouse.press(game, 'pair');
        const shown = await game.until('the moved target', ({controls}) => /moved to 24 by a pair/.test(controls.strip.name));
        assert.match(shown.controls.strip.name, /needs 24\. .*Contract 28 by you, moved to 24 by a pair/);
        assert.equal(shown.words.includes('pair'), false, 'only once');
        const end = (await game.play(keyboard)).moment;
        assert.equal(fullResult(end).needed, 24);
        gainedFits(end, 'one_point');
    });
});

test('A defender doubles: the deal counts twice', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, FAST, async (session) => {
        const {game} = session;
        await openHouse(session, site.url, {...LONG, doubling: 'double'});
        await dealUntil(game, 'a contract of theirs', async () => {
            const moment = await afterCalls(game, () => 'pass');
            return moment.kind === 'double' ? moment : null;
        });
        await mouse.press(game, 'double');
        const doubled = await game.until('the double', ({controls}) => /, doubled/.test(controls.strip.name));
        assert.equal(contractIn(doubled.controls.strip.name).ours, false);
        const {moment} = await game.play(keyboard);
        fullResult(moment);
        assert.match(moment.controls['result-gained'].name, /^Mira and Dev: [+−]2 game points$/);
    });
});

test('Doubled by a bot, you redouble: the deal counts four times', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, FAST, async (session) => {
        const {game} = session;
        await openHouse(session, site.url, {...LONG, doubling: 'redouble', deal_score: 'by_size_of_bid'});
        await dealUntil(game, 'a double', async () => {
            const {moment} = await game.play(keyboard, {call: () => '28', stop: ({kind}) => kind !== 'auction'});
            return moment.kind === 'double' && moment.words.includes('redouble') ? moment : null;
        }, 120);
        await mouse.press(game, 'redouble');
        const redoubled = await game.turnOf('trump');
        assert.match(redoubled.controls.strip.name, /Contract 28 by you, redoubled/);
        const {moment} = await game.play(keyboard);
        const {made} = fullResult(moment);
        assert.match(moment.controls['result-gained'].name, made ? /You and Partner: \+16/ : /Mira and Dev: \+16/);
        gainedFits(moment, 'by_size_of_bid');
    });
});

test('In a second auction on eight cards the contract is taken, and trump chosen anew', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, FAST, async (session) => {
        const {game} = session;
        await openHouse(session, site.url, {...LONG, second_auction_from: 18});
        const {moment} = await game.play(keyboard, {stop: ({kind, hand}) => kind === 'auction' && hand.length === 8});
        assert.equal(moment.kind, 'auction');
        assert.match(moment.controls.prompt.name, /^Second auction: bid (1[89]|2\d)/);
        const first = contractIn(moment.controls.strip.name);
        const bid = Math.max(27, leastBid(moment));
        await keyboard.bid(game, bid);
        const chosen = await game.turnOf('trump');
        assert.equal(chosen.hand.length, 8, 'on eight cards');
        assert.match(chosen.controls.strip.name, new RegExp(`Contract ${bid} by you\\. Trump is not chosen yet`), `after ${first.bid}`);
        await mouse.press(game, 'trump-C');
        const play = await game.until('play', ({kind}) => kind === 'play' || kind === 'next');
        assert.match(play.controls.strip.name, /Trump: clubs, and only you know/);
        assert.equal(fullResult((await game.play(keyboard)).moment).needed, bid);
    });
});

test('A single hand: alone, without trump, for all eight tricks and three game points', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, FAST, async (session) => {
        const {game} = session;
        await openHouse(session, site.url, {...LONG, single_hand: true});
        const offered = await game.play(keyboard, {call: ({controls}) => (controls.bid.enabled ? '28' : 'pass'), stop: ({kind}) => kind === 'single'});
        assert.equal(offered.moment.kind, 'single');
        await mouse.press(game, 'single');
        const lead = await game.turnOf('play');
        assert.match(lead.controls.strip.name, /Single hand by you\. No trump\./);
        assert.equal(lead.legal.length, 8, 'you lead');
        const {moment, cards} = await game.play(keyboard);
        assert.equal(cards.length, 8);
        assert.equal(moment.controls['result-needed'].name, 'Needed 8 tricks');
        const took = Number(/Took (\d) tricks?/.exec(moment.controls['result-took'].name)?.[1]);
        assert.match(moment.controls['result-made'].name, took === 8 ? /^Single hand made$/ : /^Single hand not made$/);
        assert.match(moment.controls['result-gained'].name, took === 8 ? /^You and Partner: \+3 / : /^You and Partner: −3 /);
    });
});

test('The seventh card as trump: at a table of set-aside cards it is the card that lies aside', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, FAST, async (session) => {
        const {game} = session;
        await openHouse(session, site.url, {...RANKED28, match_target: 0, seventh_card: true, no_trump: true});
        const {moment} = await game.play(keyboard, {call: () => '28', stop: ({words}) => words.includes('trump-seventh')});
        assert.equal(moment.hand.length, 4);
        await mouse.press(game, 'trump-seventh');
        const {controls, hand} = await game.until('the other cards', (now) => now.hand.length > 4);
        const [, suit] = /Trump: (\w+), and only you know/.exec(controls.strip.name) ?? assert.fail(controls.strip.name);
        assert.equal(hand.length, 7);
        assert.match(controls.aside.name, new RegExp(`^Your \\w+ of ${suit} lies face down`));
        for (const card of moment.hand) assert.ok(hand.includes(card), 'none of the first four went aside');
        assert.equal(fullResult((await game.play(keyboard)).moment, 14).needed, 28);
    });
});

test('No trump: nothing is hidden, nothing can be asked', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, FAST, async (session) => {
        const {game} = session;
        await openHouse(session, site.url, {...LONG, no_trump: true});
        const {moment} = await game.play(keyboard, {call: () => '28', stop: ({words}) => words.includes('trump-none')});
        assert.equal(moment.kind, 'trump');
        await game.page.keyboard.press('n');
        await game.until('your word', ({kind}) => kind !== 'trump');
        const look = async (/** @type {Moment} */ {controls, words}) => {
            assert.match(controls.strip.name, /No trump\./);
            assert.deepEqual(words, []);
        };
        fullResult((await game.play(keyboard, {look})).moment);
    });
});

test('A hand without points may be cancelled by the first to speak: the same dealer deals again, without score', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, FAST, async (session) => {
        const {game} = session;
        await openHouse(session, site.url, {...CLASSIC29, cancel_no_points_in_four: true});
        const {controls, hand} = await dealUntil(game, 'a hand without points', async () => {
            const moment = await game.turnOf('auction');
            return moment.words.includes('cancel') ? moment : null;
        }, 200);
        for (const card of hand) assert.match(card, /^card-[KQ87]/);
        assert.match(controls.cancel.name, /^Cancel the deal: /);
        await mouse.press(game, 'cancel');
        const again = await game.until('the next deal', (now) => now.kind === 'auction' && now.controls.seal.name !== controls.seal.name);
        assert.equal(dealerOf(again), dealerOf({controls, hand, legal: [], words: [], kind: 'auction', key: ''}), 'the same dealer');
        assert.deepEqual(scoreIn(again.controls.score.name), [0, 0]);
        await game.heard(/cancel[^]*again/i);
    });
});

test('A bid of the dealer’s side is taken over at the same number, never a partner’s', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, FAST, async (session) => {
        const {game} = session;
        await session.open(site.url, {table: 'ranked28'});
        const moment = await dealUntil(game, 'a level bid', async () => {
            const {moment: now} = await game.play(keyboard, {call: (at) => String(leastBid(at)), stop: (at) => at.kind !== 'auction' || standing(at) > 0});
            if (now.kind !== 'auction') return null;
            const level = leastBid(now) === standing(now);
            const [, holder] = /Highest bid: \d+ · (\w+)/.exec(now.controls.strip.name) ?? [];
            const theirs = holder === 'Mira' || holder === 'Dev';
            assert.equal(level, theirs && dealerOf(now) % 2 === 1, now.controls.strip.name);
            return level ? now : null;
        });
        const bid = standing(moment);
        await mouse.bid(game, bid);
        await game.until('your bid', ({controls}) => new RegExp(`Highest bid: ${bid} · You|Contract ${bid} by you|(Highest bid:|Contract) (?!${bid}\\b)`).test(controls.strip.name));
        await game.heard(new RegExp(`Your bid: ${bid}\\b`));
    });
});

test('At the ceiling the second stage begins: who has bid goes on above it', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, FAST, async (session) => {
        const {game} = session;
        // A low ceiling, so that bots reach it.
        const ceiling = 16;
        await openHouse(session, site.url, {...RANKED28, stage_one_ceiling: ceiling});
        const moment = await dealUntil(game, 'a second stage', async () => {
            const {moment: now, calls} = await game.play(keyboard, {
                call: (at) => {
                    return at.controls.bid.enabled && leastBid(at) < ceiling ? String(leastBid(at)) : 'pass';
                },
                stop: (at) => at.kind !== 'auction' || standing(at) === ceiling,
            });
            const bids = calls.filter((call) => call !== 'pass').length > 0;
            if (now.kind === 'auction') assert.ok(bids, 'who hasn’t bid isn’t asked in the second stage');
            return now.kind === 'auction' ? now : null;
        });
        assert.equal(leastBid(moment), ceiling + 1);
        await mouse.bid(game, ceiling + 1);
        const {moment: after} = await game.play(keyboard, {stop: ({kind}) => kind !== 'auction'});
        assert.match(after.controls.strip.name, /Contract (1[7-9]|2\d) by /);
        await otherCards(game);
    });
});

test('The bidder of 28 turns its card up, and it comes back into the hand', async (t) => {
    const site = await serveSite(t);
    await inBrowser(t, FAST, async (session) => {
        const {game} = session;
        await session.open(site.url, {table: 'club28'});
        const moment = await dealUntil(game, 'a card to turn up', async () => {
            const {moment: now} = await game.play(keyboard, {
                call: ({controls}) => (controls.bid.enabled ? controls['bid-value'].value : 'pass'),
                stop: ({kind, words}) => words.includes('expose') || kind === 'next',
            });
            return now.words.includes('expose') ? now : null;
        });
        assert.equal(moment.hand.length, 7);
        const [, name] = /^Your (\w+ of \w+) lies face down/.exec(moment.controls.aside.name) ?? assert.fail(moment.controls.aside.name);
        await mouse.press(game, 'expose');
        const up = await game.until('the card in the hand', ({hand}) => hand.length === 8);
        assert.match(up.controls.strip.name, new RegExp(`Trump: ${name.split(' ')[2]}\\.$`));
        assert.ok(Object.values(up.controls).some((control) => control.id.startsWith('card-') && control.name.toLowerCase().startsWith(name)), name);
        assert.equal(up.controls.aside, undefined);
    });
});
