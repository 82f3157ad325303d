import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has cached the whole app. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const cached = async () =>
      (
        await Promise.all(
          (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
        )
      ).some((count) => count > 10);
    while (!(await cached())) await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Today' });
const queue = (page: Page) => page.getByRole('list', { name: "Today's queue" });

/** Does what is on the screen, and goes on with the bar; false when the bar says that all is done. */
async function step(page: Page, recorded: { sessions: number }): Promise<boolean> {
  const record = page.getByRole('button', { name: 'Record and go on' });
  while (page.url().includes('pray=today') && (await record.isVisible())) {
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(record).toHaveAttribute('aria-disabled', 'false');
    await record.click();
    recorded.sessions += 1;
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
  }
  await expect(bar(page)).toBeVisible();
  const finish = bar(page).getByRole('link', { name: 'Finish' });
  if (await finish.isVisible()) {
    await finish.click();
    return false;
  }
  await bar(page).getByRole('button').click();
  return true;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a morning of ten minutes, the network lost in the middle, is recorded once', async ({
    page,
    open,
    context,
    demo,
    expectAccessible,
  }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('nuggets.prayersPerDay/demo', '2'));
    const before = await demo.dataOf('demo');
    await open('/today');
    await expect(queue(page)).toBeVisible();
    await installed(page);
    await expectAccessible();
    const texts = await queue(page).getByRole('listitem').allTextContents();
    const passages = texts.filter((text) => text.includes('Practise'));
    const prayers = texts.filter((text) => text.includes('Pray') && !text.includes('done'));
    expect(passages.length).toBeGreaterThan(1);
    expect(prayers.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(bar(page)).toBeVisible();
    await expectAccessible();
    const recorded = { sessions: 0 };
    await step(page, recorded);
    await context.setOffline(true);
    // Every item is one step, and praying through is one for all prayers.
    for (let steps = 0; steps < texts.length + 2 && (await step(page, recorded)); steps += 1);
    await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'This week' }).getByRole('listitem')).toHaveCount(7);
    await expectAccessible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();

    await context.setOffline(false);
    const added = async () => {
      const data = await demo.dataOf('demo');
      return {
        readings: data.readingProgress.length - before.readingProgress.length,
        sessions: data.prayerSessions.length - before.prayerSessions.length,
        views: data.memoryPassages.filter(
          (passage) =>
            passage.lastViewedNum !==
            before.memoryPassages.find(({ passageId }) => passageId === passage.passageId)?.lastViewedNum,
        ).length,
      };
    };
    // Praying through includes all prayers of the day, even those that do not fit the budget.
    expect(recorded.sessions).toBeGreaterThanOrEqual(prayers.length);
    await expect
      .poll(added, { timeout: 60_000 })
      .toEqual({ readings: 1, sessions: recorded.sessions, views: passages.length });
  });

  test('a pending reading can be undone from its notice', async ({ page, open, context, demo }) => {
    await open('/readingPlan');
    await installed(page);
    const before = (await demo.dataOf('demo')).readingProgress.length;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Taken back')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await demo.dataOf('demo')).readingProgress).toHaveLength(before);
  });
});

test('an evening at a desk with the command box alone, without the mouse, to the end of the day', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => localStorage.setItem('nuggets.prayersPerDay/demo', '1'));
  const before = await demo.dataOf('demo');
  const box = page.getByRole('combobox', { name: /Reference, screen/ });
  const heading = page.getByRole('heading', { level: 1 });
  const found = page.getByRole('listbox', { name: 'Found' });
  const ask = async (typed: string, wanted: string) => {
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(box).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.type(typed);
    await expect(found.getByRole('option', { selected: true })).toContainText(wanted);
    await page.keyboard.press('Enter');
    await expect(box).toBeHidden();
  };
  await open('/browseBible');
  await expect(heading).toBeVisible();
  await ask('jn 3 16-18 kjv', 'John 3:16-18');
  await expect(page).toHaveURL(/readBibleChapter\/kjv\/john\/3\/16\?to=18$/);
  await expect(page.locator('#v16')).toBeVisible();

  // A single prayer, and then the rest of the day.
  await ask('exams', 'Exams');
  const prayer = page.getByRole('region', { name: 'Prayer', exact: true });
  await expect(prayer.getByRole('heading', { name: 'Exams' })).toBeVisible();
  await ask('record', 'Record');
  await expect(prayer.getByText('Prayed today')).toBeVisible();
  await ask('today', 'Today, Screens');
  await expect(queue(page)).toBeVisible();
  await ask('5 minutes', '5 minutes');
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
  const texts = await queue(page).getByRole('listitem').allTextContents();
  const isPassage = (text: string) => text.includes('Practise');
  expect(texts.filter(isPassage).length).toBeGreaterThan(0);
  await ask('continue', 'Continue');
  let sessions = 1;
  const place = bar(page).getByRole('link', { name: /^Today/ });
  const record = page.getByRole('button', { name: 'Record and go on' });
  for (let steps = 0; steps < texts.length + 9; steps += 1) {
    await expect(place).toBeVisible();
    const at = page.url();
    if (at.includes('/practice/')) {
      // The box offers what the screen offered when it opened.
      await expect(page.getByRole('button', { name: 'Show text' })).toBeVisible();
      await ask('show text', 'Show text');
    }
    if (at.includes('pray=today')) {
      await expect(record.or(page.getByRole('button', { name: 'Back to the list' }))).toBeVisible();
      if (await record.isVisible()) {
        const title = (await heading.textContent()) ?? '';
        await ask('record', 'Record and go on');
        sessions += 1;
        await expect(heading).not.toHaveText(title);
        continue;
      }
    }
    const progress = (await place.textContent()) ?? '';
    if (progress === 'Today done') break;
    await ask('continue', 'Continue');
    await expect(async () => {
      expect(page.url() + ((await place.textContent()) ?? '')).not.toBe(at + progress);
    }).toPass();
  }
  await ask('finish', 'Finish');
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();

  // A chapter that was read in another Bible.
  await ask('reading plan', 'Reading Plan');
  await expect(page.getByRole('button', { name: 'Done elsewhere' })).toBeVisible();
  await ask('done elsewhere', 'Done elsewhere');
  await expect(page.getByText(/^Read today: /)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await expectAccessible();

  const after = await demo.dataOf('demo');
  const viewed = after.memoryPassages.filter(
    ({ passageId, lastViewedNum }) =>
      lastViewedNum !== before.memoryPassages.find((each) => each.passageId === passageId)?.lastViewedNum,
  );
  expect({
    readings: after.readingProgress.length - before.readingProgress.length,
    sessions: after.prayerSessions.length - before.prayerSessions.length,
    views: viewed.length,
  }).toEqual({
    readings: 1 + texts.filter((text) => text.includes('Read')).length,
    sessions,
    views: texts.filter(isPassage).length,
  });
});
