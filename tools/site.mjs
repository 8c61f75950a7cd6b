// Assembles the deployable site, and tells how much a first visit fetches.
//
//   node tools/site.mjs --wasm build/wasm --out build/web    assemble
//   node tools/site.mjs --report build/web                   print the first load; ends with 1 over 200 kB
//
// Pages, manifest and service worker keep their names; every other file gets its content's hash in its name, so that
// hosts and browsers can keep it for good. References are followed from the pages: one that leads nowhere, and a file
// that nothing leads to, stop the build. All addresses are relative, so the site works in any folder.
//
// --stamp TEXT makes another version of the same files, for tests of updates.

import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, extname, join, relative, resolve} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants} from 'node:zlib';
import {minify} from 'terser';
import {startHouse} from '../shell/house.mjs';
import {renderBlocks} from '../shell/rules-view.mjs';
import {markup} from './markup.mjs';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** The most that a first visit may fetch, in bytes as brotli sends them. */
export const FIRST_LOAD_LIMIT = 200_000;

const placeholder = '0.0.0-dev';
const roots = ['shell/index.html', 'shell/guide.html', 'shell/rules.html', 'pwa/manifest.webmanifest', 'pwa/service-worker.js'];
const fromBuild = ['twentynine.mjs', 'twentynine.wasm', 'twentynine-bots.wasm', 'twentynine-players.wasm', 'twentynine-house.wasm'];
// Loaded before the first card can be pressed, in this order, although only scripts name them.
const preloaded = ['shell/main.mjs', 'web/browser/port.mjs', 'shell/twentynine.mjs'];
const preloadedData = ['shell/twentynine.wasm', 'shell/twentynine-bots.wasm', 'assets/art/table.svg', 'assets/art/cards.svg'];
// Also fetched on a first visit, by the browser itself or by the worker.
const firstLoadToo = ['shell/index.html', 'shell/style.css', 'shell/start.css', 'shell/sheets.css', 'shell/guard.js', 'shell/brand.svg', 'shell/bot-worker.mjs', 'pwa/manifest.webmanifest', 'pwa/icons/icon.svg'];
const textual = new Set(['.html', '.css', '.js', '.mjs', '.svg', '.webmanifest', '.json']);

/** @typedef {{source: string, name: string, raw: number, brotli: number, firstLoad: boolean}} BuiltFile */
/** @typedef {{version: string, files: BuiltFile[]}} BuildManifest */

/**
 * @param {object} options
 * @param {string} options.wasm folder with the compiled modules
 * @param {string} options.out
 * @param {string} [options.stamp]
 * @param {string} [options.root] the project
 * @param {string} [options.port] another module in place of web/browser/port.mjs, for tests of the shell alone
 * @param {(line: string) => void} [options.warn]
 * @returns {Promise<BuildManifest>}
 */
export async function buildSite({wasm, out, stamp = '', root = projectRoot, port, warn = console.warn}) {
  const sources = findSources(root, wasm, port);
  const version = versionOf(root, sources, stamp);
  const site = new Site(sources, version, warn);
  for (const source of roots) await site.emit(source);
  site.refuseUnused();
  return site.write(out);
}

/** A site being put together: from source paths in the project to finished files. */
class Site {
  /** @type {Map<string, {name: string, data: Buffer}>} */
  done = new Map();
  /** @type {string[]} */
  underway = [];
  /** Parts of pages, which are no files of their own. @type {Set<string>} */
  included = new Set();

  /**
   * @param {Map<string, Buffer>} sources
   * @param {string} version
   * @param {(line: string) => void} warn
   */
  constructor(sources, version, warn) {
    this.sources = sources;
    this.version = version;
    this.warn = warn;
  }

  /**
   * Finishes a file and all that it refers to.
   * @param {string} source
   * @returns {Promise<string>} its name in the site
   */
  async emit(source) {
    const finished = this.done.get(source);
    if (finished) return finished.name;
    const raw = this.sources.get(source);
    if (!raw) throw new Error(`${this.underway.at(-1) ?? 'The site'} needs ${source}, which is not there.`);
    // Pages may refer to each other: they keep their names.
    if (keepsName(source) && this.underway.length > 0) return basename(source);
    if (this.underway.includes(source)) throw new Error(`${[...this.underway, source].join(' → ')} is a circle.`);
    this.underway.push(source);
    const data = await this.finish(source, raw);
    this.underway.pop();
    const name = keepsName(source) ? basename(source) : hashedName(source, data);
    for (const [other, {name: taken}] of this.done) {
      if (taken === name) throw new Error(`${other} and ${source} would both be called ${name}.`);
    }
    this.done.set(source, {name, data});
    return name;
  }

  /**
   * @param {string} source
   * @param {Buffer} raw
   * @returns {Promise<Buffer>}
   */
  async finish(source, raw) {
    const extension = extname(source);
    if (!textual.has(extension)) return raw;
    let text = raw.toString('utf8');
    if (extension === '.webmanifest') return Buffer.from(await this.finishManifest(source, text));
    if (extension === '.svg' || source === 'shell/twentynine.mjs') return raw;
    if (basename(source) === 'service-worker.js') text = await this.fillServiceWorker(source, text);
    if (extension === '.html') text = this.includeParts(source, text);
    if (source === 'shell/index.html') text = await this.fillPreloads(text);
    if (source === 'shell/rules.html') text = await this.fillRules(text);
    // Types that are named in comments aren't loaded.
    if (extension === '.mjs') text = text.replace(/\/\*\*[^]*?\*\//g, '');
    text = await this.replaceReferences(source, text);
    text = text.replaceAll(placeholder, this.version);
    if (extension === '.html') text = text.replace(/<!--[^]*?-->\n?/g, '').replace(/^[ \t]+/gm, '');
    if (extension === '.css') text = smallerStyle(text);
    if (extension === '.js' || extension === '.mjs') text = await smallerScript(source, text);
    return Buffer.from(text);
  }

  /**
   * @param {string} source
   * @param {string} text
   */
  async replaceReferences(source, text) {
    const pattern = referencePattern(extname(source));
    let result = '';
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const [whole, before = '', reference = '', after = ''] = match;
      const target = join(dirname(source), reference).replaceAll('\\', '/');
      // The folder is the game's address.
      const name = (await this.emit(target)).replace(/^index\.html$/, '');
      const bytes = after === "', bytes: 0" ? `', bytes: ${this.done.get(target)?.data.length}` : after;
      result += `${text.slice(end, match.index)}${before}./${name}${bytes}`;
      end = (match.index ?? 0) + whole.length;
    }
    return result + text.slice(end);
  }

  /**
   * @param {string} source
   * @param {string} text
   */
  includeParts(source, text) {
    return text.replace(/<!-- include (\S+) -->\n/g, (_, reference) => {
      const part = join(dirname(source), reference);
      const found = this.sources.get(part);
      if (!found) throw new Error(`${source} needs ${part}, which is not there.`);
      this.included.add(part);
      return found.toString('utf8');
    });
  }

  /**
   * The rules of the first table, and links to those of all: the page asks for them itself only when it has to.
   * @param {string} text
   */
  async fillRules(text) {
    const module = await WebAssembly.compile(new Uint8Array(this.sources.get('shell/twentynine-house.wasm') ?? []));
    const ask = await startHouse(module);
    /** @type {{title: string, text: string}[]} */
    const tables = ask('tables');
    const items = tables.map(({title, text: rules}, index) => {
      const link = markup.createElement('a');
      link.setAttribute('href', `./rules.html#table=${rules}`);
      if (index === 0) link.setAttribute('aria-current', 'page');
      link.append(title);
      const item = markup.createElement('li');
      item.append(link);
      return item;
    });
    const {blocks} = ask(`rules\n${tables[0]?.text}`);
    /** @type {(elements: HTMLElement[]) => string} */
    const written = (elements) => elements.map(({outerHTML}) => outerHTML).join('\n');
    return text.replace('<!-- tables -->', () => written(items)).replace('<!-- rules -->', () => written(renderBlocks(markup, blocks)));
  }

  /** @param {string} text of the first page */
  async fillPreloads(text) {
    /** @type {string[]} */
    const lines = [];
    await this.emit('shell/main.mjs');
    const scripts = new Set(preloaded.flatMap((source) => this.graphOf(source)));
    for (const source of scripts) lines.push(`<link rel="modulepreload" href="./${await this.emit(source)}">`);
    for (const source of preloadedData) {
      const as = extname(source) === '.svg' ? 'image' : 'fetch';
      lines.push(`<link rel="preload" href="./${await this.emit(source)}" as="${as}" crossorigin>`);
    }
    // These are finished names already; the reference pattern must not meet them again.
    return text.replace('<!-- preload -->', () => lines.map((line) => line.replace('"./', '"')).join('\n'));
  }

  /**
   * A module and what it imports statically, nearest first.
   * @param {string} source
   * @returns {string[]}
   */
  graphOf(source) {
    const found = [source];
    for (const current of found) {
      const text = current === 'shell/twentynine.mjs' ? '' : String(this.sources.get(current));
      for (const [, reference = ''] of text.matchAll(/^(?:import|export)\b[^'"]*?['"](\.[^'"]+)['"]/gm)) {
        const target = join(dirname(current), reference);
        if (!found.includes(target)) found.push(target);
      }
    }
    return found;
  }

  /**
   * @param {string} source
   * @param {string} text
   */
  async finishManifest(source, text) {
    const manifest = JSON.parse(text);
    const pictures = [];
    for (const kind of ['icons', 'screenshots']) {
      const listed = [];
      for (const picture of manifest[kind] ?? []) {
        const target = join(dirname(source), picture.src);
        const data = this.sources.get(target);
        if (!data) {
          this.warn(`${source}: ${picture.src} is not there and is left out.`);
          continue;
        }
        const size = pngSize(data);
        if (size && picture.sizes && picture.sizes !== size) throw new Error(`${target} is ${size}, not ${picture.sizes}.`);
        listed.push({...picture, src: `./${await this.emit(target)}`, ...(size ? {sizes: size} : {})});
      }
      if (listed.length) manifest[kind] = listed;
      else delete manifest[kind];
      pictures.push(...listed);
    }
    if (!pictures.some((picture) => picture.purpose === 'any')) this.warn(`${source}: there are no icons.`);
    for (const {url} of manifest.shortcuts ?? []) {
      if (!this.sources.has(join('shell', url))) throw new Error(`${source} has a shortcut to ${url}, which is not there.`);
    }
    return JSON.stringify(manifest);
  }

  /**
   * @param {string} source
   * @param {string} text
   */
  async fillServiceWorker(source, text) {
    const pages = ['./'];
    /** @type {string[]} */
    const files = [];
    for (const [built, {name}] of this.done) {
      if (built.startsWith('pwa/screenshots/')) continue;
      if (built === 'shell/index.html') continue;
      (extname(built) === '.html' ? pages : files).push(name);
    }
    const blank = `{version: '${placeholder}', pages: [], files: []}`;
    if (!text.includes(blank)) throw new Error(`${source} has no ${blank} to fill.`);
    return text.replace(blank, () => JSON.stringify({version: this.version, pages: pages.sort(), files: files.sort()}));
  }

  refuseUnused() {
    const unused = [...this.sources.keys()].filter((source) => !this.done.has(source) && !this.included.has(source));
    if (unused.length) throw new Error(`Nothing leads to ${unused.join(', ')}.`);
  }

  /**
   * @param {string} out
   * @returns {BuildManifest}
   */
  write(out) {
    const folder = resolve(out);
    const fresh = `${folder}.new`;
    rmSync(fresh, {recursive: true, force: true});
    mkdirSync(fresh, {recursive: true});
    const first = new Set([...firstLoadToo, ...preloadedData, ...preloaded.flatMap((source) => this.graphOf(source))]);
    /** @type {BuiltFile[]} */
    const files = [];
    for (const [source, {name, data}] of this.done) {
      const packed = compress(data, extname(name));
      writeFileSync(join(fresh, name), data);
      // For hosts that send what was compressed beforehand.
      if (packed.length < data.length) writeFileSync(join(fresh, `${name}.br`), packed);
      files.push({source, name, raw: data.length, brotli: Math.min(packed.length, data.length), firstLoad: first.has(source)});
    }
    files.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const manifest = {version: this.version, files};
    writeFileSync(join(fresh, 'build.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    rmSync(folder, {recursive: true, force: true});
    renameSync(fresh, folder);
    return manifest;
  }
}

/** @param {string} source */
function keepsName(source) {
  return roots.includes(source);
}

/**
 * @param {string} extension
 * @returns {RegExp} groups: before, a relative reference, after
 */
function referencePattern(extension) {
  switch (extension) {
    case '.html':
      return /(\b(?:href|src)=")(\.[^"#]*)(")/g;
    case '.css':
      return /(url\(["']?)(\.[^"')]*)(["']?\))/g;
    default:
      return /((?<=['"]))(\.\.?\/[\w./-]*[\w-]\.\w+)('(?:, bytes: 0)?|")/g;
  }
}

/**
 * @param {string} source
 * @param {Buffer} data
 */
function hashedName(source, data) {
  // Some hosts don't know .mjs as a script.
  const extension = extname(source).replace('.mjs', '.js');
  return `${basename(source, extname(source))}-${sha256(data).slice(0, 8)}${extension}`;
}

/** @param {string | Buffer} data */
function sha256(data) {
  return createHash('sha256').update(data).digest('hex');
}

/**
 * @param {Buffer} data
 * @param {string} extension
 */
function compress(data, extension) {
  const mode = textual.has(extension) ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC;
  return brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
}

/** @param {string} text */
function smallerStyle(text) {
  return text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
}

/**
 * @param {string} source
 * @param {string} text
 */
async function smallerScript(source, text) {
  const classic = extname(source) === '.js';
  const {code} = await minify(text, {
    module: !classic,
    ecma: classic ? 5 : 2020,
    compress: {passes: 2},
    format: {ascii_only: false},
  });
  if (!code) throw new Error(`${source} could not be made smaller.`);
  return code;
}

/**
 * @param {Buffer} data
 * @returns {string | null} such as 192x192; null when it isn't a PNG
 */
function pngSize(data) {
  if (data.readUInt32BE(0) !== 0x89504e47) return null;
  return `${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`;
}

/**
 * All that the site may be made of, by its path in the project.
 * @param {string} root
 * @param {string} wasm
 * @param {string} [port]
 */
function findSources(root, wasm, port) {
  /** @type {Map<string, Buffer>} */
  const sources = new Map();
  /** @type {(folder: string, kinds: RegExp) => void} */
  const add = (folder, kinds) => {
    const path = join(root, folder);
    if (!existsSync(path)) return;
    for (const name of readdirSync(path)) {
      if (kinds.test(name)) sources.set(`${folder}/${name}`, readFileSync(join(path, name)));
    }
  };
  add('shell', /\.(mjs|js|html|css|svg)$/);
  add('web/browser', /\.mjs$/);
  add('assets/art', /\.svg$/);
  add('pwa', /^(manifest\.webmanifest|service-worker\.js)$/);
  add('pwa/icons', /\.png$|^icon\.svg$/);
  add('pwa/screenshots', /\.png$/);
  if (port) {
    for (const source of [...sources.keys()]) if (source.startsWith('web/')) sources.delete(source);
    sources.set('web/browser/port.mjs', readFileSync(port));
  }
  for (const name of fromBuild) {
    const path = join(wasm, name);
    if (!existsSync(path)) throw new Error(`${relative(root, path)} is not there: build the modules first (tools/build web).`);
    sources.set(`shell/${name}`, readFileSync(path));
  }
  return sources;
}

/**
 * The project's version, and a hash of all that the site is made of.
 * @param {string} root
 * @param {Map<string, Buffer>} sources
 * @param {string} stamp
 */
function versionOf(root, sources, stamp) {
  const {version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const cmake = /project\([^)]*?VERSION\s+([\d.]+)/.exec(readFileSync(join(root, 'CMakeLists.txt'), 'utf8'))?.[1];
  if (version !== cmake) throw new Error(`package.json says version ${version}, CMakeLists.txt ${cmake}.`);
  const hash = createHash('sha256').update(stamp);
  for (const [source, data] of [...sources].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${source} ${sha256(data)}\n`);
  return `${version}+${hash.digest('hex').slice(0, 8)}`;
}

/**
 * @param {string} folder a built site
 * @returns {{lines: string[], total: number}} a table for people, and the bytes of a first visit
 */
export function firstLoad(folder) {
  /** @type {BuildManifest} */
  const {version, files} = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  const first = files.filter((file) => file.firstLoad).sort((a, b) => b.brotli - a.brotli);
  const total = first.reduce((sum, {brotli}) => sum + brotli, 0);
  /** @type {(raw: number | string, brotli: number | string, name: string) => string} */
  const line = (raw, brotli, name) => `${String(raw).padStart(9)} ${String(brotli).padStart(9)}  ${name}`;
  return {
    total,
    lines: [
      `First load of ${version}: everything fetched before the first card can be pressed`,
      line('bytes', 'brotli', 'file'),
      ...first.map(({raw, brotli, name}) => line(raw, brotli, name)),
      line(first.reduce((sum, {raw}) => sum + raw, 0), total, `in ${first.length} files; the limit is ${FIRST_LOAD_LIMIT}`),
    ],
  };
}

async function main() {
  const {values} = parseArgs({
    options: {
      wasm: {type: 'string', default: join(projectRoot, 'build', 'wasm')},
      out: {type: 'string', default: join(projectRoot, 'build', 'web')},
      stamp: {type: 'string'},
      port: {type: 'string'},
      report: {type: 'string'},
    },
  });
  if (values.report !== undefined) {
    const {lines, total} = firstLoad(values.report);
    console.log(lines.join('\n'));
    if (total > FIRST_LOAD_LIMIT) throw new Error(`The first load is ${total - FIRST_LOAD_LIMIT} bytes over its limit.`);
    return;
  }
  const {version, files} = await buildSite({wasm: values.wasm ?? '', out: values.out ?? '', stamp: values.stamp, port: values.port});
  console.log(`Version ${version}: ${files.length} files in ${values.out}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error) => {
    console.error(`Stopped: ${error.message}`);
    process.exitCode = 1;
  });
}
