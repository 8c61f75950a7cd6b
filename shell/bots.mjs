// Asks the bots for their moves, in a worker; where there can be none (a frame with an opaque origin), on the page.
// A worker that breaks or keeps silent is replaced and asked again. The bots answer alike for the same view and
// seed, so it makes no difference to the game who answers or how often they were asked.

/**
 * @typedef {object} SeatRequest
 * @property {number} ticket the table's number for this question
 * @property {number} seat
 * @property {string} view the encoded View: all that a bot is told
 * @property {string} kind the bot's name
 */

/**
 * @typedef {object} BotWorker the part of Worker that is used
 * @property {(message: any) => void} postMessage
 * @property {() => void} terminate
 * @property {(type: string, listener: (event: any) => void) => void} addEventListener
 */

/** @typedef {{resolve: (action: string) => void, reject: (error: Error) => void, text: string, tries: number, timer: any}} Question */

/**
 * @param {object} options
 * @param {() => BotWorker} options.makeWorker may throw
 * @param {unknown} options.module handed to each new worker
 * @param {(text: string) => Promise<string>} options.answerHere the same bots on this thread
 * @param {string} options.seed decimal, one for a game
 * @param {number} [options.patience] milliseconds that a worker is given for an answer
 * @param {number} [options.tries] how often a worker is asked before the page answers itself
 */
export function createBots({makeWorker, module, answerHere, seed, patience = 8000, tries = 2}) {
  /** @type {BotWorker | null} */
  let worker = null;
  let canHaveWorker = true;
  let hasAnswered = false;
  let lastId = 0;
  /** @type {Map<number, Question>} */
  const open = new Map();

  /** @returns {BotWorker | null} */
  function theWorker() {
    if (worker || !canHaveWorker) return worker;
    try {
      const made = makeWorker();
      made.addEventListener('message', ({data}) => answered(data));
      // A worker that fails before its first answer can't load here, and a new one wouldn't either.
      const broke = () => {
        if (made === worker) replace(hasAnswered);
      };
      made.addEventListener('error', broke);
      made.addEventListener('messageerror', broke);
      made.postMessage({module});
      worker = made;
    } catch {
      canHaveWorker = false;
    }
    return worker;
  }

  /** @param {{id?: unknown, answer?: unknown} | null | undefined} data whatever came from the worker */
  function answered(data) {
    const id = Number(data?.id);
    const answer = data?.answer;
    const question = open.get(id);
    if (!question) return;
    if (typeof answer !== 'string') {
      // Perhaps the module can't run in the worker: the page tries, and says so if it can't read the request either.
      question.tries = tries;
      ask(id);
      return;
    }
    hasAnswered = true;
    close(id);
    question.resolve(answer);
  }

  /** @param {number} id */
  function close(id) {
    clearTimeout(open.get(id)?.timer);
    open.delete(id);
  }

  /**
   * Ends the worker and asks whoever comes next.
   * @param {boolean} another whether that may be a new worker
   */
  function replace(another) {
    worker?.terminate();
    worker = null;
    canHaveWorker &&= another;
    for (const id of [...open.keys()]) ask(id);
  }

  /** @param {number} id */
  function ask(id) {
    const question = open.get(id);
    if (!question) return;
    clearTimeout(question.timer);
    question.tries += 1;
    const asked = question.tries > tries ? null : theWorker();
    if (!asked) {
      close(id);
      answerHere(question.text).then(question.resolve, question.reject);
      return;
    }
    // A worker that has never said anything is not waited for twice.
    question.timer = setTimeout(() => replace(hasAnswered), patience);
    asked.postMessage({id, text: question.text});
  }

  return {
    /**
     * @param {SeatRequest} request
     * @returns {Promise<string>} an action
     */
    askSeat({view, kind}) {
      return new Promise((resolve, reject) => {
        lastId += 1;
        open.set(lastId, {resolve, reject, text: `${kind} ${seed} ${view}`, tries: 0, timer: undefined});
        ask(lastId);
      });
    },
    /** Starts the worker before it is needed. */
    warm() {
      theWorker();
    },
    dispose() {
      worker?.terminate();
      worker = null;
      canHaveWorker = false;
      for (const id of [...open.keys()]) close(id);
    },
  };
}

/** @returns {string} a random unsigned 64-bit number in decimal */
export function randomSeed() {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0]);
}
