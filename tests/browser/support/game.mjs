// The table as a person meets it: the controls over the canvas, by their ids, and nothing else.

import assert from 'node:assert/strict';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */
/** @typedef {import('./drivers.mjs').Driver} Driver */

/**
 * @typedef {object} Control
 * @property {string} id
 * @property {string} tag
 * @property {string} name
 * @property {boolean} enabled
 * @property {boolean} pressed
 * @property {string} value
 * @property {number[]} rect x, y, width, height in the frame's viewport
 */

/**
 * What is asked: `aside` and `chosen` for a card to be set aside, before and after one is chosen, as `play` and
 * `selected` for one to be played.
 * @typedef {'wait' | 'auction' | 'double' | 'trump' | 'aside' | 'chosen' | 'single' | 'play' | 'selected' | 'next' | 'over'} Kind
 */

/**
 * What the person at the table has to do now, and all that the controls say.
 * @typedef {object} Moment
 * @property {Kind} kind
 * @property {string} key changes with everything that is said at the table
 * @property {Record<string, Control>} controls
 * @property {string[]} hand ids of the cards held
 * @property {string[]} legal ids of the cards that can be pressed
 * @property {string[]} words ids of what can be said beside a bid, a pass and a card
 */

/** How a control's id is found in the page. */
export const controlSelector = (/** @type {string} */ id) => `#controls > [id="${id}"]`;

/**
 * Reads the controls. It runs in the page.
 * @returns {Moment}
 */
export function readMoment() {
    /** @type {Record<string, Control>} */
    const controls = {};
    for (const element of document.querySelectorAll('#controls > [id]')) {
        const {id} = element;
        const {x, y, width, height} = element.getBoundingClientRect();
        controls[id] = {
            id,
            tag: element.tagName.toLowerCase(),
            name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
            enabled: !element.hasAttribute('disabled'),
            pressed: element.getAttribute('aria-pressed') === 'true',
            value: element instanceof HTMLInputElement ? element.value : '',
            rect: [x, y, width, height],
        };
    }
    const can = (/** @type {string} */ id) => controls[id]?.enabled === true;
    const hand = Object.keys(controls).filter((id) => id.startsWith('card-'));
    const legal = hand.filter(can);
    const words = ['ask', 'expose', 'pair', 'double', 'redouble', 'single', 'cancel', 'trump-seventh', 'trump-none'].filter(can);
    /** @type {Kind} */
    let kind = 'wait';
    if (can('deal-again')) kind = 'over';
    else if (can('next-trick')) kind = 'next';
    else if (can('trump-S')) kind = 'trump';
    else if (can('double') || can('redouble')) kind = 'double';
    else if (can('single')) kind = 'single';
    else if (can('set-aside')) kind = 'chosen';
    else if (controls['set-aside'] && legal.length > 0) kind = 'aside';
    else if (can('play')) kind = 'selected';
    else if (legal.length > 0 || can('ask')) kind = 'play';
    else if (can('pass')) kind = 'auction';
    const said = Object.values(controls).map(({id, name, enabled}) => `${id}=${name}${enabled ? '' : '-'}`);
    return {kind, key: `${kind} ${said.join(' ')}`, controls, hand, legal, words};
}

export class Game {
    /**
     * @param {Page} page
     * @param {Frame} [frame] where the table is, if not in the page itself
     */
    constructor(page, frame = page.mainFrame()) {
        this.page = page;
        this.frame = frame;
    }

    /** @param {string} id */
    control(id) {
        return this.frame.locator(controlSelector(id));
    }

    /** @returns {Promise<Moment>} */
    moment() {
        return this.frame.evaluate(readMoment);
    }

    /**
     * What was pressed has been taken in, and the controls say what came of it: a press is handled at once, and shown
     * with the page's next frame. Until then they still offer what was pressed. Events that wait (a dialog's close) are past.
     */
    async settled() {
        await this.frame.evaluate(
            () =>
                new Promise((done) => {
                    requestAnimationFrame(() => setTimeout(done));
                }),
        );
    }

    /**
     * Waits until the live line has said something: it speaks a moment after the controls have changed, and what it
     * has said stays, while the others at the table soon change the controls again.
     * @param {RegExp} pattern of all that was said so far, a line each
     * @param {number} [patience] milliseconds
     * @returns {Promise<string>} what was said
     */
    async heard(pattern, patience = 20_000) {
        const end = Date.now() + patience;
        for (;;) {
            const said = await this.spoken();
            if (pattern.test(said)) return said;
            assert.ok(Date.now() < end, `the live line never said ${pattern}:\n${said}`);
            await new Promise((done) => {
                setTimeout(done, 25);
            });
        }
    }

    /** All that the live line has said, a line each. @returns {Promise<string>} */
    spoken() {
        return this.frame.evaluate(() => /** @type {any} */ (window).spoken.join('\n'));
    }

    /**
     * Chooses a table on the start screen and presses Play, without taking the focus or the pointer from where they are.
     * @param {string} table its rules, as the start screen lists them
     */
    async sitDown(table) {
        await this.frame.waitForSelector('html:not([data-state="loading"])', {state: 'attached'});
        await this.frame.evaluate((rules) => {
            if (document.documentElement.dataset.state !== 'start') return;
            /** @type {HTMLElement | null} */ (document.querySelector(`#tables [data-table="${rules}"]`))?.click();
            document.getElementById('sit')?.click();
        }, table);
    }

    /**
     * Something sits at the table: there are controls, and the start screen has gone.
     * @param {string} [table] to sit down at, if nobody sits yet
     */
    async ready(table = 'arcade29') {
        await this.sitDown(table);
        await this.until('the table', (moment) => moment.hand.length > 0 || moment.kind !== 'wait');
        if (this.frame.parentFrame()) await this.reached();
    }

    /**
     * A frame of another site is drawn by a process of its own, and for a moment after its first picture the browser
     * still gives presses on it to the page around it. Waits until the pointer gets through.
     */
    async reached() {
        const element = await this.frame.frameElement();
        await element.scrollIntoViewIfNeeded();
        const box = await element.boundingBox();
        if (!box) throw new Error('the frame is not on the page');
        const arrived = this.frame.evaluate(
            () =>
                new Promise((done) => {
                    addEventListener('pointermove', () => done(true), {capture: true, once: true});
                }),
        );
        const end = Date.now() + 20_000;
        for (let step = 0; Date.now() < end; ++step) {
            await this.page.mouse.move(box.x + box.width / 2 + (step % 2), box.y + box.height / 3);
            const soon = new Promise((done) => {
                setTimeout(done, 50);
            });
            if (await Promise.race([arrived, soon])) return;
        }
        throw new Error('the pointer never gets through to the frame');
    }

    /**
     * Waits until the controls are as wanted.
     * @param {string} what for the message, if it never comes
     * @param {(moment: Moment) => boolean} wanted
     * @param {number} [patience] milliseconds
     * @returns {Promise<Moment>}
     */
    async until(what, wanted, patience = 20_000) {
        const end = Date.now() + patience;
        for (;;) {
            const moment = await this.moment();
            if (wanted(moment)) return moment;
            if (Date.now() > end) {
                const said = Object.values(moment.controls).map((control) => `${control.id}${control.enabled ? '' : ' (off)'}: ${control.name}`);
                throw new Error(`waited for ${what} in vain; the table says:\n${said.join('\n')}`);
            }
            await new Promise((done) => {
                setTimeout(done, 25);
            });
        }
    }

    /**
     * The next time that the person has something to do.
     * @param {string} [after] the key of a moment that is past
     */
    async turn(after = '') {
        return await this.until('your turn', (moment) => moment.kind !== 'wait' && moment.key !== after);
    }

    /**
     * Waits for one kind of turn.
     * @param {...Kind} kinds
     */
    async turnOf(...kinds) {
        return await this.until(kinds.join(' or '), (moment) => kinds.includes(moment.kind));
    }

    /** The text of a control that is only read. */
    async text(/** @type {string} */ id) {
        return (await this.moment()).controls[id]?.name ?? '';
    }

    /**
     * Plays on from wherever the deal is, until `stop` says so or the result is there.
     * @param {Driver} driver
     * @param {Habits} [habits]
     * @returns {Promise<Played>}
     */
    async play(driver, habits = {}) {
        await this.settled();
        const {call = () => 'pass', say = () => '', trump = longestSuit, aside = lastOfLongest, card = (legal) => legal[0], stop = () => false, look} = habits;
        /** @type {Played} */
        const played = {calls: [], words: [], cards: [], captions: [], moment: await this.turn()};
        for (let {moment} = played; ; moment = await this.turn(moment.key)) {
            played.moment = moment;
            await look?.(moment);
            if (moment.kind === 'over' || stop(moment)) return played;
            const must = moment.kind === 'play' && moment.legal.length === 0;
            const word = must ? moment.words[0] : say(moment, played);
            if (word) {
                played.words.push(word);
                await driver.say(this, word);
                await this.until(`${word} to be said`, ({words}) => !words.includes(word));
            } else if (moment.kind === 'double' || moment.kind === 'single') {
                await driver.press(this, 'pass');
            } else if (moment.kind === 'auction') {
                const next = call(moment, played);
                played.calls.push(next);
                if (next === 'pass') await driver.press(this, 'pass');
                else await driver.bid(this, Number(next));
                // What the field and the prompt say may have changed before the call was made.
                const called = told(moment);
                await this.until(`your call, ${next}`, (now) => now.kind !== 'auction' || told(now) !== called);
            } else if (moment.kind === 'trump') {
                await driver.press(this, `trump-${trump(moment)}`);
            } else if (moment.kind === 'aside') {
                const next = aside(moment);
                await driver.choose(this, next, moment.legal.indexOf(next));
                await this.turnOf('chosen');
                await driver.press(this, 'set-aside');
                await this.until(`${next} set aside`, ({kind}) => kind !== 'chosen');
            } else if (moment.kind === 'play') {
                const next = card(moment.legal, moment);
                await driver.choose(this, next, moment.legal.indexOf(next));
                const chosen = await this.turnOf('selected');
                played.captions.push(chosen.controls.trick?.name ?? '');
                await driver.press(this, 'play');
                played.cards.push(next);
                await this.until(`${next} on the table`, ({hand}) => !hand.includes(next));
            } else if (moment.kind === 'next') {
                await driver.press(this, 'next-trick');
            }
        }
    }
}

/** @param {Moment} moment what has been called, by everybody */
function told({controls}) {
    return ['strip', 'events', 'seat-0', 'seat-1', 'seat-2', 'seat-3'].map((id) => controls[id]?.name).join('\n');
}

/**
 * How a person likes to play.
 * @typedef {object} Habits
 * @property {(moment: Moment, played: Played) => string} [call] 'pass' or a number
 * @property {(moment: Moment, played: Played) => string} [say] one of the moment's words, or '' to say none
 * @property {(moment: Moment) => string} [trump] a suit's letter
 * @property {(moment: Moment) => string} [aside] the card to set aside
 * @property {(legal: string[], moment: Moment) => string} [card] one of the legal ones
 * @property {(moment: Moment) => boolean} [stop]
 * @property {(moment: Moment) => Promise<void>} [look] at each turn, before anything is pressed
 */

/**
 * @typedef {object} Played
 * @property {string[]} calls
 * @property {string[]} words
 * @property {string[]} cards
 * @property {string[]} captions of the trick, when each card was chosen
 * @property {Moment} moment the last one
 */

/**
 * The suit most of the hand is in.
 * @param {Moment} moment
 */
export function longestSuit(moment) {
    const count = (/** @type {string} */ suit) => moment.hand.filter((id) => id.endsWith(suit)).length;
    return ['S', 'H', 'C', 'D'].sort((a, b) => count(b) - count(a))[0];
}

/**
 * A card of that suit.
 * @param {Moment} moment
 */
export function lastOfLongest(moment) {
    const suit = longestSuit(moment);
    return moment.legal.filter((id) => id.endsWith(suit)).pop() ?? moment.legal[0];
}

/**
 * Bids the least that is allowed while it is no more than `most`, then passes.
 * @param {number} most
 */
export function bidUpTo(most) {
    return (/** @type {Moment} */ moment) => {
        const least = Math.max(16, Number(moment.controls['bid-value']?.value));
        return moment.controls.bid?.enabled && least <= most ? String(least) : 'pass';
    };
}
