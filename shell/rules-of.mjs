// The rules of a table as elements, from the house module: for the rules dialog, which fetches this with its first table
// that isn't on the rules page.

import {createHouse} from './house.mjs';
import {renderBlocks} from './rules-view.mjs';

/** @returns {(rules: string) => Promise<HTMLElement[]>} from rules in short */
export function createRules(house = createHouse()) {
  return async (rules) => {
    const answer = await house.ask('rules', rules);
    if (!answer.ok) throw new Error(answer.reason);
    return renderBlocks(document, answer.blocks);
  };
}
