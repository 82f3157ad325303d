import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { browserFont, outOfReach } from './kit/reach';
import { DESK, NARROW, PHONE, READING, SCREENS } from './kit/screens';

// What is loaded, and when, is seen with nothing in the browser's cache.
test.use({ isFirstVisit: true });

// With the animations that most people see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Records every layout shift that the user did not cause, with the elements that moved. */
function observeShifts(): void {
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const describe = (node: Node | null | undefined): string =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '').slice(0, 60);
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!isShift(entry) || entry.hadRecentInput) continue;
      for (const { node, previousRect, currentRect } of entry.sources) {
        // A fraction of a pixel is not visible.
        if (rect(previousRect) === rect(currentRect)) continue;
        window.shifts.push(`${rect(previousRect)} → ${rect(currentRect)}: ${describe(node)}`);
      }
      if (entry.sources.length === 0) window.shifts.push(`${entry.value} of nothing in particular`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts: string[];
  }
}

const settled = async (page: Page, ready: string): Promise<string[]> => {
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.shifts);
};

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`nothing shifts while a screen loads, cached and fresh: ${name}`, async ({ page, open, demo }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await page.addInitScript(observeShifts);
    await demo.latency(60);
    const moved: Record<string, string[]> = {};
    for (const [path, ready] of SCREENS) {
      await open(path);
      const first = await settled(page, ready);
      await page.reload();
      const again = await settled(page, ready);
      if (first.length > 0) moved[path] = first;
      if (again.length > 0) moved[`${path}, again`] = again;
    }
    await demo.latency(0);
    expect(moved).toEqual({});
  });
}

/**
 * The longest line of characters as drawn: a letter at another height, or left of the previous one, begins a new line.
 */
const longestLine = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let longest = '';
    for (const block of document.querySelectorAll('.scripture .verse, blockquote, main p')) {
      const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let line = '';
      let last: DOMRect | undefined;
      while (words.nextNode()) {
        const node = words.currentNode;
        // Verse numbers are superscript and do not count.
        if (node.parentElement?.closest('sup, button') !== null) continue;
        for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const [box] = range.getClientRects();
          if (!box) continue;
          if (last && box.left < last.left) line = '';
          line += node.textContent?.charAt(at) ?? '';
          last = box;
          if (line.trim().length > longest.length) longest = line.trim();
        }
      }
    }
    return longest;
  });

const FONTS = [
  'initial',
  'DejaVu Serif',
  'DejaVu Sans',
  'Liberation Sans',
  'Liberation Sans Narrow',
  'monospace',
];

test('a line to read has at most 65 characters, whatever font the device has', async ({ page, open }) => {
  await page.setViewportSize(DESK);
  // The demo's prayers are short.
  await page.route('**/get_prayers.php*', async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    const text = await answer.text();
    const long = `"prayerDetailsTx":"${'Honest work, kind words, and an end to it at six. '.repeat(9)}"`;
    await route.fulfill({ response: answer, body: text.replaceAll(/"prayerDetailsTx":"[^"]*"/g, long) });
  });
  for (const [path, ready] of READING) {
    await open(path);
    await page.locator(ready).first().waitFor();
    for (const font of FONTS) {
      await page.evaluate((name) => {
        const { style } = document.documentElement;
        if (name === 'initial') style.removeProperty('--scripture');
        else style.setProperty('--scripture', `"${name}", ${name}`);
      }, font);
      const line = await longestLine(page);
      expect(line.length, `${path} in ${font}: has text`).toBeGreaterThan(10);
      expect(line.length, `${path} in ${font}: ${line}`).toBeLessThanOrEqual(65);
    }
  }
});

test('with a font of 32 px every control is in reach, and nothing scrolls sideways', async ({
  page,
  open,
  demo,
}) => {
  test.setTimeout(180_000);
  const setFont = await browserFont(page);
  await setFont(32);
  for (const [path, ready] of SCREENS) {
    await page.setViewportSize(PHONE);
    await open(path);
    await page.locator(ready).first().waitFor();
    for (const viewport of [PHONE, NARROW]) {
      await page.setViewportSize(viewport);
      // The bar above a text is on its way up or down for a moment.
      await expect
        .configure({ soft: true, timeout: 2_000 })
        .poll(() => outOfReach(page), `${path} at ${viewport.width}`)
        .toEqual([]);
    }
  }
  // The progress of a download has no room beside its words.
  await demo.faults({ bible_search: 'hang' });
  await open('/yourData');
  await page.getByRole('button', { name: 'Keep on this device' }).first().click();
  await page.getByRole('progressbar', { name: 'Kept so far' }).waitFor();
  await expect.poll(() => outOfReach(page), 'a download').toEqual([]);
});

/** What is laid over the text of a printed page, or takes space on it without being its content. */
const notForPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && element.clientHeight > 0;
      if (!isSeen || element.matches('.skip-link')) return [];
      const isOver = getComputedStyle(element).position === 'fixed';
      return isOver || element.matches('.nav-bar, footer') ? [element.outerHTML.slice(0, 100)] : [];
    }),
  );

test('a printed page has no bars, and every row of a long list', async ({ page, open, demo }) => {
  await demo.reset({ scale: 5 });
  await open('/today');
  await page.getByRole('button', { name: /^Start|Continue$/ }).click();
  await expect(page.getByRole('complementary', { name: 'Today' })).toBeVisible();
  const goTo = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', `/nuggets${to}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  // The sheet has styles of its own, which other screens do not take over.
  await goTo('/yourData/print/week');
  await page.locator('main tr').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(PHONE);
  await goTo('/readBibleChapter/kjv/john/3');
  await page.locator('#v36').click();
  await page.getByRole('button', { name: 'Memorise' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await notForPaper(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');

  await page.setViewportSize(DESK);
  await goTo('/prayers');
  const rows = page.getByRole('list', { name: 'Prayers' }).getByRole('listitem');
  await rows.first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await notForPaper(page)).toEqual([]);
  await expect(rows).toHaveCount(125);
  // The list is neither followed by empty pages, nor cut off by a pane.
  const [space, cut] = await rows.last().evaluate((row) => {
    const after =
      (row.parentElement?.getBoundingClientRect().bottom ?? 0) - row.getBoundingClientRect().bottom;
    let hidden = 0;
    for (let around = row.parentElement; around && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).overflowY !== 'visible')
        hidden = Math.max(hidden, around.scrollHeight - around.clientHeight);
    return [after, hidden];
  });
  expect(space).toBeLessThan(2);
  expect(cut).toBeLessThan(2);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows.count()).toBeLessThan(60);
});
