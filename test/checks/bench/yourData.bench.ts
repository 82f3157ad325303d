import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import * as v from 'valibot';
import type { UserData } from '../../api/schema';
import { expect, test } from '../../e2e/kit/fixtures';
import { startDemoServer } from '../../e2e/kit/server';
import { longestTask } from './kit/longestTask';
import { report } from './kit/row';

/** 20,000 nuggets, 5,000 quotes, 3,000 prayers. */
const SCALE = 100;
const LONGEST_TASK_MS = 100;
const TIMES_THE_FILE = 3;
const SAMPLE_MS = 100;
/** How long an import is measured, from its beginning; the rest repeats the same work. */
const ADDING_MS = 40_000;

const usage = v.object({ usedSize: v.number(), backingStorageSize: v.optional(v.number(), 0) });

/**
 * The highest memory use during some work, above that before it, in MB. Garbage is collected before it would exceed the
 * limit.
 */
async function mostAlive(page: Page, limit: number, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    const { usedSize, backingStorageSize } = v.parse(usage, await session.send('Runtime.getHeapUsage'));
    return (usedSize + backingStorageSize) / 1e6;
  };
  await session.send('HeapProfiler.collectGarbage');
  const before = await used();
  let most = 0;
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      let now = (await used()) - before;
      if (now > Math.max(most, limit)) {
        await session.send('HeapProfiler.collectGarbage');
        now = (await used()) - before;
      }
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  await work();
  done.abort();
  await watching;
  await session.detach();
  return most;
}

const rowsOf = ({ topics, nuggets, quotes, prayers, memoryPassages }: UserData): number =>
  topics.length + nuggets.length + quotes.length + prayers.length + memoryPassages.length;

const toDownload = async (page: Page): Promise<Download> => {
  const downloading = page.waitForEvent('download', { timeout: 240_000 });
  await page.getByRole('button', { name: 'Export everything' }).click();
  return downloading;
};

const limitOfTask = {
  baselineIs: 'the limit',
  unit: 'ms',
  baseline: LONGEST_TASK_MS,
  budget: LONGEST_TASK_MS,
} as const;

const sizesOf = async (path: string): Promise<{ json: number; all: number }> => {
  const files = Object.entries(unzipSync(await readFile(path)));
  const bytesOf = (some: typeof files) => some.reduce((sum, [, { length }]) => sum + length, 0) / 1e6;
  return { json: bytesOf(files.filter(([name]) => name.endsWith('.json'))), all: bytesOf(files) };
};

test('a library of 28,000 rows goes out and comes in', async ({ browser, page, open, demo }, testInfo) => {
  test.setTimeout(30 * 60_000);
  const other = await startDemoServer(Number(new URL(demo.url).port) + 60);
  const reportTask = (what: string, measured: number) =>
    report(testInfo, { ...limitOfTask, what: `${what}: longest task, of the processor`, measured });
  try {
    await demo.reset({ scale: SCALE });
    await open('/yourData');
    await page.getByRole('button', { name: 'Export everything' }).waitFor();
    let download: Download | undefined;
    const exported = await longestTask(browser, page, async () => {
      download = await toDownload(page);
    });
    await reportTask('export', exported);
    const path = (await download?.path()) ?? '';
    const { json, all } = await sizesOf(path);
    const limit = TIMES_THE_FILE * json;
    const reportMemory = (what: string, measured: number) =>
      report(testInfo, {
        unit: 'MB',
        baselineIs: 'the JSON file',
        what: `${what}: most alive`,
        measured,
        baseline: json,
        budget: limit,
      });

    await page.reload();
    const exportPeak = await mostAlive(page, limit, async () => {
      await toDownload(page);
    });
    await reportMemory(`export, all files are ${all.toFixed(1)} MB`, exportPeak);

    await fetch(`${other.url}/bible/api/nuggets_login.php?user=traveller&copyUser=`);
    await page.addInitScript((name) => localStorage.setItem('user.name', name), 'traveller');
    await page.goto(`${other.url}/nuggets/yourData`);
    const choose = page.getByLabel('Choose a file…');
    await choose.waitFor({ state: 'attached' });
    const preview = async () => {
      await choose.setInputFiles(path);
      await page.getByText(/A library of this app: [\d,]+ new/).waitFor({ timeout: 240_000 });
    };
    await reportMemory('preview', await mostAlive(page, limit, preview));
    await page.reload();
    await choose.waitFor({ state: 'attached' });
    await reportTask('preview', await longestTask(browser, page, preview));

    const adding = async () => {
      await page.getByRole('button', { name: /^Add [\d,]+ rows$/ }).click();
      await page.waitForTimeout(ADDING_MS);
    };
    const added = await longestTask(browser, page, adding);
    const rows = rowsOf(await other.dataOf('traveller'));
    expect(rows).toBeGreaterThan(0);
    await reportTask(`import, its first ${rows} rows`, added);
  } finally {
    other.stop();
  }
});
