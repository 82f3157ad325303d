import type { Page } from '@playwright/test';
import { test } from '../../e2e/kit/fixtures';
import { median, report } from './kit/row';

/** The CPU of a phone that is some years old. */
const SLOWDOWN = 4;
/** Two frames at 60 per second. */
const TWO_FRAMES = 34;
const PRESSES = 12;
/** The pause in which the work after a frame ends. */
const PAUSE = 700;

interface Step {
  what: string;
  path: string;
  /** The keys to press and measure, in turn. */
  keys: readonly string[];
  /** A key to press before each, not measured. */
  first?: string;
  ready: string;
}

const NEXT = ['ArrowRight'];
const THERE_AND_BACK = ['ArrowRight', 'ArrowLeft'];
const PRACTICE = { path: '/practice/by_ref/by_freq', ready: 'main h2' };

const STEPS: readonly Step[] = [
  { what: 'next chapter', path: '/readBibleChapter/kjv/john/1', keys: NEXT, ready: '#v1' },
  {
    what: 'next chapter, two translations',
    path: '/readBibleChapter/kjv/john/1?with=asv',
    keys: NEXT,
    ready: '#v1 [data-translation]',
  },
  { what: 'Psalm 119', path: '/readBibleChapter/kjv/psalms/118', keys: THERE_AND_BACK, ready: '#v1' },
  {
    what: 'Psalm 119, two translations',
    path: '/readBibleChapter/kjv/psalms/118?with=asv',
    keys: THERE_AND_BACK,
    ready: '#v1 [data-translation]',
  },
  { what: 'next quote', path: '/viewQuotes', keys: NEXT, ready: 'article blockquote' },
  { what: 'next nugget', path: '/browseBible', keys: NEXT, ready: '.verse' },
  { what: 'next passage in practice', keys: NEXT, ...PRACTICE },
  { what: 'reveal in practice', keys: [' '], first: 'ArrowRight', ...PRACTICE },
];

/** From each key to the frame after it. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const frame = new MessageChannel();
    let pressed = 0;
    frame.port1.onmessage = () => performance.measure('key', { start: pressed, end: performance.now() });
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp;
        requestAnimationFrame(() => frame.port2.postMessage(null));
      },
      true,
    );
  });

async function timeOf(page: Page, key: string): Promise<number> {
  await page.evaluate(() => performance.clearMeasures('key'));
  await page.keyboard.press(key);
  await page.waitForTimeout(PAUSE);
  return page.evaluate(() => performance.getEntriesByName('key')[0]?.duration ?? Number.NaN);
}

/** Removes the app and leaves its markup: a key replaces the page by its content before the last press. */
const byHand = (page: Page, before: string) =>
  page.evaluate((other) => {
    for (const element of document.querySelectorAll('[style]')) element.removeAttribute('style');
    const page = document.body.cloneNode(true);
    document.documentElement.replaceChild(page, document.body);
    let html = other;
    document.addEventListener('keydown', () => {
      const main = document.querySelector('main');
      if (!main) return;
      const shown = main.innerHTML;
      main.innerHTML = html;
      html = shown;
    });
  }, before);

/** Without the heights that scripts give to elements: the page's policy allows them in no markup. */
const content = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.innerHTML.replaceAll(/ style="[^"]*"/g, '') ?? '');

for (const [where, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1280, height: 800 }],
] as const) {
  for (const { what, path, keys, first, ready } of STEPS) {
    test(`${what}, ${where}`, async ({ page, open }, testInfo) => {
      await page.setViewportSize(viewport);
      await open(path);
      await page.locator(ready).first().waitFor();
      await page.waitForTimeout(2000);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await watchKeys(page);
      const times: number[] = [];
      let before = '';
      for (let press = 0; press < PRESSES; press += 1) {
        if (first !== undefined) await timeOf(page, first);
        before = await content(page);
        times.push(await timeOf(page, keys[press % keys.length] ?? ''));
      }
      await byHand(page, before);
      const hand: number[] = [];
      for (let press = 0; press < PRESSES; press += 1) hand.push(await timeOf(page, 'Shift'));
      await report(testInfo, {
        what: `${what}, ${where}, processor x${SLOWDOWN}`,
        measured: median(times),
        unit: 'ms',
        baseline: median(hand),
        baselineIs: 'the same page changed by hand',
        budget: TWO_FRAMES,
      });
    });
  }
}
