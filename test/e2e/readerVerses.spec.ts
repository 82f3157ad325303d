import { expect, test } from './kit/fixtures';
import { choose, clipboard, pick, toast } from './kit/reader';

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
  await page.getByRole('button', { name: 'Next chapter' }).waitFor();
  await page.locator('#v17').click();
  await page.locator('#v17').press('Escape');
  await expect(page.locator('.verse.marked')).toHaveCount(0);
});

test('copies a range, and the whole chapter once scrolled', async ({ page, open }) => {
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
  await page.mouse.wheel(0, 150);
  await page.getByRole('button', { name: 'Copy chapter' }).click();
  await expect.poll(() => clipboard(page)).toContain('There was a man of the Pharisees');
  // Pressing a tool by a script or by voice control does not scroll the page.
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
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

test('adds a memory passage and a nugget, and highlights the nugget', async ({ page, open, demo }) => {
  const nuggetCount = (await demo.dataOf('demo')).nuggets.length;
  const listed = page.waitForResponse(/get_nugget_id_list/);
  await open('/readBibleChapter/kjv/obadiah/1');
  await page.locator('#v21').waitFor();
  await listed;
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
  // Once for the marks in the text, once to know whether the verse is a nugget already, and not again for the items added here.
  expect(await demo.calls('get_nugget_id_list')).toHaveLength(2);
  await choose(page, 'Highlight Nuggets');
  await expect(page.locator('#v15')).toHaveClass(/highlighted/);
  await choose(page, 'Clear Highlight');
  await expect(page.locator('#v15')).not.toHaveClass(/highlighted/);
});

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

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const) {
  test(`a shared text is seen whole, and a note with its verse, at ${width} x ${height}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    // As on most phones, which have one more button.
    await page.addInitScript(() =>
      Object.assign(navigator, { share: () => undefined, canShare: () => true }),
    );
    await open('/readBibleChapter/kjv/john/3');
    await page.locator('#v16').click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toBeInViewport({ ratio: 1 });
    const asPicture = page.getByRole('button', { name: 'As a picture' });
    await expect(asPicture).toBeInViewport({ ratio: 1 });
    await asPicture.click();
    await expect(page.locator('canvas')).toBeInViewport({ ratio: 1 });
    const hidden = () =>
      page.locator('.modal-body').evaluate((body) => body.scrollHeight - body.clientHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    // The same button leads back.
    await page.getByRole('button', { name: 'As text' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    await expect(asPicture).toBeFocused();
    // A note has its buttons in view, and its verse.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    const covered = () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const note = box('.modal-dialog.beside');
        const verse = box('#v16');
        return (
          !note ||
          !verse ||
          verse.top < 0 ||
          verse.bottom > innerHeight ||
          (verse.right > note.left && verse.bottom > note.top && verse.top < note.bottom)
        );
      });
    await expect.poll(covered).toBe(false);
  });
}

test('a phone’s verse panel keeps 16 px from the edges, below any notice', async ({ page, open }) => {
  await open('/readBibleChapter/kjv/john/3');
  await page.locator('#v1').click();
  const panel = page.getByRole('region', { name: 'Actions for John 3:1' });
  const box = await panel.boundingBox();
  // Without the scroll bar.
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
  // A verse that it would cover is scrolled into view above it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /^Actions for/ })).toHaveCount(0);
  await page.mouse.click(200, 740);
  const over = page.getByRole('region', { name: /^Actions for/ });
  await expect(over).toBeVisible();
  await expect
    .poll(async () => {
      const touched = await page.locator('.verse.marked').boundingBox();
      return (touched?.y ?? 0) + (touched?.height ?? 0) - ((await over.boundingBox())?.y ?? 0);
    })
    .toBeLessThanOrEqual(0);
});
