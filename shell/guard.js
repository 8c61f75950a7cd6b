// The last net: a sentence and a way to retry when the page's own scripts can't load, or stop, before the table is
// there. A classic script of old syntax, so that it runs where the modules don't.
(function () {
  'use strict';

  var root = document.documentElement;

  /** @param {string} text */
  function show(text) {
    var sentence = document.getElementById('failure-text');
    var box = document.getElementById('failure');
    if (!box || !sentence || root.getAttribute('data-state') === 'failed') return;
    root.setAttribute('data-state', 'failed');
    sentence.textContent = text;
    box.hidden = false;
  }

  function waiting() {
    return root.getAttribute('data-state') === 'loading';
  }

  var unloaded = 'A part of the page could not be fetched. Check your connection, then try again.';
  var stopped = 'The page stopped before the table was ready. Try again; if it stops each time, update your browser. ';

  // Modules tell what they know by this event.
  window.addEventListener('twentynine:failure', function (event) {
    show(String(/** @type {CustomEvent} */ (event).detail));
  });

  // In the capture phase also the elements that couldn't load are heard.
  window.addEventListener(
    'error',
    function (event) {
      if (!waiting()) return;
      var target = /** @type {any} */ (event.target);
      if (target === window) show(stopped + '(' + event.message + ')');
      else if (target && target.tagName === 'SCRIPT') show(unloaded);
    },
    true
  );
  window.addEventListener('unhandledrejection', function (event) {
    if (waiting()) show(stopped + '(' + event.reason + ')');
  });

  if (!('noModule' in document.createElement('script'))) {
    show('This browser is too old for the game. Update it, or open the page in another one.');
  }

  document.addEventListener('click', function (event) {
    var target = /** @type {any} */ (event.target);
    if (target && target.id === 'retry') location.reload();
    // Who presses Play before the page's scripts are there is remembered by them.
    if (target && target.id === 'sit' && waiting()) root.setAttribute('data-wanted', '');
  });
})();
