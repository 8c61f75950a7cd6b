// The deal of a day in words. Nothing here touches the page.

import {dayWords, isWon} from './days.mjs';
import {seatName} from './review-data.mjs';

/** @typedef {import('./days.mjs').Day} Day */
/** @typedef {import('./days.mjs').DayResult} DayResult */

/**
 * @param {string[]} fields of the players' last answer
 * @returns {DayResult}
 */
export function readResult(fields) {
  if (fields.length !== 4 || fields.some((field) => !/^\d+$/.test(field))) throw new Error('The players gave no result.');
  const [bidder = 0, bid = 0, points = 0, made] = fields.map(Number);
  return {bidder, bid, points, made: made === 1};
}

/** @param {DayResult} result */
const outcome = (result) => `${result.made ? 'Contract made' : 'Contract failed'}: ${isWon(result) ? 'a win' : 'a loss'}.`;

/** @param {DayResult} result @param {string} you who sat in your seat */
function taken({bidder, bid, points}, you) {
  if (bidder === 0) return `${you} bid ${bid} and took ${points}.`;
  return `${seatName(bidder)} bid ${bid} and ${bidder === 2 ? 'your side' : 'their side'} took ${points}.`;
}

/** @param {DayResult} result */
export const yourWords = (result) => `${taken(result, 'You')} ${outcome(result)}`;

/** @param {DayResult} result */
export const expertWords = (result) => (result.bidder === 0 ? `${taken(result, 'The expert in your seat')} ${outcome(result)}` : `With the expert in your seat, ${taken(result, '')} ${outcome(result)}`);

/**
 * What is copied, to be sent to somebody.
 * @param {string} date
 * @param {DayResult} yours
 * @param {DayResult | null} expert
 * @param {string} link
 */
export function copyWords(date, yours, expert, link) {
  const lines = [`29, the deal of ${dayWords(date, {day: 'numeric', month: 'long', year: 'numeric'})}`, yourWords(yours).replace(/^You bid/, 'I bid').replace('your side', 'my side')];
  if (expert) lines.push(expertWords(expert).replaceAll('your s', 'my s'));
  return [...lines, link].join('\n');
}

/**
 * The last days up to one, the kept ones with their results.
 * @param {string} date the last of them
 * @param {Day[]} days
 * @param {number} count
 * @returns {{date: string, result: Day | null}[]}
 */
export function lastDays(date, days, count) {
  return Array.from({length: count}, (_, i) => {
    const at = new Date(Date.parse(`${date}T12:00:00Z`) - (count - 1 - i) * 86_400_000).toISOString().slice(0, 10);
    return {date: at, result: days.find((day) => day.date === at) ?? null};
  });
}
