import * as v from 'valibot';
import type { TestInfo } from '@playwright/test';

/** One row of the table: a figure and its baseline from the same run. */
export const benchRow = v.object({
  what: v.string(),
  measured: v.number(),
  unit: v.picklist(['ms', 'requests', 'nodes', 'bytes', 'MB', 'points']),
  baseline: v.number(),
  /** The baseline, in a few words. */
  baselineIs: v.string(),
  /** The limit, in the unit of the row. */
  budget: v.optional(v.number()),
});

export type BenchRow = v.InferOutput<typeof benchRow>;

export const ROW = 'bench-row';

/** Adds a row to the table that the run prints. */
export async function report(testInfo: TestInfo, row: BenchRow): Promise<void> {
  await testInfo.attach(ROW, { body: JSON.stringify(row), contentType: 'application/json' });
}

/** The median; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
