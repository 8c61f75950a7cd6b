/** tools/contest: bots of the 2023 contest against ours, or one of ours as such a bot. */
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

import {ContestFault, OutsideBot} from './contest_bot.mjs';
import {estimate, playPair} from './contest_pairs.mjs';
import {Referee} from './contest_referee.mjs';
import {serve} from './contest_serve.mjs';

/** @typedef {import('./contest_pairs.mjs').Side} Side */

const kUsage = `Usage: tools/contest --bot URL [options]
       tools/contest --serve PORT [--player NAME]

Plays a bot that speaks the JSON protocol of the 2023 contest (/hi, /bid, /chooseTrump, /play over HTTP) and runs on
this machine against a player of ours. The bot sits in both seats of a side and is told only what the seat on turn may
know; cards, turns and score are kept by our own rules. Each pack is played twice, with the sides changed. Prints what
the bot won, in per cent, with the interval that holds the true figure 19 times in 20.

  --bot URL       where the bot listens, such as http://127.0.0.1:8001
  --against WHO   simple, random, club, expert, patient, reference-1000, or the URL of another bot (expert)
  --deals N       packs, each played twice (200)
  --time MS       milliseconds that the bot has for an answer, and is told (1500)
  --table T       rules to play by: one of our tables by name, or a file (tools/contest.rules.json)
  --seed S        1 to 64 decimal or hexadecimal digits: other packs (1)
  --json          print one JSON object
  --serve PORT    instead: answer as such a bot on this port
  --player NAME   who answers then (expert)
  --help          print this

An answer that is late, unreadable or illegal is counted, and the first legal action taken in its place: a pass, the
first suit, the lowest card. After 20 of them in a row it ends.

The rules file is the closest of ours to the contest's: bids from 16, out after a pass, the dealer takes 16 when the
others pass, trump named on a marker and turned up when a void seat asks, who then plays a trump; no pair, a deal made
or not. What differs: there two bidders at a time settle who goes on, and the one who holds the bid may answer a raise
at the same number; here all speak in turn and each bid beats the last, so the holder (defenderId) is never the one
asked, but for the first to speak.
`;

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Says what is wrong and ends.
 * @param {string} sentence
 * @returns {never}
 */
function refuse(sentence) {
  console.error(`${sentence} See: tools/contest --help`);
  process.exit(2);
}

function options() {
  try {
    return parseArgs({
      options: {
        bot: {type: 'string'},
        against: {type: 'string', default: 'expert'},
        deals: {type: 'string', default: '200'},
        time: {type: 'string', default: '1500'},
        table: {type: 'string', default: `${root}tools/contest.rules.json`},
        seed: {type: 'string', default: '1'},
        json: {type: 'boolean', default: false},
        serve: {type: 'string'},
        player: {type: 'string', default: 'expert'},
        referee: {type: 'string', default: `${root}build/native/contest_referee`},
        help: {type: 'boolean', default: false},
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} option
 * @param {string | undefined} text
 * @param {number} most
 * @returns {number}
 */
function wholeNumber(option, text, most) {
  const number = Number(text);
  if (/^\d+$/u.test(text ?? '') && number >= 1 && number <= most) return number;
  return refuse(`--${option} takes a whole number from 1 to ${most}, not '${text}'.`);
}

/**
 * @param {string} name
 * @returns {boolean}
 */
function isUrl(name) {
  return URL.canParse ? URL.canParse(name) && /^https?:/u.test(name) : /^https?:\/\/[^/]/u.test(name);
}

const kPlayers = ['simple', 'random', 'club', 'expert', 'patient', 'reference-1000'];

/**
 * @param {string} name
 * @param {number} time
 * @returns {Side}
 */
function sideNamed(name, time) {
  if (isUrl(name)) return new OutsideBot(name, time);
  if (kPlayers.includes(name)) return name;
  return refuse(`'${name}' is no URL and none of our players (${kPlayers.join(', ')}).`);
}

/** @param {Side} side */
function nameOf(side) {
  return typeof side === 'string' ? side : side.name;
}

/** @param {Side} side */
function report(side) {
  if (typeof side === 'string') return {player: side};
  const mean = side.answers > 0 ? side.milliseconds / side.answers : 0;
  return {
    player: side.name,
    answers: side.answers,
    milliseconds: {mean: Math.round(mean * 1000) / 1000, worst: Math.round(side.worst * 10) / 10},
    faults: side.faults,
  };
}

/** @param {Side} side @returns {string} */
function faultsOf(side) {
  if (typeof side === 'string') return '';
  const {late, silent, unreadable, illegal} = side.faults;
  const {mean, worst} = /** @type {{mean: number, worst: number}} */ (report(side).milliseconds);
  return (
    `${side.name}: ${side.answers} answers, ${mean} ms on average, ${worst} at worst; ` +
    `${late} late, ${silent} not given, ${unreadable} unreadable, ${illegal} illegal.\n` +
    (side.lastReason ? `The last fault: ${side.lastReason}.\n` : '')
  );
}

/**
 * @param {Referee} referee
 * @param {ReturnType<typeof options>} wanted
 */
async function compete(referee, wanted) {
  const time = wholeNumber('time', wanted.time, 600_000);
  const deals = wholeNumber('deals', wanted.deals, 1_000_000);
  if (!/^[0-9a-fA-F]{1,64}$/u.test(wanted.seed ?? '')) refuse('--seed takes 1 to 64 decimal or hexadecimal digits.');
  if (!isUrl(wanted.bot ?? '')) refuse(`--bot takes a URL, not '${wanted.bot}'.`);
  const a = sideNamed(wanted.bot ?? '', time);
  const b = sideNamed(wanted.against ?? '', time);
  for (const side of [a, b]) if (side instanceof OutsideBot) await side.greet();
  const shares = [];
  let told = Date.now();
  for (let pair = 0; pair < deals; pair += 1) {
    shares.push(await playPair(referee, wanted.seed ?? '1', pair, a, b));
    if (Date.now() - told > 5000) {
      told = Date.now();
      console.error(`${pair + 1} of ${deals} packs, ${estimate(shares).percent.toFixed(1)}%`);
    }
  }
  const {pairs, percent, halfWidth} = estimate(shares);
  if (wanted.json) {
    console.log(JSON.stringify({a: report(a), b: report(b), pairs, percent, halfWidth}));
    return;
  }
  const figure = `${percent.toFixed(2)}% +- ${halfWidth.toFixed(2)}`;
  console.log(`${nameOf(a)} won ${figure} of ${pairs} pairs against ${nameOf(b)}.`);
  process.stdout.write(faultsOf(a) + faultsOf(b));
}

const wanted = options();
if (wanted.help) {
  process.stdout.write(kUsage);
  process.exit(0);
}
if (wanted.bot === undefined && wanted.serve === undefined) refuse('Either --bot or --serve is wanted.');
const referee = new Referee(wanted.referee ?? '');
try {
  const {text} = await referee.want(`rules ${wanted.table}`);
  if (wanted.serve === undefined) {
    await compete(referee, wanted);
    referee.close();
  } else {
    const port = wholeNumber('serve', wanted.serve, 65535);
    if (!kPlayers.includes(wanted.player ?? '')) refuse(`--player takes one of ours: ${kPlayers.join(', ')}.`);
    await serve(referee, wanted.player ?? '', text, port);
    console.log(`${wanted.player} answers at http://127.0.0.1:${port}`);
  }
} catch (error) {
  referee.close();
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof ContestFault ? error.message : `Stopped: ${error.message}`);
  process.exitCode = 2;
}
