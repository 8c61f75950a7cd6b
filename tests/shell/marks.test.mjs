// Your decisions marked in the review, in a headless Chromium, with stand-ins for the house and the players; and the
// words for them.

import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {bestWords, costliestWords, course, doing, markWords, moments, readMark, tally, verdictOf} from '../../shell/marks-data.mjs';
import {axe, startDialogs, widthFits} from './fake/dialogs.mjs';

/** @type {Awaited<ReturnType<typeof startDialogs>>} */
let dialogs;
before(async () => {
  dialogs = await startDialogs();
});
after(() => dialogs.close());

/**
 * Opens a review whose players answer each question from a list, the last answer again and again.
 * @param {import('playwright-core').Page} page
 * @param {string[]} lines
 * @param {number} [holdAt] so many questions are answered, the next never
 */
const open = (page, lines, holdAt = Infinity) =>
  page.evaluate(
    async ([answers, hold]) => {
      const {at} = /** @type {any} */ (globalThis);
      let count = 0;
      at.players = (/** @type {string} */ _, /** @type {AbortSignal} */ signal) => {
        count += 1;
        if (count <= Number(hold ?? Infinity)) return Promise.resolve(answers[Math.min(count, answers.length) - 1]);
        return new Promise((__, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      };
      await at.marked.open(at.matchText([await at.randomDeal(1), await at.randomDeal(2)], 'arcade29'), {deal: 1});
    },
    /** @type {[string[], number | null]} */ ([lines, Number.isFinite(holdAt) ? holdAt : null]),
  );

/** The second deal begins with a call of yours. Then come eight cards. */
const answers = [
  'pass\tbid 16\t-\t-\t-\t-\t-\t-\t-',
  'play 9H\tplay 9H\t2048\t2048\t1024\t14\t14\t1\t1',
  'play 8C\tplay JS\t1229\t2458\t1500\t12\t15\t0\t1',
  'play TD\tplay TD\t3277\t3277\t2048\t13\t13\t1\t1',
];

/** @param {string} line @param {number} [trick] */
const markOf = (line, trick = 1) => readMark(line, {place: 7, choice: true}, trick);

test('each decision is marked in words and by a shape, in the list, in the steps and in what is said', async (t) => {
  const page = await dialogs.open(t);
  await open(page, answers);
  await page.locator('.decisions li').first().waitFor();
  const rows = await page.locator('.decisions button').allInnerTexts();
  const kinds = await page.locator('.decisions button').evaluateAll((all) => all.map(({className}) => className));
  assert.deepEqual(kinds.slice(0, 4), ['other', 'same', 'worse', 'same']);
  assert.equal(kinds.at(-1), 'forced');
  assert.match(rows[0] ?? '', /≠\s+Before the play Pass\s+The expert would bid 16\./);
  assert.match(rows[1] ?? '', /✓\s+Trick 1 9♥.?\s+As the expert would: it wins the deal in 50 of 100\. With open cards it cost nothing\./u);
  assert.match(rows[2] ?? '', /▼\s+Trick 2 8♣.?\s+The expert would play J♠.?: it wins the deal in 60 of 100, yours in 30\. With open cards it cost 3 points and (gave the contract away|let the contract be made)\./u);
  await page.locator('.decisions button').nth(2).click();
  const step = Number(await page.locator('.decisions button').nth(2).getAttribute('data-step'));
  assert.match(await page.locator('.counter-text').innerText(), new RegExp(`^${step + 1} /`));
  assert.match(await page.locator('.sheet-said').innerText(), /60 of 100, yours in 30/);
  assert.equal(await page.locator('.decisions [aria-current="step"]').count(), 1);
  assert.equal(await page.locator('.steps button').nth(step).locator('.sign.worse').innerText(), '▼');
});

test('on a phone on its side the whole of a mark is to be read below the table', async (t) => {
  const page = await dialogs.open(t, {width: 740, height: 360});
  await open(page, answers);
  await page.locator('.decisions button').nth(2).click();
  const said = page.locator('.sheet-said');
  assert.match(await said.innerText(), /60 of 100, yours in 30.*(gave the contract away|let the contract be made)/);
  assert.equal(await said.evaluate((element) => element.scrollHeight <= element.clientHeight + 1), true);
});

test('the best moment and the costliest are named, and a press goes there', async (t) => {
  const page = await dialogs.open(t);
  await open(page, answers);
  const moment = page.locator('.moment');
  await moment.first().waitFor();
  assert.match(await moment.nth(0).innerText(), /Best moment · Trick 3\s+10♦.?: wins the deal in 80 of 100, a card at random in 50\./u);
  assert.match(await moment.nth(1).innerText(), /Costliest · Trick 2\s+8♣.?: wins the deal in 30 of 100, J♠.? in 60\./u);
  await moment.nth(1).focus();
  await page.keyboard.press('Enter');
  assert.match(await page.locator('.sheet-said').innerText(), /60 of 100, yours in 30/);
});

test('the picture of the chance has a text of its own, marks the step, and a press on a trick goes there', async (t) => {
  const page = await dialogs.open(t);
  await open(page, answers);
  const picture = page.locator('.course-picture');
  await picture.waitFor();
  assert.match((await picture.getAttribute('aria-label')) ?? '', /^Your side’s chance to (make|break) the contract, of 100, after each of your cards: trick 1: 50, trick 2: 30, trick 3: 80,.* in the end (won|lost)\.$/);
  assert.equal(await picture.locator('.dot').count(), 9);
  const box = await picture.boundingBox();
  assert.ok(box);
  // Trick 3 of nine columns, the scale at the left.
  await picture.click({position: {x: (box.width * (46 + (280 * 2) / 8)) / 340, y: box.height / 2}});
  assert.match(await page.locator('.sheet-said').innerText(), /80 of 100/);
  const now = Number(await picture.locator('.now').getAttribute('x'));
  assert.ok(Math.abs(now + 13 - (46 + 70)) < 1, String(now));
  await page.keyboard.press('Home');
  assert.equal(await picture.locator('.now').getAttribute('visibility'), 'hidden');
});

test('each sign that stands there is told, and what is counted; the diamond of the picture is no other’s', async (t) => {
  const page = await dialogs.open(t);
  await open(page, answers);
  const legend = page.locator('.legend');
  await legend.first().waitFor();
  assert.equal((await legend.first().innerText()).replace(/\s+/g, ' '), '✓as the expert ▼worse ≠otherwise ·no choice');
  assert.match(await legend.nth(1).innerText(), /^Of 100: /);
  assert.match(await page.locator('.marks figcaption').innerText(), /◇ with the expert’s choice$/);
  assert.ok(!(await page.locator('.decisions').innerText()).includes('◇'));
});

for (const [width, height] of [[360, 740], [740, 360], [320, 480]]) {
  test(`at ${width}×${height} a press on a decision, as on a moment, brings the table back to sight`, async (t) => {
    const page = await dialogs.open(t, {width, height});
    await open(page, answers);
    const body = page.locator('#review-dialog .sheet-body');
    for (const press of ['.decisions button.worse', '.moment', '.course-picture']) {
      await page.locator(press).first().scrollIntoViewIfNeeded();
      await body.evaluate((element) => element.scrollBy(0, 40));
      assert.ok((await body.evaluate((element) => element.scrollTop)) > 0);
      await page.locator(press).first().click();
      const [table, frame] = [await page.locator('.review-table').boundingBox(), await body.boundingBox()];
      assert.ok(table && frame && table.y >= frame.y && table.y < frame.y + 40, press);
    }
  });
}

test('while it is looked at, it says how far it is; closing ends it, and what was looked at isn’t asked twice', async (t) => {
  const page = await dialogs.open(t);
  await open(page, answers, 3);
  const count = page.locator('.marks p');
  await page.waitForFunction(() => /: 4 of/.test(document.querySelector('.marks p')?.textContent ?? ''));
  assert.match(await count.innerText(), /^Looking at your decisions: 4 of 9$/);
  assert.equal(await page.locator('.marks progress').evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value), 3);
  await page.keyboard.press('ArrowRight');
  assert.match(await page.locator('.counter-text').innerText(), /^2 /, 'nobody has to wait for it');
  await page.keyboard.press('Escape');
  const asked = () => page.evaluate(() => /** @type {any} */ (globalThis).at.questions.length);
  assert.equal(await asked(), 4);
  await open(page, answers);
  await page.locator('.decisions').waitFor();
  assert.equal(await asked(), 13);
  await page.keyboard.press('Escape');
  await open(page, answers);
  await page.locator('.decisions').waitFor();
  assert.equal(await asked(), 13);
  assert.match(await page.evaluate(() => /** @type {any} */ (globalThis).at.questions[0]), /^mark \d+ 0,0 29m1;/);
});

test('without the players the review says so, and tries again when it is asked to', async (t) => {
  const page = await dialogs.open(t);
  await page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    await at.marked.open(at.matchText([await at.randomDeal(2)], 'arcade29'));
  });
  await page.locator('.marks button').waitFor();
  assert.match(await page.locator('.marks').innerText(), /could not be fetched/);
  assert.equal(await page.locator('.review-table').count(), 1);
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).at.players = async () => 'play 9H\tplay 9H\t2048\t2048\t1024\t14\t14\t1\t1';
  });
  await page.locator('.marks button').click();
  await page.locator('.decisions').waitFor();
});

test('a deal that isn’t over has no marks, and none of its cards is asked about', async (t) => {
  const page = await dialogs.open(t);
  await page.evaluate(async () => {
    const {at} = /** @type {any} */ (globalThis);
    const deal = await at.randomDeal(2);
    await at.marked.open(at.matchText([{...deal, actions: deal.actions.slice(0, 20)}], 'arcade29'));
  });
  await page.locator('.review-table').waitFor();
  assert.equal(await page.locator('.marks').isVisible(), false);
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).at.questions), []);
});

for (const [width, height] of [[360, 740], [320, 480], [740, 360], [900, 600], [1440, 900]]) {
  test(`the marks fit ${width}×${height} and axe finds nothing in them`, async (t) => {
    const page = await dialogs.open(t, {width, height});
    await open(page, answers);
    await page.locator('.decisions button').nth(2).click();
    assert.equal(await widthFits(page), true);
    for (const press of await page.locator('.decisions button, .moment').all()) {
      const box = await press.boundingBox();
      assert.ok(box && box.height >= 44 && box.width >= 200, JSON.stringify(box));
    }
    const smallest = await page.evaluate(() => Math.min(...[...document.querySelectorAll('.marks *')].filter((part) => part.childNodes[0]?.nodeType === 3).map((part) => parseFloat(getComputedStyle(part).fontSize) * (part instanceof SVGElement ? (part.ownerSVGElement?.getBoundingClientRect().width ?? 340) / 340 : 1))));
    assert.ok(smallest >= 12, `${smallest} px`);
    assert.deepEqual(await axe(page), []);
  });
}

test('a mark is read from the players’ line, and anything else refused', () => {
  assert.deepEqual(markOf(answers[2] ?? '', 2), {
    step: 8,
    choice: true,
    done: 'play 8C',
    expert: 'play JS',
    trick: 2,
    chance: {done: 30, expert: 60, usual: 37},
    open: {done: 12, best: 15, wins: false, canWin: true},
  });
  assert.deepEqual(readMark(answers[0] ?? '', {place: 0, choice: true}), {step: 1, choice: true, done: 'pass', expert: 'bid 16', chance: null, open: null});
  for (const line of ['', 'play 9H', 'play 9H\tplay 9H', `${answers[2]}\t1`, (answers[2] ?? '').replace('12', 'x')]) assert.throws(() => markOf(line), line);
});

test('words for marks', () => {
  const same = markOf('play 9H\tplay 9H\t2048\t2048\t1024\t14\t15\t1\t1');
  assert.equal(markWords(same, true), 'As the expert would: it wins the deal in 50 of 100. With open cards it cost 1 point.');
  const near = markOf('play 9H\tplay TC\t2048\t2089\t1024\t14\t14\t1\t1');
  assert.equal(verdictOf(near), 'near');
  assert.match(markWords(near, true), /10♣.?, about as good: it wins the deal in 51 of 100, yours in 50\./u);
  const left = markOf('play 9H\tplay TC\t-\t2089\t1024\t14\t14\t0\t1');
  assert.equal(verdictOf(left), 'worse');
  assert.match(markWords(left, false), /\(it wins the deal in 51 of 100\): the trick was your partner’s for certain\. With open cards it let the contract be made\./);
  const bid = readMark('pass\tbid 18\t1638\t2458\t2458\t-\t-\t-\t-', {place: 1, choice: true});
  assert.equal(verdictOf(bid), 'worse');
  assert.equal(markWords(bid, true), 'The expert would bid 18: your side wins the deal in 60 of 100, with yours in 40.');
  assert.deepEqual(moments([bid]), {best: null, costliest: bid});
  assert.equal(costliestWords(bid), 'Pass: your side wins the deal in 40 of 100, with Bid 18 in 60.');
  assert.deepEqual(course([bid], true, 9), [{step: 9, trick: 9, chance: 100, expert: null}], 'the picture is of the play');
  const luckier = readMark('pass\tbid 18\t2458\t1638\t1638\t-\t-\t-\t-', {place: 1, choice: true});
  assert.equal(verdictOf(luckier), 'other');
  assert.equal(markWords(luckier, true), 'The expert would bid 18, though your side wins the deal in 60 of 100 with yours, in 40 with the expert’s.');
  assert.deepEqual(moments([luckier]), {best: null, costliest: null}, 'not every call was tried');
  const alike = readMark('bid 18\tbid 18\t2458\t2458\t2458\t-\t-\t-\t-', {place: 1, choice: true});
  assert.equal(markWords(alike, true), 'As the expert would: your side wins the deal in 60 of 100.');
  assert.equal(markWords({...same, choice: false}, true), 'There was nothing else to play: it wins the deal in 50 of 100.');
  for (const [action, said] of Object.entries({'pass': 'pass', 'bid 18': 'bid 18', 'trump H': 'choose hearts', 'trump none': 'play without trump', 'ask': 'ask for trump', 'pair': 'show the pair', 'expose': 'turn trump up', 'cancel': 'call the deal off'})) assert.equal(doing(action), said);
  assert.match(doing('trump 7H'), /^set 7♥.? aside$/u);
});

test('the best moment gained most over a card at random, the costliest cost most, and little is no moment', () => {
  const marks = [1, 2, 3].map((i) => markOf(answers[i] ?? '', i));
  const {best, costliest} = moments(marks);
  assert.equal(best, marks[2]);
  assert.equal(costliest, marks[1]);
  assert.match(best ? bestWords(best) : '', /80 of 100.* 50/);
  assert.match(costliest ? costliestWords(costliest) : '', /30 of 100, .* in 60/);
  const plain = markOf('play 9H\tplay TC\t2048\t2089\t2020\t14\t14\t1\t1');
  assert.deepEqual(moments([plain]), {best: null, costliest: null});
  assert.equal(tally(marks), '2 of 3 decisions as the expert would. With open cards they cost 3 points.');
  assert.deepEqual(
    course(marks, true, 30).map(({trick, chance, expert}) => [trick, chance, expert]),
    [[1, 50, null], [2, 30, 60], [3, 80, null], [9, 100, null]],
  );
});
