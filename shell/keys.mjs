// Which of the table's keys an event is, whatever the keyboard's layout or script.

/** Keys that every table has: bid, pass, and the cards of the hand. */
const everyTable = 'bp12345678';

/**
 * @typedef {object} KeyPress the part of KeyboardEvent that matters
 * @property {string} key
 * @property {string} code
 * @property {boolean} ctrlKey
 * @property {boolean} altKey
 * @property {boolean} metaKey
 * @property {boolean} shiftKey
 * @property {boolean} [repeat]
 * @property {boolean} [isComposing]
 */

/**
 * @param {KeyPress} event
 * @param {string} [keys] letters and digits that mean something at the table now
 * @returns {string | null} one of them, or null for any other key
 */
export function tableKey(event, keys = everyTable) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.repeat || event.isComposing) return null;
  const typed = event.key.toLowerCase();
  if (typed.length === 1 && keys.includes(typed)) return typed;
  // A Latin letter or a digit means itself; anything else that types a character goes by the key's place, for
  // keyboards of other scripts and those where digits need Shift.
  if (/^[\x21-\x7e]$/.test(typed) && /^Key/.test(event.code)) return null;
  if (/^[0-9]$/.test(typed) || [...event.key].length !== 1) return null;
  const placed = /^(?:Key([A-Z])|Digit([0-9]))$/.exec(event.code)?.slice(1).find(Boolean)?.toLowerCase();
  return placed && keys.includes(placed) ? placed : null;
}

/**
 * Whether typing belongs to the element rather than to the table.
 * @param {{tagName?: string, isContentEditable?: boolean} | null} element
 */
export function takesTyping(element) {
  return Boolean(element && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName ?? '')));
}
