// Statistics as numbers: what is kept of the deals that were played out, and what they add up to. Nothing here touches
// the page.

/** @typedef {{made: number, failed: number}} Outcomes */
/**
 * @typedef {object} TableStats of one table's deals
 * @property {string} name
 * @property {number} deals
 * @property {number} won by your side: a contract of yours made, or one of theirs failed
 * @property {number} streak deals won in a row up to the last
 * @property {number} best the longest such row
 * @property {[number, number]} points card points taken, yours and theirs
 * @property {[number, number]} game game points won and lost
 * @property {Record<string, Outcomes>} ours your side's contracts, by bid
 * @property {Record<string, Outcomes>} theirs
 */
/** @typedef {{tables: Record<string, TableStats>, counted: string[]}} Stats by ruleset; `counted`: marks of the latest deals */
/**
 * @typedef {object} DealStats the house module's words on one deal
 * @property {number} bid
 * @property {boolean} single
 * @property {boolean} made
 * @property {[number, number]} points
 * @property {[number, number]} game_points
 * @property {'us' | 'them'} side
 */

/** Deals that are remembered, so that a reload doesn't count one twice. */
const REMEMBERED = 64;
/** House tables that are kept apart. */
const MOST_TABLES = 200;

/** @returns {Stats} */
export const noStats = () => ({tables: {}, counted: []});

/**
 * @param {string} name
 * @returns {TableStats}
 */
const noDeals = (name) => ({name, deals: 0, won: 0, streak: 0, best: 0, points: [0, 0], game: [0, 0], ours: {}, theirs: {}});

const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isRecord = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPair = (/** @type {any} */ value, /** @type {(number: unknown) => boolean} */ each) => Array.isArray(value) && value.length === 2 && value.every(each);

/** @param {any} bids */
const areOutcomes = (bids) =>
  isRecord(bids) && Object.entries(bids).every(([bid, at]) => (/^(1[4-9]|2\d)$/.test(bid) || bid === 'single') && isRecord(at) && isCount(at.made) && isCount(at.failed));

/**
 * Whether this was written here. What lies on the device may have been changed by anybody.
 * @param {any} kept
 * @returns {kept is Stats}
 */
export function areStats(kept) {
  return (
    isRecord(kept) &&
    Array.isArray(kept.counted) &&
    kept.counted.length <= REMEMBERED &&
    kept.counted.every((/** @type {unknown} */ mark) => typeof mark === 'string' && mark.length <= 16) &&
    isRecord(kept.tables) &&
    Object.keys(kept.tables).length <= MOST_TABLES &&
    Object.entries(kept.tables).every(
      ([rules, /** @type {any} */ at]) =>
        /^[\w.~-]{1,200}$/.test(rules) &&
        isRecord(at) &&
        typeof at.name === 'string' &&
        at.name.length <= 160 &&
        [at.deals, at.won, at.streak, at.best].every(isCount) &&
        isPair(at.points, isCount) &&
        isPair(at.game, Number.isSafeInteger) &&
        areOutcomes(at.ours) &&
        areOutcomes(at.theirs),
    )
  );
}

/**
 * The fields of a match text that statistics go by (engine/match_text.h).
 * @param {string} matchText
 * @param {number} dealIndex
 */
export function partsOf(matchText, dealIndex) {
  const [, rules = '', name = '', , ...deals] = matchText.split(';');
  const bytes = Uint8Array.from(name.match(/../g) ?? [], (hex) => parseInt(hex, 16));
  return {rules, name: new TextDecoder().decode(bytes), mark: markOf(`${rules};${deals[dealIndex] ?? ''}`)};
}

/**
 * A short mark that two deals hardly ever share: FNV-1a.
 * @param {string} text
 */
function markOf(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/**
 * @param {Record<string, Outcomes>} bids
 * @param {string} bid
 * @param {boolean} made
 */
function count(bids, bid, made) {
  const at = bids[bid] ?? {made: 0, failed: 0};
  return {...bids, [bid]: made ? {...at, made: at.made + 1} : {...at, failed: at.failed + 1}};
}

/**
 * With one deal more.
 * @param {Stats} stats
 * @param {{rules: string, name: string, mark: string}} which
 * @param {DealStats} deal
 * @returns {Stats} the same when that deal is counted already
 */
export function withDeal(stats, {rules, name, mark}, deal) {
  if (stats.counted.includes(mark)) return stats;
  const known = Object.hasOwn(stats.tables, rules);
  // The one that was met first has to go; arcade and the other tables of the house are met again soon.
  const kept = Object.entries(stats.tables).slice(known || Object.keys(stats.tables).length < MOST_TABLES ? 0 : 1);
  const before = (known ? stats.tables[rules] : undefined) ?? noDeals(name);
  const ours = deal.side === 'us';
  const won = deal.made === ours;
  const bid = deal.single ? 'single' : String(deal.bid);
  const streak = won ? before.streak + 1 : 0;
  const after = {
    ...before,
    name: name || before.name,
    deals: before.deals + 1,
    won: before.won + (won ? 1 : 0),
    streak,
    best: Math.max(before.best, streak),
    points: added(before.points, deal.points),
    game: added(before.game, deal.game_points),
    ...(ours ? {ours: count(before.ours, bid, deal.made)} : {theirs: count(before.theirs, bid, deal.made)}),
  };
  return {tables: {...Object.fromEntries(kept), [rules]: after}, counted: [...stats.counted, mark].slice(-REMEMBERED)};
}

/** @type {(a: readonly number[], b: readonly number[]) => [number, number]} */
const added = (a, b) => [(a[0] ?? 0) + (b[0] ?? 0), (a[1] ?? 0) + (b[1] ?? 0)];

/**
 * @param {Record<string, Outcomes>} a
 * @param {Record<string, Outcomes>} b
 */
function merged(a, b) {
  const all = {...a};
  for (const [bid, {made, failed}] of Object.entries(b)) all[bid] = {made: (a[bid]?.made ?? 0) + made, failed: (a[bid]?.failed ?? 0) + failed};
  return all;
}

/**
 * All tables as one. Rows of wins don't add up: the longest one stands, and the running one is nobody's.
 * @param {TableStats[]} tables
 * @returns {TableStats}
 */
export function together(tables) {
  return tables.reduce(
    (all, one) => ({
      name: 'All tables',
      deals: all.deals + one.deals,
      won: all.won + one.won,
      streak: tables.length === 1 ? one.streak : 0,
      best: Math.max(all.best, one.best),
      points: added(all.points, one.points),
      game: added(all.game, one.game),
      ours: merged(all.ours, one.ours),
      theirs: merged(all.theirs, one.theirs),
    }),
    noDeals('All tables'),
  );
}

/**
 * @param {Record<string, Outcomes>} bids
 * @returns {Outcomes}
 */
export function total(bids) {
  return Object.values(bids).reduce((sum, {made, failed}) => ({made: sum.made + made, failed: sum.failed + failed}), {made: 0, failed: 0});
}

/**
 * The bids of a table from the lowest to the highest, without gaps; a single hand comes last.
 * @param {TableStats} stats
 */
export function bidsOf({ours, theirs}) {
  const all = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const numbers = all.filter((bid) => bid !== 'single').map(Number);
  const lowest = Math.min(...numbers);
  const row = numbers.length ? Array.from({length: Math.max(...numbers) - lowest + 1}, (_, i) => String(lowest + i)) : [];
  return all.includes('single') ? [...row, 'single'] : row;
}
