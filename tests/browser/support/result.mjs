// What the result says, held against itself.

import assert from 'node:assert/strict';

/** @param {string} text */
export const numbersOf = (text) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

/**
 * The parts of the result, checked: needed and took agree with made or not and with the winners, the totals make 28.
 * @param {import('./game.mjs').Moment} moment
 * @param {number} [least] the lowest bid of the table
 */
export function fullResult(moment, least = 16) {
    const parts = Object.values(moment.controls).filter(({id}) => id.startsWith('result'));
    const said = parts.map(({name}) => name).join(' | ');
    const needed = Number(/needed (\d+)/i.exec(said)?.[1]);
    const took = Number(/took (\d+)/i.exec(said)?.[1]);
    assert.ok(needed >= least && needed <= 28, `what was needed: ${said}`);
    assert.ok(took >= 0 && took <= 28, `what was taken: ${said}`);
    const missed = /not made|failed|missed/i.test(said);
    assert.ok(missed || /\bmade\b/i.test(said), `made or not made: ${said}`);
    assert.equal(!missed, took >= needed, `made when enough was taken: ${said}`);
    const ours = Number(/You and Partner: (\d+)/.exec(said)?.[1]);
    const theirs = Number(/Mira and Dev: (\d+)/.exec(said)?.[1]);
    assert.equal(ours + theirs, 28, `the totals make 28: ${said}`);
    assert.ok(took === ours || took === theirs, `what was taken is one of the totals: ${said}`);
    const bidders = /Mira and Dev needed/.test(said) ? 'Mira and Dev' : 'You and Partner';
    const others = bidders === 'Mira and Dev' ? 'You and Partner' : 'Mira and Dev';
    assert.ok(said.includes(`${missed ? others : bidders} win`), `who has won: ${said}`);
    return {said, needed, took, made: !missed};
}
