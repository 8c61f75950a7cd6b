// Small WebAssembly modules, made byte by byte, that stand in for the compiled ones in tests of the page alone.

import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/** @type {(id: number, ...body: number[]) => number[]} */
const section = (id, ...body) => [id, body.length, ...body];

/** @type {(text: string) => number[]} */
const named = (text) => [text.length, ...Buffer.from(text)];

/** A module with nothing in it. */
export const emptyModule = Buffer.from(header);

/**
 * Bots that answer with the request's own last bytes: the view comes back as the action. A request of length `broken`
 * can't be read, one of length `stuck` is never answered.
 * @param {{broken?: number, stuck?: number}} [lengths] each below 64
 */
export function echoBots({broken = 63, stuck = 62} = {}) {
  // tn_answer(length): length == stuck: loop for ever; length == broken: -1; else length.
  const answer = [
    0x00, // no locals
    0x20, 0x00, 0x41, stuck, 0x46, 0x04, 0x40, 0x03, 0x40, 0x0c, 0x00, 0x0b, 0x0b, // if (length == stuck) for (;;);
    0x20, 0x00, 0x41, broken, 0x46, 0x04, 0x40, 0x41, 0x7f, 0x0f, 0x0b, // if (length == broken) return -1
    0x20, 0x00, 0x0b, // length
  ];
  const buffer = [0x00, 0x41, 0x80, 0x08, 0x0b]; // 1024
  return Buffer.from([
    ...header,
    ...section(1, 1, 0x60, 1, 0x7f, 1, 0x7f), // one type: i32 to i32
    ...section(3, 2, 0, 0),
    ...section(5, 1, 0, 1), // one page of memory
    ...section(7, 3, ...named('memory'), 2, 0, ...named('tn_buffer'), 0, 0, ...named('tn_answer'), 0, 1),
    ...section(10, 2, buffer.length, ...buffer, answer.length, ...answer),
  ]);
}

/**
 * Writes a folder like the one that the compiler fills.
 * @param {string} folder
 */
export function writeFakeBuild(folder) {
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'twentynine.mjs'), 'export default async () => ({});\n');
  writeFileSync(join(folder, 'twentynine.wasm'), emptyModule);
  writeFileSync(join(folder, 'twentynine-bots.wasm'), echoBots());
}
