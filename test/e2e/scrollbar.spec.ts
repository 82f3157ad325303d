import { expect, test } from './kit/fixtures';
import { findHeadless } from './kit/findChromium';

// As on a desk: the browser of the other tests draws no scrollbar, so that the room for one is nothing.
test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    executablePath: findHeadless(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('the bar of the day reaches the edge of the window, or the scrollbar', async ({ page, open }) => {
  await open('/today');
  await page.getByRole('button', { name: /^Start|Continue$/ }).click();
  const bar = page.getByRole('complementary', { name: 'Today' });
  await expect(bar).toBeVisible();
  // A page that is shorter than the window, and one that is longer.
  for (const [path, isShort] of [
    ['/nothing', true],
    ['/readBibleChapter/kjv/psalms/119', false],
  ] as const) {
    await open(path);
    await expect(bar).toBeVisible();
    if (!isShort) await page.locator('#v176').waitFor();
    const look = await page.evaluate(() => {
      const { clientWidth, scrollHeight } = document.documentElement;
      const { overflowY } = getComputedStyle(document.documentElement);
      return {
        right: document.querySelector('aside[aria-label="Today"]')?.getBoundingClientRect().right,
        room: clientWidth,
        beside: innerWidth - clientWidth,
        isShort: scrollHeight <= innerHeight,
        hasScrollbar: scrollHeight > innerHeight || overflowY === 'scroll',
      };
    });
    expect(look.isShort).toBe(isShort);
    expect(look.right).toBe(look.room);
    // Beside the bar is a scrollbar, and not the empty room for one.
    expect(look.beside).toBeGreaterThan(0);
    expect(look.hasScrollbar).toBe(true);
  }
});
