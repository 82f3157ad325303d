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

test('opens again without a network, with the chapters that were read, and signs in by itself', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/readBibleChapter/kjv/john/3');
  await expect(page.locator('#v16')).toBeVisible();
  await installed(page);
  // The neighbours were prefetched, and are kept like what was read.
  await expect.poll(async () => (await demo.calls('get_passage_text')).length).toBe(3);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('#v16')).toContainText('God so loved the world');
  await expect(page.getByText('User: demo')).toBeVisible();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('John 4');
  await expect(page.locator('#v1')).toBeVisible();
  expect(await demo.calls('get_passage_text')).toHaveLength(3);
});

test('says what cannot be had without a network, and shows it when it is back', async ({
  page,
  open,
  context,
}) => {
  await open('/readBibleChapter/kjv/john/3');
  await installed(page);
  await context.setOffline(true);
  await page.getByLabel('Translation').selectOption('asv');
  await expect(page.getByText('Error loading verses')).toBeVisible();
  await expect(page.getByText('Offline')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#v16')).toBeVisible();
});

test('practises, prays and reads with the network off; every write arrives once, in order, when it is back', async ({
  page,
  open,
  context,
  demo,
}) => {
  test.setTimeout(120_000);
  await open('/practice/by_ref/by_freq');
  const next = page.getByRole('button', { name: 'Next chapter' });
  await expect(next).toBeVisible();
  await installed(page);
  // A morning as always, so that lists and the screens' code are there.
  for (const path of ['Prayers', 'Reading Plan'] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: path, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(path);
    await expect(page.getByText('Loading')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Practice Setup' }).click();
  await demo.clearCalls();
  const before = await demo.dataOf('demo');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start' }).click();
  for (let step = 0; step < 4; step += 1) {
    await next.click();
    await page.getByRole('button', { name: 'Show text' }).click();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Prayers', exact: true }).click();
  await page
    .getByRole('button', { name: /^Record/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Record/ })
    .click();
  await expect(page.getByText(/waiting to be sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Reading Plan' }).click();
  await page
    .getByRole('button', { name: /^Read\b/ })
    .first()
    .click();
  await expect(page.getByText(/6 waiting to be sent|7 waiting to be sent/)).toBeVisible();
  const waiting = Number(
    /(\d+) waiting/.exec((await page.getByText(/waiting to be sent/).textContent()) ?? '')?.[1],
  );

  await page.reload();
  await expect(page.getByText(`${waiting} waiting to be sent`)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Prayers', exact: true }).click();
  await expect(page.getByText(/prayed today/i).first()).toBeVisible();
  expect(await demo.calls('update_last_viewed')).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('Nothing waits to be sent')).toBeVisible({ timeout: 40_000 });
  const after = await demo.dataOf('demo');
  const views = after.practiceHistory.slice(before.practiceHistory.length);
  expect(after.prayerSessions).toHaveLength(before.prayerSessions.length + 1);
  expect(after.readingProgress).toHaveLength(before.readingProgress.length + 1);
  expect(views).toHaveLength(waiting - 2);
  expect(new Set(views.map(({ passageId }) => passageId)).size).toBe(views.length);
  const times = views.map(({ dateViewedLong }) => dateViewedLong);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const writes = (await demo.calls())
    .map(({ endpoint }) => endpoint)
    .filter((name) => /^(update|add)_/.test(name));
  expect(writes).toEqual([
    ...views.map(() => 'update_last_viewed'),
    'add_prayer_session',
    'update_reading_plan',
  ]);
});
