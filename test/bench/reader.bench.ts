import type { Page } from '@playwright/test';
import { test } from '../e2e/kit/fixtures';
import { median, report } from './kit/row';

/**
 * Does something to the page and gives the milliseconds to the frame in which the text of the new chapter or
 * translation stands, in the page's own clock.
 */
async function timeToText(page: Page, deed: 'turn' | 'translate'): Promise<number> {
  return page.evaluate(async (what) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const shown = () => `${textOf('h1')} ${textOf('#v1')}`;
    const before = shown();
    const started = performance.now();
    if (what === 'turn') document.querySelector<HTMLButtonElement>('[aria-label="Next chapter"]')?.click();
    else {
      const select = document.querySelector<HTMLSelectElement>('[aria-label="Translation"]');
      if (!select) throw new Error('There is no translation select');
      // React listens to the native setter's event.
      const value = select.value === 'kjv' ? 'asv' : 'kjv';
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    while (document.title === before || document.querySelector('#v1') === null || shown() === before)
      await frame();
    return performance.now() - started;
  }, deed);
}

test('next chapter, prefetched and not', async ({ page, open, demo }, testInfo) => {
  await demo.latency(120);
  await open('/read/kjv/psalms/1', null);
  const prefetched: number[] = [];
  const fetched: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    await page.locator('#v1').waitFor();
    // A reader reads: the neighbours have time to arrive.
    await page.waitForTimeout(600);
    prefetched.push(await timeToText(page, 'turn'));
  }
  for (let turn = 0; turn < 9; turn += 1) {
    await page.goto(`${demo.url}/nuggets/read/kjv/psalms/${20 + turn}`);
    await page.locator('select[aria-label="Translation"]').waitFor();
    await page.waitForTimeout(600);
    fetched.push(await timeToText(page, 'translate'));
  }
  await report(testInfo, {
    what: 'next chapter (120 ms latency)',
    measured: median(prefetched),
    unit: 'ms',
    baseline: median(fetched),
    baselineIs: 'a text that nobody prefetched',
    budget: 20,
  });
});
