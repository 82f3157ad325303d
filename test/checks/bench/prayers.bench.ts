import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/kit/fixtures';
import { keystrokeTimes } from './kit/keystrokes';
import { median, report } from './kit/row';

const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** From the arrival of the last answer to the frame that shows the list, by the page's clock. */
async function untilUsable(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  return page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('get_prayer'))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
    const shown = performance.getEntriesByName('first-prayer')[0]?.startTime ?? Number.NaN;
    return shown - Math.max(...answers);
  });
}

test('three thousand prayers', async ({ page, open, demo }, testInfo) => {
  // Marks the frame that shows the first card.
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('article') === null) requestAnimationFrame(look);
      else performance.mark('first-prayer');
    };
    requestAnimationFrame(look);
  });
  const url = `${demo.url}/nuggets/prayers`;
  await open('/prayers');
  const small: number[] = [];
  for (let run = 0; run < 5; run += 1) small.push(await untilUsable(page, url));
  const smallKeys = median(await keystrokeTimes(page, 'input[type="search"]', 'patience with'));
  const smallNodes = await countNodes(page);

  await demo.reset({ scale: 100 });
  const large: number[] = [];
  for (let run = 0; run < 5; run += 1) large.push(await untilUsable(page, url));
  await expect(page.getByText('2,500 prayers')).toBeVisible();
  const largeKeys = await keystrokeTimes(page, 'input[type="search"]', 'patience with');
  await page.getByRole('searchbox').fill('');
  await page.getByText('2,500 prayers').waitFor();
  const largeNodes = await countNodes(page);

  const thirty = 'the list of 30';
  await report(testInfo, {
    what: 'prayers usable after the data (3,000)',
    measured: median(large),
    unit: 'ms',
    baseline: median(small),
    baselineIs: thirty,
    budget: 300,
  });
  await report(testInfo, {
    what: 'prayers, search keystroke (3,000, slowest)',
    measured: Math.max(...largeKeys),
    unit: 'ms',
    baseline: smallKeys,
    baselineIs: thirty,
    budget: 50,
  });
  await report(testInfo, {
    what: 'prayers, elements in the page (3,000)',
    measured: largeNodes,
    unit: 'nodes',
    baseline: smallNodes,
    baselineIs: thirty,
    budget: 3000,
  });
});
