// Keeps the game for playing offline, and offers a new version when one has arrived. Nothing is swapped under a
// running deal: the new version waits until its button is pressed, or until no page of the old one is open.

import {isFramed} from './frame.mjs';

const minute = 60_000;

/**
 * @param {string} url of the service worker
 * @param {HTMLElement} notice hidden until there is something to offer
 */
export async function keepOffline(url, notice) {
  // Frames of other pages are not installed; in sandboxed ones the mere access throws.
  if (isFramed()) return;
  try {
    const {serviceWorker} = navigator;
    if (!serviceWorker) return;
    const registration = await serviceWorker.register(url, {updateViaCache: 'none'});
    watch(serviceWorker, registration, notice);
  } catch {
    // Private windows and odd settings: the game works, only not offline.
  }
}

/**
 * @param {ServiceWorkerContainer} container
 * @param {ServiceWorkerRegistration} registration
 * @param {HTMLElement} notice
 */
function watch(container, registration, notice) {
  let asked = false;
  let lastCheck = Date.now();
  // The first worker of a first visit takes over a page that is already of its version.
  let hadWorker = Boolean(container.controller);

  const offer = () => {
    notice.hidden = false;
  };
  /** @param {ServiceWorker | null} worker */
  const follow = (worker) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) offer();
    });
  };

  if (registration.waiting && container.controller) offer();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  container.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (hadWorker) offer(); // another tab has updated
    hadWorker = true;
  });

  notice.addEventListener('click', (event) => {
    const button = /** @type {Element} */ (event.target).closest('button');
    if (button?.id === 'update-now') {
      asked = true;
      if (registration.waiting) registration.waiting.postMessage({type: 'skip-waiting'});
      else location.reload();
    }
    if (button) notice.hidden = true;
  });

  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastCheck < minute) return;
    lastCheck = Date.now();
    registration.update().catch(() => {});
  });
}
