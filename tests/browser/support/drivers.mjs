// Three ways of pressing things: a mouse, a finger, a keyboard.

import assert from 'node:assert/strict';
import {controlSelector} from './game.mjs';

/** @typedef {import('./game.mjs').Game} Game */

/**
 * A press waits until what came before it is taken in (a dialog that has closed lets the game go on a moment later).
 * When `press` and the others return, the table shows what came of it.
 * @typedef {object} Driver
 * @property {(game: Game, id: string) => Promise<void>} press
 * @property {(game: Game, id: string, place: number) => Promise<void>} choose a card of the hand; `place` among the legal ones
 * @property {(game: Game, value: number) => Promise<void>} bid
 * @property {(game: Game, word: string) => Promise<void>} say what its button says
 */

/**
 * A spot of the page where a press reaches this control and nothing lies over it, scrolled to if need be.
 * @param {Game} game
 * @param {string} id
 * @returns {Promise<{x: number, y: number}>}
 */
export async function spotOf(game, id) {
    const spot = await game.frame.evaluate((selector) => {
        const element = document.querySelector(selector);
        if (!element) return null;
        let box = element.getBoundingClientRect();
        if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
            element.scrollIntoView({block: 'nearest'});
            box = element.getBoundingClientRect();
        }
        for (const across of [0.5, 0.25, 0.12, 0.75, 0.9]) {
            for (const down of [0.5, 0.25, 0.75]) {
                const [x, y] = [box.x + box.width * across, box.y + box.height * down];
                if (element.contains(document.elementFromPoint(x, y))) return {x, y};
            }
        }
        return null;
    }, controlSelector(id));
    assert.ok(spot, `no spot of ${id} can be pressed`);
    if (game.frame.parentFrame()) {
        const frame = await (await game.frame.frameElement()).boundingBox();
        assert.ok(frame);
        return {x: frame.x + spot.x, y: frame.y + spot.y};
    }
    return spot;
}

/** @type {Driver} */
export const mouse = {
    async press(game, id) {
        await game.settled();
        const {x, y} = await spotOf(game, id);
        await game.page.mouse.move(x, y);
        await game.page.mouse.down();
        await game.page.mouse.up();
        await game.settled();
    },
    choose: (game, id) => mouse.press(game, id),
    say: (game, word) => mouse.press(game, word),
    async bid(game, value) {
        await pressToward(mouse, game, value);
        await mouse.press(game, 'bid');
    },
};

/** @type {Driver} */
export const touch = {
    async press(game, id) {
        await game.settled();
        const {x, y} = await spotOf(game, id);
        // The browser makes a click of the touch later, by itself.
        const clicked = await game.frame.evaluateHandle(() => ({
            arrived: new Promise((done) => {
                addEventListener('click', () => done(true), {capture: true, once: true});
            }),
        }));
        await game.page.touchscreen.tap(x, y);
        const inVain = new Promise((_, fail) => {
            setTimeout(() => fail(new Error(`the tap on ${id} never became a click`)), 20_000).unref();
        });
        await Promise.race([clicked.evaluate(({arrived}) => arrived), inVain]);
        await game.settled();
    },
    choose: (game, id) => touch.press(game, id),
    say: (game, word) => touch.press(game, word),
    async bid(game, value) {
        await pressToward(touch, game, value);
        await touch.press(game, 'bid');
    },
};

/**
 * Sets the bid with the plus and minus buttons.
 * @param {Driver} driver
 * @param {Game} game
 * @param {number} value
 */
async function pressToward(driver, game, value) {
    for (;;) {
        const now = Number((await game.moment()).controls['bid-value'].value);
        if (now === value) return;
        await driver.press(game, now < value ? 'bid-plus' : 'bid-minus');
        await game.until('another number in the field', ({controls}) => Number(controls['bid-value'].value) !== now);
    }
}

/**
 * What has the focus: a control's id, or the id or tag of another element.
 * @param {Game} game
 */
export async function focused(game) {
    return await game.frame.evaluate(() => {
        const element = document.activeElement;
        return element?.id || element?.tagName.toLowerCase() || '';
    });
}

/**
 * Presses Tab until something has the focus.
 * @param {Game} game
 * @param {string} id
 * @param {string} [key] or `Shift+Tab`
 * @returns {Promise<string[]>} what had the focus on the way
 */
export async function tabTo(game, id, key = 'Tab') {
    const way = [];
    for (let steps = 0; steps < 60; ++steps) {
        const now = await focused(game);
        way.push(now);
        if (now === id) return way;
        await game.page.keyboard.press(key);
    }
    assert.fail(`Tab never reached ${id}: ${way.join(' ')}`);
}

/** The keys of what is said; the others are reached by Tab. */
const letters = /** @type {Record<string, string>} */ ({ask: 'a', expose: 'e', pair: 'r', double: 'd', redouble: 'd', single: 's', cancel: 'c'});

/** @type {Driver} */
export const keyboard = {
    async press(game, id) {
        await tabTo(game, id);
        await game.page.keyboard.press(id.length % 2 ? 'Enter' : 'Space');
        await game.settled();
    },
    async choose(game, _id, place) {
        await game.page.keyboard.press(String(place + 1));
        await game.settled();
    },
    async say(game, word) {
        // In the field of the bid a letter would be typed.
        if (!letters[word] || (await focused(game)) === 'bid-value') return await keyboard.press(game, word);
        await game.page.keyboard.press(letters[word]);
        await game.settled();
    },
    async bid(game, value) {
        await tabTo(game, 'bid-value');
        await game.page.keyboard.press('Control+A');
        await game.page.keyboard.type(String(value));
        await game.page.keyboard.press('Enter');
        await game.settled();
    },
};
