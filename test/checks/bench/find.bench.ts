import type { Page } from '@playwright/test';
import { test } from '../../e2e/kit/fixtures';
import { median, report } from './kit/row';

interface Measured {
  /** From the answer's last byte to the frame with the first verse. */
  firstResults: number;
  /** From the same moment until all verses are shown, with their chart and groups. */
  allResults: number;
  /** From a press on a book, and on 'All books', to the frame with the new list. */
  filter: number;
  /** Tasks above 50 ms since the press on Search; 0 if there were none. */
  longestTask: number;
  nodes: number;
}

/** Searches, and measures inside the page. */
async function searchFor(page: Page, phrase: string, translation: string): Promise<Measured> {
  await page.getByRole('searchbox').fill(phrase);
  await page.getByRole('combobox', { name: 'Translation' }).selectOption(translation);
  return page.evaluate(async () => {
    let longestTask = 0;
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    tasks.observe({ type: 'longtask' });
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const until = async (done: () => boolean) => {
      do await frame();
      while (!done());
      return performance.now();
    };
    const words = () =>
      document.querySelector('main section[aria-label="Results"] [role="status"]')?.textContent;
    const button = (name: RegExp) =>
      [...document.querySelectorAll<HTMLButtonElement>('main button')].find(({ textContent }) =>
        name.test(textContent),
      );
    const press = async (name: RegExp) => {
      const before = words();
      const started = performance.now();
      button(name)?.click();
      return (await until(() => words() !== before)) - started;
    };
    document.querySelector<HTMLButtonElement>('form button[type="submit"]')?.click();
    const first = await until(() => document.querySelector('main mark') !== null);
    const all = await until(
      () => words()?.includes(' found') === true && button(/^By book|^All books/) !== undefined,
    );
    await frame();
    button(/^By book/)?.click();
    await until(() => button(/^Psalms \d/) !== undefined);
    const times = [await press(/^Psalms \d/), await press(/^All books/)];
    await frame();
    const longest = longestTask;
    tasks.disconnect();
    const [entry] = performance.getEntriesByName(`${location.origin}/bible/api/bible_search.php`);
    if (!(entry instanceof PerformanceResourceTiming)) throw new Error('no timing of the search');
    const pane = document.querySelector('main section[aria-label="Search"]');
    const scroller = pane && pane.scrollHeight > pane.clientHeight ? pane : document.documentElement;
    let nodes = 0;
    for (let part = 0; part <= 20; part += 1) {
      scroller.scrollTo(0, (scroller.scrollHeight * part) / 20);
      await frame();
      await frame();
      nodes = Math.max(nodes, document.querySelectorAll('*').length);
    }
    const { responseEnd } = entry;
    return {
      firstResults: first - responseEnd,
      allResults: all - responseEnd,
      filter: Math.max(...times),
      longestTask: longest,
      nodes,
    };
  });
}

/** The time to parse the same answer at once, in the same page. */
const parsedAtOnce = (page: Page, searchPhrase: string, translations: readonly string[]) =>
  page.evaluate(
    async (asked) => {
      const answer = await fetch('/bible/api/bible_search.php', {
        method: 'POST',
        body: JSON.stringify({ user: 'demo', book: 'All', testament: 'both', ...asked }),
        headers: { 'content-type': 'application/json' },
      });
      const text = await answer.text();
      const started = performance.now();
      const rows: unknown = JSON.parse(text);
      const parse = performance.now() - started;
      return { parse, bytes: text.length, rows: Array.isArray(rows) ? rows.length : 0 };
    },
    { searchPhrase, translations },
  );

const ALL = [
  'asv',
  'bbe',
  'csb',
  'esv',
  'kjv',
  'lsb',
  'nas',
  'net',
  'niv',
  'nkj',
  'nlt',
  'nrs',
  'wbt',
  'ylt',
];

for (const { what, phrase, translation, translations, runs: times } of [
  { what: '`the` in the KJV', phrase: 'the', translation: 'kjv', translations: ['kjv'], runs: 5 },
  { what: '`lord` in all', phrase: 'lord', translation: 'all', translations: ALL, runs: 3 },
]) {
  test(`search for ${what}`, async ({ page, open }, testInfo) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const fresh = async () => {
      await open('/search');
      await page.getByRole('heading', { name: 'Bible Search' }).waitFor();
    };
    const runs: Measured[] = [];
    for (let run = 0; run < times; run += 1) {
      await fresh();
      runs.push(await searchFor(page, phrase, translation));
    }

    // Measuring the heap takes time itself.
    const session = await page.context().newCDPSession(page);
    let peak = 0;
    await fresh();
    const watch = setInterval(() => {
      void session.send('Runtime.getHeapUsage').then(
        ({ usedSize }) => (peak = Math.max(peak, usedSize)),
        () => undefined,
      );
    }, 20);
    await searchFor(page, phrase, translation);
    clearInterval(watch);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize: settled } = await session.send('Runtime.getHeapUsage');
    const baseline = await parsedAtOnce(page, phrase, translations);

    const of = (key: keyof Measured) => median(runs.map((run) => run[key]));
    const row = (words: string, measured: number, budget?: number) =>
      report(testInfo, {
        what: `${what}: ${words}`,
        measured,
        unit: 'ms',
        baseline: baseline.parse,
        baselineIs: `JSON.parse of its ${baseline.rows.toLocaleString('en')} rows at once`,
        ...(budget !== undefined && { budget }),
      });
    await row('last byte to first verses', of('firstResults'), 150);
    await row('last byte to all, chart and groups', of('allResults'));
    await row('a filter by book answers', of('filter'), 50);
    await row(
      `longest task above 50 ms, worst of ${times}`,
      Math.max(...runs.map(({ longestTask }) => longestTask)),
      100,
    );
    await report(testInfo, {
      what: `${what}: DOM nodes, scrolled to the end`,
      measured: of('nodes'),
      unit: 'nodes',
      baseline: baseline.rows * 10,
      baselineIs: 'every verse in the page',
      budget: 3000,
    });
    for (const [words, bytes] of [
      ['peak heap', peak],
      ['heap afterwards', settled],
    ] as const) {
      await report(testInfo, {
        what: `${what}: ${words}`,
        measured: bytes / 1e6,
        unit: 'MB',
        baseline: baseline.bytes / 1e6,
        baselineIs: 'the answer itself',
      });
    }
  });
}

/** 500 references all over the Bible, as people type them. */
const BOOKS = [
  'Genesis',
  '1 Sam',
  'Psalms',
  'Song of Solomon',
  'Isaiah',
  'jn',
  'Acts',
  '1 Corinthians',
  'phil',
  'Rev',
];
const REFERENCES = BOOKS.flatMap((book, index) =>
  Array.from({ length: 50 }, (_, n) => `${book} ${1 + ((n * 7 + index) % 22)}:${1 + ((n * 11) % 30)}`),
);

/** Types every prefix of every reference; returns the time from each keystroke until the list was laid out. */
const keystrokes = (page: Page): Promise<number[]> =>
  page.evaluate(async (references) => {
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input');
    const list = document.querySelector<HTMLElement>('[role="dialog"] [role="listbox"]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!input || !list || !setValue) throw new Error('no field');
    const times: number[] = [];
    for (const reference of references) {
      for (let length = 1; length <= reference.length; length += 1) {
        const started = performance.now();
        setValue.call(input, reference.slice(0, length));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        // React has rendered by now, or renders in a microtask. Reading the height forces a layout of the list.
        await Promise.resolve();
        const { offsetHeight } = list;
        times.push(performance.now() - started);
        if (length === 1 && offsetHeight === 0) throw new Error(`no suggestions for ${reference}`);
      }
      // A pause between references, as when a person types.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return times;
  }, REFERENCES);

test('suggestions at every prefix of 500 references', async ({ page, open }, testInfo) => {
  await open('/links');
  await page.getByRole('heading', { name: 'Links', exact: true }).waitFor();
  await page.keyboard.press('g');
  await page.getByRole('combobox', { name: 'Reference' }).waitFor();
  const passes: number[][] = [];
  for (let pass = 0; pass < 5; pass += 1) passes.push(await keystrokes(page));
  const times = (passes[0] ?? []).map((_, index) => median(passes.map((each) => each[index] ?? Number.NaN)));
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
  const row = { unit: 'ms', baseline: 16, baselineIs: 'one frame', budget: 16 } as const;
  await report(testInfo, {
    what: `suggestions: median of ${times.length} keystrokes`,
    measured: at(0.5),
    ...row,
  });
  await report(testInfo, { what: 'suggestions: 99th percentile', measured: at(0.99), ...row });
  await report(testInfo, {
    what: 'suggestions: slowest keystroke (median of 5 passes)',
    measured: at(1),
    ...row,
  });
});
