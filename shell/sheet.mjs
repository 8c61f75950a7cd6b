// What the dialogs that make themselves have in common: elements, a sheet of ivory with a title and a close button,
// copying and saving. The page's own dialogs are in dialogs.mjs.

const style = new URL('./review.css', import.meta.url).href;

/** @typedef {Node | string | null} Child */
/** @typedef {string | number | boolean | ((event: any) => void)} Prop true and false make or leave out the attribute */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, Prop>} [props] attributes; functions listen to the event of that name
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (typeof value === 'boolean') element.toggleAttribute(name, value);
    else element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * @param {string} label
 * @param {() => void} press
 * @param {Record<string, Prop>} [props]
 */
export const button = (label, press, props = {}) => make('button', {type: 'button', ...props, click: press}, label);

/** @type {Promise<void> | null} */
let styled = null;

/** The looks of these dialogs, fetched with the first of them. Without them a dialog is plain, but all there. */
export function dress() {
  styled ??= new Promise((done) => {
    const link = make('link', {rel: 'stylesheet', href: style, load: () => done(), error: () => done()});
    document.head.append(link);
  });
  return styled;
}

/**
 * @typedef {object} Sheet
 * @property {HTMLDialogElement} dialog
 * @property {HTMLElement} body what scrolls
 * @property {(text: string) => void} say a sentence, shown and read out
 * @property {(text: string) => void} setTitle
 * @property {(focus?: HTMLElement) => Promise<void>} open
 */

/**
 * @param {object} options
 * @param {string} options.id
 * @param {string} options.title
 * @param {string} [options.className]
 * @returns {Sheet} not yet open
 */
export function createSheet({id, title, className = ''}) {
  const heading = make('h2', {id: `${id}-title`}, title);
  const close = make('button', {type: 'button', class: 'close', 'aria-label': 'Close'}, '✕');
  const body = make('div', {class: 'sheet-body', tabindex: 0, role: 'region', 'aria-labelledby': heading.id});
  // Inside of the dialog: all else is inert while it is open, and live lines there stay silent.
  const said = make('p', {class: 'sheet-said', role: 'status', 'aria-live': 'polite'});
  const dialog = make(
    'dialog',
    {id, class: `sheet made ${className}`, 'aria-labelledby': heading.id},
    make('header', {}, heading, close),
    body,
    said,
  );
  let pressedBeside = false;
  dialog.addEventListener('pointerdown', (event) => {
    pressedBeside = event.target === dialog;
  });
  dialog.addEventListener('click', (event) => {
    // A drag out of a field ends beside the sheet, but was no press there.
    if (event.target === dialog && pressedBeside) dialog.close();
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    said.textContent = '';
  });
  document.body.append(dialog);
  return {
    dialog,
    body,
    say: (text) => {
      said.textContent = text;
    },
    setTitle: (text) => {
      heading.textContent = text;
    },
    async open(focus) {
      await dress();
      if (!dialog.open) dialog.showModal();
      (focus ?? close).focus();
    },
  };
}

/**
 * Asks before something is lost.
 * @param {{id: string, title: string, text: string, yes: string, no: string}} words
 * @returns {Promise<boolean>}
 */
export async function ask({id, title, text, yes, no}) {
  await dress();
  return new Promise((answer) => {
    const keep = button(no, () => dialog.close());
    const dialog = make(
      'dialog',
      {id, class: 'sheet small made', 'aria-labelledby': `${id}-title`, close: () => {
        dialog.remove();
        answer(dialog.returnValue === 'yes');
      }},
      make('h2', {id: `${id}-title`}, title),
      make('p', {}, text),
      make('div', {class: 'choice'}, keep, button(yes, () => dialog.close('yes'), {class: 'solid'})),
    );
    document.body.append(dialog);
    dialog.showModal();
    keep.focus();
  });
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it is on the clipboard now
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Framed or insecure pages have no clipboard of their own; the old way asks nobody.
    const field = make('textarea', {readonly: true, 'aria-hidden': 'true', class: 'off-screen'});
    field.value = text;
    // What is outside of an open dialog can't be selected.
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const {activeElement} = document;
    place.append(field);
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus();
    return copied;
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
export function saveFile(name, text) {
  const address = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  const link = make('a', {href: address, download: name, hidden: true});
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has to have begun with it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * What went wrong, as a sentence.
 * @param {unknown} error
 */
export const wordsOf = (error) => (error instanceof Error ? error.message : String(error));
