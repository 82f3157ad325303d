import { expect, test } from './kit/fixtures';
import { outOfReach } from './kit/reach';
import { inBothThemes } from './kit/looks';
import { DESK, PHONE } from './kit/screens';
import { login, nameUser } from './kit/page';
import { goOffline, goOnline } from './kit/offline';

for (const [path, endpoint, shown] of [
  ['/read/kjv/john/3', 'get_passage_text', '#v16'],
  ['/readBibleChapter/kjv/john/3', 'get_passage_text', '#v16'],
  ['/memoryPassages', 'get_mempsg_list', 'main [aria-expanded]'],
  ['/browseBible', 'get_nugget_id_list', 'article h2'],
  ['/viewQuotes', 'get_quote_list', 'blockquote'],
  ['/prayers', 'get_prayer_sessions', 'article'],
  ['/readingPlan', 'get_all_reading_plan_progress', 'main section'],
  ['/links', 'get_additional_links', 'main a[target] >> text=Hymnary'],
  ['/search?phrase=grace&group=both&book=All&translation=kjv', 'bible_search', 'main mark'],
] as const) {
  test(`${path} offers to reload when ${endpoint} hangs`, async ({ page, open, demo }) => {
    await page.clock.install();
    await demo.faults({ [endpoint]: 'hang' });
    await open(path, path.startsWith('/read/') ? null : 'demo');
    await expect.poll(async () => (await demo.calls(endpoint)).length).toBeGreaterThan(0);
    await expect(page.getByText(/^Loading /).first()).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByText('The server is taking long.').first()).toBeVisible();
    await demo.faults({});
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.locator(shown).first()).toBeVisible();
    await expect(page.getByText('The server is taking long.')).toHaveCount(0);
  });
}

test('the status icon is always visible, the line below the bar only when needed', async ({
  page,
  open,
  context,
}) => {
  await open('/readBibleChapter/kjv/psalms/119');
  await page.locator('#v176').waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('button', { name: 'All changes synced' })).toBeInViewport();
  await expect(page.locator('.status-line')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await goOffline(context);
  await expect(page.getByRole('button', { name: 'Offline' })).toBeInViewport();
  const line = page.locator('.status-line');
  await expect(line).toHaveText('Offline');
  expect(await heading.boundingBox()).toEqual(before);
  const box = await line.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
  await goOnline(context);
  await expect(line).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const) {
  test(`the line below the bar does not cover practice, at ${width} x ${height}`, async ({
    page,
    open,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await open('/practice/by_ref/by_freq');
    await expect(page.getByRole('button', { name: 'Next passage' })).toBeVisible();
    await goOffline(context);
    const line = page.locator('.status-line');
    // The view of the passage may still wait.
    await expect(line).toHaveText(/^Offline/);
    // In a low window the heading is only for screen readers.
    const first = page.locator(height < 481 ? 'main > .screen-heading + div' : 'main h1').first();
    const below = await first.boundingBox();
    const box = await line.boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  });
}

test('the bar shows the place once the heading has scrolled away', async ({ page, open }) => {
  await open('/read/kjv/john/3', null);
  await expect(page.getByText('User: Guest')).toBeVisible();
  const place = page.locator('header').getByText('John 3 · KJV');
  await expect(place).toHaveCount(0);
  await page.locator('#v20').scrollIntoViewIfNeeded();
  await expect(place).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(place).toHaveCount(0);
});

test('verses in paragraphs and words of Christ in black, as they were chosen', async ({ page, open }) => {
  await open('/readBibleChapter/kjv/john/3');
  const verse = page.locator('#v16');
  const looks = () =>
    verse.evaluate((element) => ({
      display: getComputedStyle(element).display,
      red:
        getComputedStyle(element.querySelector('.words-of-christ') ?? element).color !==
        getComputedStyle(element).color,
    }));
  await verse.waitFor();
  expect(await looks()).toEqual({ display: 'block', red: true });
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByText('In paragraphs').click();
  await page.getByLabel('Words of Christ in red').uncheck();
  expect(await looks()).toEqual({ display: 'inline', red: false });
  await page.reload();
  await verse.waitFor();
  expect(await looks()).toEqual({ display: 'inline', red: false });
});

test('a verse reached with the keyboard or by its URL is not hidden behind the bar', async ({
  page,
  open,
}) => {
  await open('/readBibleChapter/kjv/psalms/119/176');
  await expect(page.locator('#v176')).toBeInViewport();
  await page.evaluate(() => document.getElementById('v100')?.scrollIntoView());
  const bar = await page.locator('.nav-bar').boundingBox();
  const verse = await page.locator('#v100').boundingBox();
  expect(verse?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('a visitor with a shared link sees no sync status', async ({ page, open }) => {
  await open('/read/kjv/john/3', null);
  await expect(page.getByText('User: Guest')).toBeVisible();
  await expect(page.getByRole('button', { name: /sent/ })).toHaveCount(0);
});

test('an item of the bar is hidden on its own page', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/links');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'More' }).click();
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Links' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'More' })).toBeFocused();
  await bar.getByRole('button', { name: 'Memory' }).click();
  await bar.getByRole('link', { name: 'Memory Stats' }).click();
  await expect(page).toHaveTitle('Memory Stats · Bible Nuggets');
  await page.getByRole('link', { name: 'Bible Nuggets' }).click();
  await expect(page).toHaveURL(/\/browseBible$/);
});

test('theme and text size are kept as they were chosen', async ({ page, open }) => {
  await open('/readBibleChapter/kjv/john/3');
  await page.locator('#v16').waitFor();
  const size = () => page.locator('#v16').evaluate((verse) => parseFloat(getComputedStyle(verse).fontSize));
  const before = await size();
  const title = page.getByRole('heading', { level: 1 });
  const titleHeight = async () => (await title.boundingBox())?.height ?? 0;
  const low = await titleHeight();
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await page.getByLabel(/Text size/).fill('4');
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await page.reload();
  await page.locator('#v16').waitFor();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#171613');
  expect(await size()).toBeCloseTo(before * 1.5, 0);
  // So has the interface, whose bars keep within the window.
  expect(await titleHeight()).toBeGreaterThan(low * 1.4);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await outOfReach(page)).toEqual([]);
});

test('an unknown URL says so', async ({ page, open }) => {
  await open('/nothing/here', null);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a screen whose code cannot be loaded offers a way back', async ({ browser, demo }) => {
  // A new page, because console errors are expected here.
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem('user.name', 'demo'));
  await page.route(/\/assets\/LinksScreen/, (route) => route.abort());
  await page.goto(`${demo.url}/nuggets/memoryStats`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Links' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  await page.unroute(/\/assets\/LinksScreen/);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
  await page.close();
});

for (const part of ['app', 'libraries', 'reader']) {
  test(`says so when the app's own ${part} cannot be loaded`, async ({ browser, demo }) => {
    // A new page, because console errors are expected here.
    const page = await browser.newPage();
    const missing = new RegExp(`/assets/${part}-[^/]*\\.js$`);
    await page.route(missing, (route) => route.abort());
    await page.goto(`${demo.url}/nuggets/read/kjv/john/3`);
    await expect(page.getByRole('alert')).toHaveText(/Bible Nuggets could not be loaded\./);
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeInViewport();
    await expect(page.locator('#v16')).toBeVisible();
    await page.unroute(missing);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('button', { name: 'Next chapter' })).toBeVisible();
    await page.close();
  });
}

test('the focus does not leave a dialog, and returns to its opener', async ({ page, open }) => {
  await open('/links');
  const settings = page.getByRole('button', { name: 'Display settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Display settings' });
  await dialog.waitFor();
  for (let tab = 0; tab < 8; tab += 1) {
    await page.keyboard.press('Tab');
    // After the last element comes the browser's own bar, and never the page behind the drawer.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const focused = document.activeElement;
          return focused === document.body || focused?.closest('[role="dialog"]') !== null;
        }),
      )
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('a failed login, the drawer and a group of the bar are accessible', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  await demo.faults({ get_all_users: '500:once' });
  await open('/login', null);
  await page.getByRole('alert').waitFor();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('button', { name: 'Try again' }).click();
  await nameUser(page, 'demo');
  await login(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Read' }).click();
  await page.getByRole('link', { name: 'Bible Search' }).waitFor();
  await inBothThemes(page, expectAccessible, { light: DESK, dark: DESK });
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await inBothThemes(page, expectAccessible, { light: PHONE, dark: PHONE });
});

test('Back from where the command box led returns to the dialog below the box', async ({ page, open }) => {
  await open('/links');
  await page.getByRole('button', { name: 'Add Link' }).waitFor();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.keyboard.type('memory stats');
  await expect(page.getByRole('row', { selected: true })).toContainText('Memory Stats');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/memoryStats$/);
  await expect(keys).toHaveCount(0);
  await page.goBack();
  await expect(keys).toBeVisible();
  await page.goBack();
  await expect(keys).toHaveCount(0);
  await expect(page).toHaveURL(/links$/);
});
