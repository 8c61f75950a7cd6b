// Which of the table's keys (B, P, 1 to 8) an event is, whatever the keyboard's layout or script.

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
 * @returns {string | null} 'b', 'p', '1' … '8', or null for any other key
 */
export function tableKey(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.repeat || event.isComposing) return null;
  const typed = event.key.toLowerCase();
  if (/^[bp1-8]$/.test(typed)) return typed;
  // A Latin letter or a digit means itself; anything else that types a character goes by the key's place, for
  // keyboards of other scripts and those where digits need Shift.
  if (/^[\x21-\x7e]$/.test(typed) && /^Key/.test(event.code)) return null;
  if (/^[0-9]$/.test(typed) || [...event.key].length !== 1) return null;
  return /^(?:Key([BP])|Digit([1-8]))$/.exec(event.code)?.slice(1).find(Boolean)?.toLowerCase() ?? null;
}

/**
 * Whether typing belongs to the element rather than to the table.
 * @param {{tagName?: string, isContentEditable?: boolean} | null} element
 */
export function takesTyping(element) {
  return Boolean(element && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName ?? '')));
}
