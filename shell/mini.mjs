// Small cards drawn with elements alone, for everything that looks back on a deal.

import {cardName, rankOf, suitOf, suitSymbol} from './review-data.mjs';
import {make} from './sheet.mjs';

/**
 * @param {string} card such as TC
 * @param {string} [className]
 */
export function miniCard(card, className = '') {
  return make(
    'span',
    {class: `mini ${className}`, role: 'img', 'aria-label': cardName(card), 'data-suit': suitOf(card)},
    make('b', {}, rankOf(card)),
    make('i', {}, suitSymbol(suitOf(card))),
  );
}

/**
 * @param {number} count
 * @param {string} [className]
 * @returns {HTMLElement[]} as many backs; what they are is said beside them
 */
export const miniBacks = (count, className = '') => Array.from({length: count}, () => make('span', {class: `mini back ${className}`, 'aria-hidden': 'true'}));
