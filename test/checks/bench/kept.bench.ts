import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/kit/fixtures';
import { goOffline } from '../../e2e/kit/offline';
import { heapOf } from './kit/heap';
import { longestTask } from './kit/longestTask';
import { median, report } from './kit/row';

/** The CPU of a phone that is some years old. */
const SLOWDOWN = 4;
const A_FRAME = 17;
const RUNS = 7;

/** Keeps a translation as a person does. Resolves to the milliseconds, by the page's clock, until it says so. */
async function keep(page: Page, name: string): Promise<number> {
  const row = page.getByRole('listitem', { name, exact: true });
  await row.getByRole('button', { name: 'Keep on this device' }).waitFor();
  return row.evaluate(async (element) => {
    const started = performance.now();
    element.querySelector('button')?.click();
    while (!element.textContent.includes('MB, kept on'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - started;
  });
}

/** Goes to another page of the app without loading it again, and back to a path it has the code of. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', `/nuggets${to}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The milliseconds from a change of the URL to the frame that has an element with such a text. */
const timeTo = (page: Page, path: string, selector: string, text: string): Promise<number> =>
  page.evaluate(
    async (to) => {
      const started = performance.now();
      history.pushState(null, '', `/nuggets${to.path}`);
      dispatchEvent(new PopStateEvent('popstate'));
      const isThere = () => document.querySelector(to.selector)?.textContent.includes(to.text) === true;
      while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - started;
    },
    { path, selector, text },
  );

interface KeptRow {
  text: Uint8Array;
  parts: Uint16Array;
}

declare global {
  interface Window {
    /** All of the KJV as one text, small letters. */
    kjv: string;
  }
}

/** Measures the stored KJV: its bytes, and the bytes of its text. The text itself is not returned from the page. */
const readKjv = (page: Page): Promise<{ stored: number; text: number }> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('nuggets-bibles');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no database'));
    });
    const rows = await new Promise<KeptRow[]>((resolve) => {
      const range = IDBKeyRange.bound(['kjv'], ['kjv', []]);
      const reading = db.transaction('books').objectStore('books').getAll(range);
      reading.onsuccess = () => resolve(reading.result);
    });
    db.close();
    const size = { stored: 0, text: 0 };
    window.kjv = '';
    for (const { text, parts } of rows) {
      size.text += text.byteLength;
      size.stored += text.byteLength + parts.byteLength;
      window.kjv += new TextDecoder().decode(text).toLowerCase();
    }
    return size;
  });

/** With it 66 calls, two at a time, take about the 5.3 s of the real PHP server. */
const SERVER_MS = 150;

test('keeping the KJV', async ({ page, open, demo, browser }, testInfo) => {
  await open('/yourData#bibles');
  await page.getByRole('listitem', { name: 'KJV', exact: true }).waitFor();
  await demo.latency(SERVER_MS);
  let took = 0;
  const task = await longestTask(browser, page, async () => {
    took = await keep(page, 'KJV');
  });
  const calls = await demo.calls('bible_search');
  const { stored, text } = await readKjv(page);
  // The calls for a translation that the server has not read yet either.
  const asked = calls.map(({ body }) => JSON.stringify(body).replace('kjv', 'asv'));
  // Two at a time, and nothing done with the answers but what any client must: parse them.
  const byHand = await page.evaluate(async (all) => {
    const waiting = [...all];
    const started = performance.now();
    let parsing = 0;
    const lane = async () => {
      for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) {
        const headers = { 'content-type': 'application/json' };
        const url = '/bible/api/bible_search.php';
        const answer = await (await fetch(url, { method: 'POST', body, headers })).text();
        const parsed = performance.now();
        JSON.parse(answer);
        parsing = Math.max(parsing, performance.now() - parsed);
      }
    };
    await Promise.all([lane(), lane()]);
    return { took: performance.now() - started, parsing };
  }, asked);
  await report(testInfo, {
    what: 'keeping the KJV: calls',
    measured: calls.length,
    unit: 'requests',
    baseline: 66,
    baselineIs: 'its books',
    budget: 66,
  });
  await report(testInfo, {
    what: 'keeping the KJV: bytes kept',
    measured: stored,
    unit: 'bytes',
    baseline: text,
    baselineIs: 'its text in UTF-8',
    budget: text * 1.3,
  });
  await report(testInfo, {
    what: `keeping the KJV: time, ${SERVER_MS} ms a call`,
    measured: took,
    unit: 'ms',
    baseline: byHand.took,
    baselineIs: 'the answers of another, two at a time, only parsed',
    budget: byHand.took * 1.2,
  });
  await report(testInfo, {
    what: 'keeping the KJV: longest task of the page',
    measured: task,
    unit: 'ms',
    baseline: byHand.parsing,
    baselineIs: 'parsing the largest answer in the page',
    budget: 50,
  });
});

/** From the last letter to the frame with the first rows, after a phrase that is nowhere. */
const keyToRows = (page: Page, phrase: string): Promise<number> =>
  page.evaluate(async (typed) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const field = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (!field) throw new Error('There is no field');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const type = (value: string) => {
      set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const hasRows = () => document.querySelector('main li mark') !== null;
    type('zzzz');
    while (hasRows()) await frame();
    await new Promise((resolve) => setTimeout(resolve, 400));
    const started = performance.now();
    type(typed);
    while (!hasRows()) await frame();
    return performance.now() - started;
  }, phrase);

/** The same phrase looked for from the beginning to the end of one text, which is all that a search must do. */
const plainLoop = (page: Page, phrase: string): Promise<number> =>
  page.evaluate((typed) => {
    const started = performance.now();
    const words = new RegExp(typed.replace(' *', ' [a-z]+'), 'g');
    let found = 0;
    while (words.exec(window.kjv)) found += 1;
    if (found === 0) throw new Error(`${typed} is nowhere`);
    return performance.now() - started;
  }, phrase);

for (const slowdown of [1, SLOWDOWN]) {
  test(`search in the kept KJV, processor x${slowdown}`, async ({ page, open, browser }, testInfo) => {
    await open('/yourData#bibles');
    await keep(page, 'KJV');
    await readKjv(page);
    await goTo(page, '/search?phrase=zzzz&translation=kjv');
    await page.getByRole('searchbox', { name: 'Phrase' }).waitFor();
    await keyToRows(page, 'love');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const phrase of ['the', 'grace', 'lord god', 'in the beginning *']) {
      const times: number[] = [];
      const loops: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        times.push(await keyToRows(page, phrase));
        loops.push(await plainLoop(page, phrase));
      }
      const usual = slowdown === 1 ? 50 : 150;
      await report(testInfo, {
        what: `${phrase}: key to first rows, processor x${slowdown}`,
        measured: median(times),
        unit: 'ms',
        baseline: median(loops),
        baselineIs: 'a plain loop over one text, in the page',
        budget: phrase === 'the' ? usual : A_FRAME * 2 * (slowdown === 1 ? 1 : 3),
      });
    }
    if (slowdown > 1) return;
    const task = await longestTask(browser, page, async () => {
      await keyToRows(page, 'the');
    });
    await report(testInfo, {
      what: 'the: longest task of the page',
      measured: task,
      unit: 'ms',
      baseline: A_FRAME,
      baselineIs: 'a frame',
      budget: 16,
    });
  });
}

/** A chapter of each book, with its first words in the KJV. */
const NEVER_READ = [
  ['obadiah/1', 'The vision of Obadiah'],
  ['jude/1', 'Jude, the servant'],
  ['haggai/1', 'In the second year'],
  ['philemon/1', 'Paul, a prisoner'],
  ['joel/1', 'The word of the LORD'],
  ['ruth/1', 'Now it came to pass'],
  ['titus/1', 'Paul, a servant'],
] as const;

test('reading and comparing what is kept', async ({ page, open, context }, testInfo) => {
  await open('/yourData#bibles');
  for (const name of ['KJV', 'ASV', 'NIV84', 'NASB']) await keep(page, name);
  await goTo(page, '/compare/psalms/23/1?with=kjv,asv,niv,nasb');
  await expect(page.getByText('The LORD is my shepherd').first()).toBeVisible();
  await goTo(page, '/readBibleChapter/kjv/john/3');
  await page.locator('#v16').waitFor();
  await goOffline(context);
  const never: number[] = [];
  const again: number[] = [];
  for (const [chapter, words] of NEVER_READ) {
    never.push(await timeTo(page, `/readBibleChapter/kjv/${chapter}`, '#v1', words));
    await timeTo(page, '/readBibleChapter/kjv/john/3', '#v3', 'Except a man be born again');
    again.push(await timeTo(page, `/readBibleChapter/kjv/${chapter}`, '#v1', words));
    await timeTo(page, '/readBibleChapter/kjv/john/3', '#v3', 'Except a man be born again');
  }
  await report(testInfo, {
    what: 'a chapter never read, offline',
    measured: median(never),
    unit: 'ms',
    baseline: median(again),
    baselineIs: 'the same from memory',
    budget: median(again) + A_FRAME,
  });
  const compared: number[] = [];
  const read: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const path = '/compare/psalms/119/1?to=176&with=kjv,asv,niv,nasb';
    compared.push(await timeTo(page, path, 'main', 'Blessed are the undefiled'));
    await timeTo(page, '/readBibleChapter/kjv/john/3', '#v3', 'Except a man be born again');
    read.push(await timeTo(page, '/readBibleChapter/kjv/psalms/119', '#v1', 'Blessed are the undefiled'));
    await timeTo(page, '/readBibleChapter/kjv/john/3', '#v3', 'Except a man be born again');
  }
  await report(testInfo, {
    what: 'Compare of four kept translations, Psalm 119',
    measured: median(compared),
    unit: 'ms',
    baseline: median(read),
    baselineIs: 'the chapter of one of them in the reader',
    budget: median(read) + 2 * A_FRAME,
  });
});

test('10 next over nuggets of a kept translation', async ({ page, open, demo }, testInfo) => {
  const callsOfTen = async () => {
    await open('/browseBible');
    await page.locator('.verse').first().waitFor();
    await demo.clearCalls();
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(300);
    }
    return (await demo.calls('get_passage_text')).length;
  };
  const before = await callsOfTen();
  await open('/yourData#bibles');
  await keep(page, 'NIV84');
  await report(testInfo, {
    what: '10 next over nuggets of a kept translation',
    measured: await callsOfTen(),
    unit: 'requests',
    baseline: before,
    baselineIs: 'the same without it',
    budget: 0,
  });
});

test('heap with three translations kept, a minute after a search', async ({ page, open }, testInfo) => {
  await open('/yourData#bibles');
  await page.getByRole('listitem', { name: 'KJV', exact: true }).waitFor();
  await page.waitForTimeout(3000);
  const before = await heapOf(page);
  for (const name of ['KJV', 'ASV', 'NIV84']) await keep(page, name);
  await goTo(page, '/search?phrase=grace&translation=kjv');
  await expect(page.getByText(/verses found$/)).toBeVisible();
  await goTo(page, '/yourData#bibles');
  await expect.poll(() => page.workers().length, { timeout: 120_000 }).toBe(0);
  const after = await heapOf(page);
  await report(testInfo, {
    what: 'heap with three translations kept, worker ended',
    measured: after.all,
    unit: 'MB',
    baseline: before.all,
    baselineIs: 'the same page before',
    budget: before.all + 10,
  });
});
