// Small WebAssembly modules, made byte by byte, that stand in for the compiled ones in tests of the page alone.

import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/** @type {(number: number) => number[]} an unsigned number in seven bits at a time */
const leb = (number) => (number < 128 ? [number] : [(number & 127) | 128, ...leb(number >> 7)]);

/** @type {(number: number) => number[]} the same, below 2^20 and with a bit of sign */
const signed = (number) => [(number & 127) | 128, ((number >> 7) & 127) | 128, number >> 14];

/** @type {(id: number, ...body: number[]) => number[]} */
const section = (id, ...body) => [id, ...leb(body.length), ...body];

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

/** What the house below says. */
export const houseAnswers = {
  tables: [
    {id: 'arcade29', title: '29 Arcade', line: 'One', text: 'arcade29'},
    {id: 'classic29', title: '29 Classic', line: 'Two', text: 'classic29'},
  ],
  rules: {
    ok: true,
    title: 'A Table',
    blocks: [
      {kind: 'h2', text: 'Ranks and points'},
      {kind: 'h2', text: 'The auction'},
      {kind: 'p', text: 'Hearts ♥ are **bold**, <b>this</b> isn’t & press `B`.'},
      {kind: 'ul', items: ['One ♠.', '**Two**.']},
      {kind: 'table', header: ['Bid', 'Points'], rows: [['14–19', '1'], ['20–24', '2']]},
    ],
  },
};

/** A house that answers every question about tables with the tables, and any other with rules. */
export function fixedHouse() {
  const [tables = Buffer.of(), rules = Buffer.of()] = [houseAnswers.tables, houseAnswers.rules].map((json) => Buffer.from(JSON.stringify(json)));
  const [questions, first, second] = [1024, 4096, 8192];
  const constant = (/** @type {number} */ number) => [0x41, ...signed(number)];
  const whenSizeIs = (/** @type {number} */ size, /** @type {number} */ where) => [0x20, 0x00, ...constant(size), 0x46, 0x04, 0x40, ...constant(where), 0x0f, 0x0b];
  const buffer = [0x00, ...whenSizeIs(tables.length, first), ...whenSizeIs(rules.length, second), ...constant(questions), 0x0b];
  const answer = [
    0x00, // no locals
    ...constant(questions), 0x2d, 0x00, 0x00, ...constant(0x74), 0x46, // load8_u(questions) == 't'
    0x04, 0x7f, ...constant(tables.length), 0x05, ...constant(rules.length), 0x0b, 0x0b, // ? one : other
  ];
  const data = (/** @type {number} */ where, /** @type {Buffer} */ bytes) => [0x00, ...constant(where), 0x0b, ...leb(bytes.length), ...bytes];
  return Buffer.from([
    ...header,
    ...section(1, 1, 0x60, 1, 0x7f, 1, 0x7f), // one type: i32 to i32
    ...section(3, 2, 0, 0),
    ...section(5, 1, 0, 1), // one page of memory
    ...section(7, 3, ...named('memory'), 2, 0, ...named('tn_buffer'), 0, 0, ...named('tn_answer'), 0, 1),
    ...section(10, 2, ...leb(buffer.length), ...buffer, ...leb(answer.length), ...answer),
    ...section(11, 2, ...data(first, tables), ...data(second, rules)),
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
  writeFileSync(join(folder, 'twentynine-players.wasm'), echoBots({broken: 61, stuck: 60}));
  writeFileSync(join(folder, 'twentynine-house.wasm'), fixedHouse());
}
