import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { inBothThemes } from './kit/looks';
import { browserFont } from './kit/reach';
import { choose, pick, toast } from './kit/reader';

test('a notice does not hide a menu opened meanwhile', async ({ page, open }) => {
  await open('/readBibleChapter/kjv/john/3');
  await page.locator('#v16').waitFor();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
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

test('switches the translation, and the URL follows', async ({ page, open }) => {
  await open('/readBibleChapter/kjv/psalms/23/4');
  await expect(page.locator('#v1')).toContainText('The LORD is my shepherd');
  await page.getByRole('combobox', { name: 'Translation' }).selectOption('asv');
  await expect(page.locator('#v1')).toContainText('Jehovah is my shepherd');
  await expect(page).toHaveURL(/\/asv\/psalms\/23\/4$/);
});

test('keeps its verse after a switch of translation, a reload, or Back', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/readBibleChapter/kjv/psalms/119');
  const topOf = (verse: number) =>
    page.locator(`#v${verse}`).evaluate((element) => element.getBoundingClientRect().top);
  await page.locator('#v100').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // The first visible verse does not move.
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

test('goes to a verse, and the URL follows', async ({ page, open }) => {
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

/** The verse numbers of the open dialog that are in sight but not in reach. */
const coveredNumbers = (page: Page, of: string) =>
  page.getByRole('group', { name: 'Verses' }).evaluate((grid, chosen) => {
    const body = grid.closest('.modal-body')?.getBoundingClientRect();
    return [...grid.querySelectorAll(chosen)].flatMap((number) => {
      const { left, top, width, height } = number.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInSight = body && y > body.top && y < body.bottom;
      return !isInSight || number.contains(document.elementFromPoint(x, y)) ? [] : [number.textContent];
    });
  }, of);

test('nothing is wider than a small phone, and no verse number behind its words', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/readBibleChapter/kjv/psalms/119/105');
  await page.locator('#v176').waitFor();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  await choose(page, 'Go to Verse...');
  await page.getByRole('dialog').waitFor();
  expect(await wider()).toBeLessThanOrEqual(0);
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    const focused = page.getByRole('group', { name: 'Verses' }).locator(':focus');
    await page.getByRole('button', { name: '1', exact: true }).focus();
    let before: string | null = null;
    for (let at = await focused.textContent(); at !== before; at = await focused.textContent()) {
      expect(await coveredNumbers(page, ':focus')).toEqual([]);
      await page.keyboard.press('ArrowDown');
      before = at;
    }
  }
  const setFont = await browserFont(page);
  await setFont(32);
  const number = page.getByRole('button', { name: '30', exact: true });
  await number.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await expect.poll(() => coveredNumbers(page, 'button')).toEqual([]);
});

test('highlighted nuggets, a picked range, a notice and an error are accessible', async ({
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

test('on a phone the tools have even gaps, and do not move when others appear', async ({ page, open }) => {
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
  await page.locator('#v36').waitFor();
  await expect(tools).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  const before = await sides();
  expect(unevenness(before)).toBeLessThanOrEqual(1);
  await page.mouse.wheel(0, 400);
  await expect(tools).toHaveCount(6);
  const after = await sides();
  expect(unevenness(after)).toBeLessThanOrEqual(1);
  expect([...after.slice(0, 2), ...after.slice(4)]).toEqual([...before.slice(0, 2), ...before.slice(3)]);
  // Copy and Scroll to top replaced Go to verse, which is now the title in the bar above.
  const name = page.locator('.nav-here', { hasText: 'John 3 · KJV' });
  await expect(name).toBeInViewport();
  // By its position on the screen: Playwright's click scrolls a sticky bar back to where it would be without sticking.
  const place = await name.boundingBox();
  await page.mouse.click(
    (place?.x ?? 0) + (place?.width ?? 0) / 2,
    (place?.y ?? 0) + (place?.height ?? 0) / 2,
  );
  await expect(page.getByRole('dialog', { name: 'Go to Verse' })).toBeVisible();
});

test('the longest name of a book is whole in the bar, with a font twice as large too', async ({
  page,
  open,
}) => {
  const font = await browserFont(page);
  for (const px of [16, 32]) {
    await font(px);
    await open('/readBibleChapter/kjv/1-thessalonians/3');
    await page.locator('#v13').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    const name = page.locator('.nav-here', { hasText: '1 Thessalonians 3 · KJV' });
    await expect(name).toBeAttached();
    const shown = await name.evaluate((element) => {
      const text = element.firstChild;
      if (!text) throw new Error('No title');
      const range = document.createRange();
      const linesOf = (from: number, to: number) => {
        range.setStart(text, from);
        range.setEnd(text, to);
        return range.getClientRects().length;
      };
      const word = element.textContent.indexOf('Thessalonians');
      const lines = linesOf(word, word + 'Thessalonians'.length);
      return { lines, isCut: element.scrollHeight > element.clientHeight };
    });
    expect(shown).toEqual({ lines: 1, isCut: false });
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a turned chapter fills ${width} px in its first frame, and is whole next`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open('/readBibleChapter/kjv/psalms/119');
    const title = page.getByRole('heading', { level: 1 });
    await expect(page.locator('#v176')).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(title).toContainText('Psalms 118');
    await expect(page.locator('#v29')).toBeAttached();
    const first = await page.evaluateHandle(async () => {
      // Waits until this chapter is painted; otherwise the key would turn back before that, and all verses would be
      // painted at once.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      const seen = { verses: 0, bottom: 0 };
      const look = () => {
        const verses = [...document.querySelectorAll('#main .verse')];
        seen.verses = verses.length;
        seen.bottom = (verses.at(-1)?.getBoundingClientRect().bottom ?? 0) / innerHeight;
      };
      window.addEventListener('keydown', () => requestAnimationFrame(look), { capture: true, once: true });
      return seen;
    });
    await page.keyboard.press('ArrowRight');
    await expect(title).toContainText('Psalms 119');
    await expect(page.locator('#v176')).toBeAttached();
    const { verses, bottom } = await first.jsonValue();
    expect(bottom).toBeGreaterThan(1);
    expect(bottom).toBeLessThan(2);
    expect(verses).toBeLessThan(100);
  });
}
