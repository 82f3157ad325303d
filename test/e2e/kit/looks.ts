import { expect, type Page } from '@playwright/test';
import { DESK, PHONE } from './screens';

/**
 * Checks the page light and dark, by default on a phone and on a wide screen, which covers each theme and each layout.
 * Nothing may be wider than the window.
 */
export async function inBothThemes(
  page: Page,
  check: () => Promise<void>,
  sizes = { light: PHONE, dark: DESK },
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(sizes[colorScheme]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await check();
  }
}
