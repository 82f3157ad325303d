import type { Locator, Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { button, exercise, onlyOne, recall } from './kit/recall';

const PSALM_1 = { bookName: 'psalms', bookId: 19, chapter: 1, startVerse: 1, endVerse: 6 };

/** How many lines of an element can be read: not covered, and not cut off. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const seen = Array.from(range.getClientRects(), ({ left, top, bottom, width }) =>
      width > 40 &&
      [top + 3, bottom - 3].every((y) => element.contains(document.elementFromPoint(left + 2, y)))
        ? Math.round(top)
        : 0,
    );
    return new Set(seen.filter((top) => top > 0)).size;
  });

/** Whether a tap on its middle reaches it. */
const isInReach = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return height >= 43.5 && element.contains(there);
  });

/** Opens practice of Psalm 1 on a phone in portrait. */
async function openUpright(page: Page, open: (path: string) => Promise<void>, url: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/practiceSetup');
  await onlyOne(page, `${url}/nuggets/practice/by_ref/by_freq`, PSALM_1);
}

async function turn(page: Page, height: number, width = 844) {
  await page.setViewportSize({ width, height });
}

/** Smaller phones than the one of 844 by 210, with their keyboards. */
const SMALLER = [
  [740, 200],
  [667, 160],
  [480, 200],
] as const;

/** Expects that the controls can be reached on smaller phones too. */
async function expectInReachOnSmaller(page: Page, names: readonly string[]) {
  for (const [width, height] of SMALLER) {
    await turn(page, height, width);
    for (const name of names) await expect.poll(() => isInReach(button(page, name))).toBe(true);
  }
}

for (const height of [390, 210]) {
  test(`a phone turned to 844 by ${height} shows five lines of the answer, and marks`, async ({
    page,
    open,
    demo,
  }) => {
    await openUpright(page, open, demo.url);
    await page.keyboard.press(' ');
    await expect(page.getByRole('group', { name: 'How was it?' })).toBeVisible();
    await turn(page, height);
    await expect.poll(() => linesOf(page.locator('.scripture'))).toBeGreaterThanOrEqual(5);
    for (const mark of ['Not yet', 'Nearly', 'Right']) {
      await expect.poll(() => isInReach(button(page, mark))).toBe(true);
    }
    if (height === 210) await expectInReachOnSmaller(page, ['Not yet', 'Nearly', 'Right']);
    // The line above the card, which has no room here, is shown for as long as the mark can be undone.
    await turn(page, height);
    await button(page, 'Right').click();
    await expect.poll(() => isInReach(button(page, 'Undo'))).toBe(true);
    await button(page, 'Undo').click();
    await expect(button(page, 'Undo')).toHaveCount(0);
  });

  test(`recall at 844 by ${height}: five lines after a turn, Check beside the field`, async ({
    page,
    open,
    demo,
  }) => {
    await openUpright(page, open, demo.url);
    await page.keyboard.press('r');
    const text = recall(page).getByText(/^Blessed is the man/);
    await expect(text).toBeVisible();
    await turn(page, height);
    await expect.poll(() => linesOf(text)).toBeGreaterThanOrEqual(5);
    await exercise(page, 'Write').click();
    await page.keyboard.type('1 Blessed is the man');
    const field = page.getByRole('textbox', { name: 'Write the passage' });
    await expect.poll(() => isInReach(field)).toBe(true);
    await expect.poll(() => isInReach(button(page, 'Check'))).toBe(true);
    if (height === 210) await expectInReachOnSmaller(page, ['Check']);
    await turn(page, height);
    await button(page, 'I said it aloud').click();
    for (const mark of ['Not yet', 'Nearly', 'Right', 'Back to writing']) {
      await expect.poll(() => isInReach(button(page, mark))).toBe(true);
    }
    await button(page, 'Back to writing').click();
    await button(page, 'Check').click();
    // The number of the verse does not count as an extra word.
    await expect(page.getByRole('heading', { name: 'Not yet · 4 of 130 words' })).toBeVisible();
  });
}

test('a phone on its side has the tools of By Passage Text above the text', async ({ page, open, demo }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open('/practiceSetup');
  await onlyOne(page, `${demo.url}/nuggets/practice/by_psgtxt/by_freq`, PSALM_1);
  const tools = page.getByRole('group', { name: 'Passage', exact: true });
  const text = page.locator('.scripture');
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN;
  await expect.poll(async () => (await topOf(tools)) < (await topOf(text))).toBe(true);
});
