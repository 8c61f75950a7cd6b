// Deals a pack again from its published seed, with the browser's own cryptography. Written from the description in
// engine/shuffle.h and apart from the engine, so that a mistake or a trick in one of the two shows.

/** @typedef {{stream: string, seed: string, entropy?: string, commitment: string}} Shuffle as records write it */
/** @typedef {{pack: string, shuffle?: Shuffle}} DealtPack */
/** @typedef {{title: string, ok: boolean, expected: string, found: string}} Check what the record says, what came out */

// Weakest first; the pack starts in the order of the suits, each from its weakest card to its strongest.
const RANKS = '78QKTA9J';
const SUITS = 'SHCD';
const CARDS = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

const LEGACY = 'splitmix64';
const PLAIN = 'hmac-sha256';

const bytesOf = (/** @type {string} */ text) => new TextEncoder().encode(text);

/** @param {ArrayBuffer | Uint8Array<ArrayBuffer>} bytes */
const hexOf = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * @param {string} hex
 * @param {number} bytes how many there must be
 */
function fromHex(hex, bytes) {
  if (hex.length !== 2 * bytes || !/^[0-9a-f]*$/.test(hex)) throw new Error(`The seed is not ${2 * bytes} hexadecimal digits.`);
  return Uint8Array.from({length: bytes}, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

/**
 * Whether the browser has the cryptography for it, which pages without https don't.
 * @param {{subtle?: SubtleCrypto}} [crypto]
 */
export const canCheck = (crypto = globalThis.crypto) => crypto?.subtle !== undefined;

/**
 * @param {SubtleCrypto} subtle
 * @param {Uint8Array<ArrayBuffer>} key
 */
async function hmac(subtle, key) {
  const imported = await subtle.importKey('raw', key, {name: 'HMAC', hash: 'SHA-256'}, false, ['sign']);
  return (/** @type {Uint8Array<ArrayBuffer>} */ message) => subtle.sign('HMAC', imported, message);
}

/**
 * What is hashed is the seed's digits as text, so that anybody can do it with sha256sum.
 * @param {Shuffle} shuffle
 * @param {SubtleCrypto} [subtle]
 */
export async function commitmentOf({stream, seed}, subtle = globalThis.crypto.subtle) {
  fromHex(seed, stream === LEGACY ? 8 : 32);
  return hexOf(await subtle.digest('SHA-256', bytesOf(seed)));
}

/**
 * The seed that the pack is made from: with the player's word mixed in, if there was one.
 * @param {Shuffle} shuffle
 * @param {SubtleCrypto} subtle
 */
async function mixedSeed({seed, entropy}, subtle) {
  const bytes = fromHex(seed, 32);
  if (!entropy) return bytes;
  return new Uint8Array(await (await hmac(subtle, bytes))(bytesOf(`player:${entropy}`)));
}

/**
 * Numbers of 32 bits, one block of eight after another.
 * @param {Uint8Array<ArrayBuffer>} seed
 * @param {SubtleCrypto} subtle
 */
async function* hmacDraws(seed, subtle) {
  const sign = await hmac(subtle, seed);
  for (let block = 0n; ; block += 1n) {
    const message = new DataView(new ArrayBuffer(8));
    message.setBigUint64(0, block);
    const digest = new DataView(await sign(new Uint8Array(message.buffer)));
    for (let at = 0; at < digest.byteLength; at += 4) yield digest.getUint32(at);
  }
}

/**
 * The stream that 28 was first dealt from: numbers of 64 bits, of which the upper half counts.
 * @param {string} seed
 */
async function* legacyDraws(seed) {
  const word = (/** @type {bigint} */ number) => BigInt.asUintN(64, number);
  const mixed = (/** @type {bigint} */ z, /** @type {bigint} */ shift, /** @type {bigint} */ factor) => word((z ^ (z >> shift)) * factor);
  let state = BigInt(`0x${seed}`);
  for (;;) {
    state = word(state + 0x9e3779b97f4a7c15n);
    const z = mixed(mixed(state, 30n, 0xbf58476d1ce4e5b9n), 27n, 0x94d049bb133111ebn);
    yield Number((z ^ (z >> 31n)) >> 32n);
  }
}

/**
 * @param {Shuffle} shuffle
 * @param {SubtleCrypto} subtle
 */
async function drawsOf(shuffle, subtle) {
  if (shuffle.stream !== LEGACY) return hmacDraws(await mixedSeed(shuffle, subtle), subtle);
  if (!shuffle.entropy) return legacyDraws(hexOf(fromHex(shuffle.seed, 8)));
  // Mixing makes 32 bytes of any seed; this stream begins with the first eight of them.
  const padded = {...shuffle, seed: shuffle.seed + '0'.repeat(48)};
  return legacyDraws(hexOf((await mixedSeed(padded, subtle)).slice(0, 8)));
}

/**
 * Fisher and Yates's shuffle. A draw that would favour low numbers is thrown away.
 * @param {AsyncGenerator<number, void>} draws
 */
async function shuffled(draws) {
  const pack = [...CARDS];
  for (let i = pack.length - 1; i > 0; i -= 1) {
    const choices = i + 1;
    const limit = 2 ** 32 - (2 ** 32 % choices);
    let draw = 2 ** 32;
    while (draw >= limit) draw = /** @type {number} */ ((await draws.next()).value);
    const j = draw % choices;
    [pack[i], pack[j]] = [/** @type {string} */ (pack[j]), /** @type {string} */ (pack[i])];
  }
  return pack.join(' ');
}

/**
 * @param {Shuffle} shuffle
 * @param {SubtleCrypto} [subtle]
 * @returns {Promise<string>} the 32 cards in deal order
 */
export async function packOf(shuffle, subtle = globalThis.crypto.subtle) {
  if (shuffle.stream !== PLAIN && shuffle.stream !== LEGACY) throw new Error(`There is no stream “${shuffle.stream}” here.`);
  return shuffled(await drawsOf(shuffle, subtle));
}

/**
 * Both halves of the promise: the seed is the one that was sealed, and the pack is the one it gives.
 * @param {DealtPack} deal
 * @param {SubtleCrypto} [subtle]
 * @returns {Promise<Check[]>} nothing for a deal that tells no seed
 */
export async function checkDeal({pack, shuffle}, subtle = globalThis.crypto.subtle) {
  if (!shuffle) return [];
  const sealed = await commitmentOf(shuffle, subtle);
  const dealt = await packOf(shuffle, subtle);
  return [
    {title: 'The seed is the one that was sealed', ok: sealed === shuffle.commitment, expected: shuffle.commitment, found: sealed},
    {title: 'The pack is the one that the seed gives', ok: dealt === pack, expected: pack, found: dealt},
  ];
}
