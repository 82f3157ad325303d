import { expect, test } from './kit/fixtures';
import { card, choose, record, sendUndoable, toast, WITH_NOTE } from './kit/prayers';

test('add, edit, record and archive a prayer', async ({ page, open, demo }) => {
  await open('/prayers');
  await page.getByRole('group', { name: 'Prayers' }).getByRole('button', { name: 'Add Prayer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Harvest');
  await dialog.getByLabel('Person').fill('Farmers');
  await dialog.getByLabel('Details').fill('Rain,\nand sun after it.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Prayer added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await demo.dataOf('demo')).prayers.at(-1)).toEqual({
    prayerId: 31,
    title: 'Harvest',
    personName: 'Farmers',
    details: 'Rain,\nand sun after it.',
    priority: null,
    archived: false,
  });

  await choose(page, 'Harvest', 'Edit Prayer...');
  await dialog.getByLabel('Title').fill('The harvest');
  await dialog.getByLabel(/Daily/).check();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Prayer updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'The harvest')).toContainText('Daily');
  expect((await demo.dataOf('demo')).prayers.at(-1)).toMatchObject({
    title: 'The harvest',
    priority: 'daily',
  });

  await card(page, 'The harvest').getByRole('button', { name: 'Record' }).dblclick();
  await expect(card(page, 'The harvest')).toContainText('Prayed today');
  await sendUndoable(page);
  await expect(toast(page, 'Prayer session recorded successfully')).toBeVisible();
  await choose(page, 'The harvest', WITH_NOTE);
  await dialog.getByLabel('Note (optional)').fill('It rained');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog).toBeHidden();
  await sendUndoable(page);
  await expect
    .poll(async () => (await demo.dataOf('demo')).prayerSessions.filter(({ prayerId }) => prayerId === 31))
    .toMatchObject([{ note: null }, { note: 'It rained' }]);

  await choose(page, 'The harvest', 'History...');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').first()).toContainText('It rained');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await choose(page, 'The harvest', 'Archive...');
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(toast(page, 'Prayer archived successfully')).toBeVisible();
  await expect(card(page, 'The harvest')).toHaveCount(0);
  expect((await demo.dataOf('demo')).prayers.at(-1)?.archived).toBe(true);
  await page.getByRole('switch', { name: 'Archived' }).click();
  await page.getByRole('searchbox').fill('farmers sun');
  await expect(page.getByText('1 of 6 prayers')).toBeVisible();
  await choose(page, 'The harvest', 'History...');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
});

test('a guest cannot reach prayers by any route', async ({ page, open, demo }) => {
  await open('/prayers', 'Guest');
  await expect(page).toHaveURL(/browseBible$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Links' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Prayer' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Prayers' })).toHaveCount(0);
  expect((await demo.calls()).filter(({ endpoint }) => endpoint.includes('prayer'))).toEqual([]);
});

test('the focus is in the page when the archived card has gone', async ({ page, open }) => {
  await open('/prayers');
  await choose(page, 'Exams', 'Archive...');
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(card(page, 'Exams')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Prayers' })).toBeFocused();
});

test('neither searching nor recording moves the cards below', async ({ page, open }) => {
  await open('/prayers');
  const top = async (title: string) => (await card(page, title).boundingBox())?.y;
  const height = async (title: string) => (await card(page, title).boundingBox())?.height;
  await card(page, 'Mum').waitFor();
  const first = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  const before = await top(first);
  await page.getByRole('searchbox').fill(first);
  await expect(page.getByText(/of 25 prayers/)).toBeVisible();
  expect(await top(first)).toBe(before);
  await page.getByRole('searchbox').fill('');
  for (const title of ['Mum', 'Exams', 'Surgery in spring']) {
    const unprayed = await height(title);
    await record(page, title);
    await expect(card(page, title)).toContainText('Prayed today');
    expect(await height(title)).toBe(unprayed);
  }
});

test('by keyboard alone', async ({ page, open, demo }) => {
  await open('/prayers');
  await card(page, 'Exams').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('exams');
  await expect(page.getByText('1 of 25 prayers')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card(page, 'Exams').getByRole('link', { name: 'Exams' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Exams').getByRole('button', { name: 'Record' })).toBeFocused();
  await sendUndoable(page);
  await expect
    .poll(async () => (await demo.dataOf('demo')).prayerSessions.at(-1))
    .toMatchObject({ prayerId: 8, note: null });
});

test('nothing is wider than a small phone', async ({ page, open, demo }) => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/prayers');
  await page.getByRole('group', { name: 'Prayers' }).getByRole('button', { name: 'Add Prayer' }).click();
  await page.getByLabel('Title').fill(word);
  await page.getByLabel('Person').fill(word);
  await page.getByLabel('Details').fill(`${word}<b>not bold</b>`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await demo.dataOf('demo')).prayers.at(-1)?.title).toBe(word);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect(card(page, word)).toContainText('<b>not bold</b>');
  expect(await wider()).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: word }).click();
  await expect(page.getByText('<b>not bold</b>')).toBeVisible();
  expect(await wider()).toBeLessThanOrEqual(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Pray through' }).click();
  await page.getByRole('button', { name: 'Record and go on' }).waitFor();
  expect(await wider()).toBeLessThanOrEqual(0);
});

test('thousands of prayers scroll, open and are found', async ({ page, open, demo }) => {
  await demo.reset({ scale: 100 });
  await open('/prayers');
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('End');
  await expect(page.locator('li[aria-posinset="2500"]')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(page.locator('li[aria-posinset="1"]')).toBeInViewport();
  await page.keyboard.press('End');
  await expect(page.locator('li[aria-posinset="2500"]')).toBeInViewport();
  // Cards of any height do not overlap, and a card's menu is above the following cards.
  const rows = await page.locator('li[aria-posinset]').evaluateAll((items) =>
    items
      .map((item) => item.getBoundingClientRect())
      .map(({ top, bottom }) => [top, bottom])
      .sort(([a = 0], [b = 0]) => a - b),
  );
  for (const [index, [top = 0]] of rows.entries()) {
    if (index > 0) expect(Math.abs(top - (rows[index - 1]?.[1] ?? 0))).toBeLessThan(1);
  }
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000);
  await page.getByRole('searchbox').fill('exams 17');
  await expect(page.getByText('1 of 2,500 prayers')).toBeVisible();
  await choose(page, 'Exams 17', 'History...');
  await expect(page.getByRole('dialog').getByText('Exams 17')).toBeVisible();
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('End and Home lead to the ends of a long list in its pane', async ({ page, open, demo }) => {
    await demo.reset({ scale: 100 });
    await open('/prayers');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('article').first().getByRole('link').focus();
    for (const [key, row] of [
      ['End', 2500],
      ['Home', 1],
      ['End', 2500],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator(`li[aria-posinset="${row}"]`)).toBeInViewport();
    }
  });

  test('the list is shown beside the prayer in the URL', async ({ page, open, expectAccessible }) => {
    await open('/prayers');
    await card(page, 'Exams').getByRole('link', { name: 'Exams' }).click();
    await expect(page).toHaveURL(/\/prayers\/8$/);
    const pane = page.getByRole('region', { name: 'Prayer', exact: true });
    await expect(pane.getByRole('heading', { name: 'Exams' })).toBeVisible();
    await expect(card(page, 'Exams')).toBeInViewport();
    await expectAccessible();
    await pane.getByRole('button', { name: 'Record' }).click();
    await expect(pane.getByText('Prayed today')).toBeVisible();
    await expect(card(page, 'Exams')).toContainText('Prayed today');
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Longest not prayed for' })).toBeVisible();
  });

  test('the arrows move through the list, however long', async ({ page, open, demo }) => {
    await demo.reset({ scale: 20 });
    await open('/prayers');
    // The rows below those in view follow.
    await page.getByRole('article').nth(8).waitFor();
    const titles = await page.getByRole('article').getByRole('heading').allTextContents();
    const pane = page.getByRole('region', { name: 'Prayer', exact: true });
    for (const title of titles.slice(0, 8)) {
      await page.keyboard.press('ArrowDown');
      await expect(pane.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(card(page, title)).toBeInViewport();
    }
    await page.keyboard.press('ArrowUp');
    await expect(pane.getByRole('heading', { level: 2 })).toHaveText(titles[6] ?? '');
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000);
    // One Back leaves the list, however many prayers were opened.
    await page.goBack();
    await expect(page).toHaveURL(/\/prayers$/);
  });
});

for (const after of ['at once', 'after a dialog'] as const) {
  test(`the list is at the same place on return from a prayer, ${after}`, async ({ page, open }) => {
    await open('/prayers');
    if (after === 'after a dialog') {
      // It is opened at the top of the list.
      await page.getByRole('button', { name: 'Display settings' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
    await card(page, 'Exams').scrollIntoViewIfNeeded();
    const before = (await card(page, 'Exams').boundingBox())?.y ?? 0;
    await card(page, 'Exams').getByRole('link', { name: 'Exams' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Exams' })).toBeInViewport();
    await page.goBack();
    await card(page, 'Exams').waitFor();
    await expect
      .poll(async () => Math.abs(((await card(page, 'Exams').boundingBox())?.y ?? 0) - before))
      .toBeLessThan(2);
  });
}

test('a long list is at the same place, to the pixel, on return from a prayer', async ({
  page,
  open,
  demo,
}) => {
  await demo.reset({ scale: 60 });
  await open('/prayers');
  const rows = page.locator('main li[data-index]');
  await rows.first().waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.3));
  const inView = () =>
    rows.evaluateAll((all) => {
      const tops = all.map(
        (row) => [row.getAttribute('data-index') ?? '', row.getBoundingClientRect().top] as const,
      );
      return tops.find(([, top]) => top > 150) ?? null;
    });
  // The rows above get their heights.
  const tops: string[] = [];
  await expect
    .poll(async () => tops.unshift(JSON.stringify(await inView())) > 3 && new Set(tops.slice(0, 3)).size)
    .toBe(1);
  // Without Playwright's own scrolling before a click.
  const [index, top] = await rows.evaluateAll((all) => {
    const row = all.find((each) => each.getBoundingClientRect().top > 150);
    const { top: at = 0 } = row?.getBoundingClientRect() ?? {};
    row?.querySelector('a')?.click();
    return [row?.getAttribute('data-index') ?? '', at] as const;
  });
  expect(Number(index)).toBeGreaterThan(100);
  await expect(page).toHaveURL(/\/prayers\/\d+$/);
  await page.goBack();
  const row = page.locator(`main li[data-index="${index}"]`);
  await row.waitFor();
  await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
  // Nothing moves it once the position is no longer set again and again.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(Math.abs(((await row.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
});
