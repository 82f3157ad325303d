import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findChromium } from '../../../e2e/kit/findChromium';

/*
 * Lighthouse is installed only when a bench needs it, because its hundred packages would slow down every checkout.
 */
const VERSION = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const score = v.object({ score: v.number() });
const figure = v.object({ numericValue: v.number() });
const result = v.object({
  categories: v.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: v.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
  }),
});

export interface LighthouseRun {
  /** Of 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds, on the simulated phone over slow 4G. */
  largestContentfulPaint: number;
  totalBlockingTime: number;
}

/** One run of Lighthouse's mobile simulation over a page. */
export async function lighthouse(url: string): Promise<LighthouseRun> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      `lighthouse@${VERSION}`,
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 100_000_000 },
  );
  const { categories, audits } = v.parse(result, JSON.parse(stdout));
  const scoreOf = (name: (typeof CATEGORIES)[number]) => Math.round(categories[name].score * 100);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    largestContentfulPaint: audits['largest-contentful-paint'].numericValue,
    totalBlockingTime: audits['total-blocking-time'].numericValue,
  };
}
