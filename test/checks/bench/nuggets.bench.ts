import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../../e2e/kit/fixtures';
import { keystrokeTimes } from './kit/keystrokes';
import { median, report } from './kit/row';

interface Steps {
  /** The text that identifies an item. */
  name: string;
  /** The element that is shown with the item's text. */
  text: string;
  steps: number;
  /** The pause between taps, in milliseconds. */
  pause: number;
  label: string;
}

/** From each tap to the frame with the next item and its text, by the page's clock. */
async function stepTimes(page: Page, how: Steps): Promise<number[]> {
  return page.evaluate(async ({ name, text, steps, pause, label }) => {
    const nameOf = () => document.querySelector(name)?.textContent;
    const times: number[] = [];
    for (let step = 0; step < steps; step += 1) {
      const before = nameOf();
      const started = performance.now();
      document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click();
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (nameOf() === before || document.querySelector(text) === null);
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return times;
  }, how);
}

/** The duration of one API call, which every step would take without prefetching. */
async function answerTime(page: Page, url: string): Promise<number> {
  return page.evaluate(async (asked) => {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const started = performance.now();
      await (await fetch(asked)).text();
      times.push(performance.now() - started);
    }
    return times.sort((a, b) => a - b)[2] ?? Number.NaN;
  }, url);
}

const QUOTE_URL = '/bible/api/get_quote_text.php?user=demo&quoteId=1';
const PASSAGE_URL =
  '/bible/api/get_passage_text.php?user=demo&translation=niv&book=john&chapter=3&start=16&end=16';
const nugget = { name: 'article header', text: '.verse' };
const quote = { name: '[role="status"] + span', text: 'article blockquote' };

for (const { what, turns, path, item, endpoint, url, texts } of [
  {
    what: 'nugget',
    turns: 'passage',
    path: '/browseBible',
    item: nugget,
    endpoint: 'get_passage_text',
    url: PASSAGE_URL,
    texts: { baseline: 71, baselineIs: 'the nuggets that were passed', budget: 90 },
  },
  {
    what: 'quote',
    turns: 'quote',
    path: '/viewQuotes',
    item: quote,
    endpoint: 'get_quote_text',
    url: QUOTE_URL,
    texts: { baseline: 240, baselineIs: 'all quotes, to be read offline', budget: 240 },
  },
]) {
  test(`next ${what}, and 100 steps`, async ({ page, open, demo }, testInfo) => {
    // More quotes than steps.
    await demo.reset({ scale: 3 });
    await demo.latency(120);
    await open(path);
    await page.locator(item.text).first().waitFor();
    await page.waitForTimeout(1000);
    const calm = await stepTimes(page, { ...item, steps: 15, pause: 500, label: `Next ${turns}` });
    const back = await stepTimes(page, { ...item, steps: 15, pause: 100, label: `Previous ${turns}` });
    const fast = await stepTimes(page, { ...item, steps: 70, pause: 100, label: `Next ${turns}` });
    await page.waitForTimeout(500);
    const asked = (await demo.calls(endpoint)).map(({ query }) => JSON.stringify(query));
    const baseline = await answerTime(page, url);
    const row = { unit: 'ms', baseline, baselineIs: 'one answer of the API', budget: 20 } as const;
    await report(testInfo, { what: `next ${what} (120 ms latency)`, measured: median(calm), ...row });
    await report(testInfo, { what: `${what} back, 10 taps a second`, measured: median(back), ...row });
    await report(testInfo, { what: `next ${what}, 10 taps a second`, measured: median(fast), ...row });
    await report(testInfo, { what: `next ${what}, the same, slowest`, measured: Math.max(...fast), ...row });
    await report(testInfo, {
      what: `${what} texts asked for in 100 steps`,
      measured: asked.length,
      unit: 'requests',
      ...texts,
    });
    expect(new Set(asked).size).toBe(asked.length);
  });
}

const NODES = 3000;
const SMALL = 'the demo lists, a hundredth';

/** From the arrival of an answer to the frame with an element. */
async function afterData(page: Page, url: string, endpoint: string, shown: string): Promise<number> {
  await page.goto(url);
  const frame = await page.evaluate(async (selector) => {
    while (document.querySelector(selector) === null) await new Promise((r) => requestAnimationFrame(r));
    return performance.now();
  }, shown);
  const marked = await page.evaluate(() => performance.getEntriesByName('shown')[0]?.startTime);
  const arrived = await page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes(name))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0))[0],
    endpoint,
  );
  return (marked ?? frame) - (arrived ?? Number.NaN);
}

/** Marks the first frame with an element. */
const markShown = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(wanted) === null) requestAnimationFrame(look);
      else performance.mark('shown');
    };
    requestAnimationFrame(look);
  }, selector);

/** From the press of a button to the frame with a text. */
const pressTime = (page: Page, button: string, text: string): Promise<number> =>
  page.evaluate(
    async ({ name, wanted }) => {
      const pressed = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === name,
      );
      const started = performance.now();
      pressed?.click();
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (!document.querySelector('main')?.textContent.includes(wanted));
      return performance.now() - started;
    },
    { name: button, wanted: text },
  );

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

interface Measures {
  opening: number;
  filter: number;
  keys: number;
  nodes: number;
}

async function tell(testInfo: TestInfo, what: string, large: Measures, small: Measures): Promise<void> {
  const row = (name: keyof Measures, words: string, unit: 'ms' | 'nodes', budget: number) =>
    report(testInfo, {
      what: `${what}, ${words}`,
      measured: large[name],
      baseline: small[name],
      unit,
      budget,
      baselineIs: SMALL,
    });
  await row('opening', 'opening after the data', 'ms', 300);
  await row('filter', 'filter or results', 'ms', 300);
  await row('keys', 'slowest keystroke', 'ms', 50);
  await row('nodes', 'most elements in the page', 'nodes', NODES);
}

async function topicFilter(page: Page, words: string): Promise<Omit<Measures, 'opening'>> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Filter by Topic' }).click();
  await page.getByRole('checkbox').first().waitFor();
  const keys = Math.max(...(await keystrokeTimes(page, '[role="dialog"] input[type="search"]', 'hope')));
  await page.getByRole('dialog').getByRole('searchbox').fill('');
  await expect(page.getByRole('checkbox').nth(5)).toBeVisible();
  const nodes = await nodesOf(page);
  await page.getByRole('checkbox').first().check();
  return { keys, nodes, filter: await pressTime(page, 'Apply', words) };
}

for (const { what, path, endpoint, shown, filtered, all } of [
  {
    what: '20,000 nuggets',
    path: '/browseBible',
    endpoint: 'get_nugget_id_list',
    shown: 'article h2',
    filtered: 'filter active',
    all: / of 20,000 passages/,
  },
  {
    what: '8,000 quotes',
    path: '/viewQuotes',
    endpoint: 'get_quote_list',
    shown: 'article[aria-label="Quote"]',
    filtered: 'filters active',
    all: / of 8,000 quotes/,
  },
]) {
  test(what, async ({ page, open, demo }, testInfo) => {
    await open(path);
    await markShown(page, shown);
    const measure = async (): Promise<Measures> => {
      const opening: number[] = [];
      for (let run = 0; run < 5; run += 1)
        opening.push(await afterData(page, `${demo.url}/nuggets${path}`, endpoint, shown));
      return { opening: median(opening), ...(await topicFilter(page, filtered)) };
    };
    const small = await measure();
    await demo.reset({ scale: 100 });
    const large = await measure();
    await expect(page.getByText(all)).toBeVisible();
    await tell(testInfo, what, large, small);
  });
}

test('searching 8,000 quotes', async ({ page, open, demo }, testInfo) => {
  const ready = 'main .muted:not([role])';
  // The page is reopened each time, without the previous search.
  await page.addInitScript(() => sessionStorage.clear());
  await open('/searchQuotes');
  await markShown(page, ready);
  const url = `${demo.url}/nuggets/searchQuotes`;
  const measure = async (): Promise<Measures> => {
    const opening: number[] = [];
    for (let run = 0; run < 5; run += 1) opening.push(await afterData(page, url, 'get_quote_list', ready));
    await page.evaluate(() => performance.clearMarks());
    const keys = Math.max(...(await keystrokeTimes(page, 'form[role="search"] input', 'love the gra')));
    const filter = await page.evaluate(async () => {
      const input = document.querySelector<HTMLInputElement>('form[role="search"] input');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const words = () => document.querySelector('main [role="status"]')?.textContent;
      const before = words();
      const started = performance.now();
      set?.call(input, 'grace');
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (words() === before);
      return performance.now() - started;
    });
    return { opening: median(opening), keys, filter, nodes: await nodesOf(page) };
  };
  const small = await measure();
  await demo.reset({ scale: 100 });
  const large = await measure();
  await tell(testInfo, 'search 8,000 quotes', large, small);
  expect((await demo.calls('get_quote_text')).length).toBe(0);
});
