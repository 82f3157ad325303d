import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { seededRandom, shuffled, type Random } from '../../../src/platform/values/random';
import { startDemoServer } from '../../e2e/kit/server';
import { chapterRecorded, collectNotices, outboxOf, outcomeOf, type Outcome } from './page';
import { countsOf, startProxy, type Proxy } from './proxy';
import { isCallOf, printTable, resultsOf, sumOf, type Made, type Row } from './table';
import { CHAPTERS_PRESSED, KINDS, type Own } from './writes';

const SEEDS = (process.env.SOAK_SEEDS ?? '1').split(',').map(Number);
const WRITES = Number(process.env.SOAK_WRITES ?? 300);
const PORT = Number(process.env.E2E_PORT ?? 4310) + 60;

const OWN: readonly Own[] = [
  { prayer: 'Exams', prayerId: 8, quoteId: 1, book: 'leviticus' },
  { prayer: 'Marriage', prayerId: 10, quoteId: 2, book: 'numbers' },
];

/** The longest wait for a form to open, after which the page is loaded again. */
const PATIENCE_MS = 8_000;
/** About as long as a page needs to show a form and send it. */
const CLOCK_MOVES_WITHIN_MS = 8_000;
/** A busy machine is slow to show a page. */
const NAVIGATION_MS = 60_000;
const SETTLE_MS = 240_000;

declare global {
  interface Window {
    isLyingPage: () => Promise<boolean>;
    clockMovesAfter: () => Promise<number | null>;
  }
}

/** How long after a write the page is hidden or closed, at the latest: that is longer than it can be undone. */
const LEFT_WITHIN_MS = 12_000;

/** How often each thing was done to the pages. */
interface Done {
  pages: number;
  hidden: number;
  lying: number;
  clockMoved: number;
  closed: number;
  reloaded: number;
}

const all: Row[][] = [];

for (const seed of SEEDS) {
  test(`seed ${seed}: ${WRITES} writes of every kind on two pages`, async ({ browser }) => {
    CHAPTERS_PRESSED.length = 0;
    const demo = await startDemoServer(PORT);
    const proxy = await startProxy(demo.url, PORT + 1, seededRandom(seed));
    const context = await browser.newContext({ baseURL: `${proxy.url}/nuggets` });
    await context.addInitScript(() => localStorage.setItem('user.name', 'demo'));
    const tally: Done = { pages: 0, hidden: 0, lying: 0, clockMoved: 0, closed: 0, reloaded: 0 };
    await lieAboutTheNetwork(context, seed, tally);
    await moveTheClock(context, seed, tally);
    try {
      const made = await Promise.all(
        OWN.map((own, place) =>
          writeAll(context, proxy, own, `s${seed}p${place}w`, seededRandom(seed * 100 + place), tally),
        ),
      );
      proxy.calm();
      const page = await fresh(context, proxy.url);
      const undecided = async () =>
        (await outboxOf(page)).flatMap(({ command, decided }) => (decided ? [] : [command]));
      await expect.poll(undecided, { timeout: SETTLE_MS, intervals: [2000] }).toEqual([]);
      const asked = await outboxOf(page);
      const results = resultsOf(made, await demo.dataOf('demo'), asked, proxy.attempts, OWN);
      all.push(results);
      console.log(printTable(`Seed ${seed}`, results));
      console.log(JSON.stringify({ ...tally, ...countsOf(proxy.attempts) }));
      for (const row of results) {
        expect.soft(row, row.kind).toMatchObject({ lost: 0, doubled: 0, disordered: 0, silent: 0, late: 0 });
      }
    } finally {
      await context.close();
      proxy.close();
      demo.stop();
    }
  });
}

test.afterAll(() => {
  if (all.length > 1) console.log(printTable(`All ${all.length} seeds`, sumOf(all)));
});

/** A third of the pages report that they are offline, as behind some VPNs. */
async function lieAboutTheNetwork(context: BrowserContext, seed: number, tally: Done): Promise<void> {
  const random = seededRandom(seed * 7);
  await context.exposeFunction('isLyingPage', () => {
    const lies = random() < 1 / 3;
    tally.pages += 1;
    if (lies) tally.lying += 1;
    return lies;
  });
  await context.addInitScript(() => {
    let isLying = false;
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => !isLying });
    void window.isLyingPage().then((lies) => (isLying = lies));
  });
}

/**
 * In a tenth of the pages the device's clock is set three days ahead, at once or during a call; the next page has the
 * right time again.
 */
async function moveTheClock(context: BrowserContext, seed: number, tally: Done): Promise<void> {
  const random = seededRandom(seed * 11);
  await context.exposeFunction('clockMovesAfter', () => {
    const moves = random() < 0.1;
    if (moves) tally.clockMoved += 1;
    return moves ? Math.max(0, random() * 2 - 1) * CLOCK_MOVES_WITHIN_MS : null;
  });
  await context.addInitScript(() => {
    const real = Date;
    let ahead = 0;
    const now = () => real.now() + ahead;
    window.Date = new Proxy(real, {
      construct: (target, given, proxy): object => {
        const made: unknown = Reflect.construct(target, given.length === 0 ? [now()] : given, proxy);
        if (typeof made === 'object' && made) return made;
        throw new TypeError('no date');
      },
      get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
    });
    void window.clockMovesAfter().then((ms) => {
      if (ms !== null) setTimeout(() => (ahead = 3 * 86_400_000), ms);
    });
  });
}

async function fresh(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.setDefaultNavigationTimeout(NAVIGATION_MS);
  await page.goto(`${url}/nuggets/links`);
  await collectNotices(page);
  return page;
}

/** Half of the writes, in the seed's order. In between, pages are reloaded and tabs closed, sometimes immediately. */
async function writeAll(
  context: BrowserContext,
  { url, attempts }: Proxy,
  own: Own,
  prefix: string,
  random: Random,
  tally: Done,
): Promise<Made[]> {
  const order = shuffled(
    Array.from({ length: WRITES / 2 }, (_, index) => KINDS[index % KINDS.length]),
    random,
  );
  const made: Made[] = [];
  let page = await fresh(context, url);
  for (const [index, kind] of order.entries()) {
    if (kind === undefined) continue;
    const token = `${prefix}${index}`;
    const go = async (path: string) => {
      await page.goto(`${url}/nuggets${path}`);
      await collectNotices(page);
    };
    const abrupt = random();
    const wasPressed = async () =>
      attempts.some((call) => isCallOf({ kind, token, own }, call)) ||
      (await outboxOf(page).catch(() => [])).some(({ command }) => command.includes(`${token}"`));
    let outcome: Outcome = 'not written';
    for (let attempt = 0; attempt < 3 && outcome === 'not written'; attempt += 1) {
      try {
        await kind.write(page, token, own, go);
        outcome = 'unsaid';
      } catch {
        // The screen failed to load because of a fault: a user would try again, unless this was the last press of all.
        if (await wasPressed()) outcome = 'left';
      }
    }
    if (outcome !== 'unsaid') {
      made.push({ kind, token, own, outcome });
      continue;
    }
    // A tab that is closed or reloaded immediately shows nothing any more.
    if (abrupt < 0.04) {
      tally.closed += 1;
      await page.close();
      page = await fresh(context, url);
      made.push({ kind, token, own, outcome: 'left' });
    } else if (abrupt < 0.1) {
      tally.reloaded += 1;
      await page.reload();
      await collectNotices(page);
      made.push({ kind, token, own, outcome: 'left' });
    } else {
      const at = Date.now();
      const shown = await outcomeOf(page, kind);
      const chapter = kind.name === 'reading' ? await chapterRecorded(page) : undefined;
      made.push({ kind, token, own, outcome: shown, at, ...(chapter && { chapter }) });
      if (random() < (kind.undoable ? 0.5 : 0.05)) {
        await page.waitForTimeout(random() * LEFT_WITHIN_MS);
        tally.hidden += 1;
        if (random() < 0.5) await hide(page);
        if (random() < 0.7) {
          await page.close();
          page = await fresh(context, url);
        }
      }
    }
  }
  return made;
}

/** As when the phone is locked: the page is hidden, and goes on for a moment. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
