import type { Page } from '@playwright/test';
import { test } from '../e2e/kit/fixtures';
import { frameTimes, ONE_FRAME, type Input } from './kit/frames';
import { median, report } from './kit/row';

test.use({ serviceWorkers: 'allow' });

const LISTS = ['get_mempsg_list', 'get_prayers', 'get_prayer_sessions', 'get_all_reading_plan_progress'];

/** From the last answer that the day's queue is made of until the queue is there. */
const afterItsData = (page: Page): Promise<number> =>
  page.evaluate(async (lists) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.querySelector('[aria-label="Today\'s queue"]') === null) await frame();
    const shown = performance.now();
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => lists.some((list) => name.includes(list)))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0))
      .filter((at) => at < shown);
    return shown - Math.max(...answers);
  }, LISTS);

/** From a tap on Today in the bar until the queue is there. */
const afterTheTap = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const link = document.querySelector<HTMLElement>('a[href$="/today"]');
    if (!link) throw new Error('Today is not in the bar');
    const started = performance.now();
    link.click();
    while (document.querySelector('[aria-label="Today\'s queue"]') === null) await frame();
    return performance.now() - started;
  });

/** Reading the answers alone, as fast as this machine does. */
const parsed = (page: Page): Promise<number> =>
  page.evaluate(async (lists) => {
    const texts = await Promise.all(
      lists.map(async (list) => (await fetch(`/bible/api/${list}.php?user=demo`)).text()),
    );
    const started = performance.now();
    for (const text of texts) {
      try {
        JSON.parse(text);
      } catch {
        // An answer that is no list costs nothing.
      }
    }
    return performance.now() - started;
  }, LISTS);

test('Today at a hundred times the demo', async ({ page, open, demo, context }, testInfo) => {
  test.setTimeout(300_000);
  await demo.reset({ scale: 100 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const fresh: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await page.goto('about:blank');
    await open('/links');
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    });
    await open('/today');
    fresh.push(await afterItsData(page));
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(8000);
  const baseline = await parsed(page);
  const row = { unit: 'ms', baseline, baselineIs: 'JSON.parse of the lists' } as const;
  await report(testInfo, {
    ...row,
    what: 'Today, scale 100: last answer to a queue',
    measured: median(fresh),
    budget: 300,
  });
  const kept: number[] = [];
  await context.setOffline(true);
  for (let run = 0; run < 5; run += 1) {
    await open('/links');
    await page.getByRole('button', { name: 'Add Link' }).waitFor();
    await page.waitForTimeout(2000);
    kept.push(await afterTheTap(page));
  }
  await report(testInfo, {
    ...row,
    what: 'Today, scale 100, offline: tap to a queue of what is kept',
    measured: median(kept),
    budget: 200,
  });
});

test('the command box at a hundred times the demo', async ({ page, open, demo }, testInfo) => {
  test.setTimeout(300_000);
  await demo.reset({ scale: 100 });
  await open('/links');
  await page.getByRole('button', { name: 'Add Link' }).waitFor();
  const box = page.getByRole('combobox', { name: /Reference, screen/ });
  // The first time it fetches its code and the lists.
  await page.keyboard.press('Control+k');
  await box.fill('grace');
  await page.getByRole('listbox', { name: 'Found' }).getByText('Quotes', { exact: true }).waitFor();
  await page.waitForTimeout(5000);
  const idle = median(
    await frameTimes(
      page,
      Array.from({ length: 20 }, (): Input => ({ kind: 'nothing' })),
    ),
  );
  const row = { unit: 'ms', baseline: idle, baselineIs: 'a frame without an input' } as const;

  const typed = 'the love of god in john 3 16';
  const keys = await frameTimes(
    page,
    Array.from(typed, (_, index): Input => ({
      kind: 'text',
      selector: '[role="dialog"] input',
      value: typed.slice(0, index + 1),
    })),
    250,
  );
  await report(testInfo, {
    ...row,
    what: 'command box, scale 100: a key',
    measured: median(keys),
    budget: ONE_FRAME,
  });
  await report(testInfo, {
    ...row,
    what: 'command box, scale 100: slowest key of 28',
    measured: Math.max(...keys),
  });

  const opened: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
    await page.waitForTimeout(500);
    opened.push(...(await frameTimes(page, [{ kind: 'key', key: 'k', ctrl: true }])));
    await box.waitFor();
  }
  await report(testInfo, {
    ...row,
    what: 'command box, scale 100: opened',
    measured: median(opened),
    budget: ONE_FRAME,
  });
});
