// Opens the table: fetches its parts with progress, hands them to the port, and joins it to the page around it.

import {createEngine} from './bot-engine.mjs';
import {createBots, randomSeed} from './bots.mjs';
import {createAnnouncer, createOverlay} from './controls.mjs';
import {createAbandonDialog, createRulesDialog, prepareDialogs} from './dialogs.mjs';
import {addressOf, files} from './files.mjs';
import {focusOnPress, isFramed} from './frame.mjs';
import {prepareInstall} from './install.mjs';
import {LoadError, createProgress, loadImage, loadModule, missingFeature} from './loading.mjs';
import {keepOffline} from './update.mjs';

/**
 * @typedef {object} Table what the port gives
 * @property {(id: string) => void} press
 * @property {(id: string, text: string) => void} setValue
 * @property {() => void} newDeal
 * @property {() => boolean} dealUnderway
 * @property {() => void} dispose
 */

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
function part(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`The page has no #${id}.`);
  return element;
}

const stage = part('stage', HTMLElement);
const newDeal = part('new-deal', HTMLButtonElement);
const rulesButton = part('rules', HTMLButtonElement);
const announce = createAnnouncer(part('live', HTMLElement));

/** @type {Table | null} */
let table = null;

const overlay = createOverlay({
  host: part('controls', HTMLElement),
  stage,
  press: (id) => table?.press(id),
  setValue: (id, text) => table?.setValue(id, text),
});

/** @param {string} sentence */
function fail(sentence) {
  window.dispatchEvent(new CustomEvent('twentynine:failure', {detail: sentence}));
}

/** Fetches everything that the table needs. */
async function fetchParts() {
  const bar = part('progress', HTMLProgressElement);
  const percent = part('percent', HTMLElement);
  const parts = [files.table, files.bots, files.cards, files.baize];
  const progress = createProgress(
    parts.map(({bytes}) => bytes),
    (fraction) => {
      bar.value = fraction;
      percent.textContent = `${Math.floor(fraction * 100)}%`;
    },
  );
  /** @type {(index: number, what: string) => Promise<HTMLImageElement>} */
  const picture = async (index, what) => {
    const file = parts[index] ?? files.cards;
    const image = await loadImage(addressOf(file), what);
    progress.at(index, file.bytes);
    return image;
  };
  const [{openTable}, {default: create}, wasm, botModule, cards, baize] = await Promise.all([
    import('../web/browser/port.mjs'),
    import(addressOf(files.glue)),
    loadModule(addressOf(files.table), 'the table', (bytes) => progress.at(0, bytes)),
    loadModule(addressOf(files.bots), 'the other players', (bytes) => progress.at(1, bytes)),
    picture(2, 'the cards'),
    picture(3, 'the baize'),
  ]);
  return {openTable, create, wasm, botModule, art: {cards, table: baize}};
}

/** @param {WebAssembly.Module} module */
function hireBots(module) {
  /** @type {ReturnType<typeof createEngine> | undefined} */
  let engine;
  return createBots({
    makeWorker: () => new Worker(addressOf(files.botWorker), {type: 'module'}),
    module,
    seed: randomSeed(),
    answerHere: async (text) => {
      engine ??= createEngine(module);
      const {answer} = await engine;
      // Lets the page draw first.
      await new Promise((done) => {
        setTimeout(done, 0);
      });
      return answer(text);
    },
  });
}

async function open() {
  const {openTable, create, wasm, botModule, art} = await fetchParts();
  const bots = hireBots(botModule);
  bots.warm();
  table = await openTable({
    create,
    wasm,
    canvas: part('canvas', HTMLCanvasElement),
    stage,
    art,
    askSeat: bots.askSeat,
    onControls: overlay.render,
    announce,
    onPlain: (/** @type {string | null} */ reason) => {
      stage.classList.toggle('plain', reason !== null);
      part('plain-note', HTMLElement).hidden = reason === null;
      if (reason) announce(reason);
    },
  });
  document.documentElement.dataset.state = 'ready';
  newDeal.disabled = false;
}

function preparePage() {
  prepareDialogs();
  const rules = createRulesDialog(addressOf(files.rules));
  rulesButton.addEventListener('click', rules.open);
  rulesButton.disabled = false;
  const abandon = createAbandonDialog(() => table?.newDeal());
  newDeal.addEventListener('click', () => {
    if (table?.dealUnderway()) abandon.open();
    else table?.newDeal();
  });
  prepareInstall(part('install', HTMLButtonElement));
  if (isFramed()) focusOnPress();
  // What the table throws later, when nobody awaits it.
  const stopped = (/** @type {unknown} */ error) => {
    if (error instanceof WebAssembly.RuntimeError) fail('The table has stopped because of a mistake in the game. Retry starts a new deal.');
  };
  window.addEventListener('error', (event) => stopped(event.error));
  window.addEventListener('unhandledrejection', (event) => stopped(event.reason));
}

async function start() {
  const missing = missingFeature();
  if (missing) {
    fail(missing);
    return;
  }
  preparePage();
  try {
    await open();
  } catch (error) {
    const online = navigator.onLine;
    fail(
      error instanceof LoadError
        ? error.message
        : `The table could not be opened${online ? '' : ', and you seem to be offline'}. Try again. (${error})`,
    );
  }
  // After a failure too: a better version may be on its way.
  await keepOffline(addressOf(files.serviceWorker), part('update', HTMLElement));
}

void start();
