import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

// What is loaded, and when, is seen with nothing in the browser's cache.
test.use({ isFirstVisit: true });

/** The bytes that the page downloads until it is idle, headers included, by kind of file. */
async function downloaded(page: Page, url: string): Promise<Map<string, number>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return bytes;
}

/** The compressed size of the scripts and styles in the page itself. */
function inlineBytes(html: string, tag: 'script' | 'style'): number {
  const texts = [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  );
  return gzipSync(texts.join('')).length;
}

test('a public chapter link does not exceed its budget of bytes', async ({ page, demo }) => {
  const bytes = await downloaded(page, `${demo.url}/nuggets/read/kjv/john/3`);
  await page.locator('#v1').waitFor();
  const html = readFileSync('dist/index.html', 'utf8');
  const scripts = (bytes.get('Script') ?? 0) + inlineBytes(html, 'script');
  const styles = (bytes.get('Stylesheet') ?? 0) + inlineBytes(html, 'style');
  console.log(
    `public link: ${scripts} bytes of scripts, ${styles} bytes of CSS, those inside the page included`,
  );
  expect(scripts).toBeLessThanOrEqual(175_000);
  expect(styles).toBeLessThanOrEqual(8_400);
});

test('the link of a set is as light as a public chapter', async ({ page, demo }) => {
  const link = '/nuggets/learn?title=Two&t=kjv&refs=John+3:16;Romans+8:28-30';
  const bytes = await downloaded(page, `${demo.url}${link}`);
  await expect(page.getByText(/For God so loved the world/)).toBeVisible();
  // The server of the tests compresses files alone.
  bytes.set('Document', gzipSync(readFileSync('dist/index.html')).length);
  const all = [...bytes.values()].reduce((sum, each) => sum + each, 0);
  console.log(`link of a set: ${all} bytes in all`);
  expect(all).toBeLessThanOrEqual(200_000);
});

test('the chapter of a public link is requested once, before the scripts are loaded', async ({
  page,
  demo,
}) => {
  const order: string[] = [];
  page.on('request', (request) => order.push(request.url()));
  await page.goto(`${demo.url}/nuggets/read/kjv/john/3`, { waitUntil: 'networkidle' });
  await expect(page.locator('#v16')).toContainText('God so loved the world');
  const calls = await demo.calls('get_passage_text');
  expect(calls.filter(({ query }) => query?.chapter === '3')).toHaveLength(1);
  const asked = order.findIndex((url) => url.includes('get_passage_text.php'));
  const scripts = order.flatMap((url, index) =>
    url.includes('/assets/reader') && url.endsWith('.js') ? [index] : [],
  );
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(Math.min(...scripts));
});

/** The screens with their paths, and the element that shows that their data is loaded. */
const SCREENS = [
  ['/practiceSetup', 'PracticeSetupScreen', 'main .plain-list li'],
  ['/practice/by_ref/interleave', 'PracticeScreen', 'main [aria-label="Next passage"]'],
  ['/memoryPassages', 'MemoryPassagesScreen', 'main [aria-expanded]'],
  ['/memoryPassagesByBox', 'MemoryByBoxScreen', 'main section [aria-expanded]'],
  ['/memoryStats', 'MemoryStatsScreen', 'main [role="meter"]'],
  ['/memoryPracticeHistory', 'PracticeHistoryScreen', 'main [aria-expanded]'],
  ['/browseBible', 'BrowseBibleScreen', 'article h2'],
  ['/viewQuotes', 'ViewQuotesScreen', 'blockquote'],
  ['/searchQuotes', 'SearchQuotesScreen', 'main [role="search"]'],
  ['/addQuote', 'AddQuoteScreen', 'textarea'],
  ['/prayers', 'PrayersScreen', 'article'],
  ['/search?phrase=the&group=both&book=All&translation=kjv', 'SearchScreen', 'main mark'],
  ['/readingPlan', 'PlanScreen', 'main [aria-label="Today\'s Reading"], main section'],
  ['/viewChapter', 'ViewChapterScreen', 'main select'],
  ['/links', 'LinksScreen', 'main a[target]'],
] as const;

test('a screen downloads no code of others, and has few nodes however much data', async ({
  page,
  open,
  demo,
}) => {
  test.setTimeout(180_000);
  await demo.reset({ scale: 100 });
  // Signs in first, so that the login does not count.
  await open('/links');
  await page.getByRole('link', { name: /Hymnary/ }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [path, own, shown] of SCREENS) {
    asked.length = 0;
    await open(path);
    await page.locator(shown).first().waitFor();
    // A virtual list is also checked in its middle.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await page.waitForLoadState('networkidle');
    const screens = asked.flatMap((url) => /assets\/(\w+Screen)-[^/]*\.js$/.exec(url)?.[1] ?? []);
    // The setup preloads practice, which comes next.
    const wanted = own === 'PracticeSetupScreen' ? [own, 'PracticeScreen'] : [own];
    expect([...new Set(screens)].sort(), path).toEqual(wanted.sort());
    expect(await page.evaluate(() => document.querySelectorAll('*').length), path).toBeLessThan(3000);
  }
});

test('a link that is pointed at or focused preloads its screen', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/links');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Memory' }).click();
  const fetched = (screen: string) => page.waitForRequest(new RegExp(`/assets/${screen}-`));
  const pointed = fetched('MemoryStatsScreen');
  await bar.getByRole('link', { name: 'Memory Stats' }).hover();
  await pointed;
  const focused = fetched('PracticeHistoryScreen');
  await bar.getByRole('link', { name: 'Practice History' }).focus();
  await focused;
  await expect(page).toHaveURL(/\/links$/);
});

for (const [path, endpoint, text] of [
  ['/practice/by_psgtxt/by_freq', 'get_passage_text', '.scripture .verse'],
  ['/browseBible', 'get_passage_text', '.scripture .verse'],
  ['/viewQuotes', 'get_quote_text', 'blockquote'],
] as const) {
  test(`${path} requests each text once, and none that is far away`, async ({ page, open, demo }) => {
    const steps = 40;
    await open(path);
    for (let step = 1; step <= steps; step += 1) {
      await expect(page.getByText(new RegExp(`^(${step} of \\d+|Quote ${step})$`))).toBeVisible();
      await page.locator(text).first().waitFor();
      await page.keyboard.press('ArrowRight');
    }
    for (let back = 0; back < 10; back += 1) await page.keyboard.press('ArrowLeft');
    await page.waitForLoadState('networkidle');
    const texts = (await demo.calls(endpoint)).map(({ query }) => JSON.stringify(query));
    expect(new Set(texts).size).toBe(texts.length);
    // The texts of the steps, and those prefetched for fast tapping. All quotes are fetched for offline use while idle.
    expect(texts.length).toBeLessThanOrEqual(path === '/viewQuotes' ? 80 : steps + 12);
    // Showing a passage is a view, also the second time.
    const views = path.startsWith('/practice') ? steps + 11 : 0;
    await expect.poll(async () => (await demo.calls('update_last_viewed')).length).toBe(views);
  });
}
