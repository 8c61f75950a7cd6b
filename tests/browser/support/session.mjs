// One browser for a test file, a fresh context for each test, and a watch for whatever a page complains about.

import assert from 'node:assert/strict';
import {after} from 'node:test';
import * as conditions from './conditions.mjs';
import {Game} from './game.mjs';
import {launch} from './launch.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */
/** @typedef {import('node:test').TestContext} TestContext */

/** Sizes of stage that people really have. */
export const SIZES = {
    desktop: {width: 1000, height: 700},
    phone: {width: 360, height: 740},
    sideways: {width: 740, height: 360},
};

/** Where a random bit of a test begins; SEED=… tries another. */
export const SEED = process.env.SEED ?? '29';

/** @type {Promise<Browser> | undefined} */
let shared;
after(async () => (await shared)?.close());

/** The browser of this test file; it is closed when the file's tests are over. */
export function browser() {
    if (!shared) {
        console.log(`    seed ${SEED} (SEED=… for another)`);
        shared = launch();
    }
    return shared;
}

/**
 * @typedef {object} Options
 * @property {{width: number, height: number}} [size]
 * @property {boolean} [phone] touch, a phone's pixel ratio and a mobile viewport
 * @property {number} [ratio] device pixels per CSS pixel
 * @property {string} [seed] beyond SEED
 * @property {number} [speed] how much faster the page's clock runs; 1 for a true one
 * @property {boolean} [motion] whether motion is wanted; by default it is reduced
 * @property {boolean} [simple] whether simple players sit at every table, for tests that aren't about players; by default they do
 * @property {RegExp[]} [expected] complaints that belong to the test
 * @property {((context: BrowserContext) => Promise<unknown>)[]} [before] what to do to the context before a page opens
 * @property {Browser} [within] another browser than the file's own
 */

/** A context with one page, and everything in it that went wrong. */
export class Session {
    /**
     * @param {BrowserContext} context
     * @param {Page} page
     * @param {RegExp[]} expected
     */
    constructor(context, page, expected) {
        this.context = context;
        this.page = page;
        this.expected = expected;
        /** @type {string[]} */
        this.complaints = [];
        this.watch(page);
        context.on('page', (other) => this.watch(other));
        this.game = new Game(page);
    }

    /** @param {Page} page */
    watch(page) {
        if (this.watched.has(page)) return;
        this.watched.add(page);
        page.on('console', (message) => {
            if (message.type() === 'error' || message.type() === 'warning') {
                this.complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
            }
        });
        page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.stack ?? error.message}`));
    }

    /** @type {WeakSet<Page>} */
    watched = new WeakSet();

    /**
     * Opens the page, sits down and waits until it can be played.
     * @param {string} url
     * @param {{table?: string}} [options] its rules, as the start screen lists them
     */
    async open(url, {table} = {}) {
        await this.page.goto(url);
        await this.game.ready(table);
    }

    /** Nothing was said on the console, nothing uncaught, no breach of the content policy. */
    async nothingWrong() {
        for (const page of this.context.pages()) {
            for (const frame of page.frames()) {
                const breaches = await frame.evaluate(() => /** @type {any} */ (window).breaches ?? []).catch(() => []);
                this.complaints.push(...breaches.map((/** @type {string} */ text) => `content policy: ${text}`));
            }
        }
        const left = this.complaints.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
        assert.deepEqual(left, [], 'the page complained');
    }
}

/**
 * Runs `body` in a fresh context, then checks that the page had nothing to complain about.
 * @param {TestContext} t
 * @param {Options} options
 * @param {(session: Session) => Promise<unknown>} body
 */
export async function inBrowser(t, options, body) {
    const {size = SIZES.desktop, phone = false, ratio = phone ? 3 : 1, seed = t.name, speed = 12, motion = false, simple = true} = options;
    const context = await (options.within ?? (await browser())).newContext({
        viewport: size,
        deviceScaleFactor: ratio,
        hasTouch: phone,
        isMobile: phone,
        reducedMotion: motion ? 'no-preference' : 'reduce',
        locale: 'en-GB',
    });
    try {
        context.setDefaultTimeout(20_000);
        await context.addInitScript(conditions.seededBytes, `${SEED} ${seed}`);
        await context.addInitScript(conditions.listen);
        if (simple) await context.addInitScript(conditions.simplePlayers);
        if (speed !== 1) await context.addInitScript(conditions.fastClock, speed);
        for (const step of options.before ?? []) await step(context);
        const session = new Session(context, await context.newPage(), options.expected ?? []);
        await body(session);
        await session.nothingWrong();
    } finally {
        await context.close();
    }
}

/**
 * Opens a dialog from the menu, and waits until it is there: before that, what it will say can be read, but Escape does
 * not close it yet.
 * @param {Page} page
 * @param {string} id of the menu's button
 */
export async function fromMenu(page, id) {
    await page.locator('#menu').click();
    await page.locator(`#menu-dialog #${id}`).click();
    const dialog = page.locator(`#${id}-dialog`);
    await dialog.waitFor();
    return dialog;
}
