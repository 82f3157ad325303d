import type { Locator } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { button, chooseFromMenu, position } from './kit/memory';
import { sendUndoable } from './kit/prayers';

/** A horizontal swipe by a number of pixels that begins on an element. */
const swipeOn = (begin: Locator, by: number) =>
  begin.evaluate((target, distance) => {
    const fire = (type: string, clientX: number) => {
      const touch = new Touch({ identifier: 1, target, clientX, clientY: 300 });
      const touches = type === 'touchend' ? [] : [touch];
      target.dispatchEvent(
        new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] }),
      );
    };
    fire('touchstart', 200);
    fire('touchmove', 200 + distance / 2);
    fire('touchmove', 200 + distance);
    fire('touchend', 200 + distance);
  }, by);

const swipeLeft = (begin: Locator) => swipeOn(begin, -120);

test.describe('practice', () => {
  test('shows the info of a short passage in one line, in sight above the tools', async ({ page, open }) => {
    await open('/practice/by_ref/by_freq');
    await button(page, 'Show text').click();
    const known = button(page, /^Passage info: ?Box 1/);
    await expect(page.locator('.scripture .verse').first()).toBeVisible();
    const place = () =>
      known.evaluate((element) => {
        const { left, top, bottom, height } = element.getBoundingClientRect();
        const isSeen = [top + 4, bottom - 4].every((y) =>
          element.contains(document.elementFromPoint(left + 12, y)),
        );
        return { isSeen, isOneLine: height <= 44 };
      });
    await expect.poll(place).toEqual({ isSeen: true, isOneLine: true });
  });

  test('setup fits one screen of a phone and of a desk, also with where to go on', async ({ page, open }) => {
    await open('/practice/by_psgtxt/by_last_practiced_time');
    await expect(position(page)).toHaveText(/^1 of/);
    await page.goto(page.url().replace(/practice\/.*/, 'practiceSetup'));
    await expect(page.getByRole('link', { name: /^Practise \d+ / })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go on where you left off' })).toBeVisible();
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await expect(page.getByRole('link', { name: /^Box 3: / })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name: 'Practice Setup' })).toBeInViewport({ ratio: 1 });
    }
  });

  // The orders themselves have tests that need no browser.
  for (const [mode, order] of [
    ['by_ref', 'rand'],
    ['by_psgtxt', 'interleave'],
  ] as const) {
    test(`25 passages ${mode} in the order ${order}`, async ({ page, open, demo }) => {
      await open(`/practice/${mode}/${order}`);
      await expect(position(page)).toHaveText(/^1 of/);
      for (let step = 2; step <= 25; step += 1) {
        await page.keyboard.press(' ');
        await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
        await expect(page.locator('.scripture .verse').first()).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(position(page)).toHaveText(new RegExp(`^${step} of`));
      }
      // Back over passages already seen: showing a passage again is another view, and a passage that was not shown has
      // none.
      for (let step = 24; step >= 20; step -= 1) {
        await page.keyboard.press('ArrowLeft');
        await expect(position(page)).toHaveText(new RegExp(`^${step} of`));
      }
      // Each is sent, one after another: a busy machine needs a while.
      await expect
        .poll(async () => (await demo.calls('update_last_viewed')).length, { timeout: 30_000 })
        .toBe(30);
      const views = await demo.calls('update_last_viewed');
      const { memoryPassages } = await demo.dataOf('demo');
      expect(new Set(views.map(({ query }) => query?.passageId)).size).toBe(25);
      const latest = new Map(views.map((call) => [call.query?.passageId, call]));
      for (const { query } of latest.values()) {
        const passage = memoryPassages.find(({ passageId }) => passageId === Number(query?.passageId));
        expect(passage?.lastViewedNum).toBe(Number(query?.lastViewedNum));
        expect(passage?.lastViewedStr).toMatch(/^\d\d-\d\d-\d\d (0\d|1[01]):\d\d:\d\d$/);
      }
    });
  }

  test('records nothing for a guest', async ({ page, open, demo }) => {
    await open('/practice/by_ref/by_freq', 'Guest');
    await expect(position(page)).toHaveText(/^1 of/);
    for (let step = 2; step <= 10; step += 1) {
      await button(page, 'Show text').click();
      await expect(page.locator('.scripture .verse').first()).toBeVisible();
      await button(page, 'Next passage').click();
      await expect(position(page)).toHaveText(new RegExp(`^${step} of`));
    }
    expect(await demo.calls('update_last_viewed')).toEqual([]);
    await expect(button(page, 'Move down a box')).toHaveCount(0);
  });

  test('moves by a swipe of 80 px, and not by a shorter one', async ({ page, open }) => {
    await open('/practice/by_psgtxt/by_freq');
    await expect(page.locator('.scripture .verse').first()).toBeVisible();
    const swipe = (by: number) => swipeOn(page.locator('.scripture'), by);
    await swipe(-60);
    await expect(position(page)).toHaveText(/^1 of/);
    await swipe(-120);
    await expect(position(page)).toHaveText(/^2 of/);
    await swipe(120);
    await expect(position(page)).toHaveText(/^1 of/);
    await swipe(120);
    await expect(position(page)).toHaveText(/^(\d+) of \1$/);
  });

  test('reacts to a swipe that begins below the text, but not in a menu or a field', async ({
    page,
    open,
  }) => {
    await open('/practice/by_ref/by_freq');
    await expect(position(page)).toHaveText(/^1 of/);
    await swipeLeft(page.getByText('User: demo'));
    await expect(position(page)).toHaveText(/^2 of/);
    await swipeLeft(page.getByRole('heading', { level: 1 }));
    await expect(position(page)).toHaveText(/^3 of/);
    await swipeLeft(page.getByRole('combobox', { name: 'Translation' }));
    await button(page, 'More actions').click();
    await swipeLeft(page.getByRole('menuitem').first());
    await expect(position(page)).toHaveText(/^3 of/);
    await page.getByRole('menuitem', { name: 'View In Context' }).click();
    await expect(page.locator('#v1')).toBeVisible();
    const url = page.url();
    await swipeLeft(page.getByRole('heading', { level: 1 }));
    await expect(page).not.toHaveURL(url);
    await page.goBack();
    await page.goBack();
    await expect(position(page)).toHaveText(/^3 of/);
    await swipeLeft(page.getByText('User: demo'));
    await expect(position(page)).toHaveText(/^4 of/);
  });

  test('by passage text shows verse numbers with the reference, and moves no word', async ({
    page,
    open,
  }) => {
    await open('/practice/by_psgtxt/by_freq');
    const verse = page.locator('.scripture .verse').first();
    await expect(verse).toHaveAttribute('id', /^v\d+$/);
    const number = verse.locator('sup');
    await expect(number).toBeHidden();
    const words = async () => {
      const box = await verse.boundingBox();
      return { width: box?.width, height: box?.height };
    };
    const before = await words();
    await button(page, 'Show reference').click();
    await expect(number).toBeVisible();
    expect(await words()).toEqual(before);
  });

  test('keeps passage and order across View In Context', async ({ page, open }) => {
    await open('/practice/by_ref/rand');
    await expect(position(page)).toHaveText(/^1 of/);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(/^4 of/);
    const shown = await page.getByRole('heading', { level: 2 }).textContent();
    await page.keyboard.press('ArrowRight');
    const next = await page.getByRole('heading', { level: 2 }).textContent();
    await page.keyboard.press('ArrowLeft');
    await chooseFromMenu(page, 'View In Context');
    await expect(page).toHaveURL(/\/readBibleChapter\//);
    await button(page, 'Next chapter').click();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(shown ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(next ?? '');
  });

  test('requests each text once, and prefetches the next two and the previous one', async ({
    page,
    open,
    demo,
  }) => {
    await open('/practice/by_ref/by_last_practiced_time');
    await expect(position(page)).toHaveText(/^1 of/);
    await expect.poll(async () => (await demo.calls('get_passage_text')).length).toBe(4);
    for (let step = 2; step <= 20; step += 1) await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(/^20 of/);
    await chooseFromMenu(page, 'Go to Passage');
    await page.keyboard.press('Escape');
    const asked = (await demo.calls('get_passage_text')).map(({ query }) => JSON.stringify(query));
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThanOrEqual(23);
  });

  test('moves a passage through the boxes, and stops at both ends', async ({ page, open, demo }) => {
    await open('/practice/by_ref/by_freq');
    await button(page, /^Passage info/).click();
    const id = Number(/\d+/.exec((await page.getByText(/^Passage \d+$/).textContent()) ?? '')?.[0]);
    const boxOf = async () =>
      (await demo.dataOf('demo')).memoryPassages.find(({ passageId }) => passageId === id)?.box;
    await expect(button(page, 'Move up a box')).toBeDisabled();
    for (const box of [2, 3]) {
      await button(page, 'Move down a box').click();
      await expect(page.getByText(`Change frequency to Box ${box}?`)).toBeVisible();
      await page.getByRole('button', { name: 'Confirm' }).dblclick();
      await sendUndoable(page);
      await expect(page.getByText(`Frequency updated to Box ${box}`)).toBeVisible();
      await expect(page.getByText(`Box ${box}`, { exact: true })).toBeVisible();
      expect(await boxOf()).toBe(box);
    }
    await expect(button(page, 'Move down a box')).toBeDisabled();
    await button(page, 'Move up a box').click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await boxOf()).toBe(3);
    expect(await demo.calls('update_passage')).toHaveLength(2);
    await expect(position(page)).toHaveText(/^1 of/);
  });
});

test('every dialog by keyboard', async ({ page, open, demo }) => {
  await open('/practice/by_ref/by_freq');
  await expect(position(page)).toBeVisible();
  const menu = button(page, 'More actions');
  const choose = async (name: string) => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    // The arrow keys skip disabled items.
    const names = await page.locator('[role="menuitem"]:enabled').allInnerTexts();
    for (let down = 0; down < names.indexOf(name); down += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
    await page.keyboard.press('Enter');
  };

  await choose('Explanation');
  await expect(page.getByRole('dialog', { name: 'Add Explanation' })).toBeVisible();
  await page.getByRole('textbox').focus();
  await page.keyboard.type('Cast it, and leave it.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Explanation saved successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(
    (await demo.dataOf('demo')).memoryPassages.some((row) => row.explanation === 'Cast it, and leave it.'),
  ).toBe(true);

  await button(page, /^Passage info/).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Passage Explanation' })).toContainText(
    'Cast it, and leave it.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Explanation', exact: true })).toBeFocused();

  await choose('Go to Passage');
  await page.getByRole('searchbox').fill('psalms 23');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Psalms 23:1-6');

  await choose('Edit Mem Passage...');
  await expect(page.getByRole('dialog', { name: 'Edit Passage' })).toBeVisible();
  await page.getByRole('combobox', { name: 'End Verse' }).selectOption('4');
  await expect(page.getByRole('textbox', { name: 'Passage Text' })).toHaveValue(
    /thy staff they comfort me\.?$/,
  );
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Psalms 23:1-4');
  await expect(menu).toBeFocused();

  await button(page, 'Move down a box').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Confirm Frequency Change' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Move down a box')).toBeFocused();
});
