// Fair by proof: the seals of this deal and the next, a word of the player's own, and the check of finished deals, once
// by the engine and once by the browser's own cryptography (fair-check.mjs).

import {canCheck, checkDeal} from './fair-check.mjs';
import {button, copyText, createSheet, make, wordsOf} from './sheet.mjs';

/** @typedef {{ask(command: string, ...lines: string[]): Promise<any>}} House */
/**
 * @typedef {object} Table what this dialog needs of it
 * @property {() => {current: string | null, next: string}} fair
 * @property {() => {finished: string | null}} state
 * @property {() => boolean} dealUnderway
 * @property {(text: string) => void} setEntropy
 */
/** @typedef {import('./fair-check.mjs').DealtPack} DealtPack */
/** @typedef {{ok: boolean, words: string}} Finding */

/** Bytes of a player's word. */
const LONGEST_WORD = 200;

const WORDS = {
  what: 'Before the first card of a deal the table has chosen the seed it shuffles from, and shows you its seal: the SHA-256 of that seed. The seal tells nothing about the cards, but only this one seed fits it. When the deal is over the seed itself is published, and everybody can see that it fits the seal and gives exactly this pack.',
  word: 'A word of yours goes into the shuffle of every deal that starts after you set it. The seed is already sealed by then, so the table can’t have chosen it to suit your word, and you can’t choose your cards.',
  legacy:
    'Some older tables of 28 dealt from a stream called splitmix64 with a seed of 64 bits, which can be checked here too. New deals never use it. Once the hash of such a seed is public, a computer can try out seeds until one fits, and then reads off every hand before the first bid. The seeds here have 256 bits: there are more of them than orders of the pack, and far too many to try.',
  insecure: 'This page was opened without https, where browsers keep their cryptography from it. The engine’s check still works; open the page over https for the second one.',
};

/** @param {string} date */
const fixedWords = (date) =>
  `This deal is fixed by its date: its seed is the SHA-256 of the words “twentynine daily deal ${date}”. So it is the same for everyone, nobody has chosen it, and no word of yours goes into it; but its seal hides nothing, since anybody can work out the cards of a day beforehand.`;

/** @param {boolean} ok */
const sign = (ok) => make('span', {class: ok ? 'sign good' : 'sign bad', 'aria-hidden': 'true'}, ok ? '✓' : '✗');

/** 16 bytes of the browser's own chance, in words that can be typed again. */
function rolledWord() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * @param {DealtPack} deal
 * @param {any} engine its verdict
 * @returns {Promise<Finding[]>}
 */
async function findings(deal, engine) {
  const found = [
    {ok: Boolean(engine?.commitment_ok), words: 'Engine: the seed published fits the seal'},
    {ok: Boolean(engine?.pack_ok), words: 'Engine: the seed gives this pack'},
  ];
  if (!canCheck()) return found;
  const [seal, pack] = await checkDeal(deal);
  found.push(
    {ok: Boolean(seal?.ok), words: 'Your browser: the seed published fits the seal'},
    {ok: Boolean(pack?.ok), words: 'Your browser: the seed gives this pack'},
  );
  return found;
}

/**
 * @param {string} name
 * @param {string} value
 */
const valueRow = (name, value) => make('div', {}, make('dt', {}, name), make('dd', {}, make('code', {}, value)));

/** @param {DealtPack} deal */
function proofOf({pack, shuffle}) {
  if (!shuffle) return null;
  return make(
    'details',
    {},
    make('summary', {}, 'Seal, seed and pack'),
    make(
      'dl',
      {class: 'proof'},
      valueRow('Seal, shown before the deal', shuffle.commitment),
      valueRow('Seed, published after it', shuffle.seed),
      valueRow('Your word', shuffle.entropy || 'none'),
      valueRow('Stream', shuffle.stream),
      valueRow('Pack in deal order', pack),
      valueRow('Try the seal yourself', `printf %s ${shuffle.seed} | sha256sum`),
    ),
  );
}

/**
 * @param {object} options
 * @param {House} options.house
 * @param {() => Table | null} options.table
 * @param {() => {date: string, commitment: string} | null} [options.daily] the deal of a day that was sat down to
 */
export function createFairness({house, table, daily = () => null}) {
  /** @type {ReturnType<typeof prepare> | null} */
  let parts = null;
  /** @type {Map<string, Date>} seals that were shown here before their deal was over */
  const seen = new Map();

  /**
   * @param {string} name
   * @param {string} id
   */
  function seal(name, id) {
    const value = make('code', {id});
    const copy = button(
      'Copy',
      () => {
        void copyText(value.textContent ?? '').then((done) => parts?.sheet.say(done ? 'The seal is copied.' : 'This browser doesn’t let the page copy.'));
      },
      {'aria-label': `Copy: ${name}`},
    );
    return {value, row: make('div', {class: 'seal'}, make('h3', {}, name), make('div', {}, value, copy))};
  }

  /** @param {string} word */
  function useWord(word) {
    const tooLong = new TextEncoder().encode(word).length > LONGEST_WORD;
    parts?.word.setAttribute('aria-invalid', String(tooLong));
    if (tooLong) {
      parts?.sheet.say(`That is too long: at most ${LONGEST_WORD} bytes, please.`);
      return;
    }
    table()?.setEntropy(word);
    parts?.sheet.say(word ? 'Your word goes into every deal from the next one on.' : 'The deals to come have no word of yours.');
  }

  /**
   * @param {DealtPack} deal
   * @param {any} engine
   * @param {string} name
   */
  async function verdict(deal, engine, name) {
    if (!deal.shuffle) {
      return {ok: null, element: make('li', {}, make('p', {}, `${name}: this record tells no seed, so there is nothing to check.`))};
    }
    /** @type {Finding[]} */
    let found;
    try {
      found = await findings(deal, engine);
    } catch (error) {
      found = [{ok: false, words: wordsOf(error)}];
    }
    const ok = found.every((finding) => finding.ok);
    const at = seen.get(deal.shuffle.commitment);
    const list = make('ul', {}, ...found.map((one) => make('li', {}, sign(one.ok), ` ${one.words}${one.ok ? '' : ' – no'}`)));
    if (at) list.prepend(make('li', {}, sign(true), ` This page showed you the seal at ${at.toLocaleTimeString()}, before the deal was over`));
    return {
      ok,
      element: make('li', {}, make('p', {}, sign(ok), ' ', make('b', {}, `${name}: ${ok ? 'fair' : 'this does not fit'}`)), list, proofOf(deal)),
    };
  }

  /**
   * Checks all deals of a match text, or one.
   * @param {string} text
   * @param {HTMLElement} list
   * @param {number} [only]
   */
  async function check(text, list, only) {
    const [verified, written] = await Promise.all([house.ask('verify', text), house.ask('record.write', text)]);
    if (!written?.ok) throw new Error(written?.reason ?? 'The record could not be written.');
    const record = JSON.parse(written.json);
    /** @type {DealtPack[]} */
    const deals = record.deals ?? [record];
    const results = [];
    for (const [i, deal] of deals.entries()) {
      if (only === undefined || only === i) results.push(await verdict(deal, verified.deals?.[i], `Deal ${i + 1}`));
    }
    list.replaceChildren(...results.map(({element}) => element));
    const bad = results.filter(({ok}) => ok === false).length;
    const silent = results.filter(({ok}) => ok === null).length;
    const checked = results.length - silent;
    if (bad) parts?.sheet.say(`${bad} of ${results.length} deals do not fit their seals.`);
    else if (!checked) parts?.sheet.say('No seed is told here, so there is nothing to check.');
    else parts?.sheet.say(`${checked === 1 ? 'The deal fits its seal' : `All ${checked} deals fit their seals`}, ${canCheck() ? 'by the engine and by your browser' : 'by the engine'}.`);
  }

  /** @param {() => Promise<void>} work */
  function attempt(work) {
    work().catch((error) => parts?.sheet.say(wordsOf(error)));
  }

  /**
   * @param {string} json
   * @param {HTMLElement} list
   */
  async function checkPasted(json, list) {
    list.replaceChildren();
    if (json.trim() === '') throw new Error('There is no record yet: paste its text first.');
    const answer = await house.ask('record.read', json);
    if (!answer?.ok) throw new Error(`This record can’t be read. ${answer?.where ? `At ${answer.where}: ` : ''}${answer?.reason ?? ''}`);
    await check(answer.text, list);
  }

  function prepare() {
    const sheet = createSheet({id: 'fair-dialog', title: 'Fairness', className: 'fair'});
    const current = seal('Seal of this deal', 'fair-current');
    const next = seal('Seal of the next deal', 'fair-next');
    const word = make('input', {id: 'fair-word', type: 'text', autocomplete: 'off', spellcheck: 'false', maxlength: LONGEST_WORD});
    const own = make(
      'form',
      {method: 'dialog', submit: (/** @type {Event} */ event) => {
        event.preventDefault();
        useWord(word.value);
      }},
      make('h3', {}, 'A word of your own'),
      make('p', {class: 'quiet'}, WORDS.word),
      make(
        'div',
        {class: 'row'},
        make('label', {}, make('span', {}, 'Your word'), word),
        make('button', {type: 'submit', id: 'fair-use'}, 'Use it'),
        button('Roll one', () => {
          word.value = rolledWord();
          useWord(word.value);
        }, {id: 'fair-roll'}),
      ),
    );
    const finished = make('ol', {class: 'verdicts', id: 'fair-verdicts'});
    const checkOne = button('Check this deal', () => attempt(() => check(table()?.state().finished ?? '', finished, Number(which.value))), {id: 'fair-check', class: 'solid'});
    const checkAll = button('Check all', () => attempt(() => check(table()?.state().finished ?? '', finished)), {id: 'fair-check-all'});
    const which = make('select', {id: 'fair-which'});
    const over = make(
      'section',
      {'aria-labelledby': 'fair-over'},
      make('h3', {id: 'fair-over'}, 'Finished deals'),
      make('div', {class: 'row'}, make('label', {}, make('span', {}, 'Deal'), which), checkOne, checkAll),
      finished,
    );
    const text = make('textarea', {id: 'fair-text', spellcheck: 'false', autocomplete: 'off'});
    const pasted = make('ol', {class: 'verdicts'});
    const other = make(
      'section',
      {'aria-labelledby': 'fair-other'},
      make('h3', {id: 'fair-other'}, 'Check another record'),
      make('label', {}, make('span', {}, 'Record as text'), text),
      make('div', {class: 'row'}, button('Check the text', () => attempt(() => checkPasted(text.value, pasted)), {id: 'fair-read'})),
      pasted,
    );
    const legacy = make('details', {}, make('summary', {}, 'Why not the stream that 28 was first dealt from'), make('p', {}, WORDS.legacy));
    const fixed = make('p', {id: 'fair-daily', class: 'fixed', hidden: true});
    const seals = make('section', {}, fixed, current.row, next.row);
    sheet.body.append(make('p', {class: 'first'}, WORDS.what), seals, own, over, ...(canCheck() ? [] : [make('p', {class: 'warning'}, WORDS.insecure)]), other, legacy);
    return {sheet, current, next, word, own, over, finished, which, seals, fixed};
  }

  /** @param {Table | null} at */
  async function fill(at) {
    if (!parts) return;
    const {current, next, own, over, which, seals, finished} = parts;
    seals.hidden = own.hidden = at === null;
    const text = at?.state().finished ?? null;
    over.hidden = text === null;
    finished.replaceChildren();
    if (!at) return;
    const fair = at.fair();
    current.row.hidden = !fair.current;
    current.value.textContent = fair.current ?? '';
    const day = daily();
    parts.fixed.hidden = day === null || day.commitment !== fair.current;
    if (day) parts.fixed.textContent = fixedWords(day.date);
    next.value.textContent = fair.next;
    for (const shown of [at.dealUnderway() ? fair.current : null, fair.next]) {
      if (shown && !seen.has(shown)) seen.set(shown, new Date());
    }
    if (text === null) return;
    const {deals} = await house.ask('verify', text);
    which.replaceChildren(...deals.map((/** @type {any} */ _, /** @type {number} */ i) => make('option', {value: String(i)}, `Deal ${i + 1}`)));
    which.value = String(deals.length - 1);
  }

  return {
    async open() {
      parts ??= prepare();
      try {
        await fill(table());
        await parts.sheet.open();
      } catch (error) {
        await parts.sheet.open();
        parts.sheet.say(wordsOf(error));
      }
    },
  };
}
