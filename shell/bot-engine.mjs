// A module of bots as one function from text to text. Runs in the worker, or on the page where there is no worker.

/**
 * @typedef {object} BotExports
 * @property {WebAssembly.Memory} memory
 * @property {(size: number) => number} tn_buffer a buffer of at least `size` bytes, good until the next call
 * @property {(length: number) => number} tn_answer the answer's length, or a negative number
 * @property {() => void} [_initialize]
 */

/** @typedef {{answer(text: string): string}} BotEngine */

/**
 * @param {WebAssembly.Module} module
 * @returns {Promise<BotEngine>}
 */
export async function createEngine(module) {
  const instance = await WebAssembly.instantiate(module, {});
  const bots = /** @type {BotExports} */ (/** @type {unknown} */ (instance.exports));
  bots._initialize?.();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    answer(text) {
      const request = encoder.encode(text);
      const at = bots.tn_buffer(request.length);
      // Views are made anew each time: they are lost when the memory grows.
      new Uint8Array(bots.memory.buffer, at, request.length).set(request);
      const length = bots.tn_answer(request.length);
      if (length < 0) throw new Unreadable(`It can't read ${text}`);
      return decoder.decode(new Uint8Array(bots.memory.buffer, at, length));
    },
  };
}

class Unreadable extends Error {}

/**
 * An engine that is made when it is first asked. One that has stopped in the middle isn't asked again: the next
 * question goes to a new one.
 * @param {WebAssembly.Module} module
 */
export function keepEngine(module) {
  /** @type {Promise<BotEngine> | null} */
  let engine = null;
  return {
    /** @param {string} text */
    async answer(text) {
      engine ??= createEngine(module);
      try {
        return (await engine).answer(text);
      } catch (error) {
        if (!(error instanceof Unreadable)) engine = null;
        throw error;
      }
    },
  };
}
