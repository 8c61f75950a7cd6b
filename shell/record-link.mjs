// A record in the fragment of an address, which browsers never send to a server: #record= and the JSON text, deflated
// where the browser can (d.), plain where it can't (p.), in base64 without the signs that addresses reserve.

import {base64url, linkTo, longest} from './links.mjs';

/** @param {string} json */
async function packed(json) {
  const text = new Blob([json]);
  try {
    const stream = text.stream().pipeThrough(new CompressionStream('deflate-raw'));
    return `d.${base64url(new Uint8Array(await new Response(stream).arrayBuffer()))}`;
  } catch {
    return `p.${base64url(new Uint8Array(await text.arrayBuffer()))}`;
  }
}

/**
 * @param {string} json
 * @param {string} page its address
 * @returns {Promise<string | null>} null for a record that is too long
 */
export async function recordLink(json, page) {
  const value = await packed(json);
  return value.length > longest ? null : linkTo(page, 'record', value);
}
