import { expect, type Page } from '@playwright/test';

/**
 * Checks the page narrow and wide, light and dark, in all combinations. Nothing may be wider than the window.
 */
export async function inEveryLook(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [
      { width: 320, height: 700 },
      { width: 1280, height: 800 },
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await check();
    }
  }
}

/** Checks the page narrow and light, then wide and dark, which covers each theme and each layout. */
export async function inBothThemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const [colorScheme, viewport] of [
    ['light', { width: 390, height: 844 }],
    ['dark', { width: 1280, height: 800 }],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await check();
  }
}
