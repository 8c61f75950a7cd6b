// The built site, served; other pages that hold it; other versions of it.

import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {serve} from '../../../tools/serve.mjs';
import {buildSite} from '../../../tools/site.mjs';

/** @typedef {import('node:test').TestContext} TestContext */

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder that is tested; SITE=… names another one. */
export const SITE = process.env.SITE ?? join(root, 'build', 'web');

/** The compiled modules that it was made of. */
const WASM = process.env.WASM ?? join(root, 'build', 'wasm');

if (!existsSync(join(SITE, 'index.html'))) throw new Error(`There is no site in ${SITE}: run tools/build web first.`);

/** The list that tools/site.mjs leaves beside the files. */
export function builtFiles() {
    /** @type {import('../../../tools/site.mjs').BuildManifest} */
    const manifest = JSON.parse(readFileSync(join(SITE, 'build.json'), 'utf8'));
    return manifest;
}

/**
 * Serves the site until the test is over, on a port of its own.
 * @param {TestContext} t
 * @param {Partial<Parameters<typeof serve>[0]>} [options]
 */
export async function serveSite(t, options = {}) {
    const server = await serve({dir: SITE, port: 0, ...options});
    let open = true;
    const close = async () => {
        if (open) await server.close();
        open = false;
    };
    t.after(close);
    return {...server, close};
}

/**
 * A folder of the test's own, gone afterwards.
 * @param {TestContext} t
 */
export function ownFolder(t) {
    const folder = mkdtempSync(join(tmpdir(), 'twentynine-'));
    t.after(() => rmSync(folder, {recursive: true, force: true}));
    return folder;
}

/** @param {string} folder to be filled with the site as it was built */
export function copySite(folder) {
    cpSync(SITE, folder, {recursive: true});
}

/**
 * Another version of the site: the same files but for the version in them, and so other names.
 * @param {string} out
 * @param {string} stamp
 */
export async function buildOtherVersion(out, stamp) {
    return await buildSite({wasm: WASM, port: process.env.PORT_MODULE, out, stamp, warn: () => {}});
}

/**
 * A page of another origin, and by default of another site too, which browsers treat with more suspicion.
 * @param {TestContext} t
 * @param {string} body
 * @param {string} [name] 127.0.0.1 for another origin of the same site
 */
export async function hostPage(t, body, name = 'localhost') {
    const server = createServer((_request, response) => {
        response.writeHead(200, {'Content-Type': 'text/html;charset=utf-8'});
        response.end(`<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><body style="margin:0">${body}`);
    });
    await new Promise((done) => {
        server.listen(0, '127.0.0.1', () => done(undefined));
    });
    t.after(() => {
        server.close();
        server.closeAllConnections();
    });
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('The host page has no address.');
    return `http://${name}:${address.port}/`;
}
