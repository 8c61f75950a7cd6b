// The house module: rules in words, rulesets and records as JSON, reviews, checks of shuffles, statistics. It is a
// WebAssembly module of its own, fetched when somebody first asks for any of these, and imports nothing.
//
// A question is a command with lines after it, an answer is JSON. What can't be read or isn't allowed is answered with
// {ok: false, reason} and, for JSON that was given, `where` in it. TEXT is a ruleset in short ("arcade29", "r1.…"),
// MATCH a match as one line ("29m1;…").
//
//   tables                        → [{id, title, line, text}]
//   fields                        → {groups: [{title, fields: [Field]}]}
//   ruleset.read, JSON            → {ok, text, name, table, values}
//   ruleset.write, TEXT[, NAME]   → {ok, json, name, table, values}
//   rules, TEXT                   → {ok, title, blocks}
//   record.read, JSON             → {ok, text: MATCH, deals, name, table, rules: TEXT, single}
//   record.write, MATCH           → {ok, json}
//   record.write.deal, N, MATCH   → {ok, json} of that deal alone, from 0
//   review, SEAT or -, MATCH      → {ok, name, table, rules, direction, deals}
//   decisions, N, MATCH           → {ok, text: MATCH of deal N alone, decisions: [{place, choice}]} of seat 0; text and
//                                    list are empty unless the deal is over
//   daily, DATE                   → {ok, rules: TEXT, dealer, seed, commitment, players_seed, players}
//   daily.result, DATE, N, MATCH  → {ok, bidder, bid, points, made} of deal N, if it is that day's
//   verify, MATCH                 → {ok, verified, deals: [{has_proof, stream, seed, entropy, commitment, pack,
//                                    commitment_ok, pack_ok}]}
//   stats, MATCH                  → {ok, deals: [{index, bidder, bid, single, made, points, game_points, side}]}

import {addressOf, files} from './files.mjs';
import {LoadError, loadModule} from './loading.mjs';

/**
 * @typedef {object} Field one field of a ruleset, for whoever changes it
 * @property {string} name
 * @property {string} title
 * @property {string} help
 * @property {'bool' | 'number' | 'choice'} kind
 * @property {number} [min] of a number
 * @property {number} [max]
 * @property {string} [zero] what 0 means, where it turns the rule off
 * @property {{value: string, title: string}[]} [choices]
 */
/** @typedef {{ask(command: string, ...lines: string[]): Promise<any>}} House */

/**
 * @typedef {object} HouseExports
 * @property {WebAssembly.Memory} memory
 * @property {(size: number) => number} tn_buffer where `size` bytes may lie, 0 for too many; keeps what lies there
 * @property {(length: number) => number} tn_answer the length of the answer, which lies in the buffer
 * @property {() => void} [_initialize]
 */

/**
 * @param {WebAssembly.Module} module
 * @returns {Promise<(question: string) => any>}
 */
export async function startHouse(module) {
  const instance = await WebAssembly.instantiate(module, {});
  const house = /** @type {HouseExports} */ (/** @type {unknown} */ (instance.exports));
  house._initialize?.();
  return (question) => {
    const bytes = new TextEncoder().encode(question);
    const at = house.tn_buffer(bytes.length);
    if (at === 0) return {ok: false, where: '', reason: 'That is longer than anything of this game.'};
    // Views are made anew each time: they are lost when the memory grows.
    new Uint8Array(house.memory.buffer, at, bytes.length).set(bytes);
    const length = house.tn_answer(bytes.length);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(house.memory.buffer, house.tn_buffer(length), length)));
  };
}

/** @returns {House} */
export function createHouse() {
  /** @type {Promise<WebAssembly.Module> | null} */
  let fetched = null;
  /** @type {ReturnType<typeof startHouse> | null} */
  let started = null;

  const start = async () => {
    fetched ??= loadModule(addressOf(files.house), 'the rule book', () => {});
    return startHouse(await fetched);
  };

  return {
    async ask(command, ...lines) {
      started ??= start();
      /** @type {(question: string) => any} */
      let answer;
      try {
        answer = await started;
      } catch (error) {
        // The next question tries again.
        fetched = null;
        started = null;
        throw error instanceof LoadError ? error : new LoadError('The rule book could not be opened. Try again.');
      }
      try {
        return answer([command, ...lines].join('\n'));
      } catch {
        // It ran into a wall, which mustn't lame the next question.
        started = null;
        throw new LoadError('The rule book could not answer that.');
      }
    },
  };
}
