// The page's dialogs: the table's rules, the question before a deal or a match is thrown away, and closing by the backdrop.

import {addressOf, files} from './files.mjs';
import {loadStyle} from './loading.mjs';

/**
 * @param {string} id
 * @returns {HTMLDialogElement}
 */
function dialogOf(id) {
  return /** @type {HTMLDialogElement} */ (document.getElementById(id));
}

/** Makes every dialog close by its close button and by a press beside it. Escape and the focus are the browser's. */
export function prepareDialogs() {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target === dialog || target.closest('[data-close]')) dialog.close();
    });
  }
}

/** The table whose rules are the rules page as it was built. */
const onThePage = 'arcade29';

/**
 * Opens the rules of the table in play: those of the rules page, fetched at the first opening, or what the house module
 * says of any other.
 * @param {string} url
 * @param {() => string} [current] the table's rules in short
 */
export function createRulesDialog(url, current = () => onThePage) {
  const dialog = dialogOf('rules-dialog');
  const body = /** @type {HTMLElement} */ (dialog.querySelector('.sheet-body'));
  const asPage = /** @type {HTMLAnchorElement | null} */ (dialog.querySelector('footer a'));
  /** @type {string | null} */
  let shown = null;
  /** @type {Promise<void> | null} */
  let loading = null;
  /** @type {((rules: string) => Promise<HTMLElement[]>) | null} */
  let rulesOf = null;

  /** @param {string} sentence */
  function showSentence(sentence) {
    const paragraph = document.createElement('p');
    paragraph.textContent = sentence;
    body.replaceChildren(paragraph);
  }

  /** @returns {Promise<HTMLElement>} */
  async function pageArticle() {
    const response = await fetch(url, {credentials: 'same-origin'});
    if (!response.ok) throw new Error(String(response.status));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const article = page.querySelector('article');
    if (!article) throw new Error('no rules in the page');
    return document.adoptNode(article);
  }

  /** @param {string} rules */
  async function madeArticle(rules) {
    rulesOf ??= (await import('./rules-of.mjs')).createRules();
    const article = document.createElement('article');
    article.className = 'prose';
    article.append(...(await rulesOf(rules)));
    return article;
  }

  /** @param {string} rules */
  async function fill(rules) {
    const [article] = await Promise.all([rules === onThePage ? pageArticle() : madeArticle(rules), loadStyle(addressOf(files.prose))]);
    if (shown === rules) body.replaceChildren(article);
  }

  function load() {
    const rules = current();
    if (loading && shown === rules) return loading;
    if (shown !== null && shown !== rules) showSentence('Fetching the rules…');
    shown = rules;
    if (asPage) asPage.hash = rules === onThePage ? '' : `table=${rules}`;
    loading = fill(rules).catch(() => {
      if (shown !== rules) return;
      loading = null;
      showSentence('The rules could not be fetched. Check your connection, then open them again.');
    });
    return loading;
  }

  return {
    load,
    open() {
      void load();
      if (!dialog.open) dialog.showModal();
    },
  };
}

/**
 * Tells whenever a dialog opens while none was open, and when the last one has closed; also of dialogs that other
 * modules have made.
 * @param {(open: boolean) => void} tell
 */
export function watchDialogs(tell) {
  let was = false;
  const look = () => {
    const open = document.querySelector('dialog[open]') !== null;
    if (open !== was) tell(open);
    was = open;
  };
  new MutationObserver(look).observe(document.body, {subtree: true, attributes: true, attributeFilter: ['open']});
  new MutationObserver(look).observe(document.body, {childList: true});
}

/** @typedef {{title: string, text: string, yes: string, no?: string}} Question */

/**
 * Asks before something on the table is given up.
 * @returns {(question: Question) => Promise<boolean>}
 */
export function createQuestion() {
  const dialog = dialogOf('abandon-dialog');
  /** @type {(id: string) => HTMLElement} */
  const part = (id) => /** @type {HTMLElement} */ (document.getElementById(`abandon-${id}`));
  /** @type {((yes: boolean) => void) | null} */
  let answer = null;
  const settle = (/** @type {boolean} */ yes) => {
    answer?.(yes);
    answer = null;
  };
  part('yes').addEventListener('click', () => {
    settle(true);
    dialog.close();
  });
  // At once, since the event of closing comes later, when the next question may be open already.
  part('no').addEventListener('click', () => {
    settle(false);
    dialog.close();
  });
  dialog.addEventListener('cancel', () => settle(false));
  dialog.addEventListener('close', () => {
    if (!dialog.open) settle(false);
  });
  return ({title, text, yes, no = 'Keep playing'}) => {
    for (const [id, words] of Object.entries({title, text, yes, no})) part(id).textContent = words;
    part('no').hidden = no === '';
    settle(false);
    if (!dialog.open) dialog.showModal();
    return new Promise((done) => {
      answer = done;
    });
  };
}
