// What is really on the screen, by its pixels.

import assert from 'node:assert/strict';
import pngjs from 'pngjs';

/** @typedef {import('./game.mjs').Game} Game */

/**
 * The share of a picture's pixels that `wanted` picks, in the part of it that is given in device pixels.
 * @param {import('pngjs').PNG} png
 * @param {(red: number, green: number, blue: number) => boolean} wanted
 * @param {number[]} [part] x, y, width, height
 */
function share(png, wanted, [left, top, width, height] = [0, 0, png.width, png.height]) {
    let count = 0;
    let all = 0;
    for (let y = Math.max(0, Math.round(top)); y < Math.min(png.height, top + height); ++y) {
        for (let x = Math.max(0, Math.round(left)); x < Math.min(png.width, left + width); ++x) {
            const i = (y * png.width + x) * 4;
            all += 1;
            if (wanted(png.data[i], png.data[i + 1], png.data[i + 2])) count += 1;
        }
    }
    return count / Math.max(1, all);
}

const ivory = (/** @type {number} */ red, /** @type {number} */ green, /** @type {number} */ blue) => red > 150 && green > 145 && blue > 125 && red >= blue;
const jade = (/** @type {number} */ red, /** @type {number} */ green, /** @type {number} */ blue) => green > red && green > blue && green < 170;

/**
 * The share of pixels that differ clearly between two screenshots of the same size.
 * @param {Buffer} one
 * @param {Buffer} other
 */
export function difference(one, other) {
    const [a, b] = [one, other].map((png) => pngjs.PNG.sync.read(png));
    assert.equal(a.data.length, b.data.length, 'pictures of one size');
    let count = 0;
    for (let i = 0; i < a.data.length; i += 4) {
        if ([0, 1, 2].some((channel) => Math.abs(a.data[i + channel] - b.data[i + channel]) > 24)) count += 1;
    }
    return count / (a.data.length / 4);
}

/**
 * The table is painted: baize on the stage, and a bright face where each card lies that can be played.
 * @param {Game} game
 */
export async function drawn(game) {
    const end = Date.now() + 15_000;
    for (;;) {
        const stage = await game.frame.locator('#stage').boundingBox();
        assert.ok(stage);
        const moment = await game.moment();
        const png = pngjs.PNG.sync.read(await game.page.screenshot({clip: stage}));
        const ratio = png.width / stage.width;
        const whole = share(png, jade);
        const faces = (moment.legal.length ? moment.legal : moment.hand).map((id) => {
            const [x, y, width, height] = moment.controls[id].rect;
            return share(png, ivory, [(x - stage.x) * ratio, (y - stage.y) * ratio, width * ratio, height * ratio]);
        });
        if (whole > 0.2 && faces.every((face) => face > 0.25)) return;
        if (Date.now() > end) {
            assert.fail(`the table isn’t painted: ${Math.round(whole * 100)}% baize; faces ${faces.map((face) => `${Math.round(face * 100)}%`).join(' ')}`);
        }
    }
}
