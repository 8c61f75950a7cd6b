// The scripts of tools/ by themselves: in a copy where nothing can be set up or built, so that what they say about
// themselves or their arguments is said before that.
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'twentynine-'));

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

const names = readdirSync(join(root, 'tools'), {withFileTypes: true})
  .filter((entry) => entry.isFile() && read(`tools/${entry.name}`).startsWith('#!'))
  .map(({name}) => name);
// They may set up and build; tools/setup and tools/build are what they would do it with.
const others = names.filter((name) => name !== 'setup' && name !== 'build');

before(() => {
  cpSync(join(root, 'tools'), join(folder, 'tools'), {recursive: true});
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['setup', 'build']) writeFileSync(join(folder, 'tools', name), `#!/bin/sh\necho "tools/${name} was called"\nexit 1\n`);
});

after(() => rmSync(folder, {recursive: true}));

/**
 * @param {string} name
 * @param {string[]} words
 * @param {string} [where]
 * @returns {Promise<{code: number, out: string, err: string}>}
 */
function run(name, words, where = folder) {
  return new Promise((done) => {
    execFile(join(where, 'tools', name), words, {cwd: folder, timeout: 60_000}, (error, out, err) => {
      done({code: error ? Number(error.code) || -1 : 0, out, err});
    });
  });
}

test('help is printed without setting up or building', async () => {
  for (const name of others) {
    for (const word of ['--help', '-h']) {
      const {code, out, err} = await run(name, [word]);
      assert.equal(`${code} ${err}`, '0 ', `${name} ${word}`);
      assert.match(out, new RegExp(`^(Usage: )?tools/${name}\\b`, 'u'));
      assert.doesNotMatch(out, /was called/u);
    }
  }
});

test('what a script doesn’t know is refused before anything is set up, with the way to its help', async () => {
  const cases = [...others.map((name) => [name, '--frob']), ...['engine', 'solver', 'page'].map((bench) => ['bench', bench, '--frob'])];
  for (const [name = '', ...words] of cases) {
    const {code, out, err} = await run(name, words);
    assert.notEqual(code, 0, name);
    assert.equal(out, '', name);
    assert.match(err, /frob/u, name);
    assert.match(err, new RegExp(`tools/${name} --help`, 'u'));
  }
  for (const [name, words] of /** @type {const} */ ([['setup', ['--frob']], ['setup', ['--check', '--frob']], ['build', ['native', '--frob']]])) {
    const {code, out, err} = await run(name, [...words], root);
    assert.equal(`${code} ${out}`, '1 ');
    assert.match(err, new RegExp(`--frob'[^]*tools/${name} --help`, 'u'));
  }
});

test('the programs that scripts ask tools/build for are there, and listed in its help', () => {
  const made = `${read('tools/CMakeLists.txt')}${read('tests/CMakeLists.txt')}${read('CMakeLists.txt')}${read('engine/CMakeLists.txt')}`;
  const listed = read('tools/build').split('set -euo')[0] ?? '';
  const wanted = names.flatMap((name) => [...read(`tools/${name}`).matchAll(/tools\/build" (?:native|asan|clang|wasm-tests) ([a-z_ ]+)/gu)].flatMap(([, programs = '']) => programs.trim().split(' ')));
  assert.ok(wanted.length >= 5, wanted.join(' '));
  for (const program of wanted) {
    assert.match(made, new RegExp(`(add_executable|twentynine_tests)\\(${program}\\b|OUTPUT_NAME ${program}\\b`, 'u'));
    assert.match(listed, new RegExp(`\\b${program}\\b`, 'u'));
  }
});
