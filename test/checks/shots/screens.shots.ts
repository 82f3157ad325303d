import { mkdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { test } from '../../e2e/kit/fixtures';
import { browserFont } from '../../e2e/kit/reach';
import { TOUR, walk } from '../../e2e/kit/tour';
import { goOffline } from '@test/e2e/kit/offline';

const FOLDER = process.env.SHOTS_DIR ?? 'shots';

/** Width and height of the window, and the width of its picture in the sheet, in pixels. */
const SIZES = [
  [320, 640, 240],
  [390, 844, 280],
  [768, 1024, 400],
  [844, 390, 560],
  [1280, 800, 640],
  [1920, 1080, 520],
] as const;

const SEARCH = '/search?phrase=love+one+another&group=new&book=All&translation=kjv';

/** The views: their paths, and the element that shows that they are ready. */
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
  [
    '/searchQuotes?typed',
    'main [role="search"]',
    async (page) => {
      await page.getByRole('searchbox').fill('grace');
      await page.locator('main mark').first().waitFor();
    },
  ],
  ['/addQuote', 'textarea'],
  ['/prayers', 'main ul li'],
  ['/prayers?pray=1', 'main button'],
  ['/memoryPassages', 'main li'],
  ['/memoryPassagesByBox', 'main section'],
  ['/memoryStats', 'main [role="meter"]'],
  ['/memoryPracticeHistory', 'main [aria-expanded]'],
  ['/readingPlan', 'main section'],
  [SEARCH, 'main mark'],
  ['/bibleMap', 'main h2'],
  ['/compare/john/3/16?to=18&with=kjv,asv,esv', 'main h1'],
  ['/read/kjv/john/3/16', '#v16'],
  [
    '/practice/by_ref/by_freq?recall',
    'main [aria-label="Next passage"]',
    (page) => page.getByRole('button', { name: 'Recall', exact: true }).click(),
  ],
  [
    '/readBibleChapter/kjv/john/3?verses',
    '#v16',
    async (page) => {
      await page.locator('#v3').click();
      await page.locator('#v5').click();
    },
  ],
  ['/viewChapter', 'main select'],
  ['/sets', 'main h2'],
  ['/howItWorks', 'main h1'],
  ['/yourData', 'main h2'],
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

/** If the element does not appear, the picture shows that. */
async function seen(page: Page, ready: string, timeout = 8000): Promise<void> {
  await page
    .locator(ready)
    .first()
    .waitFor({ timeout })
    .catch(() => undefined);
  await page.waitForLoadState('networkidle');
}

const only = process.env.SHOTS_ONLY;

/** The number of pictures in a sheet that are still large enough to recognise. */
const IN_A_SHEET = { width: 1600, height: 1300 };

/** Pictures with their names, in as many sheets as they need. */
async function sheets(
  browser: Browser,
  file: string,
  [width, height, shown]: (typeof SIZES)[number],
  pictures: readonly [string, Buffer][],
) {
  mkdirSync(FOLDER, { recursive: true });
  const across = Math.max(1, Math.floor(IN_A_SHEET.width / (shown + 12)));
  const down = Math.max(1, Math.floor(IN_A_SHEET.height / ((shown / width) * height + 28)));
  const page = await browser.newPage({ viewport: { width: across * (shown + 12) + 12, height: 800 } });
  for (let first = 0; first < pictures.length; first += across * down) {
    const cells = pictures
      .slice(first, first + across * down)
      .map(
        ([name, png]) =>
          `<figure><figcaption>${name}</figcaption><img width="${shown}" src="data:image/png;base64,${png.toString('base64')}"></figure>`,
      );
    await page.setContent(
      `<style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;background:#888;font:12px sans-serif}figure{margin:0}</style>${cells.join('')}`,
    );
    await page.screenshot({ path: `${FOLDER}/${file}-${first / (across * down) + 1}.png`, fullPage: true });
  }
  await page.close();
}

const named = (user: string) => (page: Page) =>
  page.addInitScript((name) => {
    localStorage.setItem('user.name', name);
  }, user);

const windowOf = ([width, height]: (typeof SIZES)[number]) => ({
  viewport: { width, height },
  hasTouch: width < 1280,
  isMobile: width < 768,
});

/** How a person may have set a device: its theme, its own colours, its size of type. */
interface Look {
  name: string;
  size: (typeof SIZES)[number];
  colorScheme: 'light' | 'dark';
  forcedColors?: 'active';
  /** The browser's size of type, in pixels. */
  font?: number;
}

const THEMES = ['light', 'dark'] as const;
const LOOKS: readonly Look[] = [
  ...SIZES.flatMap((size) => THEMES.map((colorScheme) => ({ name: colorScheme, size, colorScheme }))),
  ...[SIZES[1], SIZES[4]].flatMap((size) =>
    THEMES.flatMap((colorScheme): Look[] => [
      { name: `forced-${colorScheme}`, size, colorScheme, forcedColors: 'active' },
      { name: `type200-${colorScheme}`, size, colorScheme, font: 32 },
    ]),
  ),
];

for (const { name, size, colorScheme, forcedColors, font } of LOOKS) {
  test(`${size[0]}x${size[1]} ${name}`, async ({ browser, demo }) => {
    const colours = { colorScheme, forcedColors: forcedColors ?? null };
    const context = await browser.newContext({ ...windowOf(size), ...colours, baseURL: demo.url });
    const page = await context.newPage();
    await named('demo')(page);
    if (font !== undefined) await (await browserFont(page))(font);
    const pictures: [string, Buffer][] = [];
    for (const [path, ready, act] of SCREENS) {
      if (only !== undefined && !path.includes(only)) continue;
      await page.goto(`/nuggets${path}`);
      await seen(page, ready);
      if (act) {
        await act(page);
        await page.waitForLoadState('networkidle');
      }
      pictures.push([path, await page.screenshot()]);
    }
    await context.close();
    await sheets(browser, `${size[0]}x${size[1]}-${name}`, size, pictures);
  });
}

/** For dialogs and menus, one narrow and one wide size are enough. */
for (const [size, colorScheme] of [
  [SIZES[1], 'light'],
  [SIZES[3], 'light'],
  [SIZES[4], 'dark'],
] as const) {
  test(`what opens over a screen, ${size[0]}x${size[1]} ${colorScheme}`, async ({ browser, demo }) => {
    const context = await browser.newContext({ ...windowOf(size), colorScheme, baseURL: demo.url });
    const page = await context.newPage();
    await named('demo')(page);
    await page.goto('/nuggets/links');
    await seen(page, 'main a[target]');
    const pictures: [string, Buffer][] = [];
    for (const views of Object.values(TOUR)) {
      await walk(page, views, async (name) => {
        await page.waitForLoadState('networkidle');
        pictures.push([name, await page.screenshot()]);
      });
    }
    await context.close();
    await sheets(browser, `over-${size[0]}x${size[1]}-${colorScheme}`, size, pictures);
  });
}

const FAILING = Object.fromEntries(
  [
    'mempsg_list',
    'mempsg_text_overrides',
    'nugget_id_list',
    'tag_list',
    'quote_list',
    'quote_text',
    'passage_text',
    'prayers',
    'prayer_sessions',
    'all_reading_plan_progress',
    'additional_links',
    'mem_practice_history',
  ].map((list) => [`get_${list}`, '500']),
);

/** Screens without data, without an answer, and without a network. */
for (const size of [SIZES[1], SIZES[4]]) {
  test(`without: ${size[0]}x${size[1]}`, async ({ browser, demo }) => {
    for (const state of ['nothing', 'errors', 'offline'] as const) {
      await demo.reset(state === 'nothing' ? { scale: 0 } : {});
      const context = await browser.newContext({
        ...windowOf(size),
        baseURL: demo.url,
        serviceWorkers: 'allow',
      });
      const page = await context.newPage();
      await named('demo')(page);
      const pictures: [string, Buffer][] = [];
      // By then the server knows the user.
      await page.goto('/nuggets/today');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForLoadState('networkidle');
      if (state === 'errors') await demo.faults(FAILING);
      if (state === 'offline') await goOffline(context);
      for (const [path, ready, act] of SCREENS) {
        if (act !== undefined) continue;
        await page.goto(`/nuggets${path}`);
        await seen(page, state === 'offline' ? 'main h1' : ready, 2500);
        pictures.push([path, await page.screenshot()]);
      }
      await demo.faults({});
      await context.close();
      await sheets(browser, `${state}-${size[0]}x${size[1]}`, size, pictures);
    }
  });
}
