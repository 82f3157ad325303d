import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/kit/fixtures';
import { SCREENS } from '../../e2e/kit/screens';
import bench from './bench.config';
import { heapOf, reportGrowth } from './kit/heap';

/**
 * Without the machine code that V8 makes of what runs often: that grew from 13.1 to 14.2 MB between 500 and 2,000 steps, and to
 * 14.8 MB in 4,000, while without it the whole heap was constant at 7.9 MB.
 */
const launchOptions = bench.use?.launchOptions;
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation',
    ],
  },
});

const STEPS = 2000;
const EARLY = 500;

/** Goes from screen to screen inside the app, waiting for each to show its data; `from` and `to` count the steps. */
const walk = (page: Page, from: number, to: number): Promise<void> =>
  page.evaluate(
    async ({ screens, first, last }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let step = first; step < last; step += 1) {
        const [path, ready] = screens[step % screens.length] ?? ['/links', 'main'];
        history.pushState(null, '', `/nuggets${path}`);
        dispatchEvent(new PopStateEvent('popstate'));
        const patience = performance.now() + 30_000;
        await frame();
        while (document.querySelector(ready) === null) {
          if (performance.now() > patience) throw new Error(`step ${step}: ${path} shows no ${ready}`);
          await frame();
        }
      }
    },
    { screens: SCREENS, first: from, last: to },
  );

test('heap after 2,000 steps over all screens', async ({ page, open }, testInfo) => {
  test.setTimeout(30 * 60_000);
  await open('/links');
  await page.getByRole('button', { name: 'Add Link' }).waitFor();
  const rest = async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '/nuggets/links');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
    await page.waitForTimeout(5000);
  };
  await walk(page, 0, EARLY);
  await rest();
  const early = await heapOf(page);
  for (let step = EARLY; step < STEPS; step += EARLY) await walk(page, step, step + EARLY);
  await rest();
  const late = await heapOf(page);
  await reportGrowth(testInfo, {
    after: 'heap after 2,000 steps over all screens',
    since: 'the same after 500 steps',
    early,
    late,
    most: { data: 1.05, all: 1.05 },
  });
});
