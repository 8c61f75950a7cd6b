// The assembled site: names, references, sizes, and what stops the build.

import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {brotliDecompressSync} from 'node:zlib';
import {buildSite, firstLoad} from '../../tools/site.mjs';
import {houseAnswers, writeFakeBuild} from './fake/modules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = fileURLToPath(new URL('fake/port.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'twentynine-site-'));
const wasm = join(folder, 'wasm');
const site = join(folder, 'site');

/** @param {Partial<Parameters<typeof buildSite>[0]>} [options] */
const build = (options) => buildSite({wasm, port, out: join(folder, 'other'), warn: () => {}, ...options});

before(async () => {
  writeFakeBuild(wasm);
  await build({out: site});
});
after(() => rmSync(folder, {recursive: true, force: true}));

/** @param {string} name */
const read = (name) => readFileSync(join(site, name), 'utf8');
const names = () => readdirSync(site).filter((name) => !name.endsWith('.br'));

/**
 * A copy of the sources that can be spoiled.
 * @param {(copy: string) => void} change
 */
async function buildChanged(change) {
  const copy = mkdtempSync(join(folder, 'root-'));
  for (const part of ['shell', 'pwa', 'assets', 'package.json', 'CMakeLists.txt']) cpSync(join(root, part), join(copy, part), {recursive: true});
  change(copy);
  return build({root: copy});
}

test('everything but pages, manifest and service worker carries its hash in its name', () => {
  const fixed = names().filter((name) => !/-[0-9a-f]{8}\.\w+$/.test(name));
  assert.deepEqual(fixed.sort(), ['build.json', 'guide.html', 'index.html', 'manifest.webmanifest', 'rules.html', 'service-worker.js']);
});

test('every reference leads to a file of the site, and none is absolute', () => {
  const there = new Set(names());
  let seen = 0;
  for (const name of there) {
    if (!/\.(html|js|css|webmanifest)$/.test(name)) continue;
    const text = read(name);
    for (const [, reference = ''] of text.matchAll(/(?:href|src)="([^"#:]+)"|["'`(]\.\/([\w.-]+)["'`)]/g)) {
      if (!reference) continue;
      const target = reference.replace(/^\.\//, '') || 'index.html';
      assert.ok(there.has(target), `${name}: ${reference}`);
      seen += 1;
    }
    assert.doesNotMatch(text, /(?:href|src)="\//, name);
    assert.doesNotMatch(text, /0\.0\.0-dev|\.mjs\b/, name);
  }
  assert.ok(seen > 30);
});

test('pages have nothing inline that their content security policy would refuse', () => {
  for (const name of ['index.html', 'guide.html', 'rules.html']) {
    const text = read(name);
    assert.doesNotMatch(text, /<style|\sstyle="|\son\w+="|javascript:|<script(?![^>]*\ssrc=)/, name);
  }
  for (const name of names()) if (name.endsWith('.css')) assert.doesNotMatch(read(name), /data:|https?:/);
});

test('the version is shown in the rules dialog, on the guide and on the rules page', () => {
  const {version} = JSON.parse(read('build.json'));
  assert.match(version, /^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
  for (const name of ['index.html', 'guide.html', 'rules.html', 'service-worker.js']) assert.ok(read(name).includes(version), name);
});

test('the loader knows the true sizes of what it loads', () => {
  const {files} = JSON.parse(read('build.json'));
  const list = read(files.find((/** @type {any} */ {source}) => source === 'shell/files.mjs').name);
  for (const source of ['shell/twentynine.wasm', 'shell/twentynine-bots.wasm', 'assets/art/cards.svg', 'assets/art/table.svg']) {
    const {name, raw} = files.find((/** @type {any} */ file) => file.source === source);
    assert.ok(raw > 0 && list.replaceAll(/"/g, "'").includes(`'./${name}',bytes:${raw}`), `${source}: ${list}`);
  }
});

test('the rules page holds the first table’s rules, and the house’s module waits for somebody to ask', () => {
  const page = read('rules.html');
  assert.ok(page.includes('<h2>The auction</h2>'));
  assert.ok(page.includes('<p>Hearts <span class="red nowrap">♥</span> are <b>bold</b>, &lt;b&gt;this&lt;/b&gt; isn’t &amp; press <kbd>B</kbd>.</p>'));
  assert.ok(page.includes('<li>One <span class="nowrap">♠</span>.</li><li><b>Two</b>.</li>'));
  assert.ok(page.includes('<tr><td>Bid</td><th scope="col">Points</th></tr>') && page.includes('<tr><th scope="row">20–24</th><td>2</td></tr>'));
  for (const {title, text} of houseAnswers.tables) assert.ok(new RegExp(`<a href="\\./rules\\.html#table=${text}"[^>]*>${title}</a>`).test(page), title);
  assert.doesNotMatch(page, /<!--/);
  const {files} = JSON.parse(read('build.json'));
  for (const lazy of ['shell/twentynine-house.wasm', 'shell/rules-page.mjs', 'shell/rules-of.mjs', 'shell/rules-view.mjs']) {
    const {name, firstLoad: first} = files.find((/** @type {any} */ {source}) => source === lazy);
    assert.equal(first, false, lazy);
    assert.ok(!read('index.html').includes(name), lazy);
    assert.ok(read('service-worker.js').includes(name), lazy);
  }
});

test('the pages have the lines of their heads from one file', () => {
  const shared = readFileSync(join(root, 'shell/page-head.html'), 'utf8');
  assert.ok(shared.includes('theme-color'));
  for (const name of ['guide.html', 'rules.html']) assert.ok(/<meta name="theme-color" content="#0f5240">\n<link rel="stylesheet" href="\.\/style-/.test(read(name)), name);
  assert.ok(!names().includes('page-head.html'));
});

test('the service worker keeps all that a player can open, and no screenshot', () => {
  const worker = read('service-worker.js');
  for (const name of names()) {
    const kept = worker.includes(`"${name}"`) || (name === 'index.html' && worker.includes('"./"'));
    const meant = !/^(build\.json|service-worker\.js)$|^(phone|desktop)-/.test(name);
    assert.equal(kept, meant, name);
  }
});

test('what is compressed beforehand is the file itself', () => {
  const packed = readdirSync(site).filter((name) => name.endsWith('.br'));
  assert.ok(packed.length > 10);
  for (const name of packed) {
    assert.deepEqual(brotliDecompressSync(readFileSync(join(site, name))), readFileSync(join(site, name.slice(0, -3))));
  }
});

test('the same sources make the same site; a stamp makes another version', async () => {
  const first = await build();
  const second = await build();
  const third = await build({stamp: 'again'});
  assert.deepEqual(first, second);
  assert.notEqual(first.version, third.version);
});

test('a reference to nothing stops the build', async () => {
  await assert.rejects(
    buildChanged((copy) => writeFileSync(join(copy, 'shell/rules.html'), '<a href="./nowhere.html">0.0.0-dev</a>')),
    /rules\.html needs shell\/nowhere\.html/,
  );
});

test('a file that nothing leads to stops the build', async () => {
  await assert.rejects(buildChanged((copy) => writeFileSync(join(copy, 'shell/forgotten.mjs'), 'export {};')), /Nothing leads to shell\/forgotten\.mjs/);
});

test('versions that disagree stop the build', async () => {
  await assert.rejects(buildChanged((copy) => writeFileSync(join(copy, 'package.json'), '{"version": "9.9.9"}')), /9\.9\.9/);
});

test('missing screenshots are left out of the manifest, and sizes are those of the pictures', () => {
  const manifest = JSON.parse(read('manifest.webmanifest'));
  for (const {src, sizes, type} of [...manifest.icons, ...(manifest.screenshots ?? [])]) {
    const data = readFileSync(join(site, src));
    if (type === 'image/png') assert.equal(`${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`, sizes);
  }
  const has = (/** @type {string} */ sizes, /** @type {string} */ purpose) =>
    manifest.icons.some((/** @type {any} */ icon) => icon.sizes === sizes && icon.purpose === purpose);
  assert.ok(has('192x192', 'any') && has('512x512', 'any') && has('512x512', 'maskable'));
});

test('the page around the table stays light', () => {
  const {files} = JSON.parse(read('build.json'));
  const shell = files.filter((/** @type {any} */ {source, firstLoad: first}) => first && /^(shell|pwa)\//.test(source));
  const total = shell.reduce((/** @type {number} */ sum, /** @type {any} */ {brotli}) => sum + brotli, 0);
  assert.ok(total < 25_000, `${total} bytes`);
  assert.ok(firstLoad(site).total >= total);
});
