// Makes the game's art from the drawings in assets/art/parts: one sheet of cards and symbols, and the icons.
//
//   node tools/art.mjs                 writes assets/art/cards.svg
//   node tools/art.mjs --check         fails when the committed sheet is not what the parts make
//   node tools/art.mjs --icons         renders pwa/icons/*.png (needs rsvg-convert)
//
// The drawings are in the parts; this file only says where they go and in which colours.
// The sheet's grid is written down in assets/art/README.md.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const partsDir = join(root, 'assets/art/parts');
const sheetPath = join(root, 'assets/art/cards.svg');
const iconsDir = join(root, 'pwa/icons');

const kColumn = 104;
const kRow = 144;
const kColumns = 8;
const kRows = 5;

const ink = '#1c1a17';
const red = '#b8232a';

/**
 * A suit: the drawing's name, its colour on the ivory face and on dark panels.
 * @typedef {{letter: string, part: string, face: string, dark: string}} Suit
 */

/** @type {Suit[]} rows of the sheet, from the top */
const suits = [
  { letter: 'S', part: 'spade', face: ink, dark: '#f3ecdb' },
  { letter: 'H', part: 'heart', face: red, dark: '#f08a7e' },
  { letter: 'C', part: 'club', face: ink, dark: '#f3ecdb' },
  { letter: 'D', part: 'diamond', face: red, dark: '#f08a7e' },
];

/** Ranks in the game's order, strongest first: columns of the sheet, with the points each takes. */
const ranks = [
  { name: 'J', points: 3 },
  { name: '9', points: 2 },
  { name: 'A', points: 1 },
  { name: '10', points: 1 },
  { name: 'K', points: 0 },
  { name: 'Q', points: 0 },
  { name: '8', points: 0 },
  { name: '7', points: 0 },
];

/**
 * Places of the pips on the upper half, as [x, y]; `false` marks a pip that is not repeated, turned, below.
 * @type {Record<string, Array<[number, number] | [number, number, false]>>}
 */
const pips = (() => {
  const [left, middle, right] = [37, 50, 63];
  const [first, second] = [25, 55];
  return {
    7: [[left, first], [right, first], [middle, 47.5, false], [left, 70, false], [right, 70, false]],
    8: [[left, first], [right, first], [middle, 47.5], [left, 70, false], [right, 70, false]],
    9: [[left, first], [right, first], [left, second], [right, second], [middle, 70, false]],
    10: [[left, first], [right, first], [middle, 40], [left, second], [right, second]],
  };
})();

/**
 * Reads every `<g id="…">` that stands at the start of a line in the parts.
 * @returns {Map<string, string>} the drawing inside each group, by its id
 */
function readParts() {
  /** @type {Map<string, string>} */
  const parts = new Map();
  for (const file of readdirSync(partsDir).filter((name) => name.endsWith('.svg')).sort()) {
    const text = readFileSync(join(partsDir, file), 'utf8').replace(/<!--[\s\S]*?-->/g, '');
    for (const [, id, body] of text.matchAll(/^<g id="([\w-]+)">\n([\s\S]*?)^<\/g>$/gm)) {
      if (parts.has(id)) throw new Error(`${file}: a part named ${id} exists already`);
      if (body.split('<g').length !== body.split('</g>').length) throw new Error(`${file}: ${id} closes a group at the start of a line`);
      parts.set(id, body.replace(/\s*\n\s*/g, '').trim());
    }
  }
  return parts;
}

const parts = readParts();

/**
 * A part's drawing, with the parts that it includes drawn in place.
 * @param {string} id
 * @returns {string}
 */
function part(id) {
  const body = parts.get(id);
  if (body === undefined) throw new Error(`there is no part named ${id}`);
  return body.replace(/<use href="#([\w-]+)"\/>/g, (_, inner) => part(inner));
}

/**
 * Which colour of the palette each court wears: a `$name` in a drawing is looked up for its rank, its suit, then everyone.
 * @type {{palette: Record<string, string>, everyone: Record<string, string>,
 *         suits: Record<string, Record<string, Record<string, string>>>}}
 */
const wardrobe = JSON.parse(readFileSync(join(partsDir, 'wardrobe.json'), 'utf8'));

/**
 * Colours one court's drawing.
 * @param {string} drawing
 * @param {Suit} suit
 * @param {string} rank
 */
function paint(drawing, suit, rank) {
  const worn = { ...wardrobe.everyone, ...wardrobe.suits[suit.letter].all, ...wardrobe.suits[suit.letter][rank] };
  return drawing.replace(/\$(\w+)/g, (_, name) => {
    const colour = wardrobe.palette[worn[name]];
    if (!colour) throw new Error(`${rank}${suit.letter} has no colour for $${name}`);
    return colour;
  });
}

/**
 * A reference to a symbol of the sheet.
 * @param {string} id
 * @param {string} [transform]
 * @param {string} [attributes]
 */
function use(id, transform = '', attributes = '') {
  return `<use href="#${id}"${transform && ` transform="${transform}"`}${attributes && ` ${attributes}`}/>`;
}

/** @param {number} value */
const number = (value) => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');

/**
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 * @param {boolean} [turned] upside down
 */
function at(x, y, scale = 1, turned = false) {
  const move = `translate(${number(x)} ${number(y)})`;
  if (scale === 1 && !turned) return move;
  return `${move}scale(${number(turned ? -scale : scale)})`;
}

const turnedCard = 'rotate(180 50 70)';

/**
 * One card, 100 × 140 from 0,0.
 * @param {Suit} suit
 * @param {{name: string, points: number}} rank
 */
function card(suit, rank) {
  const index = use(`r${rank.name}`, at(14.5, 7, 0.25)) + use(suit.part, at(14.5, 44, 0.18));
  const name = `${rank.name}${suit.letter}`;
  let middle = '';
  let face = use('card');
  if (rank.name === 'A') {
    middle = part(`ace-${suit.part}`);
  } else if (pips[rank.name]) {
    for (const [x, y, once] of pips[rank.name]) {
      middle += use(suit.part, at(x, y, 0.18));
      if (once !== false) middle += use(suit.part, at(100 - x, 140 - y, 0.18, true));
    }
  } else {
    const id = `court-${rank.name}${suit.letter}`;
    const half = paint(part(id), suit, rank.name);
    face = `${use('card')}<g stroke="${ink}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round"><g id="${name}" clip-path="url(#window)">${half}</g>${use(name, turnedCard)}</g>`;
    middle = use('frame');
  }
  const corners = `<g id="i${name}">${index}</g>${use(`i${name}`, turnedCard)}`;
  const badge = rank.points ? use(`points${rank.points}`, at(14.5, 64.5)) : '';
  return `${face}<g fill="${suit.face}">${middle}${corners}</g>${badge}`;
}

/** Rows of one lattice tile over the back's field, 80 × 120 from 10,10. */
function lattice() {
  const tiles = Array.from({ length: 12 * 8 }, (_, i) => use('tile', at(10 + 10 * (i % 8), 10 + 10 * Math.floor(i / 8))));
  return tiles.join('');
}

/** The last row: back, suits for dark panels, small suits for the face, marker, icons. */
function extras() {
  const small = (/** @type {string[]} */ drawings) =>
    drawings.map((drawing, i) => `<g transform="${at(4 + 48 * (i % 2) + 23, 4 + 48 * Math.floor(i / 2) + 23)}">${drawing}</g>`).join('');
  return [
    part('back-field') + lattice() + part('back-medallion'),
    ...suits.map((suit) => use(suit.part, at(50, 50, 0.92), `fill="${suit.dark}"`)),
    small(suits.map((suit) => use(suit.part, 'scale(.44)', `fill="${suit.face}"`))),
    part('marker'),
    small(['icon-dealer', 'icon-winner', 'icon-hidden', 'icon-turn'].map((id) => part(id))),
  ];
}

/** Symbols that several cells share. */
function shared() {
  const ids = ['card', 'frame', 'tile', 'points3', 'points2', 'points1', 'spade', 'heart', 'club', 'diamond',
    ...ranks.map((rank) => `r${rank.name}`)];
  return `<defs><clipPath id="window">${part('window')}</clipPath>${ids.map((id) => `<g id="${id}">${part(id)}</g>`).join('')}</defs>`;
}

/** @returns {string} the whole sheet */
function sheet() {
  const cells = [
    ...suits.flatMap((suit) => ranks.map((rank) => card(suit, rank))),
    ...extras(),
  ];
  const placed = cells.map((drawing, i) => {
    const x = (i % kColumns) * kColumn + 2;
    const y = Math.floor(i / kColumns) * kRow + 2;
    return `<g transform="translate(${x} ${y})">${drawing}</g>\n`;
  });
  const [width, height] = [kColumn * kColumns, kRow * kRows];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n`
    + `${shared()}\n${placed.join('')}</svg>\n`;
}

/** Renders the icons' PNGs beside their SVGs. */
function icons() {
  /** @type {Array<[string, string, number]>} */
  const sizes = [
    ['icon.svg', 'icon-192.png', 192],
    ['icon.svg', 'icon-512.png', 512],
    ['maskable.svg', 'maskable-512.png', 512],
    ['maskable.svg', 'apple-touch-icon.png', 180],
  ];
  for (const [from, to, size] of sizes) {
    execFileSync('rsvg-convert', ['-w', String(size), '-h', String(size), '-o', join(iconsDir, to), join(iconsDir, from)]);
    console.log(`pwa/icons/${to}`);
  }
}

const option = process.argv[2];
const made = sheet();
if (option === undefined) {
  writeFileSync(sheetPath, made);
  console.log(`assets/art/cards.svg: ${made.length} characters`);
} else if (option === '--check') {
  const committed = readFileSync(sheetPath, 'utf8');
  if (committed !== made) {
    console.error('assets/art/cards.svg is not what assets/art/parts make: run node tools/art.mjs and commit the result.');
    process.exit(1);
  }
  console.log('assets/art/cards.svg is what the parts make.');
} else if (option === '--icons') {
  icons();
} else {
  console.error('usage: node tools/art.mjs [--check | --icons]');
  process.exit(2);
}
