/** The native program that deals and keeps the rules (contest_referee.cpp): a line for a line. */
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

export class Referee {
  /** @param {string} program its path */
  constructor(program) {
    this.process = spawn(program, [], {stdio: ['pipe', 'pipe', 'inherit']});
    /** @type {{resolve: (answer: any) => void, reject: (error: Error) => void}[]} */
    this.waiting = [];
    createInterface({input: this.process.stdout}).on('line', (line) => {
      const next = this.waiting.shift();
      try {
        next?.resolve(JSON.parse(line));
      } catch (error) {
        next?.reject(/** @type {Error} */ (error));
      }
    });
    const gone = () => {
      for (const {reject} of this.waiting.splice(0)) reject(new Error(`${program} has ended.`));
    };
    this.process.on('error', gone);
    this.process.on('close', gone);
    this.process.stdin.on('error', gone);
  }

  /**
   * The answer, whatever it is.
   * @param {string} line
   * @returns {Promise<any>}
   */
  ask(line) {
    return new Promise((resolve, reject) => {
      if (this.process.exitCode !== null) {
        reject(new Error('The referee has ended.'));
        return;
      }
      this.waiting.push({resolve, reject});
      this.process.stdin.write(`${line.replace(/[\r\n]/gu, ' ')}\n`);
    });
  }

  /**
   * The answer; throws when it tells of a fault.
   * @param {string} line
   * @returns {Promise<any>}
   */
  async want(line) {
    const answer = await this.ask(line);
    if (answer.fault) throw new Error(answer.fault);
    return answer;
  }

  close() {
    this.process.stdin.end();
  }
}
