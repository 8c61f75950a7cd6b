// A module that comes later than the first card. Who needs it waits a while; when it couldn't be had it is fetched
// again, and meanwhile nobody waits twice for what was late once.

/**
 * @template T
 * @param {object} options
 * @param {() => Promise<T>} options.fetch
 * @param {(module: T) => void} options.arrived
 * @param {number} options.wait milliseconds
 * @param {number} options.retryAfter milliseconds after a failure before it is fetched again
 */
export function createLater({fetch, arrived, wait, retryAfter}) {
  /** @type {T | null} */
  let module = null;
  /** @type {Promise<void> | null} */
  let fetching = null;
  let failedAt = -Infinity;
  let late = false;
  /** @type {(value?: unknown) => void} */
  let begin = () => {};
  const begun = new Promise((done) => {
    begin = done;
  });

  async function fetchOnce() {
    try {
      module = await fetch();
      late = false;
      arrived(module);
    } catch {
      failedAt = performance.now();
    }
    fetching = null;
  }

  /** Fetches it, unless it is here, on its way, or couldn't be had a moment ago. */
  function start() {
    begin();
    if (module === null && !fetching && performance.now() - failedAt >= retryAfter) fetching = fetchOnce();
  }

  return {
    start,

    /** @returns {T | null} */
    get: () => module,

    /**
     * Waits if need be, also for start().
     * @returns {Promise<T | null>}
     */
    async there() {
      if (module !== null) return module;
      /** @type {any} */
      let timer;
      const tooLate = new Promise((done) => {
        timer = setTimeout(done, late ? 0 : wait, true);
      });
      const here = begun.then(start).then(() => fetching).then(() => false);
      late = (await Promise.race([here, tooLate])) || late;
      clearTimeout(timer);
      return module;
    },
  };
}
