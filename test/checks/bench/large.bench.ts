import type { CDPSession, Page } from '@playwright/test';
import { test } from '../../e2e/kit/fixtures';
import { report } from './kit/row';

/** The screens of a large library, and the element that shows that each is useful. */
const SCREENS = [
  ['/prayers', 'article'],
  ['/today', '[aria-label="Today\'s queue"]'],
  ['/browseBible', 'article .verse'],
  ['/searchQuotes', 'main [role="search"] input'],
  ['/viewQuotes', 'article blockquote'],
  ['/memoryPassages', 'main ul[aria-label="Memory passages"] li'],
  ['/practice/by_ref/interleave', 'main [aria-label="Next chapter"]'],
  ['/readBibleChapter/kjv/john/3', '#v16'],
] as const;

const SLOWER = 4;
/** Long enough for the lists to be there and for what is preloaded when the page is idle. */
const AFTER_MS = 12_000;

interface Visit {
  /** From the beginning of the visit to the frame with the element, in milliseconds. */
  useful: number;
  /** The longest task of the visit, in milliseconds. */
  longest: number;
}

async function visit(page: Page, session: CDPSession, url: string, selector: string): Promise<Visit> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(AFTER_MS);
  const measured = await page.evaluate(() => ({
    useful: performance.getEntriesByName('useful')[0]?.startTime ?? Number.NaN,
    longest: Math.max(
      0,
      ...performance
        .getEntriesByName('long')
        .map((entry) => (entry instanceof PerformanceMark ? Number(entry.detail) : 0)),
    ),
  }));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return measured;
}

for (const [path, selector] of SCREENS) {
  test(`${path} with a large library on a slow phone`, async ({ page, open, demo }, testInfo) => {
    await page.addInitScript((awaited) => {
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          performance.mark('long', { startTime, detail: Math.round(duration) });
      }).observe({ type: 'longtask', buffered: true });
      const look = () => {
        if (document.querySelector(awaited)) requestAnimationFrame(() => performance.mark('useful'));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, selector);
    const session = await page.context().newCDPSession(page);
    const url = `${demo.url}/nuggets${path}`;
    const measure = async () => {
      // The first has scripts and lists from the server, the second from the device.
      await open('/links');
      await page.getByRole('button', { name: 'Add Link' }).waitFor();
      return [await visit(page, session, url, selector), await visit(page, session, url, selector)] as const;
    };
    const small = await measure();
    await demo.reset({ scale: 100 });
    const large = await measure();
    for (const [index, which] of ['first', 'next'].entries()) {
      const [one, other] = [large[index], small[index]];
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
        what: `${path}, ${which} visit: longest task`,
        measured: one.longest,
        baseline: other.longest,
        budget: 200,
      });
    }
  });
}
