import type { Browser } from '@playwright/test';
import { test } from '../../e2e/kit/fixtures';
import { longestTask } from './kit/longestTask';
import { report } from './kit/row';

/** The screens of a large library, each with an element that shows that it is usable. */
const SCREENS = [
  ['/prayers', 'article'],
  ['/today', '[aria-label="Today\'s queue"]'],
  ['/browseBible', 'article .verse'],
  ['/searchQuotes', 'main [role="search"] input'],
  ['/viewQuotes', 'article blockquote'],
  ['/memoryPassages', 'main ul[aria-label="Memory passages"] li'],
  ['/practice/by_ref/interleave', 'main [aria-label="Next passage"]'],
  ['/readBibleChapter/kjv/john/3', '#v16'],
] as const;

const SLOWER = 4;
/** A page is ready when it has had no long task for this time; preloading begins within it. */
const QUIET_MS = 4_000;
const GIVES_UP_AFTER_MS = 60_000;

declare global {
  interface Window {
    /** Milliseconds since the last long task. */
    quietFor: () => number;
  }
}

interface Visit {
  /** From the beginning of the visit to the frame with the element, in milliseconds. */
  useful: number;
  /** The longest task of the visit, in milliseconds of CPU time, so that other processes do not count. */
  longest: number;
}

/** Two visits on a new device: the first loads scripts and lists from the server, the second from its own cache. */
async function visits(browser: Browser, url: string, path: string, selector: string): Promise<Visit[]> {
  const context = await browser.newContext();
  await context.addInitScript((awaited) => {
    localStorage.setItem('user.name', 'demo');
    let lastLong = performance.now();
    window.quietFor = () => performance.now() - lastLong;
    new PerformanceObserver(() => (lastLong = performance.now())).observe({ type: 'longtask' });
    const look = () => {
      if (document.querySelector(awaited)) requestAnimationFrame(() => performance.mark('useful'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  const page = await context.newPage();
  await page.goto(`${url}/nuggets/links`);
  await page.getByRole('button', { name: 'Add Link' }).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const made: Visit[] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const longest = await longestTask(browser, page, async () => {
      await page.goto(`${url}/nuggets${path}`, { waitUntil: 'commit' });
      await page.locator(selector).first().waitFor({ timeout: GIVES_UP_AFTER_MS });
      await page.waitForFunction((ms) => window.quietFor() > ms, QUIET_MS, { timeout: GIVES_UP_AFTER_MS });
    });
    const useful = await page.evaluate(() => performance.getEntriesByName('useful')[0]?.startTime);
    made.push({ useful: useful ?? Number.NaN, longest });
  }
  await context.close();
  return made;
}

test('a large library on a slow phone', async ({ browser, demo }, testInfo) => {
  test.setTimeout(30 * 60_000);
  const measure = async () => {
    const all: Visit[][] = [];
    for (const [path, selector] of SCREENS) all.push(await visits(browser, demo.url, path, selector));
    return all;
  };
  const small = await measure();
  await demo.reset({ scale: 100 });
  const large = await measure();
  for (const [place, [path]] of SCREENS.entries()) {
    for (const [index, which] of ['first', 'next'].entries()) {
      const [one, other] = [large[place]?.[index], small[place]?.[index]];
      if (!one || !other) continue;
      const row = { unit: 'ms', baselineIs: 'the demo lists, a hundredth' } as const;
      await report(testInfo, {
        ...row,
        what: `${path}, ${which} visit: useful`,
        measured: one.useful,
        baseline: other.useful,
      });
      await report(testInfo, {
        ...row,
        what: `${path}, ${which} visit: longest task, of the processor`,
        measured: one.longest,
        baseline: other.longest,
        budget: 200,
      });
    }
  }
});
