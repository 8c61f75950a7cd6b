// Finished deals as records: saved, copied and shared as a link, and opened from a file, a text or a drop. Whether a
// record is one is the house module's to say; what it refuses changes nothing.

import {textOf} from './links.mjs';
import {recordLink} from './record-link.mjs';
import {button, copyText, createSheet, make, saveFile, wordsOf} from './sheet.mjs';

/** @typedef {{ask(command: string, ...lines: string[]): Promise<any>}} House */
/** @typedef {{open(matchText: string, options?: {deal?: number, seat?: number}): Promise<void>}} Review */

/** The most bytes of a record, as the engine has it too. */
const LONGEST = 1024 * 1024;

/** @param {{where?: string, reason: string}} refusal */
function refusalWords({where, reason}) {
  const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  return `This record can’t be opened. ${where ? `At ${where}: ` : ''}${sentence}`;
}

/** @param {number} count */
const dealsWord = (count) => (count === 1 ? '1 deal' : `${count} deals`);

/**
 * @param {object} options
 * @param {House} options.house
 * @param {Review} options.review
 * @param {() => string | null} options.current the finished deals of the table, safe to show
 */
export function createRecords({house, review, current}) {
  /** @type {ReturnType<typeof prepare> | null} */
  let parts = null;

  /** The record that is chosen for saving, as JSON. */
  async function chosen() {
    const text = current();
    if (!parts || !text) throw new Error('There is no finished deal on this table yet.');
    const which = parts.which.value;
    const answer = which === 'all' ? await house.ask('record.write', text) : await house.ask('record.write.deal', which, text);
    if (!answer?.ok) throw new Error(answer?.reason ?? 'The record could not be written.');
    return /** @type {string} */ (answer.json);
  }

  /** @type {Record<string, () => Promise<string>>} what a button does, and the sentence when it is done */
  const acts = {
    async save() {
      const json = await chosen();
      saveFile(parts?.which.value === 'all' ? 'twentynine-match.json' : 'twentynine-deal.json', json);
      return 'The record is saved with your downloads.';
    },
    async copy() {
      return (await copyText(await chosen())) ? 'The record is copied.' : 'This browser doesn’t let the page copy. Save the record instead.';
    },
    async link() {
      const link = await recordLink(await chosen(), window.location.href);
      if (!link) return 'This record is too long for a link. Choose a single deal, or save it as a file.';
      return (await copyText(link)) ? 'A link to the record is copied. The record is inside of it; nothing is stored anywhere else.' : link;
    },
    async look() {
      const text = current();
      if (!text) return 'There is no finished deal on this table yet.';
      const which = parts?.which.value ?? 'all';
      parts?.sheet.dialog.close();
      await review.open(text, which === 'all' ? {} : {deal: Number(which)});
      return '';
    },
  };

  /** @param {string} name */
  async function act(name) {
    try {
      parts?.sheet.say((await acts[name]?.()) ?? '');
    } catch (error) {
      parts?.sheet.say(wordsOf(error));
    }
  }

  function prepare() {
    const sheet = createSheet({id: 'records-dialog', title: 'Records', className: 'records'});
    const which = make('select', {id: 'records-which'});
    const own = make(
      'section',
      {'aria-labelledby': 'records-own'},
      make('h3', {id: 'records-own'}, 'Finished on this table'),
      make('p', {class: 'quiet'}, 'A record holds the rules, the cards, every call and every card played, so anybody can look at the deal again.'),
      make('div', {class: 'row'}, make('label', {}, make('span', {}, 'What to keep'), which)),
      make(
        'div',
        {class: 'row'},
        button('Save as file', () => act('save'), {id: 'records-save', class: 'solid'}),
        button('Copy text', () => act('copy'), {id: 'records-copy'}),
        button('Copy link', () => act('link'), {id: 'records-link'}),
        button('Review', () => act('look'), {id: 'records-review'}),
      ),
    );
    const none = make('p', {class: 'quiet'}, 'No deal has been finished on this table yet. Once one is over you can keep it here.');
    const file = make('input', {id: 'records-file', type: 'file', accept: '.json,application/json,text/plain', class: 'off-screen', tabindex: -1, 'aria-hidden': 'true'});
    file.addEventListener('change', () => {
      const picked = file.files?.[0];
      if (picked) void readFile(picked);
      // So that the same file can be chosen again once it is mended.
      file.value = '';
    });
    const text = make('textarea', {id: 'records-text', spellcheck: 'false', autocomplete: 'off', placeholder: '{"format": "twentynine-record", …}'});
    const another = make(
      'section',
      {'aria-labelledby': 'records-open'},
      make('h3', {id: 'records-open'}, 'Open a record'),
      make('p', {class: 'quiet'}, 'Choose a file, drop one anywhere on the page, or paste the text.'),
      make('div', {class: 'row'}, button('Choose a file', () => file.click(), {id: 'records-choose'}), file),
      make('label', {}, make('span', {}, 'Record as text'), text),
      make('div', {class: 'row'}, button('Open the text', () => void readText(text.value), {id: 'records-read', class: 'solid'})),
    );
    sheet.body.append(own, none, another);
    return {sheet, which, own, none, text};
  }

  /** What this table has to offer. */
  async function fill() {
    if (!parts) return;
    const {which, own, none} = parts;
    const text = current();
    own.hidden = text === null;
    none.hidden = text !== null;
    if (text === null) return;
    const {json} = await house.ask('record.write', text);
    const count = JSON.parse(json).deals?.length ?? 1;
    which.replaceChildren(
      make('option', {value: 'all'}, `The match so far, ${dealsWord(count)}`),
      ...Array.from({length: count}, (_, i) => make('option', {value: String(i)}, `Deal ${i + 1} alone`)),
    );
  }

  async function open() {
    parts ??= prepare();
    parts.text.removeAttribute('aria-invalid');
    try {
      await fill();
      await parts.sheet.open();
    } catch (error) {
      await parts.sheet.open();
      parts.sheet.say(wordsOf(error));
    }
  }

  /**
   * Nothing changes but the sentence.
   * @param {string} sentence
   */
  async function refuse(sentence) {
    if (!parts?.sheet.dialog.open) await open();
    parts?.text.setAttribute('aria-invalid', 'true');
    parts?.sheet.say(sentence);
    return false;
  }

  /**
   * Opens the review of a record, or says why there is none in this text.
   * @param {string} json
   * @returns {Promise<boolean>}
   */
  async function readText(json) {
    try {
      if (json.trim() === '') return await refuse('There is no record yet: paste its text first.');
      if (json.length > LONGEST) return await refuse(refusalWords({reason: 'It is longer than 1 MiB, which no match is'}));
      const answer = await house.ask('record.read', json);
      if (!answer?.ok) return await refuse(refusalWords(answer ?? {reason: 'It could not be read'}));
      parts?.sheet.dialog.close();
      await review.open(answer.text, {deal: 0});
      return true;
    } catch (error) {
      return refuse(wordsOf(error));
    }
  }

  /**
   * @param {File} file
   * @returns {Promise<boolean>}
   */
  async function readFile(file) {
    if (file.size > LONGEST) return refuse(refusalWords({reason: 'The file is larger than 1 MiB, which no match is'}));
    try {
      return await readText(textOf(await file.arrayBuffer()));
    } catch {
      return refuse(refusalWords({reason: 'The file is not text in UTF-8'}));
    }
  }

  return {open, readText, readFile};
}
