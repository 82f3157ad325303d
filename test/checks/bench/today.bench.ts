import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/kit/fixtures';
import { frameTimes, ONE_FRAME, type Input } from './kit/frames';
import { median, report } from './kit/row';
import { goOffline, goOnline } from '@test/e2e/kit/offline';

test.use({ serviceWorkers: 'allow' });

const LISTS = ['get_mempsg_list', 'get_prayers', 'get_prayer_sessions', 'get_all_reading_plan_progress'];

/** From the last answer that the day's queue needs until the queue is shown. */
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

/** From a tap on Today in the bar until the queue is shown. */
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

/** Clears the storage, as for a first visit. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
}

test('Today at a hundred times the demo', async ({ page, open, demo, context }, testInfo) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const fresh = { small: NaN, large: NaN };
  const kept = { small: NaN, large: NaN };
  for (const [size, scale] of [
    ['small', 1],
    ['large', 100],
  ] as const) {
    await demo.reset({ scale });
    const online: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      await open('/links');
      await page.getByRole('button', { name: 'Add Link' }).waitFor();
      await forget(page);
      await open('/today');
      online.push(await afterItsData(page));
    }
    fresh[size] = median(online);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForTimeout(5000);
    await goOffline(context);
    const offline: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      await open('/links');
      await page.getByRole('button', { name: 'Add Link' }).waitFor();
      await page.waitForTimeout(2000);
      offline.push(await afterTheTap(page));
    }
    kept[size] = median(offline);
    await goOnline(context);
  }
  const row = { unit: 'ms', baselineIs: "the same at the demo's own size" } as const;
  await report(testInfo, {
    ...row,
    what: 'Today, scale 100: last answer to a queue',
    measured: fresh.large,
    baseline: fresh.small,
    budget: 300,
  });
  await report(testInfo, {
    ...row,
    what: 'Today, scale 100, offline: tap to a queue of what is kept',
    measured: kept.large,
    baseline: kept.small,
    budget: 200,
  });
});

test('the command box at a hundred times the demo', async ({ page, open, demo }, testInfo) => {
  await demo.reset({ scale: 100 });
  await open('/links');
  await page.getByRole('button', { name: 'Add Link' }).waitFor();
  const box = page.getByRole('combobox', { name: /Reference, screen/ });
  // On first use it loads its code and the lists.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused({ timeout: 2000 });
  }).toPass();
  await box.fill('grace');
  await page
    .getByRole('row', { name: /, Quotes, / })
    .first()
    .waitFor();
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
