// The deal of the day: played at the table like any other, and afterwards held against the expert's play of the same
// cards. The players who sit there are the same for everybody.

import {copyWords, expertWords, lastDays, readResult, yourWords} from './daily-data.mjs';
import {dayWords, isWon, mostDays, today} from './days.mjs';
import {levelsAt} from './levels.mjs';
import {button, copyText, createSheet, make} from './sheet.mjs';

/** @typedef {import('./days.mjs').DayResult} DayResult */
/**
 * @typedef {object} Daily what a seat at a deal of a day carries
 * @property {string} date
 * @property {boolean} counts it was that day when it was begun
 * @property {string} commitment of its seed, which comes from the date
 * @property {string} seed that its players think with
 * @property {string[]} players by seat
 */

/** So many days are shown. */
const SHOWN = 7;

const words = {
  rules: 'One deal of 29 Arcade, the same cards for everyone on this date. Partner is the expert, Mira and Dev are club players, whatever levels you have chosen.',
  counts: 'You can play it as often as you like; your first result of the day is the one that is kept.',
  weakened: 'You can play it as often as you like. A club player has to sit in for the expert here, so no result is kept.',
  past: 'You can play it as often as you like. Only a deal that is played on its own day is kept.',
  thinking: 'The expert is playing the same cards …',
  standIns: 'Weaker players had to sit in, so this result is not held against the expert’s.',
  standInsUnkept: 'Weaker players had to sit in, so this result is not kept, nor held against the expert’s.',
  standInsNext: 'Weaker players had to sit in, so this result is not kept, nor held against the expert’s: your first one without them will be.',
  away: 'What the expert makes of these cards can’t be told now: that part of the game could not be fetched.',
  noDay: 'The link names no day, so nothing was opened.',
  future: 'That day hasn’t come yet, so its deal waits.',
};

/**
 * @param {object} options
 * @param {{ask(command: string, ...lines: string[]): Promise<any>}} options.house
 * @param {import('./storage.mjs').Store} options.store
 * @param {{ask: (text: string, signal?: AbortSignal) => Promise<string>, substituted: (daily: Daily) => boolean, weakened: () => boolean}} options.players
 * @param {() => import('./start.mjs').Seat | null} options.seated
 * @param {(seat: import('./start.mjs').Seat) => void} options.play
 * @param {() => Promise<boolean>} options.mayLeave asks whoever would lose something at the table
 * @param {(sentence: string) => void} options.tell
 * @param {() => void} options.changed told when a day was kept
 * @param {(text: string, deal: number) => void} options.review
 */
export function createDaily({house, store, players, seated, play, mayLeave, tell, changed, review}) {
  /** @type {ReturnType<typeof prepare> | null} */
  let parts = null;
  let date = today();
  /** What came of the deals that were played here, by date; `alike`: against the players of that day; `counts`: on its own day. @type {Map<string, DayResult & {alike: boolean, counts: boolean}>} */
  const played = new Map();
  /** What can be reviewed of them. @type {Map<string, {finished: string, deal: number}>} */
  const records = new Map();
  /** @type {Map<string, Promise<DayResult>>} */
  const experts = new Map();

  /** @returns {import('./days.mjs').Day[]} */
  const days = () => store.read('days')?.days ?? [];
  /** @param {string} day */
  const keptOf = (day) => days().find((one) => one.date === day) ?? null;
  const link = () => `${location.href.replace(/#.*$/, '')}#daily=${date}`;

  /**
   * The same cards with the expert in your seat, an action at a time, so that nobody at the table waits for long.
   * @param {string} day
   */
  async function playedByExpert(day) {
    /** @type {string[]} */
    const actions = [];
    for (;;) {
      const [word, ...fields] = (await players.ask(`daily ${day} ${actions.join(',')}`)).split('\t');
      if (word !== 'next' || !fields[0]) return readResult(fields);
      actions.push(fields[0]);
    }
  }

  /** @param {string} day @returns {Promise<DayResult>} */
  function expertOf(day) {
    const known = experts.get(day);
    if (known) return known;
    const asked = playedByExpert(day);
    experts.set(day, asked);
    asked.catch(() => experts.delete(day));
    return asked;
  }

  /** @param {string} day */
  async function begin(day) {
    const info = await house.ask('daily', day);
    if (!info.ok) throw new Error(info.reason);
    const daily = {date: day, counts: day === today(), commitment: info.commitment, seed: info.players_seed, players: info.players};
    play({rules: info.rules, name: '', clocks: false, levels: levelsAt(info.rules, store.read('players')), daily});
  }

  function prepare() {
    const sheet = createSheet({id: 'daily-dialog', title: 'Today’s deal', className: 'daily'});
    const content = make('div', {});
    const playButton = button('Play', () => {
      const wanted = date;
      void mayLeave().then((may) => {
        if (!may) return undefined;
        sheet.dialog.close();
        return begin(wanted);
      }).catch((error) => tell(String(error)));
    }, {id: 'daily-play', class: 'solid'});
    const copy = button('Copy result', () => void copyResult(), {id: 'daily-copy'});
    const look = button('Review', () => {
      const record = records.get(date);
      if (record) review(record.finished, record.deal);
    }, {id: 'daily-review'});
    sheet.body.append(content, make('div', {class: 'row'}, playButton, look, copy));
    return {sheet, content, playButton, look, copy};
  }

  async function copyResult() {
    const latest = played.get(date);
    const result = keptOf(date) ?? (latest?.alike ? latest : null);
    if (!result) return;
    const expert = await expertOf(date).catch(() => null);
    const done = await copyText(copyWords(date, result, expert, link()));
    parts?.sheet.say(done ? 'Your result is copied.' : 'This browser doesn’t let the page copy.');
  }

  /** @param {string} day */
  function calendar(day) {
    return make(
      'ol',
      {class: 'days', 'aria-label': 'The last days'},
      ...lastDays(day, days(), SHOWN).map(({date: at, result}) => {
        const how = !result ? 'none' : isWon(result) ? 'won' : 'lost';
        return make(
          'li',
          {class: how, 'aria-label': `${dayWords(at)}: ${result ? `${result.made ? 'contract made' : 'contract failed'}, ${how}` : 'not played'}`},
          make('span', {'aria-hidden': 'true'}, dayWords(at, {weekday: 'short'})),
          make('b', {'aria-hidden': 'true'}, dayWords(at, {day: 'numeric'})),
          make('i', {'aria-hidden': 'true'}, {none: '–', won: '✓', lost: '✗'}[how]),
        );
      }),
    );
  }

  /**
   * What a result against weaker players means: promised is only what will be.
   * @param {string} day
   * @param {boolean} counts
   */
  function standInWords(day, counts) {
    if (!counts || keptOf(day)) return words.standIns;
    return day === today() && !players.weakened() ? words.standInsNext : words.standInsUnkept;
  }

  /** What is kept of a day from now on. @param {string} day */
  function keepingWords(day) {
    if (day !== today()) return words.past;
    return players.weakened() && !keptOf(day) ? words.weakened : words.counts;
  }

  /** @param {string} day */
  function fill(day) {
    if (!parts) return;
    date = day;
    const now = today();
    const kept = keptOf(day);
    const own = played.get(day);
    const latest = own ?? kept;
    const alike = own?.alike ?? true;
    const {sheet, content, playButton, look, copy} = parts;
    sheet.setTitle(day === now ? 'Today’s deal' : `The deal of ${dayWords(day)}`);
    playButton.textContent = latest ? 'Play it again' : 'Play';
    look.hidden = !records.has(day);
    copy.hidden = !(kept ?? (alike && latest));
    const lines = [make('p', {class: 'date'}, dayWords(day, {weekday: 'long', day: 'numeric', month: 'long', year: 'numeric'}))];
    if (latest) {
      const expert = make('p', {id: 'daily-expert', role: 'status'}, words.thinking);
      lines.push(make('p', {id: 'daily-yours'}, yourWords(latest)));
      if (kept && own && yourWords(kept) !== yourWords(latest)) lines.push(make('p', {class: 'quiet'}, `Your first result, which is kept: ${yourWords(kept)}`));
      if (alike) {
        lines.push(expert);
        expertOf(day).then(
          (result) => expert.replaceChildren(expertWords(result)),
          () => expert.replaceChildren(words.away),
        );
      } else {
        lines.push(make('p', {id: 'daily-stand-ins', role: 'status'}, standInWords(day, own?.counts ?? false)));
      }
    }
    lines.push(make('p', {class: 'quiet'}, words.rules), make('p', {class: 'quiet'}, keepingWords(day)));
    content.replaceChildren(...lines, calendar(now));
  }

  /** @param {string} day */
  async function open(day) {
    parts ??= prepare();
    fill(day);
    await parts.sheet.open(parts.playButton);
  }

  /** @param {Daily} daily @param {DayResult} result @returns {boolean} whether these cards were played here for the first time */
  function keep(daily, result) {
    const {date: day, counts} = daily;
    const first = !played.has(day) && !keptOf(day);
    const alike = !players.substituted(daily);
    played.set(day, {...result, alike, counts});
    if (counts && alike && !keptOf(day)) {
      const {bidder, bid, points, made} = result;
      const all = [...days(), {date: day, bidder, bid, points, made}].sort((a, b) => (a.date < b.date ? -1 : 1));
      store.write('days', {days: all.slice(-mostDays)});
      changed();
    }
    return first;
  }

  return {
    /** From the menu. */
    open: () => open(today()),

    /** From the start screen: the deal itself, unless it has been played. */
    async press() {
      const day = today();
      if (keptOf(day) ?? played.get(day)) await open(day);
      else await begin(day);
    },

    /** @param {string} hash #daily, or #daily= and a date */
    async link(hash) {
      const day = /^#daily(?:=(.*))?$/.exec(hash)?.[1] ?? today();
      const info = await house.ask('daily', day);
      if (!info.ok) tell(words.noDay);
      else if (day > today()) tell(words.future);
      else await open(day);
    },

    /**
     * A deal is over: perhaps that of the day.
     * @param {import('../web/browser/port.mjs').DealOver} over
     * @param {string | null} commitment of the deal on the table
     * @returns {Promise<{again: boolean} | null>} null for any other deal; whether it had been played before
     */
    async over({finished, deal}, commitment) {
      const daily = seated()?.daily;
      if (!daily || daily.commitment !== commitment) return null;
      const result = await house.ask('daily.result', daily.date, String(deal), finished);
      if (!result.ok) return null;
      const first = keep(daily, result);
      records.set(daily.date, {finished, deal});
      if (!document.querySelector('dialog[open]')) await open(daily.date);
      return {again: !first};
    },
  };
}
