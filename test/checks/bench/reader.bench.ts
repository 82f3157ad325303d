import type { Page } from '@playwright/test';
import { test } from '../../e2e/kit/fixtures';
import { median, report } from './kit/row';

/**
 * Acts on the page; returns the milliseconds, by the page's clock, to the frame with the text of the new chapter or
 * translation.
 */
async function timeToText(page: Page, action: 'turn' | 'translate'): Promise<number> {
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
  }, action);
}

test('next chapter, prefetched and not', async ({ page, open, demo }, testInfo) => {
  await demo.latency(120);
  await open('/read/kjv/psalms/1', null);
  const prefetched: number[] = [];
  const fetched: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    await page.locator('#v1').waitFor();
    // While the reader reads, the neighbouring chapters have time to arrive.
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

/** From the frame with the text to the frame with its marks, and the longest task in between. */
async function marksAfterText(
  page: Page,
  url: string,
): Promise<{ marks: number; text: number; task: number }> {
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('marks').length > 0);
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    const tasks = performance.getEntriesByName('task').map(({ duration }) => duration);
    return { marks: at('marks') - at('text'), text: at('text'), task: Math.max(0, ...tasks) };
  });
}

/** Marks the frames with the text and with its first mark, and each long task after the text. */
const watchMarks = (page: Page) =>
  page.addInitScript(() => {
    const look = (name: string, selector: string, next?: () => void) => {
      if (document.querySelector(selector) === null) requestAnimationFrame(() => look(name, selector, next));
      else {
        performance.mark(name);
        next?.();
      }
    };
    const watchTasks = () =>
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          performance.measure('task', { start: startTime, duration });
      }).observe({ type: 'longtask' });
    requestAnimationFrame(() =>
      look('text', '#v16', () => {
        watchTasks();
        look('marks', '[data-marks]');
      }),
    );
  });

test('marks of 20,000 nuggets in a chapter that is opened first', async ({ page, open, demo }, testInfo) => {
  const measure = async () => {
    await open('/browseBible');
    await page.locator('article h2').waitFor();
    await page.waitForTimeout(1500);
    const runs: Awaited<ReturnType<typeof marksAfterText>>[] = [];
    for (let run = 0; run < 5; run += 1)
      runs.push(await marksAfterText(page, `${demo.url}/nuggets/readBibleChapter/kjv/john/3`));
    const of = (key: 'marks' | 'text' | 'task') => median(runs.map((each) => each[key]));
    return { marks: of('marks'), text: of('text'), task: of('task') };
  };
  await watchMarks(page);
  const small = await measure();
  await demo.reset({ scale: 100 });
  const large = await measure();
  const row = { unit: 'ms', baselineIs: 'the demo lists, a hundredth' } as const;
  await report(testInfo, {
    what: 'marks after the text, 20,000 nuggets',
    measured: large.marks,
    baseline: small.marks,
    budget: 100,
    ...row,
  });
  await report(testInfo, { what: 'the text itself', measured: large.text, baseline: small.text, ...row });
  await report(testInfo, {
    what: 'longest task after the text (0: none of 50 ms)',
    measured: large.task,
    baseline: small.task,
    budget: 100,
    ...row,
  });
});
