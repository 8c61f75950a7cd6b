// The rules page: shows another table's rules than those it was built with, when the fragment names one.
//
//   #table=classic29     one of the house's tables, or any rules in short
//   #rules=eyJ…          a ruleset's JSON, as links carry it

import {createHouse} from './house.mjs';
import {readLink} from './links.mjs';
import {renderBlocks} from './rules-view.mjs';

/** What the page shows by itself. */
const builtIn = 'arcade29';

const house = createHouse();
const article = /** @type {HTMLElement} */ (document.querySelector('article'));
const caption = /** @type {HTMLElement} */ (document.getElementById('rules-of'));
const notice = /** @type {HTMLElement} */ (document.getElementById('notice'));
const own = {nodes: [...article.childNodes], caption: caption.textContent ?? '', title: document.title};

/**
 * @param {string} fragment
 * @returns {Promise<{text: string, name: string}>} the rules in short, and what somebody called them
 */
async function wanted(fragment) {
  const link = await readLink(fragment);
  if (link?.what !== 'rules') return {text: /^#table=(.+)$/s.exec(fragment)?.[1] ?? builtIn, name: ''};
  const read = await house.ask('ruleset.read', link.json);
  if (!read.ok) throw new Error(`The rules in the link can’t be played. ${read.where}: ${read.reason}`);
  return read;
}

/** @param {string} text the rules shown */
function markLink(text) {
  for (const link of document.querySelectorAll('#tables a')) {
    const here = link.getAttribute('href')?.endsWith(`=${text}`);
    if (here) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** @param {string} sentence what went wrong, or nothing */
function showOwn(sentence) {
  article.replaceChildren(...own.nodes);
  caption.textContent = own.caption;
  document.title = own.title;
  notice.textContent = sentence && `${sentence} Here are the rules of 29 Arcade instead.`;
  markLink(builtIn);
}

async function show() {
  const fragment = location.hash;
  try {
    const {text, name} = await wanted(fragment);
    if (text === builtIn) {
      showOwn('');
      return;
    }
    const rules = await house.ask('rules', text);
    if (fragment !== location.hash) return;
    if (!rules.ok) throw new Error(rules.reason);
    article.replaceChildren(...renderBlocks(document, rules.blocks));
    caption.textContent = `${name || rules.title}: all of them, on one page.`;
    document.title = `Table rules · ${name || rules.title}`;
    notice.textContent = '';
    markLink(text);
  } catch (error) {
    if (fragment === location.hash) showOwn(error instanceof Error ? error.message : String(error));
  }
}

window.addEventListener('hashchange', () => void show());
if (location.hash) void show();
