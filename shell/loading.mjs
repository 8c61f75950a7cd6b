// Fetches what the table needs, counts the bytes as they arrive, and turns what can go wrong into sentences.

/** Why the table can't open, in words for a person. */
export class LoadError extends Error {}

/**
 * Progress over several files whose sizes are known beforehand.
 * @param {number[]} sizes bytes of each file
 * @param {(fraction: number) => void} show told of the part that has arrived, 0 to 1, never falling
 */
export function createProgress(sizes, show) {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const arrived = sizes.map(() => 0);
  let shown = 0;
  return {
    /**
     * @param {number} index which file
     * @param {number} bytes how much of it is here by now; more than its size counts as its size
     */
    at(index, bytes) {
      arrived[index] = Math.max(arrived[index] ?? 0, Math.min(bytes, sizes[index] ?? 0));
      const fraction = total > 0 ? arrived.reduce((sum, part) => sum + part, 0) / total : 0;
      shown = Math.max(shown, fraction);
      show(shown);
    },
  };
}

/**
 * Passes a body through and tells how many bytes have gone by.
 * @param {ReadableStream<Uint8Array>} body
 * @param {(bytes: number) => void} count
 * @returns {ReadableStream<Uint8Array>}
 */
export function counted(body, count) {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream({
    async pull(controller) {
      const {done, value} = await reader.read();
      if (done) {
        controller.close();
        return;
      }
      bytes += value.byteLength;
      count(bytes);
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * @param {string} what a part of the game, for a sentence
 * @param {{online: boolean, status?: number}} facts
 * @returns {string}
 */
export function fetchFailure(what, {online, status}) {
  if (status !== undefined) return `The server answered ${status} when asked for ${what}. Try again in a moment.`;
  if (!online) {
    return 'You seem to be offline, and the game is not kept on this device yet. After one visit with a connection it opens without one.';
  }
  return `The connection broke off before ${what} had arrived. Check it, then try again.`;
}

/**
 * Fetches and compiles a WebAssembly module while it arrives.
 * @param {string} url
 * @param {string} what its name in a sentence
 * @param {(bytes: number) => void} count
 * @returns {Promise<WebAssembly.Module>}
 */
export async function loadModule(url, what, count) {
  const response = await fetchFile(url, what);
  // The type is set here, so that a host that names it wrongly doesn't stop the game.
  const type = {headers: {'Content-Type': 'application/wasm'}};
  try {
    if (response.body && typeof WebAssembly.compileStreaming === 'function') {
      return await WebAssembly.compileStreaming(new Response(counted(response.body, count), type));
    }
    const bytes = await response.arrayBuffer();
    count(bytes.byteLength);
    return await WebAssembly.compile(bytes);
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) {
      throw new LoadError(`What arrived as ${what} is damaged, or this browser can't read it. Try again, or update your browser.`);
    }
    throw new LoadError(fetchFailure(what, {online: navigator.onLine}));
  }
}

/**
 * @param {string} url
 * @param {string} what
 * @returns {Promise<Response>}
 */
async function fetchFile(url, what) {
  let response;
  try {
    response = await fetch(url, {credentials: 'same-origin'});
  } catch {
    throw new LoadError(fetchFailure(what, {online: navigator.onLine}));
  }
  if (!response.ok) throw new LoadError(fetchFailure(what, {online: true, status: response.status}));
  return response;
}

/**
 * @param {string} url
 * @param {string} what
 * @returns {Promise<HTMLImageElement>} the picture, all of it here
 */
export function loadImage(url, what) {
  return new Promise((done, failed) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => done(image);
    image.onerror = () => failed(new LoadError(fetchFailure(what, {online: navigator.onLine})));
    image.src = url;
  });
}

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * Adds a stylesheet that isn't needed at first. What it dresses is plain, but all there, should it not come.
 * @param {string} url
 * @returns {Promise<void>}
 */
export function loadStyle(url) {
  let loading = styles.get(url);
  if (!loading) {
    loading = new Promise((done) => {
      const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: url});
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
    styles.set(url, loading);
  }
  return loading;
}

/** @returns {string | null} what this browser lacks, as a sentence */
export function missingFeature() {
  if (typeof WebAssembly !== 'object' || typeof WebAssembly.compile !== 'function') {
    return 'This browser runs no WebAssembly, which the game is made of. It may be switched off (some protected modes do that), or the browser may be too old.';
  }
  if (typeof ResizeObserver !== 'function' || typeof HTMLDialogElement !== 'function') {
    return 'This browser is too old for the game. Update it, or open the page in another one.';
  }
  return null;
}
