import type { Page } from '@playwright/test';
import { test } from '../../e2e/kit/fixtures';
import { report } from './kit/row';

/** The list screens that no other bench opens, and the element that shows that they are usable. */
const SCREENS = [
  ['/practiceSetup', 'main .plain-list li'],
  ['/practice/by_ref/interleave', 'main [aria-label="Next chapter"]'],
  ['/memoryPassages', 'main ul[aria-label="Memory passages"] li'],
  ['/memoryPassagesByBox', 'main section h2'],
  ['/memoryStats', 'main [role="meter"]'],
  ['/memoryPracticeHistory', 'main .plain-list li'],
  ['/readingPlan', 'main section h2'],
  ['/links', 'main section a'],
] as const;

interface Opened {
  /** From the last byte of the data to the first frame with a usable screen. */
  after: number;
  nodes: number;
}

/** Opens a screen a second time, with its scripts and styles in the browser's cache, as on every visit but the first. */
async function opened(page: Page, url: string, selector: string): Promise<Opened> {
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(url);
    await page.locator(selector).first().waitFor();
  }
  await page.waitForTimeout(300);
  // The boxes are closed at first.
  if (url.endsWith('ByBox')) {
    for (const toggle of await page.locator('main section > div > button').all()) await toggle.click();
  }
  return page.evaluate((awaited) => {
    const lists = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/bible/api/get_') && !name.includes('get_all_users'))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
    const shown = performance.getEntriesByName(awaited)[0]?.startTime ?? Number.NaN;
    const before = lists.filter((end) => end <= shown);
    return { after: shown - Math.max(...before), nodes: document.querySelectorAll('*').length };
  }, selector);
}

test('lists a hundred times as long', async ({ page, open, demo }, testInfo) => {
  await open('/links');
  for (const [, selector] of SCREENS) {
    await page.addInitScript((awaited) => {
      const look = () => {
        if (document.querySelector(awaited)) requestAnimationFrame(() => performance.mark(awaited));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, selector);
  }
  const measure = async (scale: number): Promise<Map<string, Opened>> => {
    await demo.reset({ scale });
    const all = new Map<string, Opened>();
    for (const [path, selector] of SCREENS)
      all.set(path, await opened(page, `${demo.url}/nuggets${path}`, selector));
    return all;
  };
  const small = await measure(1);
  const large = await measure(100);
  for (const [path] of SCREENS) {
    const [list, demoList] = [large.get(path), small.get(path)];
    if (!list || !demoList) throw new Error(`${path} was not measured`);
    const baselineIs = 'the demo lists, a hundredth';
    await report(testInfo, {
      what: `${path}: usable after its data`,
      measured: list.after,
      unit: 'ms',
      baseline: demoList.after,
      baselineIs,
      budget: 300,
    });
    await report(testInfo, {
      what: `${path}: nodes`,
      measured: list.nodes,
      unit: 'nodes',
      baseline: demoList.nodes,
      baselineIs,
      budget: 3000,
    });
  }
});
