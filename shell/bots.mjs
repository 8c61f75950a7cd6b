// Asks the bots for their moves, in a worker; where there can be none (a frame with an opaque origin), on the page.
// A worker that breaks or keeps silent is replaced and asked again. The bots answer alike for the same view and
// seed, so it makes no difference to the game who answers or how often they were asked.
//
// The bots that answer at once are there from the beginning. Those that think are a module of their own, which comes
// later: who needs it waits for it, and if it doesn't come, a simple bot answers. The same module answers whatever
// else the page wants to know, when no seat is waiting.

import {createLater} from './later.mjs';

/**
 * @typedef {object} SeatRequest
 * @property {number} ticket the table's number for this question
 * @property {number} seat
 * @property {string} seed decimal, the same for the whole deal
 * @property {string} view the encoded View: all that a bot is told
 * @property {string} kind the bot's name
 */

/**
 * @typedef {object} BotWorker the part of Worker that is used
 * @property {(message: any) => void} postMessage
 * @property {() => void} terminate
 * @property {(type: string, listener: (event: any) => void) => void} addEventListener
 */

/**
 * @typedef {object} Question
 * @property {(answer: string) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {string} text
 * @property {boolean} thinks whether it needs the module of those who think
 * @property {boolean} [aside] no seat waits for it
 * @property {string} [here] the same for the page's own thread, which must not stand still for long
 * @property {string} [simple] what is asked when there is no answer
 * @property {() => void} [standIn] told when a weaker bot answers than the one that was asked
 * @property {boolean} [onPage] the page is at it
 * @property {number} tries
 * @property {any} [timer]
 */

const atOnce = new Set(['simple', 'random']);

/**
 * @param {object} options
 * @param {() => BotWorker} options.makeWorker may throw
 * @param {unknown} options.module the bots that answer at once; handed to each new worker
 * @param {() => Promise<unknown>} [options.fetchPlayers] fetches the module of those who think
 * @param {(text: string, module: unknown) => Promise<string>} options.answerHere the same bots on this thread
 * @param {() => void} [options.onMissing] told each time that a simple bot answers for one that thinks
 * @param {number} [options.patience] milliseconds that a worker is given for an answer
 * @param {number} [options.tries] how often a worker is asked before the page answers itself
 * @param {number} [options.wait] milliseconds for which a seat waits until those who think are there
 * @param {number} [options.retryAfter] milliseconds after which they are fetched again when that failed
 */
export function createBots({makeWorker, module, fetchPlayers = () => Promise.reject(), answerHere, onMissing = () => {}, patience = 12_000, tries = 2, wait = 12_000, retryAfter = 10_000}) {
  /** @type {BotWorker | null} */
  let worker = null;
  let canHaveWorker = true;
  let hasAnswered = false;
  let lastId = 0;
  /** @type {Map<number, Question>} */
  const open = new Map();
  /** Questions of no seat: one at a time, when nobody else is thinking. @type {Question[]} */
  const asides = [];

  const players = createLater({fetch: fetchPlayers, wait, retryAfter, arrived: (made) => worker?.postMessage({players: made})});

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
      if (players.get()) made.postMessage({players: players.get()});
      worker = made;
    } catch {
      canHaveWorker = false;
    }
    return worker;
  }

  /** @param {{id?: unknown, answer?: unknown, error?: unknown} | null | undefined} data whatever came from the worker */
  function answered(data) {
    const id = Number(data?.id);
    const answer = data?.answer;
    const question = open.get(id);
    if (!question) return;
    if (typeof answer !== 'string') {
      if (question.thinks) return giveUp(id, new Error(String(data?.error)));
      // Perhaps the module can't run in the worker: the page tries, and says so if it can't read the request either.
      question.tries = tries;
      ask(id);
      return;
    }
    hasAnswered = true;
    close(id)?.resolve(answer);
    nextAside();
  }

  /** @param {number} id */
  function close(id) {
    const question = open.get(id);
    clearTimeout(question?.timer);
    open.delete(id);
    return question;
  }

  /**
   * There is no answer: for a seat that asked those who think a simple bot gives one, all else is refused.
   * @param {number} id
   * @param {any} why
   */
  function giveUp(id, why) {
    const question = open.get(id);
    if (!question) return;
    if (question.simple === undefined) {
      close(id)?.reject(why);
      nextAside();
      return;
    }
    Object.assign(question, {text: question.simple, simple: undefined, here: undefined, thinks: false, onPage: false, tries: 0});
    question.standIn?.();
    onMissing();
    ask(id);
  }

  /**
   * Ends the worker and asks whoever comes next.
   * @param {boolean} another whether that may be a new worker
   */
  function replace(another) {
    worker?.terminate();
    worker = null;
    canHaveWorker &&= another;
    for (const [id, question] of [...open]) {
      if (!question.aside) ask(id);
      else if (!question.onPage) {
        close(id);
        asides.unshift(question);
      }
    }
    nextAside();
  }

  /** @param {number} id */
  function ask(id) {
    const question = open.get(id);
    if (!question || question.onPage) return;
    clearTimeout(question.timer);
    question.tries += 1;
    const asked = question.tries > tries ? null : theWorker();
    if (question.thinks && (!players.get() || (!asked && canHaveWorker))) {
      // What a worker couldn't do twice would hold up the page.
      giveUp(id, new Error('They are not here yet, or have no answer.'));
    } else if (asked) {
      // A worker that has never said anything is not waited for twice.
      question.timer = setTimeout(() => replace(hasAnswered), patience);
      asked.postMessage({id, text: question.text, thinks: question.thinks});
    } else {
      void askHere(id, question);
    }
  }

  /** @param {number} id @param {Question} question */
  async function askHere(id, question) {
    question.onPage = true;
    const text = question.here ?? question.text;
    if (text !== question.text) question.standIn?.();
    try {
      const answer = await answerHere(text, question.thinks ? players.get() : module);
      close(id)?.resolve(answer);
      nextAside();
    } catch (error) {
      giveUp(id, error);
    }
  }

  /** @param {Question} question */
  function put(question) {
    lastId += 1;
    open.set(lastId, question);
    ask(lastId);
  }

  function nextAside() {
    const next = open.size === 0 ? asides.shift() : undefined;
    if (next) put(next);
  }

  return {
    /**
     * @param {SeatRequest} request
     * @param {() => void} [standIn] told when a weaker bot answers in the place of this one
     * @returns {Promise<string>} an action
     */
    async askSeat({seed, view, kind}, standIn) {
      const request = (/** @type {string} */ name) => `${name} ${seed} ${view}`;
      const thinks = !atOnce.has(kind);
      if (thinks) await players.there();
      return new Promise((resolve, reject) => {
        put({
          resolve,
          reject,
          text: request(kind),
          thinks,
          here: thinks ? request('club') : undefined,
          simple: thinks ? request('simple') : undefined,
          standIn,
          tries: 0,
        });
      });
    },

    /**
     * Anything else that those who think can tell. A seat never waits for more than one such answer.
     * @param {string} text as the module reads it
     * @param {AbortSignal} [signal] when it is no longer wanted
     * @returns {Promise<string>} rejected when there is no answer
     */
    async ask(text, signal) {
      players.start();
      await players.there();
      signal?.throwIfAborted();
      return new Promise((resolve, reject) => {
        /** @type {Question} */
        const question = {resolve, reject, text, thinks: true, aside: true, tries: 0};
        asides.push(question);
        signal?.addEventListener('abort', () => {
          const at = asides.indexOf(question);
          if (at >= 0) asides.splice(at, 1);
          reject(signal.reason);
        });
        nextAside();
      });
    },

    /** Fetches those who think, once nothing else is waited for. */
    fetchPlayers: players.start,

    /** Whether those who think have to do it on the page, where there is no time for an expert. */
    weakened: () => !canHaveWorker,

    /** Starts the worker before it is needed. */
    warm: theWorker,
  };
}
