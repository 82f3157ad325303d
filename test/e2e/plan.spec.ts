import { expect, test } from './kit/fixtures';
import type { Page } from '@playwright/test';
import type { DemoServer } from './kit/server';
import type { UserData } from '../api/schema';
import { goOffline } from './kit/offline';

type Row = UserData['readingProgress'][number];

/** Replaces the demo's readings on the server, newest first. */
async function withHistory(page: Page, rows: readonly Row[]): Promise<void> {
  const json = rows.map((row) => ({ ...row, bookId: 0 }));
  await page.route('**/get_all_reading_plan_progress.php*', (route) => route.fulfill({ json }));
}

const recorded = async (demo: DemoServer) =>
  (await demo.calls('update_reading_plan')).map(
    ({ query = {} }) => `${query.dayOfWeek} ${query.book} ${query.chapter}`,
  );

const todaysReading = (page: Page) => page.getByRole('region', { name: "Today's Reading" });

const SATURDAY: Row = { dayOfWeek: 'Saturday', bookName: 'acts', chapter: 28, dateRead: '2026-11-14' };
const SUNDAY: Row = { dayOfWeek: 'Sunday', bookName: 'romans', chapter: 16, dateRead: '2026-11-15' };

for (const timezoneId of [
  'Pacific/Honolulu',
  'America/New_York',
  'Europe/London',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('turns from Saturday to Sunday at the device’s midnight, book ends included', async ({
      page,
      open,
      demo,
    }) => {
      await withHistory(page, [SUNDAY, SATURDAY]);
      await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
      // By the device's clock it is half a minute to midnight, in its time zone.
      const local = await page.evaluate(() => new Date(2026, 10, 21, 23, 59, 30).getTime());
      await page.clock.setSystemTime(local);
      await open('/readingPlan');
      await expect(todaysReading(page).getByText('Saturday, 11/21/2026')).toBeVisible();
      // After Acts 28 the day's list begins again.
      await expect(todaysReading(page).getByText('Matthew 1')).toBeVisible();
      await page.clock.runFor(31_000);
      await expect(todaysReading(page).getByText('Sunday, 11/22/2026')).toBeVisible();
      await expect(todaysReading(page).getByText('1 Corinthians 1')).toBeVisible();
      await todaysReading(page).getByRole('button', { name: 'Read' }).click();
      await expect(page).toHaveURL(/readBibleChapter\/niv\/1-corinthians\/1$/);
      await expect.poll(() => recorded(demo)).toEqual(['Sunday 1-corinthians 1']);
      expect((await demo.dataOf('demo')).readingProgress.at(-1)).toMatchObject({
        dayOfWeek: 'Sunday',
        bookName: '1-corinthians',
        chapter: 1,
      });
    });
  });
}

test('reads on in the same day, and Back shows what was read', async ({ page, open, demo }) => {
  await open('/readingPlan');
  const read = todaysReading(page).getByRole('button', { name: 'Read' });
  await read.click();
  await expect(page).toHaveURL(/readBibleChapter\/niv\//);
  await expect(page.locator('#v1')).toBeVisible();
  await page.goBack();
  await expect(todaysReading(page).getByText(/^Read today: /)).toBeVisible();
  await read.click();
  await expect.poll(async () => (await recorded(demo)).length).toBe(2);
  const rows = (await demo.dataOf('demo')).readingProgress.slice(-2);
  expect(rows[0]).not.toEqual(rows[1]);
});

test('goes on from the last reading even if the network goes before the refetch', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/readingPlan');
  await todaysReading(page).getByRole('button', { name: 'Read' }).click();
  await expect(page.locator('#v1')).toBeVisible();
  await expect.poll(async () => (await recorded(demo)).length).toBe(1);
  await expect(page.getByRole('button', { name: 'All changes synced' })).toBeVisible();
  await goOffline(context);
  await page.goBack();
  await expect(todaysReading(page).getByText(/^Read today: /)).toBeVisible();
  await expect(page.getByText(/Offline copy from/)).toBeVisible();
  await expect(todaysReading(page).getByText(/^Read today: /)).toBeVisible();
});

test('reads on from odd rows, and from the last chapter of the last book', async ({ page, open }) => {
  const odd = [
    { dayOfWeek: 'saturday', bookName: 'ACTS', bookId: '44', chapter: '28', dateRead: null },
    { dayOfWeek: 'Sunday', bookName: '3-john', bookId: 'N/A', chapter: 1, dateRead: '2026-11-15 07:00:00' },
    { dayOfWeek: 'Monday', bookName: 'judas', bookId: -1, chapter: 1, dateRead: '2026-11-16' },
    { dayOfWeek: 'Tuesday', bookName: 'ruth', bookId: 8, chapter: 9, dateRead: '2026-11-17' },
    null,
  ];
  await page.route('**/get_all_reading_plan_progress.php*', (route) => route.fulfill({ json: odd }));
  await open('/readingPlan');
  const days = page.getByRole('region', { name: 'The Week' }).getByRole('row');
  await expect(days).toContainText([
    'Next chapter',
    'Jude 1',
    'Genesis 1',
    // Ruth has no chapter 9.
    'Joshua 1',
    'Psalms 1',
    'Job 1',
    'Isaiah 1',
    'Matthew 1',
  ]);
  await expect(page.getByRole('link', { name: /Re-read/ })).toHaveCount(2);
  await expect(
    page.getByText('3 more readings on the server cannot be read, and are not shown.'),
  ).toBeVisible();
});

test('a guest reads and nothing is recorded', async ({ page, open, demo }) => {
  await open('/readingPlan', 'Guest');
  await todaysReading(page).getByRole('button', { name: 'Read' }).click();
  await expect(page.locator('#v1')).toBeVisible();
  expect(await recorded(demo)).toEqual([]);
});

test('says that the plan cannot be loaded, and keeps a shown plan if a refresh fails', async ({
  page,
  open,
  demo,
}) => {
  await demo.faults({ get_all_reading_plan_progress: 'html:once' });
  await open('/readingPlan');
  await expect(page.getByText('Failed to load reading progress')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('link', { name: /Re-read/ })
    .first()
    .click();
  await expect(page.locator('#v1')).toBeVisible();
  await demo.faults({ get_all_reading_plan_progress: '500' });
  await page.goBack();
  await expect(page.getByText('What you read since could not be loaded.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Re-read/ })).toHaveCount(21);
});

for (const width of [768, 844, 1280]) {
  test(`each day of the week is one line at ${width} px, and the counts of its books too`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/readingPlan');
    const days = page.getByRole('table').locator('tbody tr');
    const lines = () => days.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    await expect(days).toHaveCount(7);
    expect(Math.max(...(await lines()))).toBeLessThan(48);
    await page.getByRole('button', { name: 'Wednesday' }).click();
    const count = page.getByText(/^\d+\/150$/);
    expect((await count.boundingBox())?.height).toBeLessThan(32);
    expect((await lines()).filter((height) => height >= 48)).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}
