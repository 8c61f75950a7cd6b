// A sentence beside the table that stops nobody: it stays until it is pressed away, or for a while.

/**
 * @param {HTMLElement} aside hidden, with a status line and a button in it
 * @param {number} [stays] milliseconds
 */
export function createNote(aside, stays = 20_000) {
  const line = aside.querySelector('[role="status"]');
  /** @type {any} */
  let timer;
  const hide = () => {
    clearTimeout(timer);
    aside.hidden = true;
  };
  aside.querySelector('button')?.addEventListener('click', hide);
  /** @param {string} sentence */
  return (sentence) => {
    clearTimeout(timer);
    aside.hidden = false;
    if (line) line.textContent = sentence;
    timer = setTimeout(hide, stays);
  };
}
