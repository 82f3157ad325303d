import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { browserFont, outOfReach } from './kit/reach';
import { DESK, NARROW } from './kit/screens';
import { TOUR, tooSmall, tooWide, walk } from './kit/tour';

/** The size of 1280 by 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 };

const softly = expect.configure({ soft: true });

/** Both themes and both widths, in two pairs: colours do not change with the width. */
async function inEveryLook(
  page: Page,
  name: string,
  setFont: (px: number) => Promise<void>,
  check: () => Promise<void>,
): Promise<void> {
  for (const [viewport, colorScheme] of [
    [ZOOMED, null],
    [NARROW, 'light'],
    [DESK, 'dark'],
  ] as const) {
    if (colorScheme !== null) await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await expect.poll(() => tooWide(page), `${name} at ${viewport.width}`).toEqual([]);
    // The panes adapt a moment after the window has changed.
    if (viewport === NARROW) {
      await softly.poll(() => tooSmall(page), `${name}: for a thumb`).toEqual([]);
      await setFont(32);
      await softly.poll(() => outOfReach(page), `${name}: with a font of 32 px`).toEqual([]);
      await setFont(16);
    }
    if (colorScheme !== null) await test.step(`${name}, ${colorScheme} at ${viewport.width}`, check);
  }
}

for (const part of ['memory', 'reading', 'keeping', 'shell'] as const) {
  test(`no violation in both themes, narrow and wide, and room at 200 %: ${part}`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(NARROW);
    await open('/links');
    await page.getByRole('button', { name: 'Add Link' }).waitFor();
    const setFont = await browserFont(page);
    await walk(page, TOUR[part], async (name) => {
      // Once the index is there; the words found stand on another ground in the chosen row.
      const found = page.locator('[data-highlighted="true"] [class*=context] mark').first();
      if (name === 'command box') await found.waitFor();
      await inEveryLook(page, name, setFont, expectAccessible);
    });
  });
}

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('navigation by drawer or bar focuses the new heading', async ({ page, open }) => {
  await open('/links');
  await expect(h1(page)).toHaveText('Links');
  for (const [item, title] of [
    ['Memory Stats', 'Memory Stats'],
    ['Reading Plan', 'Reading Plan'],
    ['Prayers', 'Prayers'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: item, exact: true }).press('Enter');
    await expect(h1(page)).toHaveText(title);
    await expect(h1(page)).toBeFocused();
  }
  await page.getByRole('link', { name: 'Bible Nuggets' }).press('Enter');
  await expect(h1(page)).toHaveText('Browse Bible');
  await expect(h1(page)).toBeFocused();

  await page.setViewportSize(DESK);
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [group, item, title] of [
    ['More', 'Links', 'Links'],
    ['Quotes', 'Add Quote', 'Add Quote'],
  ] as const) {
    await bar.getByRole('button', { name: group }).press('Enter');
    await bar.getByRole('link', { name: item }).press('Enter');
    await expect(h1(page)).toHaveText(title);
    // A form may move the focus to its first field.
    await expect(h1(page).or(page.locator('main textarea')).and(page.locator(':focus'))).toHaveCount(1);
  }
});

test('moving through the bars with the keyboard keeps the place in the text', async ({ page, open }) => {
  for (const viewport of [DESK, { width: 390, height: 844 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    await open('/readBibleChapter/kjv/john/3/16');
    const verse = page.locator('#v16');
    await expect(verse).toHaveClass(/marked/);
    await page.getByRole('button', { name: 'Scroll to top' }).waitFor();
    // The heading is out of sight.
    await page.locator('.nav-here').waitFor({ state: 'attached' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const place = await scrolled();
    const seen: unknown[] = [];
    // A desk has one tool more.
    const last = 'Next chapter';
    while (seen.length < 8 && !seen.includes(last)) {
      await page.keyboard.press('Tab');
      seen.push(await focused());
      expect(await scrolled()).toBe(place);
    }
    expect(seen).toEqual(
      expect.arrayContaining(['Translation', 'Copy', 'Scroll to top', 'More actions', last]),
    );
    for (let stops = 0; stops < 12; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await scrolled(), (await focused()) ?? 'a link').toBe(place);
    }
  }
  // The focused element is not behind the tools at the bottom.
  await page.setViewportSize(ZOOMED);
  await open('/viewQuotes');
  await page.locator('blockquote').waitFor();
  const topics = page.getByRole('button', { name: /^Show Topics/ });
  await topics.focus();
  await topics.click({ trial: true });
});

test('a dialog keeps the focus; the button, menu or key before gets the focus back', async ({
  page,
  open,
}) => {
  // With the animations that most people see.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/browseBible');
  await page.locator('.scripture .verse').first().waitFor();
  const dialog = page.getByRole('dialog');
  const actions = page.getByRole('button', { name: 'More actions' });
  for (const item of ['Filter by Topic', 'Filter by Book/Chapter', 'Manage Topics']) {
    await actions.press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(actions, item).toBeFocused();
  }
  const drawer = page.getByRole('button', { name: 'Menu', exact: true });
  await drawer.press('Enter');
  await dialog.getByRole('button', { name: 'Go To Passage' }).press('Enter');
  await page.getByRole('combobox', { name: 'Reference' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(drawer).toBeFocused();
  await page.getByRole('button', { name: 'Copy', exact: true }).focus();
  await page.keyboard.press('?');
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeFocused();

  // Tab cycles inside it, in both directions.
  await open('/links');
  const add = page.locator('main').getByRole('button', { name: 'Add Link' });
  await add.press('Enter');
  const label = dialog.getByRole('textbox').first();
  await expect(label).toBeFocused();
  const stops = dialog.locator('input, button');
  const round = [...Array.from({ length: await stops.count() }, () => 'Tab'), 'Shift+Tab', 'Tab'];
  for (const key of round) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await expect(label).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await add.click();
  await expect(label).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
});

test('nothing is animated for a user who prefers reduced motion', async ({ page, open, demo }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/readBibleChapter/kjv/john/3/16');
  await page.locator('#v16').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element);
      const longest = Math.max(
        ...`${animationName === 'none' ? '0s' : animationDuration}, ${transitionDuration}`
          .split(', ')
          .map(parseFloat),
      );
      return longest > 0.01 || scrollBehavior === 'smooth' ? [element.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(moving).toEqual([]);
  // Colours change at once, and no spinner keeps turning.
  await page.evaluate(() => {
    document.addEventListener('transitionrun', () => (document.documentElement.lang = 'moved'));
  });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 22, 19)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await demo.faults({ get_passage_text: 'hang' });
  await open('/read/ylt/john/5');
  await page.getByText('Loading John 5…').waitFor();
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(running).toBe(0);
});
