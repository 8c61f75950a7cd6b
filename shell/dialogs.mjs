// The page's dialogs: the table's rules, the question before a deal is thrown away, and closing by the backdrop.

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

/**
 * Opens the rules. Their text is that of the rules page, fetched at the first opening.
 * @param {string} url
 */
export function createRulesDialog(url) {
  const dialog = dialogOf('rules-dialog');
  const body = /** @type {HTMLElement} */ (dialog.querySelector('.sheet-body'));
  /** @type {Promise<void> | null} */
  let loading = null;

  async function fill() {
    const response = await fetch(url, {credentials: 'same-origin'});
    if (!response.ok) throw new Error(String(response.status));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const article = page.querySelector('article');
    if (!article) throw new Error('no rules in the page');
    article.querySelector('h1')?.remove();
    body.replaceChildren(document.adoptNode(article));
  }

  function load() {
    loading ??= fill().catch(() => {
      loading = null;
      const sentence = document.createElement('p');
      sentence.textContent = 'The rules could not be fetched. Check your connection, then open them again.';
      body.replaceChildren(sentence);
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
 * Asks before the deal on the table is thrown away.
 * @param {() => void} abandon
 */
export function createAbandonDialog(abandon) {
  const dialog = dialogOf('abandon-dialog');
  document.getElementById('abandon-yes')?.addEventListener('click', () => {
    dialog.close();
    abandon();
  });
  document.getElementById('abandon-no')?.addEventListener('click', () => dialog.close());
  return {open: () => dialog.showModal()};
}
