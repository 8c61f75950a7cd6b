// Serves a built site the way a good host would: with the headers that pwa/headers.json documents, and files
// that were compressed beforehand to those who accept them. As a program see `tools/serve --help`; tests use serve().

import {readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {join, resolve, sep} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import sirv from 'sirv';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The port that the game is at when nothing else is. */
export const DEFAULT_PORT = 8029;

/**
 * @typedef {object} HeaderRule
 * @property {string} files what the rule is about, for people
 * @property {string} match a regular expression for the path
 * @property {Record<string, string>} headers
 */

/**
 * Reads the documented rules.
 * @param {string} [file]
 * @returns {HeaderRule[]}
 */
export function readHeaderRules(file = join(root, 'pwa', 'headers.json')) {
    return JSON.parse(readFileSync(file, 'utf8')).rules;
}

/**
 * The headers of one path.
 * @param {HeaderRule[]} rules
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersFor(rules, path) {
    /** @type {Record<string, string>} */
    const headers = {};
    for (const rule of rules) {
        if (new RegExp(rule.match).test(path)) Object.assign(headers, rule.headers);
    }
    return headers;
}

/**
 * Starts serving and answers where.
 *
 * @param {object} options
 * @param {string} options.dir the folder to serve
 * @param {number} [options.port] the first port to try; 0 takes any free one
 * @param {string} [options.host] the address to listen on
 * @param {string} [options.base] a sub-folder to serve it under, such as `/games/29`
 * @param {Record<string, string>} [options.headers] headers to add or replace
 * @param {(request: import('node:http').IncomingMessage) => void} [options.onRequest] told of each request
 * @returns {Promise<{url: string, port: number, close: () => Promise<void>}>}
 */
export async function serve({dir, port = DEFAULT_PORT, host = '127.0.0.1', base = '', headers = {}, onRequest}) {
    const rules = readHeaderRules();
    const folder = resolve(dir);
    const prefix = base.replace(/\/+$/, '');
    const files = sirv(folder, {
        dev: true, // looks at the disk each time, so that a new build shows at the next reload
        etag: true,
        brotli: true,
        gzip: true,
        setHeaders(response, path) {
            const page = path.endsWith('/') ? `${path}index.html` : path;
            for (const [name, value] of Object.entries({...headersFor(rules, page), ...headers})) {
                response.setHeader(name, value);
            }
        },
    });

    const server = createServer((request, response) => {
        onRequest?.(request);
        /** @type {(status: number, text: string, extra?: Record<string, string>) => void} */
        const say = (status, text, extra = {}) => {
            response.writeHead(status, {'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store', ...extra});
            response.end(`${text}\n`);
        };
        if (request.method !== 'GET' && request.method !== 'HEAD') {
            say(405, 'Only GET and HEAD are answered here.', {Allow: 'GET, HEAD'});
            return;
        }
        const [path, query] = splitUrl(request.url ?? '/');
        if (prefix && path !== prefix && !path.startsWith(`${prefix}/`)) {
            say(404, `Nothing is here; the site is at ${prefix}/.`);
            return;
        }
        const inside = path.slice(prefix.length);
        if (!inside.endsWith('/') && isFolder(folder, inside)) {
            // Relative addresses in a page need the slash.
            say(301, 'Moved.', {Location: `${path.replace(/^\/+/, '/')}/${query}`});
            return;
        }
        request.url = (inside || '/') + query;
        request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']);
        files(request, response, () => say(404, 'There is no such file here.'));
    });

    const taken = await listen(server, port, host);
    return {
        url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${prefix}/`,
        port: taken,
        // Closing twice is no error.
        close: () =>
            new Promise((done) => {
                server.close(() => done());
                server.closeAllConnections();
            }),
    };
}

/**
 * @param {string} url
 * @returns {[string, string]} path and query
 */
function splitUrl(url) {
    const at = url.indexOf('?');
    return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/**
 * Drops the encodings that a client rules out with a quality of zero, which the library takes for acceptance.
 * @param {string | string[] | undefined} value
 */
function acceptedEncodings(value) {
    const offers = String(value ?? '').split(',');
    return offers.filter((offer) => !/;\s*q\s*=\s*0(\.0*)?\s*$/i.test(offer)).join(',');
}

/**
 * @param {string} folder
 * @param {string} path as it came in a request
 */
function isFolder(folder, path) {
    try {
        const target = resolve(join(folder, decodeURIComponent(path)));
        return (target === folder || target.startsWith(folder + sep)) && statSync(target).isDirectory();
    } catch {
        return false;
    }
}

/**
 * Listens on the first free port from the one wished for.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
async function listen(server, port, host) {
    const last = port === 0 ? 0 : Math.min(port + 99, 65535);
    for (let next = port; next <= last; ++next) {
        try {
            await new Promise((done, failed) => {
                server.once('error', failed);
                server.listen(next, host, () => {
                    server.off('error', failed);
                    done(undefined);
                });
            });
            const address = server.address();
            return typeof address === 'object' && address ? address.port : next;
        } catch (error) {
            const code = /** @type {NodeJS.ErrnoException} */ (error).code;
            if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
        }
    }
    throw new Error(`No port from ${port} to ${last} is free on ${host}.`);
}

/** Runs as `tools/serve`. */
async function main() {
    const {values} = parseArgs({
        options: {
            dir: {type: 'string', default: join(root, 'build', 'web')},
            port: {type: 'string', default: String(DEFAULT_PORT)},
            host: {type: 'string', default: '127.0.0.1'},
            base: {type: 'string', default: ''},
        },
    });
    const dir = /** @type {string} */ (values.dir);
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : NaN;
    if (!(port <= 65535)) throw new Error(`--port ${values.port} is not a port (0 to 65535).`);
    if (!values.host) throw new Error('--host needs an address after it.');
    if (values.base && !values.base.startsWith('/')) throw new Error(`--base ${values.base} must begin with a slash.`);
    if (!dir || !isFolder(resolve(dir), '')) throw new Error(`There is no folder ${dir}: run tools/build web first.`);
    const running = await serve({dir, port, host: values.host, base: values.base});
    console.log(`\n    ${running.url}\n`);
    console.log('Open it in a browser; Ctrl+C stops serving.');
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
        process.once(signal, () => void running.close().then(() => process.exit(0)));
    }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    main().catch((error) => {
        console.error(`Stopped: ${error.message}\nSee tools/serve --help.`);
        process.exitCode = 1;
    });
}
