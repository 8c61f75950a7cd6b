// Installing: by the browser's own prompt where there is one, else by the steps for this browser.

import {askHostToInstall, isFramed, listenToHost} from './frame.mjs';

/**
 * @typedef {object} Surroundings
 * @property {string} userAgent
 * @property {number} touchPoints an iPad calls itself a Mac; its touch points tell
 * @property {boolean} secure whether the page came over HTTPS or from this device
 * @property {boolean} framed
 */

/**
 * What to do to install the game here.
 * @param {Surroundings} where
 * @returns {{intro: string, steps: string[]}}
 */
export function installSteps({userAgent, touchPoints, secure, framed}) {
  if (framed) {
    return {
      intro: 'Here the game is part of another page. Opened by itself it can be installed, and then it works without a connection:',
      steps: ['Open the game in its own tab with the link below.', 'Press Install there.'],
    };
  }
  if (!secure) {
    return {
      intro: 'This address is not secure, and browsers install only from secure ones.',
      steps: ['Open the game at an address that begins with https.', 'Press Install there.'],
    };
  }
  const after = 'Open it from there once while you have a connection.';
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (apple) {
    const browser = /CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent) ? 'the address bar' : 'the toolbar';
    return {
      intro: 'On an iPhone or iPad:',
      steps: [`Press Share (a square with an arrow) in ${browser}.`, 'Choose Add to Home Screen, then Add.', after],
    };
  }
  if (/Android/.test(userAgent) && /Firefox\//.test(userAgent)) {
    return {intro: 'In Firefox:', steps: ['Open the menu (three dots).', 'Choose Install or Add to Home screen.', after]};
  }
  if (/SamsungBrowser/.test(userAgent)) {
    return {intro: 'In Samsung Internet:', steps: ['Open the menu (three lines).', 'Choose Add page to, then Home screen.', after]};
  }
  if (/Android/.test(userAgent)) {
    return {intro: 'In this browser:', steps: ['Open the menu (three dots).', 'Choose Install app or Add to Home screen.', after]};
  }
  if (/Firefox\//.test(userAgent)) {
    return {
      intro: 'Firefox on a computer may not install pages. The game is kept for playing without a connection all the same:',
      steps: ['Bookmark this page and open it from the bookmark, online or not.', 'To have it as an app of its own, open it in Chrome, Edge or Safari and press Install there.'],
    };
  }
  if (/Macintosh/.test(userAgent) && /Safari\//.test(userAgent) && !/Chrome|Chromium|Edg/.test(userAgent)) {
    return {intro: 'In Safari:', steps: ['Open the File menu, or press Share in the toolbar.', 'Choose Add to Dock, then Add.', after]};
  }
  return {
    intro: 'In this browser:',
    steps: [
      'Look for an install sign at the end of the address bar, or open the browser’s menu.',
      'Choose Install, sometimes under Save and share or Apps.',
      'If there is no such choice, the game may be installed already, or this may be a private window.',
    ],
  };
}

/** @typedef {Event & {prompt(): Promise<unknown>}} InstallPromptEvent */

/**
 * Shows the install button when installing makes sense.
 * @param {HTMLButtonElement} button
 */
export function prepareInstall(button) {
  if (!isFramed() && isInstalled()) return;
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById('install-dialog'));
  /** @type {InstallPromptEvent | null} */
  let prompt = null;

  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = /** @type {InstallPromptEvent} */ (event);
  });
  window.addEventListener('appinstalled', () => {
    button.hidden = true;
    dialog.close();
  });
  if (isFramed()) listenToHost(() => dialog.close());

  button.addEventListener('click', () => {
    if (prompt) {
      // A prompt can be shown once; the browser sends a new one when it may be shown again.
      const shown = prompt;
      prompt = null;
      shown.prompt().catch(() => explain(dialog));
      return;
    }
    if (isFramed()) askHostToInstall(ownAddress());
    explain(dialog);
  });
  button.hidden = false;
}

/** @param {HTMLDialogElement} dialog */
function explain(dialog) {
  const framed = isFramed();
  const {intro, steps} = installSteps({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    secure: window.isSecureContext,
    framed,
  });
  /** @param {string} selector */
  const part = (selector) => /** @type {HTMLElement} */ (dialog.querySelector(selector));
  part('.intro').textContent = intro;
  part('ol').replaceChildren(
    ...steps.map((step) => {
      const item = document.createElement('li');
      item.textContent = step;
      return item;
    }),
  );
  const link = /** @type {HTMLAnchorElement} */ (part('a'));
  part('.own-tab').hidden = !framed;
  link.href = ownAddress();
  link.textContent = ownAddress();
  if (!dialog.open) dialog.showModal();
}

/** @returns {string} where the game is by itself */
function ownAddress() {
  return new URL('./', location.href).href;
}

/** @returns {boolean} */
function isInstalled() {
  const standalone = 'standalone' in navigator && navigator.standalone === true;
  return standalone || matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches;
}
