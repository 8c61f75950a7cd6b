// The deals of the days, as far as the start screen has to know: which day it is, and what is kept of the last ones.

/** @typedef {{bidder: number, bid: number, points: number, made: boolean}} DayResult `points` of the bidding side */
/** @typedef {DayResult & {date: string}} Day */

/** So many days are kept. */
export const mostDays = 366;

/** The day by this device's calendar, as yyyy-mm-dd. @param {Date} [now] */
export const today = (now = new Date()) => [String(now.getFullYear()).padStart(4, '0'), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** @param {string} date @param {Intl.DateTimeFormatOptions} [how] */
export const dayWords = (date, how = {day: 'numeric', month: 'long'}) => new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', {...how, timeZone: 'UTC'});

/** Whether your side has won. @param {DayResult} result */
export const isWon = ({bidder, made}) => made === (bidder % 2 === 0);

/** @param {any} value @param {number} least @param {number} most */
const within = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;

/**
 * Whether these are days as they are kept, the last one last.
 * @param {any} days
 */
export const areDays = (days) =>
  Array.isArray(days) &&
  days.length <= mostDays &&
  days.every((day, i) => Boolean(day) && /^\d{4}-\d\d-\d\d$/.test(day.date) && (i === 0 || days[i - 1].date < day.date) && within(day.bidder, 0, 3) && within(day.bid, 16, 28) && within(day.points, 0, 28) && typeof day.made === 'boolean');

/**
 * @param {HTMLElement} line on the start screen
 * @param {import('./storage.mjs').Store} store
 */
export function showDay(line, store) {
  const date = today();
  const kept = store.read('days')?.days.at(-1);
  line.textContent = dayWords(date) + (kept?.date === date ? ` · ${isWon(kept) ? 'won' : 'lost'}` : '');
}
