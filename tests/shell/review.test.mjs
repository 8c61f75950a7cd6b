// The review of finished deals, in a headless Chromium, with a stand-in for the house module.

import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {contractWords, dealWords, lastCalls, roundsUpTo, sentenceOf, trumpWords} from '../../shell/review-data.mjs';
import {axe, startDialogs, widthFits} from './fake/dialogs.mjs';
import {createFakeHouse, matchText, randomDeal} from './fake/house.mjs';

/** @type {Awaited<ReturnType<typeof startDialogs>>} */
let dialogs;
before(async () => {
  dialogs = await startDialogs();
});
after(() => dialogs.close());

/**
 * @param {import('playwright-core').Page} page
 * @param {any} [options]
 * @param {string} [table]
 */
const review = (page, options = {}, table = 'classic29') =>
  page.evaluate(
    async ([wanted, rules]) => {
      const {at} = /** @type {any} */ (globalThis);
      await at.review.open(at.matchText([await at.randomDeal(1), await at.randomDeal(2), await at.randomDeal(5)], rules), wanted);
    },
    /** @type {[any, string]} */ ([options, table]),
  );

/** @param {import('playwright-core').Page} page */
const said = (page) => page.locator('#review-dialog .sheet-said').innerText();
/** @param {import('playwright-core').Page} page */
const counter = (page) => page.locator('#review-dialog .counter-text').innerText();

/** What the house says of the same deals. @param {string} seat */
const reviewed = async (seat) => createFakeHouse().ask('review', seat, matchText([await randomDeal(1), await randomDeal(2), await randomDeal(5)]));

test('a deal is stepped through by buttons, keys and the slider, and each step is said', async (t) => {
  const page = await dialogs.open(t);
  await review(page, {deal: 1});
  const {steps} = (await reviewed('-')).deals[1];
  assert.equal(await counter(page), `1 / ${steps.length}`);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'review-forward');
  for (const [act, at] of /** @type {[() => Promise<any>, number][]} */ ([
    [() => page.click('#review-forward'), 1],
    [() => page.keyboard.press('ArrowRight'), 2],
    [() => page.keyboard.press('ArrowLeft'), 1],
    [() => page.click('#review-back'), 0],
    [() => page.keyboard.press('ArrowLeft'), 0],
    [() => page.keyboard.press('End'), steps.length - 1],
    [() => page.keyboard.press('ArrowRight'), steps.length - 1],
    [() => page.keyboard.press('Home'), 0],
    [() => page.click('#review-last'), steps.length - 1],
    [() => page.click('#review-first'), 0],
    [() => page.locator('#review-slider').fill('7'), 7],
    [() => page.locator('.steps button').nth(11).click(), 11],
    [() => page.keyboard.press('ArrowDown'), 12],
    [() => page.keyboard.press('ArrowUp'), 11],
  ])) {
    await act();
    assert.equal(await counter(page), `${at + 1} / ${steps.length}`);
    assert.equal(await said(page), sentenceOf(steps[at]));
    assert.equal(await page.locator('.steps [aria-current="step"]').count(), 1);
    assert.equal(await page.locator('#review-slider').inputValue(), String(at));
  }
  assert.equal(await page.locator('.sheet-said').getAttribute('role'), 'status');
});

test('with hands open every card of every step lies where the deal has it', async (t) => {
  const page = await dialogs.open(t);
  await review(page, {deal: 0});
  const {steps} = (await reviewed('-')).deals[0];
  for (let at = 0; at < steps.length; at += 1) {
    const shown = await page.evaluate(() =>
      [0, 1, 2, 3].map((seat) => [...document.querySelectorAll(`.review-table .at-${seat} .hand .mini`)].map((card) => `${card.textContent?.replace('\uFE0E', '')}`)),
    );
    const wanted = steps[at].hands.map((/** @type {string[]} */ hand) =>
      hand.map((card) => card.replace('T', '10').replace('S', '♠').replace('H', '♥').replace('C', '♣').replace('D', '♦')).sort(),
    );
    assert.deepEqual(shown.map((hand) => hand.sort()), wanted, `step ${at}`);
    assert.equal(await page.locator('.review-facts .tricks tbody tr').count(), steps[at].tricks.length);
    await page.keyboard.press('ArrowRight');
  }
  assert.match(await page.locator('.facts').innerText(), /Contract (made|failed)/);
});

test('as one seat saw it, no other card and no secret is on the page, nor asked for', async (t) => {
  const page = await dialogs.open(t);
  await review(page, {deal: 0, seat: 0});
  const {steps} = (await reviewed('-')).deals[0];
  const asked = await page.evaluate(() => /** @type {any} */ (globalThis).at.house.asked.map((/** @type {any} */ one) => [one.command, one.lines[0]]));
  assert.deepEqual(asked, [['review', '0']], 'the open hands never come into the page');
  let secrets = 0;
  for (let at = 0; at < steps.length; at += 1) {
    const {hands, trick, trump, contract} = steps[at];
    const seen = await page.evaluate(() => [...document.querySelectorAll('.review-table .mini[aria-label]')].map((card) => card.getAttribute('aria-label')).length);
    const last = trick.length ? trick.length : (steps[at].tricks.at(-1)?.cards.length ?? 0);
    assert.equal(seen, hands[0].length + last, `step ${at}`);
    assert.equal(await page.locator('.review-table .at-2 .mini.back').count(), hands[2].length);
    if (trump && !trump.revealed && contract.bidder !== 0) {
      secrets += 1;
      assert.match(await page.locator('.facts').innerText(), /Hidden/);
      assert.equal(await page.locator('.facts .suit').count(), 0);
    }
    await page.keyboard.press('ArrowRight');
  }
  assert.ok(secrets > 0, 'somebody else held a secret in this deal');
});

test('changing the eyes keeps the step, changing the deal begins it', async (t) => {
  const page = await dialogs.open(t);
  await review(page);
  assert.equal(await page.locator('#review-deal').inputValue(), '2', 'the last deal is shown first');
  for (let i = 0; i < 9; i += 1) await page.keyboard.press('ArrowRight');
  await page.selectOption('#review-seat', '2');
  await page.locator('.at-0 .mini.back').first().waitFor();
  assert.match(await counter(page), /^10 /);
  await page.selectOption('#review-deal', '0');
  assert.match(await counter(page), /^1 /);
  assert.equal(await page.locator('.at-2 .mini.back').count(), 0);
  await page.selectOption('#review-seat', '-');
  await page.waitForFunction(() => !document.querySelector('.mini.back'));
});

test('the review closes by Escape and by its button, and the focus goes back', async (t) => {
  const page = await dialogs.open(t);
  for (const close of [() => page.keyboard.press('Escape'), () => page.click('#review-dialog .close')]) {
    await page.focus('#opener');
    await review(page);
    assert.equal(await page.locator('#review-dialog').isVisible(), true);
    await close();
    await page.locator('#review-dialog').waitFor({state: 'hidden'});
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'opener');
  }
});

test('where turns run counter-clockwise, seat 1 sits at the right', async (t) => {
  const page = await dialogs.open(t, {width: 1200, height: 800});
  const left = () => page.locator('.review-table .at-1').evaluate((seat) => seat.getBoundingClientRect().left);
  await review(page);
  assert.ok((await left()) < 400);
  await review(page, {}, 'ranked28');
  assert.ok((await left()) > 400);
});

for (const [width, height] of [[360, 740], [320, 480], [740, 360], [768, 1024], [900, 600], [1440, 900]]) {
  test(`the review fits ${width}×${height} and axe finds nothing in it`, async (t) => {
    const page = await dialogs.open(t, {width, height});
    for (const seat of [undefined, 1]) {
      await review(page, {deal: 0, seat});
      for (const step of ['8', '24', '36']) {
        await page.locator('#review-slider').fill(step);
        assert.equal(await widthFits(page), true);
        assert.equal(await page.locator('.review-scene').evaluate((scene) => scene.scrollWidth > scene.clientWidth), false, 'the table is cut');
        for (const id of ['first', 'back', 'forward', 'last']) {
          const box = await page.locator(`#review-${id}`).boundingBox();
          assert.ok(box && box.y + box.height <= (height ?? 0) && box.height >= 40 && box.width >= 40, id);
        }
        const smallest = await page.evaluate(() => Math.min(...[...document.querySelectorAll('.review *')].filter((part) => part.childNodes[0]?.nodeType === 3).map((part) => parseFloat(getComputedStyle(part).fontSize))));
        assert.ok(smallest >= 12, `${smallest} px`);
      }
      assert.deepEqual(await axe(page), []);
    }
  });
}

for (const [width, height] of [[320, 480], [360, 740], [740, 360], [768, 1024], [900, 600], [1000, 700], [1200, 720], [1280, 720], [1366, 768], [1440, 900]]) {
  test(`at ${width}×${height} all four hands and the trick lie whole within the review’s table`, async (t) => {
    const page = await dialogs.open(t, {width, height});
    for (const [table, deal] of /** @type {[string, number][]} */ ([['classic29', 0], ['ranked28', 1]])) {
      await review(page, {deal}, table);
      for (const step of ['0', '3', '8', '14', '21']) {
        await page.locator('#review-slider').fill(step);
        const cut = await page.evaluate(() => {
          const [body, scene] = ['.review .sheet-body', '.review-scene'].map((part) => document.querySelector(part)?.getBoundingClientRect());
          if (!body || !scene) return ['no table'];
          const frame = {left: Math.max(body.left, scene.left), right: Math.min(body.right, scene.right), top: Math.max(body.top, scene.top), bottom: Math.min(body.bottom, scene.bottom)};
          return [...document.querySelectorAll('.review-table :is(.mini, .call, h3)')].filter((part) => {
            const {left, right, top, bottom} = part.getBoundingClientRect();
            return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
          }).map((part) => `${part.closest('section')?.getAttribute('aria-label')}: ${part.textContent}`);
        });
        assert.deepEqual(cut, [], `${table}, step ${step}`);
      }
    }
  });
}

for (const [width, height] of [[1000, 700], [1100, 700], [1200, 720]]) {
  test(`at ${width}×${height} your decisions have the whole height beside the table`, async (t) => {
    const page = await dialogs.open(t, {width, height});
    await review(page);
    const [facts, body] = [await page.locator('.review-facts').boundingBox(), await page.locator('.review .sheet-body').boundingBox()];
    assert.ok(facts && body && facts.height >= body.height - 1, JSON.stringify({facts, body}));
  });
}

test('until a card is played, what each seat has said last lies before it', async (t) => {
  const page = await dialogs.open(t);
  await review(page, {deal: 1});
  const middle = page.locator('.review-table .middle');
  assert.equal(await middle.innerText(), 'The first four cards');
  const {steps} = (await reviewed('-')).deals[1];
  const first = steps.findIndex((/** @type {any} */ {phase}) => phase === 'play');
  await page.locator('#review-slider').fill(String(first));
  assert.ok((await middle.locator('.call').count()) >= 2);
  assert.ok(!(await middle.innerText()).includes('·'), 'no points before a trick');
  await page.locator('#review-slider').fill(String(first + 1));
  assert.equal(await middle.locator('.call').count(), 0);
  assert.equal(await middle.locator('.mini').count(), 1);
});

test('words of a step, a contract and a deal', () => {
  const step = /** @type {any} */ ({said: 'Mira bids 18', events: ['Dev is asked next.'], action: 'bid 18', seat: 1});
  assert.equal(sentenceOf(step), 'Mira bids 18. Dev is asked next.');
  assert.equal(sentenceOf({...step, said: '', events: []}), '');
  assert.equal(contractWords(null, 'auction'), 'Not yet');
  assert.match(contractWords(null, 'redeal'), /void/);
  assert.equal(contractWords({bidder: 1, bid: 18, target: 22, stakes: 4}, 'play'), '18 by Mira, redoubled, now 22');
  assert.match(contractWords({bidder: 0, bid: 18, target: 18, single: true}, 'play'), /^You alone/);
  assert.deepEqual(trumpWords({suit: null, revealed: true}), {words: 'No trump', suit: null});
  assert.deepEqual(trumpWords({suit: null, revealed: false}), {words: 'Hidden', suit: null});
  assert.deepEqual(trumpWords({suit: 'H', revealed: false}), {words: 'Hearts, hidden', suit: 'H'});
  const deal = /** @type {any} */ ({dealer: 3, score: [-1, 0], result: {made: false}, steps: [{}, step, {action: 'pass', seat: 2, phase: 'over', contract: {bidder: 0, bid: 18}}]});
  assert.equal(dealWords(deal, 2), 'Deal 3: 18 by you, failed (−1 : 0)');
});

test('what was said is told round by round, and no as what it means there', () => {
  const step = (/** @type {string} */ action, /** @type {number | null} */ seat, /** @type {string} */ phase) => ({action, seat, phase});
  const deal = /** @type {any} */ ({
    steps: [
      step('', null, 'auction'),
      step('bid 18', 1, 'auction'),
      step('pass', 2, 'double'),
      step('pass', 2, 'double'),
      step('double', 0, 'trump'),
      {seat: 1, phase: 'second_auction'},
      step('bid 24', 3, 'single'),
      step('single', 0, 'play'),
      step('play JS', 0, 'play'),
    ],
  });
  const told = (/** @type {number} */ at) => roundsUpTo(deal, at).map(({title, calls}) => [title, ...calls.map(({seat, text, now}) => `${seat} ${text}${now ? ' now' : ''}`)]);
  assert.deepEqual(lastCalls(deal, 4), {title: 'Doubling', calls: [{seat: 2, text: 'No', now: false}, {seat: 0, text: 'Double', now: true}]});
  assert.deepEqual(lastCalls(deal, 0), {title: '', calls: []});
  assert.deepEqual(told(0), []);
  assert.deepEqual(told(2), [['Auction', '1 18', '2 Pass now']]);
  assert.deepEqual(told(8), [['Auction', '1 18', '2 Pass'], ['Doubling', '2 No', '0 Double'], ['Second auction', '3 24'], ['Single hand', '0 Single']]);
});
