// Stands in for the house module in tests of the dialogs: a record is played through by the bare rules of the Arcade
// table (bids, trump that comes up at the first void seat, eight tricks), the packs come from real seeds.

import {commitmentOf, packOf} from '../../../shell/fair-check.mjs';

const RANKS = 'J9ATKQ87';
const POINTS = /** @type {Record<string, number>} */ ({J: 3, 9: 2, A: 1, T: 1});
const NAMES = ['You', 'Mira', 'Partner', 'Dev'];
const WORDS = /** @type {Record<string, string>} */ ({S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds'});

/** @typedef {{dealer: number, pack: string, actions: string[], shuffle?: import('../../../shell/fair-check.mjs').Shuffle}} Deal */

/** Plays one deal. @param {Deal} record */
function play({dealer, pack, actions}) {
  const cards = pack.split(' ');
  const hands = [0, 1, 2, 3].map((seat) => cards.filter((_, i) => i < 16 && (dealer + 1 + i) % 4 === seat));
  let turn = (dealer + 1) % 4;
  let phase = 'auction';
  let passes = 0;
  /** @type {any} */
  let contract = null;
  /** @type {any} */
  let trump = null;
  /** @type {{seat: number, card: string}[]} */
  let trick = [];
  /** @type {any[]} */
  const tricks = [];
  const points = [0, 0];
  /** @type {any[]} */
  const steps = [];
  /** @type {(said: string, seat: number | null, action: string, events: string[]) => void} */
  const note = (said, seat, action, events) =>
    void steps.push(structuredClone({said, seat, action, phase, turn: phase === 'over' ? null : turn, hands, trick, tricks, points, contract, trump, aside: null, events}));
  note('', null, '', [`${NAMES[dealer]} deals four cards each`]);
  for (const action of actions) {
    const seat = turn;
    const [word, value = ''] = action.split(' ');
    const events = [];
    let said = '';
    if (word === 'bid' || word === 'pass') {
      turn = (turn + 1) % 4;
      passes = word === 'pass' ? passes + 1 : 0;
      said = word === 'pass' ? `${NAMES[seat]} passes` : `${NAMES[seat]} bids ${value}`;
      if (word === 'bid') contract = {bidder: seat, bid: Number(value), target: Number(value)};
      if (passes === 3 && contract) {
        phase = 'trump';
        turn = contract.bidder;
        events.push(`${NAMES[turn]} takes the contract at ${contract.bid}`);
      }
    } else if (word === 'trump') {
      said = `${NAMES[seat]} chooses trump: ${WORDS[value]}`;
      trump = {suit: value, revealed: false};
      for (const [i, card] of cards.slice(16).entries()) hands[(dealer + 1 + i) % 4]?.push(card);
      phase = 'play';
      turn = (dealer + 1) % 4;
      events.push(`${NAMES[dealer]} deals four more cards each`);
    } else {
      said = `${NAMES[seat]} plays the ${value}`;
      const led = trick[0]?.card[1] ?? value[1];
      if (!trump.revealed && !hands[seat]?.some((card) => card[1] === led)) {
        trump.revealed = true;
        events.push(`Trump comes up: ${WORDS[trump.suit]}`);
      }
      hands[seat]?.splice(hands[seat]?.indexOf(value) ?? 0, 1);
      trick.push({seat, card: value});
      turn = (turn + 1) % 4;
      if (trick.length === 4) {
        const power = (/** @type {string} */ card) =>
          (trump.revealed && card[1] === trump.suit ? 20 : card[1] === led ? 10 : 0) - RANKS.indexOf(card[0] ?? '') / 10;
        const best = trick.reduce((a, b) => (power(b.card) > power(a.card) ? b : a));
        const worth = trick.reduce((sum, {card}) => sum + (POINTS[card[0] ?? ''] ?? 0), 0);
        tricks.push({leader: trick[0]?.seat, cards: trick.map(({card}) => card), winner: best.seat, points: worth});
        points[best.seat % 2] = (points[best.seat % 2] ?? 0) + worth;
        events.push(`${NAMES[best.seat]} takes the trick: ${worth} points`);
        turn = best.seat;
        trick = [];
        if (tricks.length === 8) phase = 'over';
      }
    }
    note(said, seat, action, events);
  }
  const side = contract.bidder % 2;
  const made = (points[side] ?? 0) >= contract.target;
  const result = phase === 'over' ? {made, winner: made ? side : 1 - side, game_points: side === 0 ? [made ? 1 : -1, 0] : [0, made ? 1 : -1]} : null;
  return {steps, result};
}

/** As one seat may know it. @param {any} step @param {number} viewer */
function masked(step, viewer) {
  const secret = step.trump && !step.trump.revealed && step.contract.bidder !== viewer;
  return {
    ...step,
    said: step.action.startsWith('trump') && step.seat !== viewer ? `${NAMES[step.seat]} chooses trump` : step.said,
    action: step.action.startsWith('trump') && step.seat !== viewer ? 'trump' : step.action,
    hands: step.hands.map((/** @type {string[]} */ hand, /** @type {number} */ seat) => (seat === viewer ? hand : hand.length)),
    trump: secret ? {suit: null, revealed: false} : step.trump,
  };
}

/** A deal from a seed, played by a player who picks by chance. @param {number} number @param {string} entropy */
export async function randomDeal(number, entropy = '') {
  const seed = Array.from({length: 32}, (_, i) => ((number * 31 + i * 7) % 256).toString(16).padStart(2, '0')).join('');
  const shuffle = {stream: 'hmac-sha256', seed, entropy, commitment: ''};
  shuffle.commitment = await commitmentOf(shuffle);
  const pack = await packOf(shuffle);
  let state = number * 2654435761 + 1;
  const below = (/** @type {number} */ n) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * n);
  };
  const dealer = (3 + number) % 4;
  const bid = 16 + below(6);
  const openers = Array.from({length: below(3)}, () => 'pass');
  const actions = [...openers, `bid ${bid}`, 'pass', 'pass', 'pass', `trump ${'SHCD'[below(4)]}`];
  for (let card = 0; card < 32; card += 1) {
    const {steps} = play({dealer, pack, actions});
    const {hands, turn, trick} = steps.at(-1);
    const led = trick[0]?.card[1];
    const follow = hands[turn].filter((/** @type {string} */ held) => held[1] === led);
    const choice = follow.length ? follow : hands[turn];
    actions.push(`play ${choice[below(choice.length)]}`);
  }
  return {dealer, pack, actions, shuffle};
}

/** @param {Deal[]} deals @param {string} table */
export const matchText = (deals, table = 'classic29') => `29m1;${table};;-;${deals.map((deal) => JSON.stringify(deal).replaceAll(';', '')).join(';')}`;

/** @param {string} text */
function read(text) {
  const [, table = '', , , ...deals] = text.split(';');
  return {table, deals: /** @type {Deal[]} */ (deals.map((deal) => JSON.parse(deal)))};
}

/** @type {Record<string, string>} */
const titles = {arcade29: '29 Arcade', classic29: '29 Classic', ranked28: '28 Ranked', club28: '28 Club'};

export function createFakeHouse() {
  /** @type {{command: string, lines: string[]}[]} */
  const asked = [];
  /** @type {Record<string, (...lines: string[]) => any>} */
  const answers = {
    review(seat = '-', text = '') {
      const {table, deals} = read(text);
      const score = [0, 0];
      return {
        ok: true,
        name: '',
        table: titles[table] ?? 'House table',
        direction: table.endsWith('28') ? 'counter_clockwise' : 'clockwise',
        deals: deals.map((deal) => {
          const {steps, result} = play(deal);
          for (const team of [0, 1]) score[team] = (score[team] ?? 0) + (result?.game_points[team] ?? 0);
          return {dealer: deal.dealer, score: [...score], result, steps: seat === '-' ? steps : steps.map((step) => masked(step, Number(seat)))};
        }),
      };
    },
    'record.write': (text = '') => ({ok: true, json: JSON.stringify({format: 'twentynine-match', version: 1, ruleset: read(text).table, deals: read(text).deals})}),
    'record.write.deal': (n = '0', text = '') => ({ok: true, json: JSON.stringify({format: 'twentynine-record', version: 1, ruleset: read(text).table, ...read(text).deals[Number(n)]})}),
    'record.read'(json = '') {
      let value;
      try {
        value = JSON.parse(json);
      } catch {
        return {ok: false, where: '', reason: 'This is not JSON.'};
      }
      const deals = value.deals ?? [value];
      for (const [i, deal] of deals.entries()) {
        const where = value.deals ? `/deals/${i}` : '';
        if (!deal?.pack) return {ok: false, where: `${where}/pack`, reason: 'It must be 32 cards.'};
      }
      return {ok: true, text: matchText(deals, value.ruleset), deals: deals.length, name: '', table: value.ruleset};
    },
    verify: (text = '') => ({
      deals: read(text).deals.map(({shuffle}) => (shuffle ? {...shuffle, commitment_ok: true, pack_ok: true, has_proof: true} : {has_proof: false})),
    }),
    stats: (text = '') => ({
      ok: true,
      deals: read(text).deals.flatMap((deal, index) => {
        const {steps, result} = play(deal);
        const {contract, points} = steps.at(-1);
        if (!result) return [];
        const {bidder, bid} = contract;
        return [{index, bidder, bid, single: false, made: result.made, points, game_points: result.game_points, side: bidder % 2 ? 'them' : 'us'}];
      }),
    }),
    decisions(n = '0', text = '') {
      const {table, deals} = read(text);
      const deal = deals[Number(n)];
      const {steps, result} = deal ? play(deal) : {steps: [], result: null};
      const places = steps.flatMap(({seat}, step) => (seat === 0 ? [step - 1] : []));
      // The last card is never a choice.
      return {ok: true, text: result && deal ? `0,0 ${matchText([deal], table)}` : '', decisions: result ? places.map((place, i) => ({place, choice: i < places.length - 1})) : []};
    },
    daily: (date = '') =>
      /^20\d\d-[01]\d-[0-3]\d$/.test(date)
        ? {ok: true, rules: 'arcade29', dealer: 1, seed: 'c'.repeat(64), commitment: 'd'.repeat(64), players_seed: '2029', players: ['expert', 'club', 'expert', 'club']}
        : {ok: false, reason: 'A day is written as 2026-11-30.'},
    'daily.result': (_, n = '0', text = '') => {
      const deal = read(text).deals[Number(n)];
      if (!deal) return {ok: false, reason: 'The match has no such deal.'};
      const {steps, result} = play(deal);
      const {contract, points} = steps.at(-1);
      return {ok: true, bidder: contract.bidder, bid: contract.bid, points: points[contract.bidder % 2], made: result?.made};
    },
    'ruleset.write': (rules = '') => ({ok: true, json: '{}', name: '', table: titles[rules] ?? 'House table'}),
  };
  return {
    asked,
    ask: async (/** @type {string} */ command, /** @type {string[]} */ ...lines) => {
      asked.push({command, lines});
      const answer = answers[command];
      if (!answer) throw new Error(`The house knows no “${command}”.`);
      return answer(...lines);
    },
  };
}
