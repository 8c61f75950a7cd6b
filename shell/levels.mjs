// How well the others play: a level for each of their seats. What somebody has chosen holds at every table; the rest
// is as is usual at a table, where the partner is the strongest that there is.

/** @typedef {'simple' | 'club' | 'expert' | 'patient'} Level as the bots' own names for their kinds */
/** @typedef {'partner' | 'mira' | 'dev'} SeatId */
/** @typedef {Record<SeatId, Level>} Levels */

/** @type {{level: Level, name: string}[]} */
export const levels = [
  {level: 'simple', name: 'Simple'},
  {level: 'club', name: 'Club'},
  {level: 'expert', name: 'Expert'},
  {level: 'patient', name: 'Patient'},
];

/** @type {{id: SeatId, name: string, seat: number}[]} */
export const seats = [
  {id: 'partner', name: 'Partner', seat: 2},
  {id: 'mira', name: 'Mira', seat: 1},
  {id: 'dev', name: 'Dev', seat: 3},
];

/**
 * Whether these are levels of some of the seats, as they are kept.
 * @param {any} value
 * @returns {value is Partial<Levels>}
 */
export const areSomeLevels = (value) => Boolean(value) && seats.every(({id}) => value[id] === undefined || levels.some(({level}) => level === value[id]));

/**
 * @param {string} rules of a table
 * @param {Partial<Levels> | null} [chosen]
 * @returns {Levels}
 */
export function levelsAt(rules, chosen) {
  const others = rules === 'arcade29' ? 'simple' : 'club';
  return {partner: chosen?.partner ?? 'expert', mira: chosen?.mira ?? others, dev: chosen?.dev ?? others};
}

/** @param {Level} wanted */
const nameOf = (wanted) => levels.find(({level}) => level === wanted)?.name ?? '';

/** @param {Levels} at @returns {string} such as “Partner Expert · Mira and Dev Simple” */
export function inWords({partner, mira, dev}) {
  if (partner === mira && mira === dev) return `All three ${nameOf(partner)}`;
  const others = mira === dev ? `Mira and Dev ${nameOf(mira)}` : `Mira ${nameOf(mira)} · Dev ${nameOf(dev)}`;
  return `Partner ${nameOf(partner)} · ${others}`;
}

/**
 * The bot that is asked for a seat. Your own is played for you only when your clock has run out, at once.
 * @param {Levels} at
 * @param {number} wanted
 */
export function kindAt(at, wanted) {
  const found = seats.find(({seat}) => seat === wanted);
  return found ? at[found.id] : 'simple';
}
