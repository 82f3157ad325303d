import type { Page } from '@playwright/test';
import { test } from '../e2e/kit/fixtures';
import { median, report } from './kit/row';

interface Measured {
  /** From the answer's last byte to the frame in which the first verse stands. */
  firstResults: number;
  /** From the same moment until all verses are there. */
  allResults: number;
  longestTask: number;
  nodes: number;
}

/** Searches for `the` in the KJV, and watches from inside the page. */
async function searchForThe(page: Page): Promise<Measured> {
  await page.getByRole('searchbox').fill('the');
  await page.getByRole('combobox', { name: 'Translation' }).selectOption('kjv');
  return page.evaluate(async () => {
    let longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    }).observe({ type: 'longtask' });
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const until = async (done: () => boolean) => {
      while (!done()) await frame();
      return performance.now();
    };
    document.querySelector<HTMLButtonElement>('form button[type="submit"]')?.click();
    const first = await until(() => document.querySelector('mark') !== null);
    const all = await until(() => document.body.textContent.includes('28,001 verses found'));
    await frame();
    const longest = longestTask;
    const [entry] = performance.getEntriesByName(`${location.origin}/bible/api/bible_search.php`);
    if (!(entry instanceof PerformanceResourceTiming)) throw new Error('no timing of the search');
    let nodes = 0;
    for (let part = 0; part <= 20; part += 1) {
      scrollTo(0, (document.documentElement.scrollHeight * part) / 20);
      await frame();
      await frame();
      nodes = Math.max(nodes, document.querySelectorAll('*').length);
    }
    const { responseEnd } = entry;
    return { firstResults: first - responseEnd, allResults: all - responseEnd, longestTask: longest, nodes };
  });
}

/** What the same answer costs when it is parsed at once, in the same page. */
const parsedAtOnce = (page: Page) =>
  page.evaluate(async () => {
    const body = { user: 'demo', book: 'All', translations: ['kjv'], testament: 'both', searchPhrase: 'the' };
    const answer = await fetch('/bible/api/bible_search.php', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const text = await answer.text();
    const started = performance.now();
    JSON.parse(text);
    return { parse: performance.now() - started, bytes: text.length };
  });

test('search for `the` in the KJV', async ({ page, open }, testInfo) => {
  const fresh = async () => {
    await open('/search');
    await page.getByRole('heading', { name: 'Bible Search' }).waitFor();
  };
  const runs: Measured[] = [];
  for (let run = 0; run < 5; run += 1) {
    await fresh();
    runs.push(await searchForThe(page));
  }

  // Looking at the heap costs time of its own.
  const session = await page.context().newCDPSession(page);
  let peak = 0;
  await fresh();
  const watch = setInterval(() => {
    void session.send('Runtime.getHeapUsage').then(
      ({ usedSize }) => (peak = Math.max(peak, usedSize)),
      () => undefined,
    );
  }, 20);
  await searchForThe(page);
  clearInterval(watch);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: settled } = await session.send('Runtime.getHeapUsage');
  const baseline = await parsedAtOnce(page);

  const ms = {
    unit: 'ms',
    baseline: baseline.parse,
    baselineIs: 'JSON.parse of the answer at once',
  } as const;
  const of = (key: keyof Measured) => median(runs.map((run) => run[key]));
  await report(testInfo, {
    what: 'search `the`: last byte to first verses',
    measured: of('firstResults'),
    budget: 300,
    ...ms,
  });
  await report(testInfo, {
    what: 'search `the`: last byte to all 28,001',
    measured: of('allResults'),
    ...ms,
  });
  await report(testInfo, {
    what: 'search `the`: longest task above 50 ms, worst of 5',
    measured: Math.max(...runs.map(({ longestTask }) => longestTask)),
    budget: 100,
    ...ms,
  });
  await report(testInfo, {
    what: 'search `the`: DOM nodes, scrolled to the end',
    measured: of('nodes'),
    unit: 'nodes',
    baseline: 28_001 * 10,
    baselineIs: 'every verse in the page',
    budget: 3000,
  });
  await report(testInfo, {
    what: 'search `the`: peak heap',
    measured: peak / 1e6,
    unit: 'MB',
    baseline: baseline.bytes / 1e6,
    baselineIs: 'the answer itself',
  });
  await report(testInfo, {
    what: 'search `the`: heap afterwards',
    measured: settled / 1e6,
    unit: 'MB',
    baseline: baseline.bytes / 1e6,
    baselineIs: 'the answer itself',
  });
});

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

/** Types every prefix of every reference; how long each keystroke took until the list was laid out. */
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
        // React has rendered by now, or renders in a microtask; asking for the height lays the list out.
        await Promise.resolve();
        const { offsetHeight } = list;
        times.push(performance.now() - started);
        if (length === 1 && offsetHeight === 0) throw new Error(`no suggestions for ${reference}`);
      }
      // A breath between references, as between people.
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
