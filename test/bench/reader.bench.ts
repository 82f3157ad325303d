import type { Page } from '@playwright/test';
import { test } from '../e2e/kit/fixtures';
import { median, report } from './kit/row';

/** From the click on 'Next chapter' to the frame in which the new text stands, in the page's own clock. */
async function turnTimes(page: Page, turns: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    times.push(
      await page.evaluate(async () => {
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const started = performance.now();
        document.querySelector<HTMLButtonElement>('[aria-label="Next chapter"]')?.click();
        while (heading() === before || document.querySelector('#v1') === null) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return performance.now() - started;
      }),
    );
    // A reader reads: the neighbours have time to arrive.
    await page.waitForTimeout(600);
  }
  return times;
}

test('next chapter, prefetched and not', async ({ page, open, demo }, testInfo) => {
  await demo.latency(120);
  await open('/read/kjv/psalms/1', null);
  await page.locator('#v1').waitFor();
  await page.waitForTimeout(600);
  const prefetched = median(await turnTimes(page, 9));

  // Without prefetch: every answer takes longer than the reader waits, so each turn fetches its own text.
  const unfetched: number[] = [];
  for (let chapter = 20; chapter < 27; chapter += 1) {
    await page.goto(`${demo.url}/nuggets/read/kjv/psalms/${chapter}`);
    unfetched.push(
      await page.evaluate(async () => {
        const started = performance.now();
        const select = document.querySelector<HTMLSelectElement>('select[aria-label="Translation"]');
        if (!select) throw new Error('no translation select');
        while (document.querySelector('#v1') === null)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        const from = performance.now();
        select.value = 'asv';
        select.dispatchEvent(new Event('change', { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        while (document.querySelector('#v1') === null)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - Math.max(from, started);
      }),
    );
  }
  await report(testInfo, {
    what: 'next chapter (120 ms latency)',
    measured: prefetched,
    unit: 'ms',
    baseline: median(unfetched),
    baselineIs: 'the same chapter in a translation not prefetched',
    budget: 20,
  });
});
