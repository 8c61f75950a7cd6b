// axe-core over a page as it is now.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * @param {import('playwright-core').Page} page
 * @param {string} where for the message
 */
export async function accessible(page, where) {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
    const found = await page.evaluate(async () => {
        const {violations} = await /** @type {any} */ (window).axe.run(document, {resultTypes: ['violations']});
        return violations.map(
            (/** @type {any} */ {id, nodes}) => `${id}: ${nodes.map((/** @type {any} */ node) => node.target.join(' ')).join(', ')}`,
        );
    });
    assert.deepEqual(found, [], `axe on ${where}`);
}
