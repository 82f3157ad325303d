import type { TestInfo } from '@playwright/test';

/** One line of the table: a figure beside its baseline from the same run. */
export interface BenchRow {
  what: string;
  measured: number;
  unit: 'ms' | 'requests' | 'nodes' | 'bytes' | 'MB';
  baseline: number;
  /** What the baseline is, in a few words. */
  baselineIs: string;
  /** The most that the issue allows, in the unit of the row. */
  budget?: number;
}

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
