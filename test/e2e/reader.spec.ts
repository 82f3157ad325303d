import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { inBothThemes } from './kit/looks';

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status', { name: 'Notices' }).getByText(text);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Picks verses in the open dialog, and submits. */
async function pick(page: Page, submit: string, ...verses: number[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: submit, exact: true })).toBeDisabled();
  for (const verse of verses) await dialog.getByRole('button', { name: String(verse), exact: true }).click();
  await dialog.getByRole('button', { name: submit, exact: true }).click();
}

/** Expects that the picked verses are still there to be sent again, and leaves. */
async function leavePicked(page: Page, verse: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  const picked = dialog.getByRole('button', { name: String(verse), exact: true });
  await expect(picked).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('a notice does not hide a menu opened while it is shown', async ({ page, open }) => {
  await open('/readBibleChapter/kjv/john/3');
  await page.locator('#v16').waitFor();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await choose(page, 'Share Public Link');
    await expect(toast(page, 'Public link copied to clipboard!')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    const covered = await page.getByRole('menuitem').evaluateAll((items) =>
      items.filter((item) => {
        const { x, y, width: wide, height } = item.getBoundingClientRect();
        return !item.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
      }),
    );
    expect(covered).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('a visitor opens a shared link, and the text is shown', async ({ page, open }) => {
  await open('/read/kjv/john/3/16', null);
  await expect(page.locator('#v16')).toContainText('For God so loved the world');
  await expect(page.locator('#v16')).toBeInViewport();
  await expect(page.getByText('User: Guest')).toHaveCount(1);
  await expect(page).toHaveTitle('John 3 (KJV) · Bible Nuggets');
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Share Public Link' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Add to/ })).toHaveCount(0);
});

test('reads across the end of a book, forwards and backwards, by button, key and swipe', async ({
  page,
  open,
}) => {
  await open('/readBibleChapter/kjv/john/21');
  await expect(page.locator('#v25')).toContainText('the books that should be written');
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(page).toHaveURL(/\/readBibleChapter\/kjv\/acts\/1$/);
  await expect(page.locator('#v1')).toContainText('O Theophilus');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('John 21');
  await page.goto(page.url().replace('john/21', 'genesis/1'));
  await page.locator('#v1').waitFor();
  await page.getByRole('button', { name: 'Previous chapter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revelation 22');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#v1')).toContainText('In the beginning God created');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revelation 22');
});

test('switches the translation, and the address follows', async ({ page, open }) => {
  await open('/readBibleChapter/kjv/psalms/23/4');
  await expect(page.locator('#v1')).toContainText('The LORD is my shepherd');
  await page.getByRole('combobox', { name: 'Translation' }).selectOption('asv');
  await expect(page.locator('#v1')).toContainText('Jehovah is my shepherd');
  await expect(page).toHaveURL(/\/asv\/psalms\/23\/4$/);
});

test('stays at the visible verse when the translation is switched, the page reloaded, or on Back', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/readBibleChapter/kjv/psalms/119');
  const topOf = (verse: number) =>
    page.locator(`#v${verse}`).evaluate((element) => element.getBoundingClientRect().top);
  await page.locator('#v100').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // The first visible verse stays.
  const first = await page.evaluate(() =>
    [...document.querySelectorAll('.verse')].findIndex((verse) => verse.getBoundingClientRect().bottom > 96),
  );
  const before = await topOf(first + 1);
  const stays = async () =>
    expect.poll(async () => Math.abs((await topOf(first + 1)) - before)).toBeLessThan(3);
  await page.getByRole('combobox', { name: 'Translation' }).selectOption('asv');
  await expect(page).toHaveURL(/asv/);
  await expect(page.locator('#v1')).toContainText('Blessed are they that are perfect');
  await stays();
  await page.reload();
  await page.locator('#v100').waitFor();
  await stays();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psalms 120');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psalms 119');
  await stays();
});

test('verses are selected with a finger, and the selection survives a reload', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/read/kjv/john/3', null);
  // The text is shown before the app is loaded.
  await page.getByRole('button', { name: 'Next chapter' }).waitFor();
  await page.locator('#v16').click();
  const bar = page.getByRole('region', { name: 'Actions for John 3:16' });
  await expect(bar).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.locator('#v17').click();
  await page
    .getByRole('region', { name: 'Actions for John 3:16-17' })
    .getByRole('button', { name: 'Copy' })
    .click();
  await expect(toast(page, 'Passage copied to clipboard!')).toBeVisible();
  await expect(page).toHaveURL(/\/john\/3\/16\?to=17$/);
  await page.reload();
  await expect(page.locator('.verse.marked')).toHaveCount(2);
  await page.locator('#v17').click();
  await page.locator('#v17').press('Escape');
  await expect(page.locator('.verse.marked')).toHaveCount(0);
});

test('copies a range, and the whole chapter once it is scrolled', async ({ page, open }) => {
  await open('/readBibleChapter/kjv/john/3');
  await page.locator('#v16').waitFor();
  await choose(page, 'Copy Verse Range...');
  // A third verse is ignored.
  await pick(page, 'Copy', 17, 16, 20);
  await expect(toast(page, 'Passage copied to clipboard!')).toBeVisible();
  const range = await clipboard(page);
  expect(range).toContain('John 3:16-17');
  expect(range).toContain('For God so loved the world');
  expect(range).toContain('that the world through him might be saved');
  expect(range).not.toContain('condemned already');

  await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await page.getByRole('button', { name: 'Copy chapter' }).click();
  await expect.poll(() => clipboard(page)).toContain('There was a man of the Pharisees');
  // They are among the tools and do not cover text.
  const tools = page.getByRole('group', { name: 'Chapter' });
  expect((await tools.boundingBox())?.height).toBeLessThan(64);
  await tools.getByRole('button', { name: 'Scroll to top' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('copies a public link that a visitor can open', async ({ page, open, browser }) => {
  await open('/readBibleChapter/asv/john/3/16');
  await page.locator('#v16').waitFor();
  await choose(page, 'Share Public Link');
  await expect(toast(page, 'Public link copied to clipboard!')).toBeVisible();
  const link = await clipboard(page);
  expect(link).toMatch(/\/nuggets\/read\/asv\/john\/3\/16$/);
  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.locator('#v16')).toBeInViewport();
  await stranger.close();
});

test('adds a memory passage and a nugget, and highlights it', async ({ page, open, demo }) => {
  const nuggetCount = (await demo.dataOf('demo')).nuggets.length;
  await open('/readBibleChapter/kjv/obadiah/1');
  await page.locator('#v21').waitFor();
  await choose(page, 'Add to Memory Verses...');
  await pick(page, 'Add', 3, 4);
  await expect(toast(page, /added to your memory passages/)).toBeVisible();
  expect((await demo.dataOf('demo')).memoryPassages.at(-1)).toMatchObject({
    bookName: 'obadiah',
    chapter: 1,
    startVerse: 3,
    endVerse: 4,
    translation: 'kjv',
    box: 1,
  });
  await choose(page, 'Add to Nuggets...');
  await pick(page, 'Add', 15);
  await expect(toast(page, /added to your nuggets/)).toBeVisible();
  const { nuggets } = await demo.dataOf('demo');
  expect(nuggets).toHaveLength(nuggetCount + 1);
  expect(nuggets.at(-1)).toMatchObject({ bookName: 'obadiah', startVerse: 15, endVerse: 15 });
  // Once for the marks in the text, and not again for what was added here.
  expect((await demo.calls('get_nugget_id_list')).length).toBeLessThanOrEqual(1);
  await choose(page, 'Highlight Nuggets');
  await expect(page.locator('#v15')).toHaveClass(/highlighted/);
  await choose(page, 'Clear Highlight');
  await expect(page.locator('#v15')).not.toHaveClass(/highlighted/);
});

/** `faultMatrix.spec.ts` tests the faults of each call. */
for (const kind of ['404', 'error']) {
  test(`the reader survives ${kind}`, async ({ page, open, demo }) => {
    await demo.faults({ get_passage_text: kind });
    await open('/readBibleChapter/kjv/john/3');
    await expect(page.getByRole('alert').getByText('Error loading verses')).toBeVisible();
    await demo.faults({ add_memory_passage: kind, add_nonmemory_passage: kind });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('#v16').waitFor();
    // The pressed button is gone, or was disabled for a while: the focus is not lost.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const refused = kind === 'error';
    await choose(page, 'Add to Memory Verses...');
    await pick(page, 'Add', 16);
    await expect(
      toast(page, refused ? 'Failed to add memory passage' : 'Error adding memory passage'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
    await leavePicked(page, 16);
    await choose(page, 'Add to Nuggets...');
    await pick(page, 'Add', 16);
    await expect(toast(page, refused ? 'Failed to add nugget' : 'Error adding nugget')).toBeVisible();
    await leavePicked(page, 16);
    await demo.faults({ get_nugget_id_list: kind });
    await choose(page, 'Highlight Nuggets');
    await expect(toast(page, 'Error loading passages')).toBeVisible();
    await expect(page.locator('#v16')).toBeVisible();
  });

  test(`a public link survives ${kind}`, async ({ page, open, demo }) => {
    await demo.faults({ get_passage_text: kind });
    await open('/read/kjv/john/3/16', null);
    await expect(page.getByRole('alert').getByText('Error loading verses')).toBeVisible();
    // The page's own request has failed as well.
    await page.waitForLoadState('networkidle');
    await demo.faults({});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#v16')).toBeInViewport();
  });
}

test('a text that never comes is shown as loading, and one can go elsewhere', async ({
  page,
  open,
  demo,
}) => {
  await demo.faults({ get_passage_text: 'hang:once' });
  await open('/readBibleChapter/kjv/john/3');
  await expect(page.getByText('Loading John 3…')).toBeVisible();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(page.locator('#v1')).toContainText('the LORD knew how the Pharisees had heard');
});

test('a missing text says so', async ({ page, open }) => {
  await page.route(/get_passage_text/, (route) => route.fulfill({ json: null }));
  await open('/read/esv/john/3', null);
  await expect(page.getByText('The ESV has no text for John 3.')).toBeVisible();
});

for (const [what, verses, said] of [
  [
    '100,000 verses',
    Array.from({ length: 100_000 }, (_, index) => ({
      passageId: 1,
      verseParts: [
        { verseNumber: index + 1, versePartId: 1, verseText: 'In the beginning', wordsOfChrist: false },
      ],
    })),
    'This text goes on; the first 1000 verses are shown.',
  ],
  [
    'a verse of 10 MB',
    [
      {
        passageId: 1,
        verseParts: [
          {
            verseNumber: 1,
            versePartId: 1,
            verseText: 'In the beginning '.repeat(600_000),
            wordsOfChrist: false,
          },
        ],
      },
    ],
    '[shown in part]',
  ],
] as const) {
  test(`a public link of ${what} is shown in part, and says so`, async ({ page, open }) => {
    await page.route(/get_passage_text/, (route) =>
      route.fulfill({ json: { passageId: 1, bookId: 43, chapter: 3, startVerse: 1, endVerse: 36, verses } }),
    );
    await open('/read/kjv/john/3', null);
    await expect(page.getByText(said)).toHaveCount(1, { timeout: 5_000 });
    await expect(page.locator('#v1')).toContainText('In the beginning');
    await page.getByRole('button', { name: 'Next chapter' }).waitFor();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(5000);
  });
}

test('a text with markup in it is text', async ({ page, open }) => {
  const verseText = '<img src=x onerror="document.title=1"> & <b>bold</b>';
  const verses = [
    { passageId: 1, verseParts: [{ verseNumber: 1, versePartId: 1, verseText, wordsOfChrist: false }] },
  ];
  await page.route(/get_passage_text/, (route) =>
    route.fulfill({ json: { passageId: 1, bookId: 43, chapter: 3, startVerse: 1, endVerse: 36, verses } }),
  );
  await open('/read/kjv/john/3', null);
  await expect(page.locator('#v1')).toContainText(verseText);
  await expect(page.locator('#v1 img, #v1 b')).toHaveCount(0);
});

for (const [address, reason, nearest] of [
  ['xyz/john/3', 'There is no translation “xyz”.', /Read John 3/],
  ['kjv/jonh/3', 'There is no book “jonh”.', /Read Jo\w+ 3/],
  ['kjv/john/22', 'John has 21 chapters, and no chapter “22”.', /Read John 21/],
  ['kjv/john/abc', 'John has 21 chapters, and no chapter “abc”.', /Read John 1/],
  ['kjv/john/3/99', 'John 3 has 36 verses: there is no verse 99.', 'Go to verse 36'],
  ['kjv/john/3/0', 'John 3 has 36 verses: there is no verse 0.', 'Go to verse 1'],
  ['kjv/jude/0', 'Jude has one chapter, and no chapter “0”.', /Read Jude 1/],
] as const) {
  test(`/read/${address} says what is wrong and offers the nearest`, async ({ page, open }) => {
    await open(`/read/${address}`, null);
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByRole('link', { name: nearest }).click();
    await expect(page.locator('#v1')).toBeVisible();
  });
}

test('opens outside pages in a tab of their own', async ({ page, open, context }) => {
  await context.route(/biblehub|biblestudytools/, (route) => route.fulfill({ body: 'elsewhere' }));
  await open('/readBibleChapter/kjv/1-kings/3');
  await page.locator('#v1').waitFor();
  let popup = context.waitForEvent('page');
  await choose(page, 'Open in Bible Hub...');
  await pick(page, 'Open', 9);
  expect((await popup).url()).toBe('https://biblehub.com/1_kings/3-9.htm');
  popup = context.waitForEvent('page');
  await choose(page, 'Interlinear View...');
  await pick(page, 'Open', 9, 12);
  expect((await popup).url()).toBe(
    'https://www.biblestudytools.com/interlinear-bible/passage/?q=1-kings+3:9-12&t=nas',
  );
});

test('goes to a verse, and the address follows', async ({ page, open }) => {
  await open('/readBibleChapter/kjv/psalms/119');
  await page.locator('#v105').waitFor();
  await page.getByRole('button', { name: 'Go to verse' }).click();
  await pick(page, 'Go', 105);
  await expect(page).toHaveURL(/psalms\/119\/105$/);
  await expect(page.locator('#v105')).toBeInViewport();
});

test('by keyboard alone', async ({ page, open }) => {
  await open('/readBibleChapter/kjv/john/3');
  await page.locator('#v16').waitFor();
  await page.getByRole('button', { name: 'More actions' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Copy Verse Range' });
  await dialog.getByRole('button', { name: '1', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByText('Verse 1', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Passage copied to clipboard!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
});

test('nothing is wider than a small phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/readBibleChapter/kjv/psalms/119/105');
  await page.locator('#v176').waitFor();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  await choose(page, 'Go to Verse...');
  await page.getByRole('dialog').waitFor();
  expect(await wider()).toBeLessThanOrEqual(0);
});

test('highlighted nuggets, a range that is picked, a notice and an error are accessible', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  // A chapter with words of Christ.
  await open('/readBibleChapter/kjv/john/3/16');
  await page.locator('#v16').waitFor();
  await choose(page, 'Highlight Nuggets');
  await page.mouse.wheel(0, 400);
  await page.getByRole('button', { name: 'Scroll to top' }).waitFor();
  await inBothThemes(page, expectAccessible);
  await choose(page, 'Copy Verse Range...');
  const picker = page.getByRole('dialog');
  await picker.getByRole('button', { name: '3', exact: true }).click();
  await picker.getByRole('button', { name: '9', exact: true }).click();
  await inBothThemes(page, expectAccessible);
  await picker.getByRole('button', { name: 'Copy' }).click();
  await toast(page, 'Passage copied to clipboard!').waitFor();
  await expectAccessible();
  await demo.faults({ get_passage_text: '500' });
  await page.goto(`${demo.url}/nuggets/read/ylt/john/5`);
  await page.getByRole('alert').getByText('Error loading verses').waitFor();
  await inBothThemes(page, expectAccessible);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const) {
  test(`the picture to share is seen whole at ${width} x ${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open('/readBibleChapter/kjv/john/3');
    await page.locator('#v16').click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'As a picture' }).click();
    await expect(page.locator('canvas')).toBeInViewport({ ratio: 1 });
    const hidden = () =>
      page.locator('.modal-body').evaluate((body) => body.scrollHeight - body.clientHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    // The same button leads back.
    await page.getByRole('button', { name: 'As text' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'As a picture' })).toBeFocused();
  });
}

test('on a phone the tools have even gaps and stay where they are when Copy and Scroll to top come', async ({
  page,
  open,
}) => {
  await open('/readBibleChapter/kjv/john/3');
  const tools = page.getByRole('group', { name: 'Chapter' }).locator('button:visible, select');
  const sides = () =>
    tools.evaluateAll((shown) =>
      shown
        .map((tool) => tool.getBoundingClientRect())
        .map(({ left, right }) => ({ left: Math.round(left), right: Math.round(right) }))
        .toSorted((a, b) => a.left - b.left),
    );
  const unevenness = (at: { left: number; right: number }[]) => {
    const gaps = at.slice(1).map(({ left }, index) => left - (at[index]?.right ?? 0));
    return Math.max(...gaps) - Math.min(...gaps);
  };
  await expect(tools).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  const before = await sides();
  expect(unevenness(before)).toBeLessThanOrEqual(1);
  await page.mouse.wheel(0, 400);
  await expect(tools).toHaveCount(6);
  const after = await sides();
  expect(unevenness(after)).toBeLessThanOrEqual(1);
  expect([...after.slice(0, 2), ...after.slice(4)]).toEqual([...before.slice(0, 2), ...before.slice(3)]);
  // Go to verse made room for the two; it is the place's name in the bar above.
  const name = page.locator('.nav-here', { hasText: 'John 3 · KJV' });
  await expect(name).toBeInViewport();
  // At its place on the screen: Playwright's click scrolls a bar that sticks back to where it would be without sticking.
  const place = await name.boundingBox();
  await page.mouse.click(
    (place?.x ?? 0) + (place?.width ?? 0) / 2,
    (place?.y ?? 0) + (place?.height ?? 0) / 2,
  );
  await expect(page.getByRole('dialog', { name: 'Go to Verse' })).toBeVisible();
});

test('on a phone the panel of a verse keeps 16 px from the edges, and a notice stands above it', async ({
  page,
  open,
}) => {
  await open('/readBibleChapter/kjv/john/3');
  await page.locator('#v1').click();
  const panel = page.getByRole('region', { name: 'Actions for John 3:1' });
  const box = await panel.boundingBox();
  // Beside the scroll bar.
  const room = await page.evaluate(() => document.body.getBoundingClientRect().right);
  expect(box).toMatchObject({ x: 16, width: room - 32 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844 - 16, 0);
  await panel.getByRole('button', { name: 'Copy' }).click();
  const shown = toast(page, 'Passage copied to clipboard!');
  await expect(shown).toBeVisible();
  const notice = await page.locator('.toast').boundingBox();
  const below = (notice?.y ?? 0) + (notice?.height ?? 0);
  expect(below).toBeLessThanOrEqual(box?.y ?? 0);
  expect(below).toBeGreaterThan((box?.y ?? 0) - 24);
});
