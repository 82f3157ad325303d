import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './kit/fixtures';

const trace = v.object({
  traceEvents: v.array(
    v.object({ name: v.string(), args: v.optional(v.looseObject({ elementCount: v.optional(v.number()) })) }),
  ),
});

/** How many elements of the page are matched against its style sheets again when one element is added and removed. */
async function matchedAgain(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    const layOut = () => document.body.offsetHeight;
    layOut();
    const added = document.createElement('p');
    document.querySelector('main')?.append(added);
    layOut();
    added.remove();
    layOut();
  });
  const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString()));
  return Math.max(
    0,
    ...traceEvents.map(({ name, args }) => (name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : 0)),
  );
}

for (const [path, ready] of [
  ['/readBibleChapter/kjv/john/1?with=asv', '#v1'],
  ['/practice/by_ref/by_freq', 'main h2'],
  ['/search', 'main form'],
] as const) {
  // A single rule with `:has` beside a negation is enough to make every change of every screen slow.
  test(`an element that comes or goes leaves the rest of ${path} unchanged`, async ({
    page,
    open,
    browser,
  }) => {
    await open(path);
    await page.locator(ready).first().waitFor();
    // What the page itself still loads while it is measured counts, too.
    await expect.poll(() => matchedAgain(browser, page)).toBeLessThan(60);
  });
}
