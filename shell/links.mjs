// What a link may carry in its fragment, which browsers never send to a server: a table's rules (#rules=) or a record
// (#record=), as base64url of JSON. Before it may stand p. (plain) or d. (deflated). Anybody may have written it, so it
// is read with limits and refused with a sentence.

/** The most characters of a fragment that are looked at, and that are put into one. */
export const longest = 64 * 1024;
/** The most bytes that may come out of it, so that a small link can't fill the memory. */
const mostBytes = {rules: 64 * 1024, record: 1024 * 1024};

/** Why a link isn't read, for a person. */
export class LinkError extends Error {}

const damaged = 'The link is damaged, so nothing was taken from it.';

/** @param {string} text in base64url */
function bytesOf(text) {
  if (!/^[\w-]*$/.test(text)) throw new LinkError(damaged);
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
  } catch {
    throw new LinkError(damaged);
  }
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} most
 */
async function inflated(bytes, most) {
  if (typeof DecompressionStream !== 'function') throw new LinkError('This browser is too old to read the link.');
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const chunks = [];
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read().catch(() => {
      throw new LinkError(damaged);
    });
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    size += value.length;
    if (size > most) {
      await reader.cancel().catch(() => {});
      throw new LinkError('The link holds more than any table or record of this game, so it was not read.');
    }
    chunks.push(value);
  }
}

/**
 * @param {string} hash as location.hash gives it
 * @returns {Promise<{what: 'rules' | 'record', json: string} | null>} null when it is no link of this kind
 * @throws {LinkError}
 */
export async function readLink(hash) {
  const match = /^#(rules|record)=(?:([pd])\.)?([^]*)$/.exec(hash);
  if (!match) return null;
  const what = match[1] === 'rules' ? 'rules' : 'record';
  if (hash.length > longest + 16) throw new LinkError('The link is longer than any table or record of this game, so it was not read.');
  let bytes = bytesOf(match[3] ?? '');
  if (match[2] === 'd') bytes = await inflated(bytes, mostBytes[what]);
  try {
    return {what, json: textOf(bytes)};
  } catch {
    throw new LinkError(damaged);
  }
}

/**
 * Bytes as they are, mark and all: what isn't UTF-8 is refused and not mended, as the engine has it.
 * @param {BufferSource} bytes
 */
export const textOf = (bytes) => new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);

/**
 * @param {Blob} file that somebody has chosen or dropped
 * @throws {LinkError}
 */
export async function readFileText(file) {
  const bytes = await file.arrayBuffer();
  try {
    return textOf(bytes);
  } catch {
    throw new LinkError('The file is not text in UTF-8. Nothing was changed.');
  }
}

/**
 * @param {string} json a table's rules
 * @param {string} page the address of the game
 */
export function rulesLink(json, page) {
  return linkTo(page, 'rules', base64url(new TextEncoder().encode(json)));
}

/** @param {Uint8Array} bytes */
export function base64url(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * @param {string} page the address of the game
 * @param {'rules' | 'record'} what
 * @param {string} value what the link carries of it
 */
export function linkTo(page, what, value) {
  const address = new URL(page);
  address.search = '';
  address.hash = `${what}=${value}`;
  return address.href;
}
