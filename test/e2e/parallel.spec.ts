import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { inBothThemes } from './kit/looks';

declare global {
  interface Window {
    /** The verses that each frame showed. */
    seen: { title: string; verses: number }[];
  }
}

function watchFrames(): void {
  const frames: Window['seen'] = (window.seen = []);
  const note = () => {
    if (frames !== window.seen) return;
    const verses = [...document.querySelectorAll('#main .verse')].filter((verse) => verse.checkVisibility());
    frames.push({ title: document.querySelector('h1')?.textContent ?? '', verses: verses.length });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Chooses the second translation, or none. */
async function readBeside(page: Page, name: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Read in Parallel...' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test.describe('with a second translation beside the first', () => {
  const second = (page: Page, verse: number) => page.locator(`#v${verse} [data-translation="asv"]`);
  const PAIR = '/readBibleChapter/kjv/psalms/119/105?with=asv';

  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    test(`a verse can be touched in either, at ${width} x ${height}`, async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      await open('/readBibleChapter/kjv/psalms/23');
      await readBeside(page, 'ASV');
      await expect(second(page, 1)).toContainText('Jehovah is my shepherd');
      const [own, beside] = [
        await page.locator('#v2 [data-translation="kjv"]').boundingBox(),
        await second(page, 2).boundingBox(),
      ];
      // In columns if there is room, otherwise one below the other.
      expect(width >= 768 ? beside?.y : beside?.x).toBe(width >= 768 ? own?.y : own?.x);
      await second(page, 2).click();
      const bar = page.getByRole('region', { name: 'Actions for Psalms 23:2' });
      await expect(bar).toContainText('Psalms 23:2 (ASV)');
      await bar.getByRole('button', { name: 'Copy' }).click();
      await expect.poll(() => clipboard(page)).toContain('He leadeth me beside still waters');
      await expect(page).toHaveURL(/\/kjv\/psalms\/23\/2\?with=asv$/);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('the scroll position is kept when the second comes late, goes, and comes back', async ({
    page,
    open,
    demo,
  }) => {
    const topOf = () => page.locator('#v105').evaluate((element) => element.getBoundingClientRect().top);
    await open('/readBibleChapter/kjv/psalms/119/105');
    await expect(page.locator('#v105')).toBeInViewport();
    const before = await topOf();
    const stays = () => expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(3);
    const held = await demo.hold('get_passage_text');
    await readBeside(page, 'ASV');
    await held.arrived();
    await stays();
    await held.release();
    await expect(second(page, 105)).toContainText('lamp unto my feet');
    await stays();
    await readBeside(page, 'KJV alone');
    await expect(second(page, 105)).toHaveCount(0);
    await stays();
  });

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`a second without text says so in sight, and moves no verse, at ${width} px`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height });
      await page.route(/get_passage_text.*translation=ylt/, (route) => route.fulfill({ json: null }));
      const top = () => page.locator('#v105').evaluate((element) => element.getBoundingClientRect().top);
      const reason = page.getByText('The YLT has no text for Psalms 119.');
      await open('/readBibleChapter/kjv/psalms/119/105');
      await expect(page.locator('#v105')).toBeInViewport({ ratio: 1 });
      const before = await top();
      await readBeside(page, 'YLT');
      await expect(reason).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
      // Also from a link that somebody sent.
      await page.reload();
      await expect(reason).toBeInViewport({ ratio: 1 });
      await expect(page.locator('#v105')).toBeInViewport({ ratio: 1 });
      // Nothing lies over the sentence, and the text does not move below the thumb.
      await page.getByRole('button', { name: 'Read the KJV alone' }).click({ trial: true });
      await page.mouse.wheel(0, 500);
      await expect.poll(async () => before - (await top())).toBeGreaterThan(400);
      await expect(reason).toBeInViewport({ ratio: 1 });
    });
  }

  test('turning to a shorter chapter shows no verse of the longer one', async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open('/readBibleChapter/kjv/psalms/119?with=asv');
    for (const [key, title, verses] of [
      ['ArrowLeft', 'Psalms 118', 29],
      ['ArrowRight', 'Psalms 119', 176],
      ['ArrowRight', 'Psalms 120', 7],
      ['ArrowLeft', 'Psalms 119', 176],
    ] as const) {
      // The neighbours have been prefetched.
      await page.waitForLoadState('networkidle');
      await page.evaluate(watchFrames);
      await page.keyboard.press(key);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('#main .verse')).toHaveCount(verses);
      await expect(second(page, verses)).toBeVisible();
      const mostShown = async () => {
        const seen = await page.evaluate(() => window.seen);
        return Math.max(...seen.flatMap((frame) => (frame.title === title ? [frame.verses] : [])));
      };
      // The last verses are rendered before the frame that shows them.
      await expect.poll(mostShown, title).toBe(verses);
    }
    // The keyboard moves from each verse to the next one.
    await page.locator('#v1').focus();
    for (let verse = 1; verse < 40; verse += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator('#v40')).toBeFocused();
  });

  test('the columns are centred and of 65 characters at most, here and in Compare', async ({
    page,
    open,
  }) => {
    for (const [width, path] of [
      [1920, PAIR],
      [1920, '/compare/psalms/119?with=kjv,asv'],
      [1280, PAIR],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await open(path);
      await expect(second(page, 105)).toBeVisible();
      const sides = await page.evaluate(() => {
        const around = document.querySelector('#root')?.getBoundingClientRect() ?? new DOMRect();
        const { left, right } = document.querySelector('main')?.getBoundingClientRect() ?? around;
        return [left - around.left, around.right - right];
      });
      expect(Math.abs((sides[0] ?? 0) - (sides[1] ?? 0))).toBeLessThan(2);
      // The longest line, in characters.
      const characters = await second(page, 105).evaluate((paragraph) => {
        const ruler = document.createElement('span');
        ruler.textContent = 'the words of a line of Scripture are as wide as these';
        paragraph.append(ruler);
        const each = ruler.getBoundingClientRect().width / ruler.textContent.length;
        ruler.remove();
        return paragraph.getBoundingClientRect().width / each;
      });
      expect(characters).toBeLessThanOrEqual(72);
      expect(characters).toBeGreaterThan(45);
    }
  });

  test('is accessible', async ({ page, open, expectAccessible }) => {
    await inBothThemes(page, async () => {
      await open(PAIR);
      await expect(second(page, 105)).toBeVisible();
      await expectAccessible();
    });
  });
});
