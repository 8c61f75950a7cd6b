// Tables by their rules: sat down at by a link, dealt at again and again until a hand fits, and their game points.

import assert from 'node:assert/strict';

/** @typedef {import('./game.mjs').Game} Game */
/** @typedef {import('./game.mjs').Moment} Moment */
/** @typedef {import('./session.mjs').Session} Session */

/** Rules of the tables of 29 and 28, as far as house rules begin from them. */
export const CLASSIC29 = {reveal: 'on_request', asker_must_trump: true, pair_shift: 4, deal_score: 'one_point', match_target: 6, match_floor: -6};
export const RANKED28 = {
    direction: 'counter_clockwise',
    minimum_bid: 14,
    after_pass: 'out_for_good',
    nobody_bids: 'redeal',
    equal_bid: 'takes_over_from_dealers_side',
    trump_choice: 'set_aside_card',
    reveal: 'three_ways',
    asker_must_trump: true,
    deal_score: 'by_size_of_bid',
    match_target: 5,
};

/** @param {Record<string, unknown>} rules */
export const linkTo = (rules) => `#rules=${Buffer.from(JSON.stringify({name: 'Our house', ...rules})).toString('base64url')}`;

/**
 * Opens a link with house rules and sits down at that table.
 * @param {Session} session
 * @param {string} url of the site
 * @param {Record<string, unknown>} rules
 * @param {{clocks?: boolean}} [options]
 */
export async function openHouse({page, game}, url, rules, {clocks = false} = {}) {
    await page.goto(url + linkTo(rules));
    await page.getByText('“Our house” came with a link').waitFor();
    if (clocks) await page.getByRole('switch', {name: 'Play against the clock'}).check();
    await page.locator('#sit').click();
    await game.until('the table', (moment) => moment.hand.length > 0);
}

/** @param {Moment} moment the seat that deals */
export const dealerOf = ({controls}) => [0, 1, 2, 3].findIndex((seat) => /\bDealer\b/.test(controls[`seat-${seat}`]?.name ?? ''));

/**
 * Presses New deal, and says yes if asked.
 * @param {Game} game
 */
export async function newDeal(game) {
    await game.page.locator('#new-deal').click();
    const yes = game.page.locator('#abandon-yes');
    if (await yes.isVisible()) await yes.click();
}

/**
 * Presses New deal, says yes if asked, and waits for other cards.
 * @param {Game} game
 */
export async function otherCards(game) {
    const sealed = await game.text('seal');
    await game.frame.evaluate(() => {
        document.getElementById('new-deal')?.click();
        if (/** @type {HTMLDialogElement} */ (document.getElementById('abandon-dialog')).open) document.getElementById('abandon-yes')?.click();
    });
    await game.until('another deal', ({controls, hand}) => hand.length === 4 && controls.seal?.name !== sealed);
}

/**
 * Deals again and again, until a deal leads to what is looked for.
 * @param {Game} game
 * @param {string} what for the message, if it never comes
 * @param {() => Promise<Moment | null>} attempt what is done in each deal; null when it is of no use
 * @param {number} [most] deals
 * @returns {Promise<Moment>}
 */
export async function dealUntil(game, what, attempt, most = 60) {
    for (let deals = 1; deals <= most; ++deals) {
        const found = await attempt();
        if (found) {
            console.log(`    ${what}: in deal ${deals}`);
            return found;
        }
        const moment = await game.moment();
        if (moment.kind === 'over') {
            await game.control('deal-again').press('Enter');
            await game.until('the next deal', ({hand, kind}) => hand.length === 4 && kind !== 'over');
        } else {
            await otherCards(game);
        }
    }
    assert.fail(`${what}: not in ${most} deals`);
}

/** @param {string} said a contract in words, as the strip has it: its bid, whether it is yours or your partner's, its stakes */
export function contractIn(said) {
    const single = /Single hand by (\w+)/.exec(said);
    if (single) return {single: true, bid: 0, ours: /you|Partner/.test(single[1]), stakes: 1};
    const [, bid, bidder, stakes = ''] = /Contract (\d+) by (\w+)(?:, ((?:re)?doubled))?/.exec(said) ?? assert.fail(`no contract: ${said}`);
    return {single: false, bid: Number(bid), ours: /you|Partner/.test(bidder), stakes: stakes === 'redoubled' ? 4 : stakes ? 2 : 1};
}

/**
 * The game points of a deal by its size, or one: reckoned here from what the controls say.
 * @param {Moment} moment a result
 * @param {'one_point' | 'by_size_of_bid'} score
 * @returns {number[]} your side's and theirs
 */
export function pointsOf({controls}, score) {
    const {single, bid, ours, stakes} = contractIn(controls.strip.name);
    const made = !/not made/.test(controls['result-made'].name);
    const mine = (/** @type {number} */ points) => (ours ? [points, 0] : [0, points]);
    if (single) return mine(made ? 3 : -3);
    if (score === 'one_point') return mine(made ? stakes : -stakes);
    const size = bid < 20 ? 1 : bid < 25 ? 2 : bid < 28 ? 3 : 4;
    return made === ours ? [size * stakes, 0] : [0, size * stakes];
}

/** @param {string} said the score of a match in words */
export function scoreIn(said) {
    const [, ...sides] = /You and Partner ([\w ]+), Mira and Dev ([\w ]+)\./.exec(said) ?? assert.fail(`no score: ${said}`);
    return sides.map((words) => Number(words.replace('plus ', '').replace('minus ', '-')));
}
