// What the table is made of: fetched with progress while the start screen is up, and the bots that sit at it.

import {keepEngine} from './bot-engine.mjs';
import {createBots} from './bots.mjs';
import {addressOf, files} from './files.mjs';
import {createProgress, loadImage, loadModule} from './loading.mjs';
import {part} from './start.mjs';

/** Fetches everything that the table needs. */
export async function fetchParts() {
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

/**
 * @param {WebAssembly.Module} module the bots that answer at once
 * @param {() => void} onMissing told when one that thinks could not
 */
export function hireBots(module, onMissing) {
  /** Bots on the page's own thread. @type {Map<unknown, ReturnType<typeof keepEngine>>} */
  const here = new Map();
  return createBots({
    makeWorker: () => new Worker(addressOf(files.botWorker), {type: 'module'}),
    module,
    fetchPlayers: () => loadModule(addressOf(files.players), 'the players who think', () => {}),
    onMissing,
    answerHere: async (text, asked) => {
      const made = /** @type {WebAssembly.Module} */ (asked);
      const engine = here.get(made) ?? keepEngine(made);
      here.set(made, engine);
      // Lets the page draw first.
      await new Promise((done) => {
        setTimeout(done, 0);
      });
      return engine.answer(text);
    },
  });
}
