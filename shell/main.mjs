// Shows the start screen, fetches the table's parts meanwhile, hands them to the port, and joins the table to the page
// around it.

import {createAnnouncer, createOverlay} from './controls.mjs';
import {createQuestion, createRulesDialog, prepareDialogs, watchDialogs} from './dialogs.mjs';
import {acceptDrops} from './drop.mjs';
import {addressOf, files} from './files.mjs';
import {focusOnPress, isFramed} from './frame.mjs';
import {prepareInstall} from './install.mjs';
import {LoadError, missingFeature} from './loading.mjs';
import {createNote} from './note.mjs';
import {fetchParts} from './parts.mjs';
import {createPlayers} from './players.mjs';
import {createStart, part} from './start.mjs';
import {createStore, keyOf} from './storage.mjs';
import {keepOffline} from './update.mjs';

/** @typedef {import('./start.mjs').Seat} Seat */
/** @typedef {import('../web/browser/port.mjs').Table} Table what the port gives */

const root = document.documentElement;
/** The table of which nothing is kept. */
const sessionOnly = 'arcade29';

const words = {
  newDeal: {title: 'Give up this deal?', text: 'A new deal clears the cards and points on the table. It can’t be undone.', yes: 'New deal'},
  newMatch: {title: 'Give up this match?', text: 'A new match starts without points. It can’t be undone.', yes: 'New match'},
  replaceMatch: {title: 'Give up the match you left?', text: 'It waits to be continued. A match at another table takes its place.', yes: 'New match', no: 'Go back'},
  leaveDeal: {title: 'Give up this deal?', text: 'Leaving the table clears its cards and points.', yes: 'Leave'},
  leaveMatch: {title: 'Leave the match?', text: 'It is kept on this device. Continue on the start screen goes on where it stands.', yes: 'Leave'},
  leaveUnkept: {title: 'Leave the match?', text: 'This browser keeps nothing for the game, so Continue goes on with it only until this page is closed.', yes: 'Leave'},
};

const stage = part('stage', HTMLElement);
const newDeal = part('new-deal', HTMLButtonElement);
const rulesButton = part('rules', HTMLButtonElement);
const ask = createQuestion();
const announce = createAnnouncer(part('live', HTMLElement));

const store = createStore();
const start = createStart({store, play: (seat) => void play(seat), keep: (offered) => void wantMenu((made) => made.keep(offered)).then(forgetAddress)});

/** @type {Table | null} */
let table = null;
/** Whether the match was written where it outlasts the page. */
let kept = store.lasting;
let warned = false;
/** @type {Seat | null} who has pressed Play and waits for the table, or sits at it */
let seat = null;

const players = createPlayers({start, seated: () => seat, note: createNote(part('note', HTMLElement))});

const overlay = createOverlay({
  host: part('controls', HTMLElement),
  stage,
  press: (id) => (id === 'look-back' ? openByName(id) : table?.press(id)),
  setValue: (id, text) => table?.setValue(id, text),
});

/** @param {import('./controls.mjs').ControlList} list */
function showControls(list) {
  overlay.render(list);
  if (list.controls.some(({id}) => id.startsWith('card-'))) players.fetchLater();
}

/** @param {string} sentence */
function fail(sentence) {
  window.dispatchEvent(new CustomEvent('twentynine:failure', {detail: sentence}));
}

async function open() {
  const {openTable, create, wasm, botModule, art} = await fetchParts();
  players.hire(botModule);
  table = await openTable({
    create,
    wasm,
    canvas: part('canvas', HTMLCanvasElement),
    stage,
    art,
    askSeat: players.askSeat,
    askPlayers: players.ask,
    onControls: showControls,
    announce,
    onSave: save,
    onDealOver: (over) => void withMenu((made) => made.dealOver(over)).catch(() => {}),
    onPlain: (/** @type {string | null} */ reason) => {
      stage.classList.toggle('plain', reason !== null);
      part('plain-note', HTMLElement).hidden = reason === null;
      if (reason) announce(reason);
    },
  });
  root.dataset.state = 'start';
  if (seat) sitDown();
  else start.focus();
}

/**
 * Sits down at a table, or as soon as there is one.
 * @param {Seat} at
 */
async function play(at) {
  if (!at.saved && at.rules !== sessionOnly && store.read('match') && !(await ask(words.replaceMatch))) return;
  seat = at;
  root.dataset.wanted = '';
  forgetAddress();
  if (table) sitDown();
}

function sitDown() {
  if (!table || !seat) return;
  const {rules, name, clocks, saved, daily} = seat;
  delete root.dataset.wanted;
  const seated = table.sit({rules, name, clocks, saved, date: daily?.date});
  if (!seated) {
    seat = null;
    if (saved) store.setAside('match');
    start.refresh();
    if (!saved) start.say('This version of the game can’t play by these rules.');
    return;
  }
  if (saved) save(saved);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  root.dataset.state = 'ready';
  newDeal.disabled = false;
}

/** @type {Promise<ReturnType<typeof import('./menu.mjs').createMenu>> | null} */
let menu = null;

/**
 * What isn't needed for playing is fetched when it is first wanted.
 * @template T
 * @param {(made: Awaited<NonNullable<typeof menu>>) => T} use
 */
async function withMenu(use) {
  menu ??= import('./menu.mjs').then(({createMenu}) => createMenu({store, start, table: () => table, tell, players, atTable: () => root.dataset.state === 'ready', seated: () => seat, play: (at) => void play(at), mayLeave})).catch((error) => {
    menu = null;
    throw error;
  });
  return use(await menu);
}

/** @param {(made: Awaited<NonNullable<typeof menu>>) => unknown} use what somebody is waiting for */
async function wantMenu(use) {
  try {
    await withMenu(use);
  } catch {
    tell('A part of the page could not be fetched. Check your connection, then try again.');
  }
}

/**
 * Where it is seen and heard.
 * @param {string} sentence
 * @param {string} [title] at the table
 */
function tell(sentence, title = 'Not possible now') {
  if (root.dataset.state === 'ready') void ask({title, text: sentence, yes: 'Back to the table', no: ''});
  else start.say(sentence);
}

const isLink = () => /^#(?:(?:rules|record)=|daily(?:=|$))/.test(location.hash);

function readAddress() {
  if (isLink()) void wantMenu((made) => made.link(location.hash));
}

/** What a link brought has been taken: a reload needn't bring it again. */
function forgetAddress() {
  if (!isLink()) return;
  try {
    history.replaceState(null, '', location.pathname + location.search);
  } catch {
    // Some frames may not.
  }
}

/** Asks, when something at the table would be lost or left behind. */
async function mayLeave() {
  const underway = table?.matchUnderway() || table?.dealUnderway();
  const question = !underway ? null : seat?.rules === sessionOnly ? words.leaveDeal : kept ? words.leaveMatch : words.leaveUnkept;
  return !question || ask(question);
}

/** Back to the start screen. A match waits there to be continued. */
function leave() {
  seat = null;
  table?.leave();
  newDeal.disabled = true;
  root.dataset.state = 'start';
  start.refresh();
  start.focus();
}

/** @param {string | null} text the match as it stands; null when it is over */
function save(text) {
  if (!seat || seat.rules === sessionOnly) return;
  const {rules, name, clocks, levels} = seat;
  if (text === null) store.remove('match');
  // The page's own mark: another page that goes on with the match is heard even when it changes nothing else.
  else kept = store.write('match', {rules, name, clocks, levels, match: text, page: performance.timeOrigin});
  if (!kept && !warned) {
    warned = true;
    const sentence = 'This match can’t be kept on this device: it lasts as long as this page.';
    // Who plays where nothing is ever kept expects it; a device that is full comes as a surprise.
    if (store.lasting) tell(sentence, 'Not kept');
    else announce(sentence);
  }
}

/**
 * One match in two tabs would be two matches, and one could look ahead for the other. Frames play independently.
 * @param {StorageEvent} event what another tab has kept
 */
function changedElsewhere({key}) {
  if (key !== keyOf('match') || !seat || seat.rules === sessionOnly || root.dataset.state !== 'ready' || isFramed()) return;
  leave();
  start.say('This match was played on in another tab, so this one has left it. Continue goes on where it stands.');
}

/** @param {unknown} error what the table threw */
function stopped(error) {
  if (!(error instanceof WebAssembly.RuntimeError)) return;
  const after = seat && seat.rules !== sessionOnly ? 'Your match is kept as it was after the last card.' : 'Retry starts a new deal.';
  fail(`The table has stopped because of a mistake in the game. ${after}`);
}

function preparePage() {
  prepareDialogs();
  watchDialogs((covered) => table?.pause(covered));
  const rules = createRulesDialog(addressOf(files.rules), () => (seat ?? start.seat()).rules);
  rulesButton.addEventListener('click', rules.open);
  rulesButton.disabled = false;
  newDeal.addEventListener('click', async () => {
    const question = table?.matchUnderway() ? words.newMatch : table?.dealUnderway() ? words.newDeal : null;
    if (!question || (await ask(question))) table?.newDeal();
  });
  prepareMenu();
  prepareInstall(part('install', HTMLButtonElement));
  if (isFramed()) focusOnPress();
  // What the table throws later, when nobody awaits it.
  window.addEventListener('error', (event) => stopped(event.error));
  window.addEventListener('unhandledrejection', (event) => stopped(event.reason));
  acceptDrops((file) => void wantMenu((made) => made.file(file)));
  window.addEventListener('storage', changedElsewhere);
  window.addEventListener('hashchange', readAddress);
  readAddress();
  // Play can be pressed before this script is there.
  if ('wanted' in root.dataset) void play(start.seat());
}

/** @param {string} id of what was pressed */
function openByName(id) {
  void wantMenu((made) => made.open(id));
}

function prepareMenu() {
  const button = part('menu', HTMLButtonElement);
  const dialog = part('menu-dialog', HTMLDialogElement);
  button.disabled = false;
  button.addEventListener('click', () => {
    for (const item of dialog.querySelectorAll('button')) item.hidden = root.dataset.state !== 'ready' && /^(leave|fair)$/.test(item.id);
    dialog.showModal();
  });
  dialog.addEventListener('click', async (event) => {
    const pressed = event.target instanceof HTMLButtonElement ? event.target.id : '';
    dialog.close();
    if (pressed === 'leave') {
      if (await mayLeave()) leave();
    } else if (pressed) {
      openByName(pressed);
    }
  });
  for (const id of ['house-rules', 'daily', 'who']) part(id, HTMLButtonElement).addEventListener('click', () => openByName(id));
}

async function begin() {
  const missing = missingFeature();
  if (missing) {
    fail(missing);
    return;
  }
  preparePage();
  try {
    await open();
  } catch (error) {
    const online = navigator.onLine;
    fail(
      error instanceof LoadError
        ? error.message
        : `The table could not be opened${online ? '' : ', and you seem to be offline'}. Try again. (${error})`,
    );
  }
  // After a failure too: a better version may be on its way.
  await keepOffline(addressOf(files.serviceWorker), part('update', HTMLElement));
}

void begin();
