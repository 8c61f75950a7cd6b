// The game inside another page's frame: what it may say to the host, and what it listens to.

/** @returns {boolean} whether another page holds this one */
export function isFramed() {
  return window !== window.top;
}

/**
 * Reads a message from a host page. Anything but a known one is nothing.
 * @param {unknown} data
 * @returns {'install-handled' | null}
 */
export function hostMessage(data) {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return data.type === 'twentynine:install-handled' ? 'install-handled' : null;
}

/**
 * Hears the page that holds this one, and nobody else.
 * @param {(message: 'install-handled') => void} hear
 */
export function listenToHost(hear) {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent) return;
    const message = hostMessage(event.data);
    if (message) hear(message);
  });
}

/**
 * Tells the host that somebody wants to install the game. The address is public, so any host may know.
 * @param {string} url
 */
export function askHostToInstall(url) {
  window.parent.postMessage({type: 'twentynine:install', url}, '*');
}

/** A press inside a frame gives it the keyboard; nothing else does. */
export function focusOnPress() {
  document.addEventListener('pointerdown', () => window.focus(), {capture: true, passive: true});
}
