// What is really on the screen, by its pixels.

import assert from 'node:assert/strict';
import pngjs from 'pngjs';

/** @typedef {import('./game.mjs').Game} Game */

/**
 * A part of the page as it is painted.
 * @param {import('playwright-core').Page} page
 * @param {{x: number, y: number, width: number, height: number}} clip in CSS pixels
 */
export async function picture(page, clip) {
    return pngjs.PNG.sync.read(await page.screenshot({clip, animations: 'allow'}));
}

/**
 * The share of pixels that `wanted` picks.
 * @param {import('pngjs').PNG} png
 * @param {(red: number, green: number, blue: number) => boolean} wanted
 */
export function share(png, wanted) {
    let count = 0;
    for (let i = 0; i < png.data.length; i += 4) {
        if (wanted(png.data[i], png.data[i + 1], png.data[i + 2])) count += 1;
    }
    return count / (png.width * png.height);
}

const ivory = (/** @type {number} */ red, /** @type {number} */ green, /** @type {number} */ blue) => red > 150 && green > 145 && blue > 125 && red >= blue;
const jade = (/** @type {number} */ red, /** @type {number} */ green, /** @type {number} */ blue) => green > red && green > blue && green < 170;

/**
 * The table is painted: baize on the stage, and a bright face where each card lies that can be played.
 * @param {Game} game
 */
export async function drawn(game) {
    const {page} = game;
    const stage = await game.frame.locator('#stage').boundingBox();
    assert.ok(stage);
    const end = Date.now() + 8000;
    for (;;) {
        const moment = await game.moment();
        const whole = share(await picture(page, stage), jade);
        const faces = [];
        for (const id of moment.legal.length ? moment.legal : moment.hand) {
            const [x, y, width, height] = moment.controls[id].rect;
            faces.push(share(await picture(page, {x, y, width: Math.max(4, width), height: Math.max(4, height)}), ivory));
        }
        const fine = whole > 0.25 && faces.every((face) => face > 0.25);
        if (fine) return;
        if (Date.now() > end) {
            assert.fail(`the table isn’t painted: ${Math.round(whole * 100)}% baize; faces ${faces.map((face) => `${Math.round(face * 100)}%`).join(' ')}`);
        }
    }
}
