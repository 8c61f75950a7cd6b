// What the page loads besides its own modules, in one place. tools/site.mjs puts in the real names, the sizes (what
// the loader's progress is measured against) and the version.

/** @typedef {{url: string}} SiteFile an address relative to this module */
/** @typedef {{url: string, bytes: number}} SizedFile the same, with its size in bytes */

/** The version that is shown to people. */
export const version = '0.0.0-dev';

export const files = {
  glue: {url: './twentynine.mjs'},
  table: {url: './twentynine.wasm', bytes: 0},
  bots: {url: './twentynine-bots.wasm', bytes: 0},
  players: {url: './twentynine-players.wasm'},
  house: {url: './twentynine-house.wasm', bytes: 0},
  botWorker: {url: './bot-worker.mjs'},
  cards: {url: '../assets/art/cards.svg', bytes: 0},
  baize: {url: '../assets/art/table.svg', bytes: 0},
  rules: {url: './rules.html'},
  prose: {url: './prose.css'},
  houseStyle: {url: './house.css'},
  serviceWorker: {url: '../pwa/service-worker.js'},
};

/**
 * @param {SiteFile} file
 * @returns {string} its absolute address
 */
export const addressOf = (file) => new URL(file.url, import.meta.url).href;
