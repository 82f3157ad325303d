import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { seededRandom, shuffled, type Random } from '../../../src/platform/values/random';
import { startDemoServer } from '../../e2e/kit/server';
import { collectNotices, outboxOf, outcomeOf } from './page';
import { startProxy } from './proxy';
import { printTable, resultsOf, sumOf, type Made, type Row } from './table';
import { KINDS, type Own } from './writes';

const SEEDS = (process.env.SOAK_SEEDS ?? '1').split(',').map(Number);
const WRITES = Number(process.env.SOAK_WRITES ?? 300);
const PORT = Number(process.env.E2E_PORT ?? 4310) + 60;

const OWN: readonly Own[] = [
  { prayer: 'Exams', prayerId: 8, quoteId: 1, book: 'leviticus' },
  { prayer: 'Marriage', prayerId: 10, quoteId: 2, book: 'numbers' },
];

/** The longest wait for a form to open, after which the page is loaded again. */
const PATIENCE_MS = 8_000;
/** A busy machine is slow to show a page. */
const NAVIGATION_MS = 60_000;
const SETTLE_MS = 240_000;

declare global {
  interface Window {
    isLyingPage: () => Promise<boolean>;
    isClockMoved: () => Promise<boolean>;
  }
}

const all: Row[][] = [];

for (const seed of SEEDS) {
  test(`seed ${seed}: ${WRITES} writes of every kind on two pages`, async ({ browser }) => {
    const demo = await startDemoServer(PORT);
    const proxy = await startProxy(demo.url, PORT + 1, seededRandom(seed));
    const context = await browser.newContext({ baseURL: `${proxy.url}/nuggets` });
    await context.addInitScript(() => localStorage.setItem('user.name', 'demo'));
    await lieAboutTheNetwork(context, seed);
    await moveTheClock(context, seed);
    try {
      const made = await Promise.all(
        OWN.map((own, place) =>
          writeAll(context, proxy.url, own, `s${seed}p${place}w`, seededRandom(seed * 100 + place)),
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
      for (const row of results) {
        expect.soft(row, row.kind).toMatchObject({ lost: 0, doubled: 0, disordered: 0, silent: 0 });
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

/** A third of the pages believe themselves offline, as behind some VPNs. */
async function lieAboutTheNetwork(context: BrowserContext, seed: number): Promise<void> {
  const random = seededRandom(seed * 7);
  await context.exposeFunction('isLyingPage', () => random() < 1 / 3);
  await context.addInitScript(() => {
    let isLying = false;
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => !isLying });
    void window.isLyingPage().then((lies) => (isLying = lies));
  });
}

/** In a tenth of the pages the device's clock is three days ahead, so that it moves with every reload. */
async function moveTheClock(context: BrowserContext, seed: number): Promise<void> {
  const random = seededRandom(seed * 11);
  await context.exposeFunction('isClockMoved', () => random() < 0.1);
  await context.addInitScript(() => {
    const { now } = Date;
    void window.isClockMoved().then((isMoved) => {
      if (isMoved) Date.now = () => now() + 3 * 86_400_000;
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
  url: string,
  own: Own,
  prefix: string,
  random: Random,
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
    let done = false;
    for (let attempt = 0; attempt < 3 && !done; attempt += 1) {
      try {
        await kind.write(page, token, own, go);
        done = true;
      } catch {
        // The screen failed to load because of a fault; a user would try again.
      }
    }
    if (!done) {
      made.push({ kind, token, own, outcome: 'not written' });
      continue;
    }
    // A tab that is closed or reloaded immediately shows nothing any more.
    if (abrupt < 0.04) {
      await page.close();
      page = await fresh(context, url);
      made.push({ kind, token, own, outcome: 'left' });
    } else if (abrupt < 0.1) {
      await page.reload();
      await collectNotices(page);
      made.push({ kind, token, own, outcome: 'left' });
    } else {
      made.push({ kind, token, own, outcome: await outcomeOf(page, kind.silent ?? false) });
    }
  }
  return made;
}
