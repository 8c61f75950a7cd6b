// What a question to a bot of the contest must look like: its fields, and no card in it that its seat can't know.
import assert from 'node:assert/strict';

const kCard = /^[1789TJQK][SHCD]$/u;

/**
 * Cards anywhere in a value.
 * @param {unknown} value
 * @returns {string[]}
 */
function cardsIn(value) {
  if (typeof value === 'string') return kCard.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(cardsIn);
}

/** Fails unless the payload is what the protocol says. @param {string} path @param {any} payload */
export function checkPayload(path, payload) {
  const common = ['bidHistory', 'cards', 'playerId', 'playerIds', 'timeRemaining'];
  /** @type {Record<string, string[]>} */
  const more = {
    '/bid': ['bidState'],
    '/chooseTrump': [],
    '/play': ['handsHistory', 'played', 'teams', 'trumpRevealed', 'trumpSuit'],
  };
  assert.deepEqual(Object.keys(payload).sort(), [...common, ...more[path]].sort());
  assert.deepEqual(payload.playerIds, ['A1', 'B1', 'A2', 'B2']);
  assert(payload.playerIds.includes(payload.playerId));
  assert.equal(payload.timeRemaining, 5000);
  for (const [id, bid] of payload.bidHistory) {
    assert(payload.playerIds.includes(id));
    assert(bid === 0 || (bid >= 16 && bid <= 28));
  }
  if (payload.bidHistory.length > 0) assert.equal(payload.bidHistory[0][0], 'A1');
  if (path === '/bid') {
    const {defenderId, challengerId, defenderBid, challengerBid} = payload.bidState;
    const bids = payload.bidHistory.filter((/** @type {any} */ [, bid]) => bid > 0);
    assert.deepEqual([defenderId, defenderBid], bids.at(-1) ?? ['A1', 0]);
    assert.notEqual(defenderId, challengerId);
    assert([defenderId, challengerId].includes(payload.playerId));
    assert(challengerBid <= defenderBid);
  }
  if (path !== '/play') {
    assert.equal(payload.cards.length, 4);
    assert.equal(cardsIn(payload).length, 4);
    return;
  }
  assert.deepEqual(
    payload.teams.map((/** @type {any} */ team) => team.players),
    [
      ['A1', 'A2'],
      ['B1', 'B2'],
    ],
  );
  assert.equal(payload.teams.filter((/** @type {any} */ team) => team.bid > 0).length, 1);
  // All cards in it are the seat's own or were seen by everybody, each once.
  assert.equal(payload.cards.length, 8 - payload.handsHistory.length);
  const seen = cardsIn(payload);
  assert.equal(seen.length, payload.cards.length + payload.played.length + 4 * payload.handsHistory.length);
  assert.equal(new Set(seen).size, seen.length);
  const points = {J: 3, 9: 2, 1: 1, T: 1};
  const taken = cardsIn(payload.handsHistory).map((card) => points[/** @type {'J'} */ (card[0])] ?? 0);
  assert.equal(
    payload.teams[0].won + payload.teams[1].won,
    taken.reduce((sum, point) => sum + point, 0),
  );
  const holder = payload.bidHistory.filter((/** @type {any} */ [, bid]) => bid > 0).at(-1)?.[0] ?? 'B2';
  if (payload.trumpRevealed) assert(payload.trumpRevealed.hand <= payload.handsHistory.length + 1);
  assert.equal(payload.trumpSuit !== false, payload.trumpRevealed !== false || payload.playerId === holder);
}
