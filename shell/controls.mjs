// The table's controls as real elements over the drawing: a button for each thing that can be pressed, the bid's
// number field, and the texts that a screen reader reads. Pointer, keyboard, screen reader, switch and voice all
// come in here. The list comes from the table (port.mjs); its order is the Tab order.

import {takesTyping, tableKey} from './keys.mjs';

/**
 * @typedef {object} Control
 * @property {string} id
 * @property {'button' | 'number' | 'text' | 'heading'} role
 * @property {string} name what it is called and what it says
 * @property {boolean} [enabled]
 * @property {[number, number, number, number]} rect x, y, width, height in CSS px within the stage
 * @property {boolean} [pressed] for a toggle
 * @property {string | number} [value]
 * @property {number} [min]
 * @property {number} [max]
 * @property {string} [submit] what Enter in a number field presses
 * @property {string} [key] a letter or a digit that presses it too
 * @property {string} [description]
 * @property {boolean} [primary]
 */

/** @typedef {{controls: Control[], focus?: string | null, focusSerial?: number}} ControlList */

/** @typedef {{role: Control['role'], element: HTMLElement, label: HTMLElement | null, value: string | undefined}} Item */

const tags = {button: 'button', number: 'input', text: 'p', heading: 'h2'};

/**
 * @param {object} options
 * @param {HTMLElement} options.host the empty element that holds the controls
 * @param {HTMLElement} options.stage the element that covers the table
 * @param {(id: string) => void} options.press
 * @param {(id: string, text: string) => void} options.setValue
 */
export function createOverlay({host, stage, press, setValue}) {
  /** @type {Map<string, Item>} */
  const items = new Map();
  /** @type {Map<string, Control>} */
  let listed = new Map();
  /** @type {number | undefined} */
  let focusSerial;
  let lastInput = matchMedia('(pointer: coarse)').matches ? 'touch' : 'key';
  const ends = new AbortController();
  const listening = {signal: ends.signal};

  host.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button && host.contains(button)) pressControl(button.id);
  }, listening);

  host.addEventListener('input', (event) => {
    if (event.target instanceof HTMLInputElement) setValue(event.target.id, event.target.value);
  }, listening);

  host.addEventListener('keydown', (event) => {
    const field = event.target;
    // A key that is held would press whatever comes up at its place; only the bid's steps may repeat.
    if (event.repeat && field instanceof HTMLButtonElement && !/^bid-(minus|plus)$/.test(field.id)) event.preventDefault();
    if (event.key !== 'Enter' || event.isComposing || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    const submit = listed.get(field.id)?.submit;
    if (!submit || event.repeat) return;
    setValue(field.id, field.value);
    pressControl(submit);
  }, listening);

  document.addEventListener('keydown', (event) => {
    lastInput = 'key';
    if (event.defaultPrevented || takesTyping(document.activeElement) || document.querySelector('dialog[open]')) return;
    const keys = [...listed.values()].map((control) => control.key?.toLowerCase() ?? '').join('');
    const key = tableKey(event, keys);
    if (!key) return;
    for (const control of listed.values()) {
      if (control.key?.toLowerCase() !== key || !isEnabled(control)) continue;
      event.preventDefault();
      flash(items.get(control.id)?.element);
      pressControl(control.id);
      return;
    }
  }, listening);

  document.addEventListener('pointerdown', (event) => {
    lastInput = event.pointerType;
  }, {...listening, capture: true, passive: true});

  // Safari shows :active only where something listens to touches.
  host.addEventListener('touchstart', () => {}, {...listening, passive: true});

  /** @param {string} id */
  function pressControl(id) {
    const control = listed.get(id);
    if (control?.role === 'button' && isEnabled(control)) press(id);
  }

  /** @param {ControlList} list */
  function render(list) {
    const focused = document.activeElement;
    listed = new Map(list.controls.map((control) => [control.id, control]));
    for (const [id, item] of items) {
      if (listed.get(id)?.role === item.role) continue;
      item.element.remove();
      items.delete(id);
    }
    let next = host.firstElementChild;
    for (const control of listed.values()) {
      let item = items.get(control.id);
      if (!item) {
        item = createItem(control);
        items.set(control.id, item);
      }
      update(item, control);
      if (item.element === next) next = next.nextElementSibling;
      else host.insertBefore(item.element, next);
    }
    // An element that had to move has lost its focus on the way.
    if (focused instanceof HTMLElement && focused !== document.activeElement && host.contains(focused) && isBare()) {
      focused.focus({preventScroll: true});
    }
    if (list.focusSerial !== focusSerial) {
      focusSerial = list.focusSerial;
      if (list.focus) moveFocus(list.focus);
    }
  }

  /**
   * Moves the focus to a control when that takes it from nobody.
   * @param {string} id
   */
  function moveFocus(id) {
    const control = listed.get(id);
    const element = items.get(id)?.element;
    if (!control || !element || !isEnabled(control) || !document.hasFocus()) return;
    if (!isBare() && !stage.contains(document.activeElement)) return;
    // A number field would bring up the keyboard over the table of somebody who is tapping.
    if (control.role === 'number' && lastInput === 'touch') return;
    element.focus({preventScroll: !stage.classList.contains('plain')});
    if (element instanceof HTMLInputElement) element.select();
  }

  return {
    render,
    dispose() {
      ends.abort();
      host.replaceChildren();
      items.clear();
      listed.clear();
    },
  };
}

/** @returns {boolean} whether nothing on the page holds the focus */
function isBare() {
  return document.activeElement === null || document.activeElement === document.body;
}

/** @param {Control} control */
function isEnabled(control) {
  return control.enabled !== false;
}

/**
 * @param {Control} control
 * @returns {Item}
 */
function createItem(control) {
  const element = document.createElement(tags[control.role]);
  element.id = control.id;
  element.className = control.role;
  let label = null;
  if (element instanceof HTMLButtonElement) {
    element.type = 'button';
    label = element.appendChild(document.createElement('span'));
  } else if (element instanceof HTMLInputElement) {
    element.type = 'number';
    element.inputMode = 'numeric';
    element.step = '1';
    element.autocomplete = 'off';
    element.enterKeyHint = 'send';
  } else {
    label = element;
  }
  const card = /^(?:card|trump)-.*([SHCD])$/.exec(control.id);
  if (card?.[1]) element.dataset.suit = card[1];
  return {role: control.role, element, label, value: undefined};
}

/**
 * @param {Item} item
 * @param {Control} control
 */
function update(item, control) {
  const {element, label} = item;
  if (label && label.textContent !== control.name) label.textContent = control.name;
  if (element instanceof HTMLButtonElement) {
    if (element.disabled === isEnabled(control)) element.disabled = !isEnabled(control);
    attribute(element, 'aria-pressed', control.pressed === undefined ? null : String(control.pressed));
    attribute(element, 'aria-keyshortcuts', control.key?.toUpperCase() ?? null);
    element.classList.toggle('primary', control.primary === true);
  } else if (element instanceof HTMLInputElement) {
    element.disabled = !isEnabled(control);
    attribute(element, 'aria-label', control.name);
    attribute(element, 'min', control.min === undefined ? null : String(control.min));
    attribute(element, 'max', control.max === undefined ? null : String(control.max));
    const value = control.value === undefined ? '' : String(control.value);
    // Only what the table changed is written, so that nothing half typed is overwritten.
    if (value !== item.value) {
      item.value = value;
      if (element.value !== value) element.value = value;
    }
  }
  attribute(element, 'aria-description', control.description || null);
  place(element, control.rect);
}

/**
 * @param {HTMLElement} element
 * @param {Control['rect']} rect
 */
function place(element, rect) {
  const [x, y, width, height] = rect;
  const {style} = element;
  for (const [property, value] of /** @type {const} */ ([['left', x], ['top', y], ['width', width], ['height', height]])) {
    const text = `${Math.round(value * 100) / 100}px`;
    if (style[property] !== text) style[property] = text;
  }
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
function attribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** @param {HTMLElement | undefined} element shown as pressed for a moment: a key has no :active */
function flash(element) {
  element?.classList.add('down');
  setTimeout(() => element?.classList.remove('down'), 120);
}

/**
 * Says lines in the one polite live region. Lines that come at once are said together, none is lost.
 * @param {HTMLElement} region
 */
export function createAnnouncer(region) {
  /** @type {string[]} */
  let lines = [];
  let last = '';
  /** @param {string} text */
  return (text) => {
    if (!text) return;
    lines.push(text);
    if (lines.length > 1) return;
    setTimeout(() => {
      let said = lines.join('. ').replace(/([.!?])\. /g, '$1 ');
      lines = [];
      // The same sentence again is a change only when something differs.
      if (said === last) said += '\u00a0';
      last = said;
      region.textContent = said;
    }, 100);
  };
}
