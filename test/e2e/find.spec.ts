import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { nodes } from './kit/page';
import { goOffline, goOnline } from './kit/offline';

const THE = '/search?phrase=the&group=both&book=All&translation=kjv';
const LOVE = '/search?phrase=love+one*another&group=new&book=All&translation=kjv';

/** Follows the 'Go...' of a visible verse, comes back, and expects the verse at the same position. */
async function leaveAndReturn(page: Page): Promise<void> {
  const rowsAt = () =>
    page.evaluate(async () => {
      const tops = () =>
        [...document.querySelectorAll('main li[data-index]')]
          .map((row) => ({ index: row.getAttribute('data-index'), top: row.getBoundingClientRect().top }))
          .filter(({ top }) => top > 120 && top < innerHeight - 150);
      const before = JSON.stringify(tops());
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
      return { rows: tops(), still: before === JSON.stringify(tops()) };
    });
  await expect.poll(async () => (await rowsAt()).still).toBe(true);
  const [row] = (await rowsAt()).rows;
  const verse = page.locator(`main li[data-index="${row?.index}"]`);
  await verse.getByRole('button', { name: 'Go...' }).evaluate((button: HTMLElement) => button.click());
  await page.locator('#v1').waitFor();
  await page.goBack();
  await expect
    .poll(async () => Math.abs(((await verse.boundingBox())?.y ?? Infinity) - (row?.top ?? 0)))
    .toBeLessThanOrEqual(1);
}

test('finds a phrase, goes to a verse, and comes back to the same results', async ({ page, open, demo }) => {
  await open('/search');
  await page.getByRole('radio', { name: 'Gospels' }).check();
  await page.getByRole('combobox', { name: 'Translation' }).selectOption('kjv');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('love one*another');
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 verses found')).toBeVisible();
  await expect(page.getByRole('listitem').first().locator('mark').first()).toHaveText('love one another');
  await page.getByRole('button', { name: 'Go...' }).nth(2).click();
  await expect(page).toHaveURL(/readBibleChapter\/kjv\/john\/15\/12$/);
  await expect(page.locator('#v12')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('4 verses found')).toBeVisible();
  expect(await demo.calls('bible_search')).toHaveLength(1);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('Passage copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^John 13:34\nA new commandment/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap on a verse opens its chapter; taps on its tools do not', async ({ page, open }) => {
    await open(LOVE);
    const row = page.getByRole('listitem').filter({ hasText: 'John 13:34' });
    await row.getByRole('checkbox').tap();
    await expect(page.getByText('1 selected')).toBeVisible();
    await row.getByRole('button', { name: 'Copy' }).tap();
    await expect(page.getByText('Passage copied to clipboard!')).toBeVisible();
    // The link covers the text.
    await row.locator('mark').first().tap({ force: true });
    await expect(page.locator('#v34')).toBeVisible();
    await expect(page.locator('#v34')).toHaveText(/love one another/);
  });
});

test('of 28,001 verses few are in the page, and Back restores the scroll position', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(THE);
  await expect(page.getByText('28,001 verses found')).toBeVisible();
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate((to) => scrollTo(0, document.documentElement.scrollHeight * to), part);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(await nodes(page)).toBeLessThan(3000);
  }
  await expect(page.getByRole('link', { name: 'Revelation 22:21' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3));
  // No verse is under the pointer, because it is over the head, which does not scroll.
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeInViewport();
  await leaveAndReturn(page);
});

test('28,001 verses scroll in their pane, and each is shown in its chapter beside them', async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(THE);
  await expect(page.getByText('28,001 verses found')).toBeVisible();
  const pane = page.getByRole('region', { name: 'Search' });
  await pane.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  const link = pane.getByRole('link', { name: /\d:\d/ }).nth(6);
  // Until the rows at the new position are rendered, it is one of the first.
  await expect(link).not.toHaveText(/^Genesis/);
  expect(await nodes(page)).toBeLessThan(3000);
  const scrolled = await pane.evaluate((element) => element.scrollTop);
  expect(scrolled).toBeGreaterThan(100_000);
  const reference = await link.innerText();
  await link.click();
  const heading = page.getByRole('heading', { level: 2, name: `${reference.split(':')[0]} · KJV` });
  await expect(heading).toBeVisible();
  await expect(page.locator('.verse.marked')).toBeInViewport();
  await expectAccessible();
  await page.keyboard.press('ArrowDown');
  await expect(pane.getByRole('link', { name: reference, exact: true })).not.toHaveAttribute('aria-current');
  await expect(page.locator('.verse.marked')).toBeInViewport();
  await page.goBack();
  await expect(page).not.toHaveURL(/at=/);
  await expect(pane.getByRole('link', { name: reference, exact: true })).toBeInViewport();
  await leaveAndReturn(page);
});

test('the chart narrows to the book that is pressed', async ({ page, open }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await open(LOVE);
  await page.getByText('Verses by book').waitFor();
  const chart = page.locator('svg[preserveAspectRatio="none"]');
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  // John is the fourth of the 27 books.
  await chart.click({ position: { x: (width * 3.5) / 27, y: height - 5 } });
  await expect(page.getByText(/^\d+ verses in John, /)).toBeVisible();
});

test('no bar covers the focus, or the actions for selected verses', async ({ page, open, demo }) => {
  await open('/today');
  await page.getByRole('button', { name: /^Start|Continue$/ }).click();
  await expect(page.getByRole('complementary', { name: 'Today' })).toBeVisible();
  await page.goto(`${demo.url}/nuggets/prayers`);
  await page.getByRole('article').first().waitFor();
  await expect(page.getByRole('complementary', { name: 'Today' })).toBeVisible();
  await page.getByRole('switch', { name: 'Archived' }).focus();
  const covered: string[] = [];
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const behindBar = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const isInReach = focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      return isInReach ? [] : [focused.outerHTML.slice(0, 80)];
    });
    covered.push(...behindBar);
  }
  expect(covered).toEqual([]);
  await page.goto(`${demo.url}/nuggets${LOVE}`);
  await expect(page.getByRole('complementary', { name: 'Today' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select John 13:34' }).check();
  const bar = page.getByRole('region', { name: 'Selected verses' });
  await bar.getByRole('button', { name: 'Copy all' }).click();
  await expect(page.getByText('Passage copied to clipboard!')).toBeVisible();
  for (const [width, height] of [
    [320, 700],
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    // No button is covered.
    for (const button of await bar.getByRole('button').all())
      await expect
        .poll(() =>
          button.evaluate((element) => {
            const { x, y, width: w, height: h } = element.getBoundingClientRect();
            const corners = [y + 2, y + h - 2].map((at) => document.elementFromPoint(x + w / 2, at));
            return corners.every((found) => found !== null && element.contains(found));
          }),
        )
        .toBe(true);
    // With their words they need three lines of a desk's pane.
    const isDesk = width === 1280;
    expect((await bar.boundingBox())?.height).toBeLessThan(isDesk ? 180 : 70);
    const word = await bar.getByText('Memorise', { exact: true }).boundingBox();
    if (isDesk) expect(word?.width).toBeGreaterThan(40);
  }
});

test('at a desk panes and the actions of a verse keep to their places', async ({ page, open, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/search?phrase=grace&translation=kjv');
  const chapter = page.getByRole('region', { name: 'Genesis 6 · KJV' });
  await expect(page.locator('.verse.marked')).toBeInViewport();
  // The form is one line, and the actions of the results have words.
  expect((await page.getByRole('search').boundingBox())?.height).toBeLessThan(60);
  await expect(page.getByRole('button', { name: 'Email Results' })).toHaveText('Email');
  await expect(page.getByText('Email', { exact: true })).toBeInViewport();
  // More than half of the window is for the results.
  const firstRow = await page.locator('main li[data-index="0"]').boundingBox();
  expect(firstRow?.y).toBeLessThan(400);
  const panes = [page.getByRole('region', { name: 'Search', exact: true }), chapter.locator('..')];
  const ends = () =>
    Promise.all(
      panes.map(async (pane) => pane.evaluate((element) => element.getBoundingClientRect().bottom)),
    );
  expect(await ends()).toEqual([800, 800]);
  await goOffline(context);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  expect(await ends()).toEqual([800, 800]);
  await goOnline(context);
  for (const width of [1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // The lowest visible verse, which the bar would cover.
    await page.getByText('And God said unto Noah').click({ position: { x: 40, y: 10 } });
    const bar = page.getByRole('region', { name: 'Actions for Genesis 6:13' });
    const verse = page.locator('#v13');
    const covered = async () => {
      const [above, below] = await Promise.all([verse.boundingBox(), bar.boundingBox()]);
      return above && below && above.y + above.height - below.y;
    };
    // The pane scrolls the verse out from under the bar.
    await expect.poll(covered).toBeLessThanOrEqual(1);
    const [at, text] = await Promise.all([bar.boundingBox(), chapter.boundingBox()]);
    // Its text is at the edges of the column.
    expect((at?.x ?? 0) + 16).toBeCloseTo(text?.x ?? 0, 0);
    expect((at?.width ?? 0) - 32).toBeCloseTo(text?.width ?? 0, 0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  }
});

test('icons have their words from 768 px on, and none on a phone', async ({ page, open }) => {
  await open(LOVE);
  await page.getByRole('checkbox', { name: 'Select John 13:34' }).check();
  const selected = page.getByRole('region', { name: 'Selected verses' });
  const words = [
    page.getByRole('button', { name: 'Email Results' }).getByText('Email', { exact: true }),
    ...['Copy all', 'Memorise', 'Nugget'].map((word) => selected.getByText(word, { exact: true })),
  ];
  // A word that is only for screen readers is a pixel wide.
  const widths = () => Promise.all(words.map(async (word) => (await word.boundingBox())?.width ?? 0));
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => Math.min(...(await widths())), `at ${width}`).toBeGreaterThan(25);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => Math.max(...(await widths()))).toBeLessThan(2);
});

test('on a phone the chip of the part or book shown is in sight', async ({ page, open }) => {
  for (const [only, chip] of [
    ['ephesians', 'Ephesians 12'],
    ['gospels', 'Gospels 4'],
  ] as const) {
    await open(`/search?phrase=grace&translation=kjv&only=${only}`);
    await expect(page.getByRole('button', { name: chip, pressed: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('narrows by book, and a shared link has the same narrowing', async ({ page, open, context, demo }) => {
  await open(THE);
  await page.getByRole('button', { name: 'Obadiah 21' }).click();
  await expect(page.getByText('21 verses in Obadiah, 28,001 in all')).toBeVisible();
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByText('21 verses in Obadiah, 28,001 in all')).toBeVisible();
  expect(await demo.calls('bible_search')).toHaveLength(2);
});

test('a search is cancelled, and a new one cancels the old', async ({ page, open, demo }) => {
  await open('/search');
  const [first, second] = [await demo.hold('bible_search'), await demo.hold('bible_search')];
  const aborted: string[] = [];
  page.on('requestfailed', (request) => void aborted.push(request.url()));
  const searches = () => aborted.filter((url) => url.includes('bible_search')).length;
  await page.getByRole('searchbox').fill('the');
  await page.keyboard.press('Enter');
  await first.arrived();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The search was cancelled.')).toBeVisible();
  await expect.poll(searches).toBe(1);
  await expect(page.getByRole('searchbox')).toHaveValue('the');
  await page.getByRole('button', { name: 'Search again' }).click();
  await second.arrived();
  await page.getByRole('searchbox').fill('shepherd');
  await page.keyboard.press('Enter');
  await expect.poll(searches).toBe(2);
  await expect(page.getByText(/verses found/)).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/shepherd/i);
});

test('emails the results', async ({ page, open, demo }) => {
  await open(LOVE);
  await page.getByRole('button', { name: 'Email Results' }).click();
  await page.getByLabel('Email address').fill('nobody');
  await page.keyboard.press('Enter');
  expect(await demo.calls('send_search_results')).toEqual([]);
  await demo.faults({ send_search_results: 'error:once' });
  await page.getByLabel('Email address').fill('friend@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to send email: error')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Search results sent successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await demo.db()).toMatchObject({
    sentEmails: [{ emailTo: 'friend@example.org', searchParam: { searchPhrase: 'love one*another' } }],
  });
});
