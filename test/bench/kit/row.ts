import * as v from 'valibot';
import type { TestInfo } from '@playwright/test';

/** One line of the table: a figure beside its baseline from the same run. */
export const benchRow = v.object({
  what: v.string(),
  measured: v.number(),
  unit: v.picklist(['ms', 'requests', 'nodes', 'bytes', 'MB', 'points']),
  baseline: v.number(),
  /** What the baseline is, in a few words. */
  baselineIs: v.string(),
  /** The most that is allowed, in the unit of the row. */
  budget: v.optional(v.number()),
});

export type BenchRow = v.InferOutput<typeof benchRow>;

export const ROW = 'bench-row';

/** Adds a line to the table that the run prints. */
export async function report(testInfo: TestInfo, row: BenchRow): Promise<void> {
  await testInfo.attach(ROW, { body: JSON.stringify(row), contentType: 'application/json' });
}

/** The middle value; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
