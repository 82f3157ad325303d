import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { startDemoServer } from '../../e2e/kit/server';
import { lighthouse, type LighthouseRun } from './kit/lighthouse';
import { median, report } from './kit/row';

const PORT = 4390;
const RUNS = 5;

// Playwright requires the fixtures parameter, even if it is empty.
// oxlint-disable-next-line no-empty-pattern
test('a shared link on a phone over slow 4G', async ({}, testInfo) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nuggets-link-'));
  cpSync('dist', folder, { recursive: true });
  cpSync('test/checks/bench/baseline/chapter.html', path.join(folder, 'baseline.html'));
  const server = await startDemoServer(PORT, folder);
  const ours: LighthouseRun[] = [];
  const byHand: LighthouseRun[] = [];
  try {
    // The first visit meets a cold server and does not count.
    for (let run = 0; run <= RUNS; run += 1) {
      byHand.push(await lighthouse(`${server.url}/nuggets/baseline.html`));
      ours.push(await lighthouse(`${server.url}/nuggets/read/kjv/john/3`));
    }
  } finally {
    server.stop();
    rmSync(folder, { recursive: true });
  }
  const of = (runs: LighthouseRun[], figure: (run: LighthouseRun) => number) =>
    median(runs.slice(1).map(figure));
  const row = (what: string, figure: (run: LighthouseRun) => number) => ({
    what: `shared link, ${what}`,
    measured: of(ours, figure),
    baseline: of(byHand, figure),
    baselineIs: 'the same chapter fetched and printed by a page written by hand',
  });
  const text = row('link to text (largest contentful paint)', (run) => run.largestContentfulPaint);
  await report(testInfo, { ...text, unit: 'ms', budget: text.baseline * 1.2 });
  await report(testInfo, { ...row('total blocking time', (run) => run.totalBlockingTime), unit: 'ms' });
  for (const name of ['performance', 'accessibility', 'best-practices', 'seo'] as const) {
    const short = row(`Lighthouse ${name}, points short of 100`, ({ scores }) => 100 - scores[name]);
    await report(testInfo, { ...short, unit: 'points', budget: 0 });
  }
});
