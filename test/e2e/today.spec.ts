import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

test.use({ serviceWorkers: 'allow' });

/** Until the service worker holds the whole app. */
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

/** Does what is on the screen, and goes on by the bar; false when the bar says that all is done. */
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
    // Every thing is one step, and praying through is one for all prayers.
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
    // Praying through takes all prayers of the day, those too that the minutes do not hold.
    expect(recorded.sessions).toBeGreaterThanOrEqual(prayers.length);
    await expect
      .poll(added, { timeout: 60_000 })
      .toEqual({ readings: 1, sessions: recorded.sessions, views: passages.length });
  });

  test('a reading that waits can be taken back from its notice', async ({ page, open, context, demo }) => {
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

test('an evening at a desk goes by the command box alone, without the mouse', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  const box = page.getByRole('combobox', { name: /Reference, screen/ });
  const ask = async (typed: string, wanted: string, key = 'Enter') => {
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(box).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.type(typed);
    const found = page.getByRole('listbox', { name: 'Found' });
    await expect(found.getByRole('option', { selected: true })).toContainText(wanted);
    await page.keyboard.press(key);
    await expect(box).toBeHidden();
  };
  await open('/browseBible');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await ask('jn 3 16-18 kjv', 'John 3:16-18');
  await expect(page).toHaveURL(/readBibleChapter\/kjv\/john\/3\/16\?to=18$/);
  await expect(page.locator('#v16')).toBeVisible();
  await ask('practise james 1:3', 'Practise');
  await expect(page.getByText('James 1:2-4')).toBeVisible();
  await ask('exams', 'Exams');
  await expect(page).toHaveURL(/prayers/);
  await ask('memory stats', 'Memory Stats');
  await expect(page.getByRole('heading', { level: 1, name: 'Memory Stats' })).toBeVisible();
  await ask('add quote', 'Add Quote');
  await page.getByRole('textbox').first().focus();
  await page.keyboard.type('Written in the evening');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  expect((await demo.calls('get_prayers')).length).toBeGreaterThan(0);
});
