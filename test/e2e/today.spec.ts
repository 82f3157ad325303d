import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { goOffline, goOnline, installed } from './kit/offline';

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByRole('complementary', { name: 'Today' });
const queue = (page: Page) => page.getByRole('group', { name: "Today's queue" });
const rowsOf = (page: Page, group: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('listitem');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Does the item on the screen, and continues with the bar; false when the bar says that all is done. */
async function step(page: Page, recorded: { sessions: number }): Promise<boolean> {
  if (page.url().includes('/practice/')) await page.getByRole('button', { name: 'Show text' }).click();
  const record = page.getByRole('button', { name: 'Record and go on' });
  while (page.url().includes('pray=queue') && (await record.isVisible())) {
    const before = await heading(page).textContent();
    await record.click();
    recorded.sessions += 1;
    await expect(heading(page)).not.toHaveText(before ?? '');
  }
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText(/^Loading|^Error/)).toHaveCount(0);
  const finish = bar(page).getByRole('link', { name: 'Finish' });
  if (await finish.isVisible()) {
    await finish.click();
    return false;
  }
  await bar(page)
    .getByRole('button', { name: /^Continue/ })
    .click();
  return true;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a morning in a tunnel, and the same day on another device', async ({
    page,
    open,
    context,
    browser,
    demo,
    expectAccessible,
  }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('nuggets.prayersPerDay/demo', '2'));
    const before = await demo.dataOf('demo');
    await open('/today');
    await expect(queue(page)).toBeVisible();
    await installed(page);
    await page.getByRole('radio', { name: '20' }).check({ force: true });
    await expect(page.getByRole('region', { name: 'Pray', exact: true })).toBeVisible();
    await expectAccessible();
    const passages = await rowsOf(page, 'Practise').count();
    const prayers = await rowsOf(page, 'Pray').count();
    expect(passages).toBeGreaterThan(1);
    expect(prayers).toBeGreaterThan(1);
    // Waits until each text has arrived: the first words are shown under their references.
    const words = page.locator('li:not([aria-hidden]) [class*=words]');
    await expect.poll(async () => (await words.allTextContents()).includes('')).toBe(false);

    await goOffline(context);
    // The second prayer is tapped: it opens itself, in a round of only the queue's prayers.
    const title =
      (await rowsOf(page, 'Pray')
        .nth(1)
        .getByRole('button')
        .first()
        .locator('span > span')
        .first()
        .textContent()) ?? '';
    await rowsOf(page, 'Pray').nth(1).getByRole('button').first().click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText(/Prayer \d of \d$/)).toBeVisible();
    await expectAccessible();
    // It is skipped for today.
    await bar(page).getByRole('button', { name: 'More for today' }).click();
    await page.getByRole('menuitem', { name: `Skip ${title}` }).click();
    await expect(heading(page)).not.toHaveText(title);
    // The round of prayers goes on with the one that is not prayed: Continue leaves it for the rest of the day.
    const recorded = { sessions: 0 };
    for (let steps = 0; steps < passages + prayers + 6 && (await step(page, recorded)); steps += 1);
    await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
    await expect(page.getByText('1 not today')).toBeVisible();
    await expect(page.getByRole('list', { name: 'This week' }).getByRole('listitem')).toHaveCount(7);
    await expectAccessible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
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
    expect(await added()).toEqual({ readings: 0, sessions: 0, views: 0 });

    await goOnline(context);
    await expect
      .poll(added, { timeout: 60_000 })
      .toEqual({ readings: 1, sessions: recorded.sessions, views: passages });

    // Another device has the same day: items that the server knows are done, and only those that it cannot know are
    // left.
    const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const other = await desk.newPage();
    await other.addInitScript(() => {
      localStorage.setItem('user.name', 'demo');
      localStorage.setItem('nuggets.prayersPerDay/demo', '2');
    });
    await other.goto(`${demo.url}/nuggets/today`);
    await other.getByRole('radio', { name: '20' }).check({ force: true });
    await expect(rowsOf(other, 'Pray')).toHaveText([new RegExp(title)]);
    await expect(rowsOf(other, 'Practise')).toHaveCount(0);
    await expect(rowsOf(other, 'Read')).toHaveCount(2);
    await desk.close();
  });

  test('the texts fetched in the evening open in a morning without a network', async ({
    page,
    open,
    context,
    demo,
  }) => {
    test.slow();
    const evening = new Date(2026, 10, 21, 20);
    await demo.reset({ at: evening.getTime() });
    await page.clock.install({ time: evening });
    await page.addInitScript(() => localStorage.setItem('nuggets.prayersPerDay/demo', '2'));
    await open('/today');
    await page.getByRole('radio', { name: '20' }).check({ force: true });
    await expect(queue(page)).toBeVisible();
    await installed(page);
    // The texts of tomorrow are asked for a while after those of today, one after the other.
    const texts = async () =>
      (await demo.calls('get_passage_text')).length + (await demo.calls('get_quote_text')).length;
    let known = 0;
    await expect(async () => {
      const before = known;
      await page.clock.runFor(3_000);
      known = await texts();
      expect(known > 0 && known === before).toBe(true);
    }).toPass({ intervals: [1_000] });

    await goOffline(context);
    await page.clock.setSystemTime(new Date(2026, 10, 22, 7));
    await page.reload();
    await expect(queue(page)).toBeVisible();
    await expect(queue(page).locator('li[aria-hidden]')).toHaveCount(0);
    // What was done leaves its group: each row is found by its name.
    const named: (readonly [group: string, name: string])[] = [];
    for (const group of ['Practise', 'Read', 'Pray'])
      for (const name of await rowsOf(page, group).locator('[class*=name]').allTextContents())
        named.push([group, name]);
    expect(named.length).toBeGreaterThan(5);
    const missing: string[] = [];
    for (const [group, name] of named) {
      const row = rowsOf(page, group)
        .filter({ has: page.getByText(name, { exact: true }) })
        .getByRole('button')
        .first();
      const words = row.locator('[class*=words]');
      await expect(words, name).not.toHaveText('');
      const isHere = (await words.textContent()) !== 'Not on this device';
      if (!isHere) missing.push(name);
      await row.click();
      await expect(page).not.toHaveURL(/\/today$/);
      if (page.url().includes('/practice/')) await page.getByRole('button', { name: 'Show text' }).click();
      // A prayer has its name for a heading.
      const shown = page.url().includes('pray=queue')
        ? heading(page).filter({ hasText: name })
        : page.locator('main').locator('.verse, blockquote').first();
      if (isHere) await expect(shown, name).toBeVisible();
      await page.goBack();
      await expect(queue(page)).toBeVisible();
    }
    expect(missing).toEqual([]);
  });

  test('a pending reading can be undone from its notice', async ({ page, open, context, demo }) => {
    await open('/readingPlan');
    await installed(page);
    const before = (await demo.dataOf('demo')).readingProgress.length;
    await goOffline(context);
    await page.getByRole('button', { name: 'Done elsewhere' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    await goOnline(context);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await demo.dataOf('demo')).readingProgress).toHaveLength(before);
  });
});

test('an evening at a desk by the command box alone, to the end of the day', async ({
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
  const found = page.getByRole('grid', { name: 'Found' });
  const ask = async (typed: string, wanted: string) => {
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(box).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.type(typed);
    await expect(found.locator('[role=row][aria-selected=true]')).toContainText(wanted);
    await page.keyboard.press('Enter');
    await expect(box).toBeHidden();
  };
  await open('/browseBible');
  // On a first visit the login waits for the list of users, and has no command box.
  await expect(page.locator('.verse').first()).toBeVisible();
  // Pressed before the app is loaded, the key opens the box as soon as it is.
  const code = '**/assets/*.js';
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  // The browser itself drops keys before its first frame of a page.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    expect(await page.evaluate(() => globalThis.nuggetsCommandKey)).toBe(true);
  }).toPass();
  release();
  await expect(box).toBeFocused();
  await page.unroute(code);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
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
  const count = await queue(page).getByRole('listitem').count();
  const passages = await rowsOf(page, 'Practise').count();
  expect(passages).toBeGreaterThan(0);
  await ask('continue', 'Continue');
  // The day's chapter was read in another Bible; without it the day would not be done, whether or not it fits into five minutes.
  await ask('reading plan', 'Reading Plan');
  await expect(page.getByRole('button', { name: 'Done elsewhere' })).toBeVisible();
  await ask('done elsewhere', 'Done elsewhere');
  await expect(page.getByText(/^Read today: /)).toBeVisible();
  let sessions = 1;
  const place = bar(page).getByRole('link', { name: /^Today/ });
  const record = page.getByRole('button', { name: 'Record and go on' });
  for (let steps = 0; steps < count + 9; steps += 1) {
    await expect(place).toBeVisible();
    const at = page.url();
    if (at.includes('/practice/')) {
      // The box offers the actions of the screen when it opened.
      await expect(page.getByRole('button', { name: 'Show text' })).toBeVisible();
      await ask('show text', 'Show text');
    }
    if (at.includes('pray=queue')) {
      await expect(record.or(page.getByRole('button', { name: 'Back to Today' }))).toBeVisible();
      if (await record.isVisible()) {
        const title = (await heading(page).textContent()) ?? '';
        await ask('record', 'Record and go on');
        sessions += 1;
        await expect(heading(page)).not.toHaveText(title);
        continue;
      }
    }
    if ((await place.textContent()) === 'Today done') break;
    const progress = (await bar(page).textContent()) ?? '';
    await ask('continue', 'Continue');
    await expect(async () => {
      expect(page.url() + ((await bar(page).textContent()) ?? '')).not.toBe(at + progress);
    }).toPass();
  }
  await ask('finish', 'Finish');
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await expectAccessible();

  // A reading that was only recorded can be undone for ten seconds.
  await expect(page.getByRole('button', { name: 'All changes synced' })).toBeVisible({ timeout: 20_000 });
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
    readings: 1,
    sessions,
    views: passages,
  });
});
