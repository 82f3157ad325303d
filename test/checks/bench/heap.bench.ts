import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/kit/fixtures';
import { SCREENS } from '../../e2e/kit/screens';
import { heapOf } from './kit/heap';
import { report } from './kit/row';

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
  const row = { unit: 'MB', baselineIs: 'the same after 500 steps' } as const;
  await report(testInfo, {
    ...row,
    what: 'heap after 2,000 steps over all screens, code aside',
    measured: late.data,
    baseline: early.data,
    budget: early.data * 1.05,
  });
  await report(testInfo, {
    ...row,
    what: 'heap after 2,000 steps over all screens, what V8 has compiled included',
    measured: late.all,
    baseline: early.all,
    budget: early.all * 1.05,
  });
});
