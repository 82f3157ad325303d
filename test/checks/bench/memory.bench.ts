import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/kit/fixtures';
import { heapOf, reportGrowth } from './kit/heap';
import { median, report } from './kit/row';

const position = (page: Page) => page.getByText(/^\d+ of \d+$/);

/**
 * Goes to the next passage and reveals it, `times` times with a pause before each tap; the times from tap to the frame
 * with the text.
 */
async function revealTimes(page: Page, times: number, pause: number): Promise<number[]> {
  return page.evaluate(
    async ([count, wait]) => {
      const press = (label: string) =>
        document.querySelector<HTMLButtonElement>(`main [aria-label="${label}"]`)?.click();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const measured: number[] = [];
      for (let step = 0; step < count; step += 1) {
        press('Next passage');
        await new Promise((resolve) => setTimeout(resolve, wait));
        const started = performance.now();
        press('Show text');
        while (document.querySelector('.scripture .verse') === null) await frame();
        measured.push(performance.now() - started);
      }
      return measured;
    },
    [times, pause] as const,
  );
}

test('revealing a text, slowly and fast', async ({ page, open, demo }, testInfo) => {
  await demo.latency(120);
  await open('/practice/by_ref/by_last_practiced_time');
  await position(page).waitFor();
  await page.waitForTimeout(600);
  const calm = await revealTimes(page, 25, 600);
  const hasty = await revealTimes(page, 25, 150);

  // The same without prefetching: every passage in a translation that has not been requested.
  const unfetched: number[] = [];
  for (let step = 0; step < 7; step += 1) {
    await page.locator('main').getByRole('button', { name: 'Next passage' }).click();
    await page.waitForTimeout(400);
    await page.locator('main').getByRole('button', { name: 'Show text' }).click();
    await page.locator('.scripture .verse').first().waitFor();
    unfetched.push(
      await page.evaluate(async () => {
        const select = document.querySelector<HTMLSelectElement>('select[aria-label="Translation"]');
        if (!select) throw new Error('no translation select');
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const started = performance.now();
        select.value = 'ylt';
        select.dispatchEvent(new Event('change', { bubbles: true }));
        await frame();
        while (document.querySelector('.scripture .verse') === null) await frame();
        return performance.now() - started;
      }),
    );
  }
  const baseline = median(unfetched);
  const baselineIs = 'the text of a translation not asked for ahead';
  const row = { unit: 'ms', baseline, baselineIs, budget: 20 } as const;
  await report(testInfo, { ...row, what: 'reveal, median (120 ms latency)', measured: median(calm) });
  await report(testInfo, { ...row, what: 'reveal, slowest of 25', measured: Math.max(...calm) });
  await report(testInfo, {
    ...row,
    what: 'reveal at 150 ms a step, slowest of 25',
    measured: Math.max(...hasty),
  });
});

test('requests for 100 passages practised', async ({ page, open, demo }, testInfo) => {
  await demo.reset({ scale: 2 });
  await open('/practice/by_ref/by_freq');
  await position(page).waitFor();
  for (let step = 2; step <= 100; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(' ');
    await page.locator('.scripture .verse').first().waitFor();
  }
  await expect.poll(async () => (await demo.calls('update_last_viewed')).length).toBe(100);
  const all = await demo.calls();
  const texts = all.filter(({ endpoint }) => endpoint === 'get_passage_text');
  expect(new Set(texts.map(({ query }) => JSON.stringify(query))).size).toBe(texts.length);
  await report(testInfo, {
    what: 'requests for 100 passages: texts',
    measured: texts.length,
    unit: 'requests',
    baseline: 400,
    baselineIs: 'each step asking for its own text and its three neighbours',
    // The first, the 99 after it, two ahead and one before.
    budget: 103,
  });
  await report(testInfo, {
    what: 'requests for 100 passages: everything',
    measured: all.length,
    unit: 'requests',
    baseline: 500,
    baselineIs: 'the same, with a view a step',
  });
});

test('typing in a search over thousands', async ({ page, open, demo }, testInfo) => {
  await demo.reset({ scale: 100 });
  await open('/memoryPassages');
  const field = page.getByRole('searchbox');
  await field.click();
  await page.waitForTimeout(500);
  const longestFrame = async (action: () => Promise<void>) => {
    await page.evaluate(() => {
      performance.clearMarks('frame');
      const tick = () => {
        performance.mark('frame');
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    await action();
    return page.evaluate(() => {
      const times = performance.getEntriesByName('frame').map(({ startTime }) => startTime);
      return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)));
    });
  };
  const idle = await longestFrame(() => page.waitForTimeout(1000));
  await page.reload();
  await field.click();
  await page.waitForTimeout(500);
  const typing = await longestFrame(async () => {
    await field.pressSequentially('psalms 119', { delay: 120 });
    for (let key = 0; key < 10; key += 1) await page.keyboard.press('Backspace', { delay: 60 });
  });
  await report(testInfo, {
    what: 'typing in My Memory Passages, longest frame',
    measured: typing,
    unit: 'ms',
    baseline: idle,
    baselineIs: 'the longest frame while nothing is typed',
    budget: 50,
  });
});

test('heap after 1,000 steps', async ({ page, open, demo }, testInfo) => {
  await demo.reset({ scale: 10 });
  await open('/practice/by_ref/rand');
  await position(page).waitFor();
  const step = async (count: number) => {
    for (let done = 0; done < count; done += 1) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press(' ');
    }
    // So many views in a few seconds wait to be sent; they leave the memory once they are.
    await page.getByRole('button', { name: 'All changes synced' }).waitFor();
    await page.waitForTimeout(1000);
  };
  await step(100);
  const early = await heapOf(page);
  await step(900);
  const late = await heapOf(page);
  await reportGrowth(testInfo, {
    after: 'heap after 1,000 steps of practice',
    since: 'the same after 100 steps',
    early,
    late,
    most: { data: 1.1, all: null },
  });
});
