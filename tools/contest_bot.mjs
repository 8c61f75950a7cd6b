/** A bot from outside, asked over HTTP, and what has gone wrong with its answers. */
import {actionsOf, question} from './contest_protocol.mjs';

/** @typedef {import('./contest_protocol.mjs').State} State */

/** How many answers in a row may be of no use before it is taken to be out of order. */
export const kMostUseless = 20;
const kLongestReply = 64 * 1024;

/** Says what is wrong with a bot that can't go on. */
export class ContestFault extends Error {}

/**
 * @param {unknown} error
 * @returns {string}
 */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  const cause = /** @type {{cause?: {code?: string, message?: string}}} */ (error).cause;
  return cause?.code ?? cause?.message ?? error.message;
}

export class OutsideBot {
  /**
   * @param {string} url
   * @param {number} time milliseconds that it has for an answer
   */
  constructor(url, time) {
    this.url = url.replace(/\/+$/u, '');
    this.time = time;
    this.name = this.url;
    this.answers = 0;
    this.milliseconds = 0;
    this.worst = 0;
    /** late: not in time; silent: nobody there, or an HTTP error; unreadable: not the JSON asked for; illegal */
    this.faults = {late: 0, silent: 0, unreadable: 0, illegal: 0};
    this.useless = 0;
    this.lastReason = '';
  }

  /** Throws a ContestFault when nobody is there. */
  async greet() {
    const reasons = [];
    for (const method of ['GET', 'POST']) {
      try {
        const response = await fetch(`${this.url}/hi`, {
          method,
          redirect: 'error',
          signal: AbortSignal.timeout(Math.max(this.time, 3000)),
        });
        await response.text();
        if (response.ok) return;
        reasons.push(`status ${response.status}`);
      } catch (error) {
        reasons.push(reasonOf(error));
      }
    }
    throw new ContestFault(`No bot answers at ${this.url}/hi: ${reasons[0]}.`);
  }

  /**
   * What it does as the seat on turn: actions to be carried out one after the other, the first of them legal. Where
   * its answer is of no use that is the first legal action, and counted.
   * @param {State} state
   * @returns {Promise<string[]>}
   */
  async choose(state) {
    const asked = question(state, this.time);
    if (!asked) return [state.legal[0]];
    const reply = await this.ask(asked.path, asked.payload);
    if (reply === undefined) return [state.legal[0]];
    const actions = actionsOf(state, asked.path, reply);
    if (!actions) return [this.useNothing(state, 'unreadable', `${asked.path} answered ${JSON.stringify(reply)}`)];
    if (!state.legal.includes(actions[0])) {
      return [this.useNothing(state, 'illegal', `${asked.path} answered ${JSON.stringify(reply)}`)];
    }
    this.useless = 0;
    return actions;
  }

  /**
   * @param {State} state
   * @param {keyof OutsideBot['faults']} kind
   * @param {string} reason
   * @returns {string} what is done instead
   */
  useNothing(state, kind, reason) {
    this.count(kind, reason);
    return state.legal[0];
  }

  /**
   * @param {keyof OutsideBot['faults']} kind
   * @param {string} reason
   */
  count(kind, reason) {
    this.faults[kind] += 1;
    this.useless += 1;
    this.lastReason = reason.slice(0, 200);
    if (this.useless < kMostUseless) return;
    throw new ContestFault(
      `The bot at ${this.url} gave no answer of use ${kMostUseless} times in a row. ` +
        `The last: ${this.lastReason}.`,
    );
  }

  /**
   * The JSON that it answers, or undefined; then it is counted.
   * @param {string} path
   * @param {unknown} payload
   * @returns {Promise<unknown>}
   */
  async ask(path, payload) {
    const start = performance.now();
    try {
      const response = await fetch(this.url + path, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(payload),
        redirect: 'error',
        signal: AbortSignal.timeout(this.time),
      });
      const text = await response.text();
      if (!response.ok) {
        this.count('silent', `${path} answered with status ${response.status}`);
        return undefined;
      }
      try {
        if (text.length > kLongestReply) throw new SyntaxError('too long');
        return JSON.parse(text) ?? null;
      } catch {
        this.count('unreadable', `${path} answered ${JSON.stringify(text.slice(0, 100))}`);
        return undefined;
      }
    } catch (error) {
      if (error instanceof ContestFault) throw error;
      const late = error instanceof Error && error.name === 'TimeoutError';
      if (late) this.count('late', `${path} had no answer after ${this.time} ms`);
      else this.count('silent', `${path}: ${reasonOf(error)}`);
      return undefined;
    } finally {
      const took = performance.now() - start;
      this.answers += 1;
      this.milliseconds += took;
      this.worst = Math.max(this.worst, took);
    }
  }
}
