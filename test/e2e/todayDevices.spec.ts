import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { sendUndoable } from './kit/prayers';
import type { DemoServer } from './kit/server';

const MINUTE = 60_000;
const noon = () => new Date().setHours(12, 0, 0, 0);

/** Another device of the same person, whose clock is this much ahead of noon. */
async function device(browser: Browser, { url }: DemoServer, ahead: number, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(
    (shift) => {
      localStorage.setItem('user.name', 'demo');
      localStorage.setItem('nuggets.prayersPerDay/demo', '3');
      const Real = Date;
      const construct: (target: DateConstructor, given: unknown[]) => object = Reflect.construct;
      const now = () => Real.now() + shift;
      window.Date = new Proxy(Real, {
        construct: (target, given: unknown[]): object =>
          given.length > 0 ? construct(target, given) : new target(now()),
        get: (target, name, receiver): unknown =>
          name === 'now' ? now : Reflect.get(target, name, receiver),
      });
    },
    noon() + ahead - Date.now(),
  );
  await page.goto(`${url}/nuggets/today`);
  await page.getByRole('radio', { name: '10', exact: true }).check({ force: true });
  return page;
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Today' });
const rows = (page: Page, group: string): Locator =>
  page.getByRole('region', { name: group, exact: true }).getByRole('listitem');
const names = async (page: Page, group: string) =>
  (await rows(page, group).locator('[class*=name]').allTextContents()).map((name) => name.trim()).sort();
const GROUPS = ['Practise', 'Read', 'Pray'];
const day = async (page: Page) => Promise.all(GROUPS.map((group) => names(page, group)));

/** Opens the first row of a group, does it, and comes back to Today. */
async function doFirst(page: Page, group: string): Promise<void> {
  const before = (await page.getByText(/^\d+ of \d+ done/).textContent()) ?? '';
  const done = Number.parseInt(before, 10);
  await rows(page, group).first().getByRole('button').first().click();
  if (group === 'Practise') await page.getByRole('button', { name: 'Show text' }).click();
  if (group === 'Pray') await page.getByRole('button', { name: 'Record and go on' }).click();
  await expect(
    bar(page).getByRole('link', { name: new RegExp(`Today (${done + 1} of|done)`) }),
  ).toBeVisible();
  await bar(page)
    .getByRole('link', { name: /^Today/ })
    .click();
  // The queue comes after the heading.
  const progress = page.getByText(new RegExp(`^${done + 1} of \\d+ done`));
  await expect(progress.or(page.getByRole('heading', { name: 'Done for today' })).first()).toBeVisible();
}

/** The device's page becomes visible again. */
const lookedAt = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('one day on two devices a minute apart, to its closing words on both', async ({ browser, demo }) => {
  test.slow();
  await demo.reset({ at: noon() });
  const before = await demo.dataOf('demo');
  const phone = await device(browser, demo, 0, 390);
  await expect(rows(phone, 'Read').locator('[class*=name]')).toHaveCount(3);
  const desk = await device(browser, demo, MINUTE, 1280);
  await expect(rows(desk, 'Read').locator('[class*=name]')).toHaveCount(3);
  const whole = await day(phone);
  expect(await day(desk)).toEqual(whole);
  const [passages = [], , prayers = []] = whole;
  // The demo data has passages that were practised in the morning.
  const earlier = Number(
    /^(\d+) of/.exec((await phone.getByText(/^\d+ of \d+ done/).textContent()) ?? '')?.[1],
  );
  const total = earlier + whole.flat().length;
  expect(passages.length).toBeGreaterThan(2);

  // The phone does two passages and a prayer.
  for (const group of ['Practise', 'Practise', 'Pray']) await doFirst(phone, group);
  const onPhone = await day(phone);
  expect(onPhone[0]).toHaveLength(passages.length - 2);
  expect(onPhone[2]).toHaveLength(prayers.length - 1);
  await sendUndoable(phone);
  await expect(phone.getByRole('button', { name: 'All changes synced' })).toBeVisible();
  // The desktop has not begun: items done on the phone count as done, and the rest of the day is unchanged.
  await lookedAt(desk);
  await expect.poll(() => day(desk)).toEqual(onPhone);
  await expect(desk.getByText(new RegExp(`^${earlier + 3} of ${total} done`))).toBeVisible();

  // The desktop does all that is left.
  for (const group of GROUPS)
    for (let left = (await names(desk, group)).length; left > 0; left -= 1) await doFirst(desk, group);
  await expect(desk.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'All changes synced' })).toBeVisible({ timeout: 30_000 });
  // The phone knows it; only nugget and quote, which no server records, are left there.
  await lookedAt(phone);
  await expect.poll(async () => (await day(phone)).map(({ length }) => length)).toEqual([0, 2, 0]);
  for (let left = 2; left > 0; left -= 1) await doFirst(phone, 'Read');
  await expect(phone.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  const closing = async (page: Page) =>
    (await page.getByText(/, 1 chapter, 1 nugget, 1 quote, and /).textContent()) ?? '';
  const told = await closing(desk);
  expect(await closing(phone)).toBe(told);
  expect((told.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0)).toBe(total);

  // Nothing was recorded twice.
  const after = await demo.dataOf('demo');
  const seenBefore = new Map(before.memoryPassages.map((each) => [each.passageId, each.lastViewedNum]));
  expect({
    sessions: after.prayerSessions.length - before.prayerSessions.length,
    readings: after.readingProgress.length - before.readingProgress.length,
    views: after.memoryPassages.filter((each) => each.lastViewedNum !== seenBefore.get(each.passageId))
      .length,
    calls: (await demo.calls('update_last_viewed')).length,
  }).toEqual({ sessions: prayers.length, readings: 1, views: passages.length, calls: passages.length });
});
