import { mkdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { test } from '../e2e/kit/fixtures';

const FOLDER = process.env.SHOTS_DIR ?? 'shots';

/** Width and height of the window, and how wide a picture of it is in the sheet: pixels. */
const SIZES = [
  [320, 640, 240],
  [390, 844, 280],
  [768, 1024, 400],
  [844, 390, 560],
  [1280, 800, 640],
  [1920, 1080, 800],
] as const;

const SEARCH = '/search?phrase=love+one+another&group=new&book=All&translation=kjv';

/** Where to look, and what is there once it can be looked at. */
const SCREENS: readonly (readonly [path: string, ready: string, act?: (page: Page) => Promise<void>])[] = [
  ['/today', 'main h1'],
  ['/readBibleChapter/kjv/john/3', '#v16'],
  ['/readBibleChapter/kjv/psalms/119/100', '#v100'],
  ['/practiceSetup', 'main button'],
  ['/practice/by_ref/by_freq', 'main [aria-label="Next passage"]'],
  ['/practice/by_psgtxt/by_freq', '.scripture .verse'],
  ['/browseBible', '.scripture .verse'],
  ['/viewQuotes', 'blockquote'],
  ['/searchQuotes', 'main [role="search"]'],
  ['/addQuote', 'textarea'],
  ['/prayers', 'main ul li'],
  ['/prayers?pray=1', 'main button'],
  ['/memoryPassages', 'main li'],
  ['/memoryPassagesByBox', 'main section'],
  ['/memoryStats', 'main [role="meter"]'],
  ['/memoryPracticeHistory', 'main [aria-expanded]'],
  ['/readingPlan', 'main section'],
  [SEARCH, 'main mark'],
  ['/viewChapter', 'main select'],
  ['/links', 'main a[target]'],
  ['/login', 'main form'],
  [
    '/readBibleChapter/kjv/john/4',
    '#v16',
    (page) => page.getByRole('button', { name: 'More actions' }).click(),
  ],
  [
    '/links?settings',
    'main a[target]',
    (page) => page.getByRole('button', { name: 'Display settings' }).click(),
  ],
];

const only = process.env.SHOTS_ONLY;

/** One picture of many, with their names. */
async function sheet(browser: Browser, file: string, width: number, pictures: readonly [string, Buffer][]) {
  const page = await browser.newPage({ viewport: { width: Math.min(width * 6, 2600), height: 800 } });
  const cells = pictures.map(
    ([name, png]) =>
      `<figure><figcaption>${name}</figcaption><img width="${width}" src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;background:#888;font:12px sans-serif}figure{margin:0}</style>${cells.join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

for (const [width, height, shown] of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${width}x${height} ${colorScheme}`, async ({ browser, demo }) => {
      mkdirSync(FOLDER, { recursive: true });
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        hasTouch: width < 768,
        isMobile: width < 768,
        baseURL: demo.url,
      });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('user.name', 'demo'));
      const pictures: [string, Buffer][] = [];
      for (const [path, ready, act] of SCREENS) {
        if (only !== undefined && !path.includes(only)) continue;
        await page.goto(`/nuggets${path}`);
        // What does not come is in the picture.
        await page
          .locator(ready)
          .first()
          .waitFor({ timeout: 8000 })
          .catch(() => undefined);
        await page.waitForLoadState('networkidle');
        if (act) {
          await act(page);
          await page.locator('[role="menu"], [role="dialog"]').waitFor();
        }
        pictures.push([path, await page.screenshot()]);
      }
      await context.close();
      await sheet(browser, `${FOLDER}/${width}x${height}-${colorScheme}.png`, shown, pictures);
    });
  }
}
