/** A player of our own as a bot of the contest: listens, reads what it is asked as a view, answers as that player. */
import {createServer} from 'node:http';

import {cardIn, cardOut} from './contest_protocol.mjs';

/** @typedef {import('./contest_referee.mjs').Referee} Referee */

const kLongestQuestion = 64 * 1024;
const kCardOrder = '78QKTA9J';
const kSuitOrder = 'SHCD';

/** A question that can't be answered; its message says why. */
class BadQuestion extends Error {}

/**
 * @param {any} value
 * @param {string} what
 * @returns {any[]}
 */
function list(value, what) {
  if (!Array.isArray(value)) throw new BadQuestion(`${what} is no list.`);
  return value;
}

/**
 * @param {any} cards
 * @param {string} what
 * @returns {string[]} ours
 */
function cardsFrom(cards, what) {
  return list(cards, what).map((card) => {
    if (typeof card !== 'string' || !/^[1789TJQK][SHCD]$/u.test(card)) {
      throw new BadQuestion(`There is no card '${card}' of ${what}.`);
    }
    return cardIn(card);
  });
}

/**
 * The calls as our rules write them: what follows the end of the auction, such as the bid that the dealer is made to
 * take, isn't said.
 * @param {[number, number][]} calls seat and bid
 * @returns {string}
 */
function callWords(calls) {
  const forced = calls.length > 3 && calls.slice(0, 3).every(([, bid]) => bid === 0);
  return (forced ? calls.slice(0, 3) : calls).map(([seat, bid]) => seat + (bid === 0 ? 'p' : String(bid))).join('');
}

/**
 * The shortest auction by our rules that comes to the same, for histories of another order: the holder speaks first,
 * the others pass, up to the seat on turn where it is still open.
 * @param {number} holder
 * @param {number} bid
 * @param {number} me
 * @param {boolean} open
 */
function shortestAuction(holder, bid, me, open) {
  let words = `${holder}${bid}`;
  const passes = open ? (me + 3 - holder) % 4 : 3;
  for (let i = 1; i <= passes; i += 1) words += `${(holder + i) % 4}p`;
  return {dealer: (holder + 3) % 4, words};
}

/**
 * The question as a view's text (engine/view.h), in each way that may be right, the likeliest first.
 * @param {string} path
 * @param {any} payload
 * @param {string} rules as text
 * @returns {string[]}
 */
export function viewTexts(path, payload, rules) {
  const ids = list(payload?.playerIds, 'playerIds');
  /** @param {unknown} id */
  const seatOf = (id) => {
    const seat = ids.indexOf(id);
    if (seat < 0 || ids.length !== 4) throw new BadQuestion(`'${id}' is none of four players.`);
    return seat;
  };
  const me = seatOf(payload.playerId);
  /** @type {[number, number][]} */
  const calls = list(payload.bidHistory, 'bidHistory').map(([id, bid]) => [seatOf(id), Number(bid) || 0]);
  const first = calls.length > 0 ? calls[0][0] : me;
  const dealer = (first + 3) % 4;
  const [holder, bid] = calls.filter((call) => call[1] > 0).at(-1) ?? [dealer, 16];
  const hand = cardsFrom(payload.cards, 'cards').sort(
    (a, b) =>
      kSuitOrder.indexOf(a[1]) - kSuitOrder.indexOf(b[1]) || kCardOrder.indexOf(a[0]) - kCardOrder.indexOf(b[0]),
  );

  let after = '';
  let trump = '-';
  let reveal = '-';
  if (path === '/play') {
    const suit = typeof payload.trumpSuit === 'string' ? payload.trumpSuit : '?';
    const up = payload.trumpRevealed;
    const tricks = list(payload.handsHistory, 'handsHistory');
    after = `${holder}t${holder === me ? suit : '?'}`;
    trump = suit;
    if (up) reveal = `${up.hand - 1}${seatOf(up.playerId)}`;
    /** @param {number} number @param {number} seat */
    const asking = (number, seat) => (reveal === `${number}${seat}` ? `${seat}a` : '');
    const played = cardsFrom(payload.played, 'played');
    const rounds = [
      ...tricks.map(([leader, cards]) => ({leader: seatOf(leader), cards: cardsFrom(cards, 'handsHistory')})),
      {leader: (me + 4 - played.length) % 4, cards: played},
    ];
    rounds.forEach(({leader, cards}, number) => {
      cards.forEach((card, i) => {
        const seat = (leader + i) % 4;
        after += asking(number, seat) + seat + card;
      });
    });
    after += asking(rounds.length - 1, me);
  }
  const open = path === '/bid';
  const short = shortestAuction(holder, bid, me, open);
  // What was led first tells who dealt.
  const ways = [{dealer, words: callWords(calls)}];
  if (open ? calls.some((call) => call[1] > 0) : path === '/chooseTrump') ways.push(short);
  if (path === '/play') {
    const rounds = payload.handsHistory;
    const leader = rounds.length > 0 ? seatOf(rounds[0][0]) : (me + 4 - payload.played.length) % 4;
    ways.push({dealer: (leader + 3) % 4, words: wonBy(leader, holder, bid)});
  }
  return ways.map(
    (way) => `29v3;${rules};${me}${way.dealer};${way.words}${after};${hand.join('')};${trump};-;${reveal};-;0,0`,
  );
}

/**
 * An auction in turn from `first` that `holder` wins with `bid`.
 * @param {number} first
 * @param {number} holder
 * @param {number} bid
 */
function wonBy(first, holder, bid) {
  const seats = [0, 1, 2, 3].map((i) => (first + i) % 4);
  if (holder !== seats[3]) return seats.map((seat) => (seat === holder ? `${seat}${bid}` : `${seat}p`)).join('');
  if (bid === 16) return seats.slice(0, 3).map((seat) => `${seat}p`).join('');
  return `${first}16${seats[1]}p${seats[2]}p${holder}${bid}${first}p`;
}

/**
 * @param {Referee} referee
 * @param {string} player
 * @param {string[]} views
 * @returns {Promise<{action: string, view: string}>}
 */
async function chosen(referee, player, views) {
  for (const view of views) {
    const {action} = await referee.ask(`answer ${player} 0 ${view}`);
    if (action) return {action, view};
  }
  throw new BadQuestion('No deal by our rules comes to this.');
}

/**
 * @param {Referee} referee
 * @param {string} player
 * @param {string} rules
 * @param {string} path
 * @param {any} payload
 * @returns {Promise<Record<string, unknown>>}
 */
async function answerTo(referee, player, rules, path, payload) {
  const {action} = await chosen(referee, player, viewTexts(path, payload, rules));
  const [verb, what] = action.split(' ');
  if (path === '/bid') return {bid: verb === 'bid' ? Number(what) : 0};
  if (path === '/chooseTrump') return {suit: what.at(-1)};
  if (verb === 'play') return {card: cardOut(what)};
  // Somebody who knows trump already names its card at once.
  if (typeof payload.trumpSuit !== 'string') return {revealTrump: true};
  const up = {hand: payload.handsHistory.length + 1, playerId: payload.playerId};
  const next = await chosen(referee, player, viewTexts(path, {...payload, trumpRevealed: up}, rules));
  return {revealTrump: true, card: cardOut(next.action.split(' ')[1])};
}

/**
 * Listens until it is closed.
 * @param {Referee} referee
 * @param {string} player
 * @param {string} rules as text
 * @param {number} port 0: any
 * @returns {Promise<import('node:http').Server>}
 */
export function serve(referee, player, rules, port) {
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part) => {
      text += part;
      if (text.length > kLongestQuestion) request.destroy();
    });
    request.on('end', async () => {
      const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
      /** @param {number} status @param {unknown} json */
      const send = (status, json) => {
        response.writeHead(status, {'Content-Type': 'application/json'});
        response.end(JSON.stringify(json));
      };
      try {
        if (path === '/hi') send(200, {value: 'hello'});
        else if (!['/bid', '/chooseTrump', '/play'].includes(path)) send(404, {error: `There is no ${path}.`});
        else send(200, await answerTo(referee, player, rules, path, JSON.parse(text)));
      } catch (error) {
        send(400, {error: error instanceof Error ? error.message : String(error)});
      }
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
