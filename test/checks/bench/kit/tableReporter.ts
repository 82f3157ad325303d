import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import * as v from 'valibot';
import { benchRow, ROW, type BenchRow } from './row';

const HEAD = ['what', 'measured', 'baseline', 'ratio', 'budget', 'baseline is'];

/** Prints every row of the run as one table; a row over its budget is marked. */
export default class TableReporter implements Reporter {
  readonly #rows: BenchRow[] = [];
  readonly #failures: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { name, body } of result.attachments) {
      if (name !== ROW || !body) continue;
      this.#rows.push(v.parse(benchRow, JSON.parse(body.toString())));
    }
    if (result.status !== 'passed')
      this.#failures.push(`${test.title}: ${result.error?.message ?? result.status}`);
  }

  onEnd(): void {
    const lines = this.#rows.map((row) => [
      row.what,
      figure(row.measured, row.unit),
      figure(row.baseline, row.unit),
      row.baseline === 0 ? '' : (row.measured / row.baseline).toFixed(2),
      row.budget === undefined
        ? ''
        : `${row.measured > row.budget ? 'OVER ' : ''}${figure(row.budget, row.unit)}`,
      row.baselineIs,
    ]);
    const table = [HEAD, ...lines];
    const widths = HEAD.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
    for (const cells of table)
      console.log(cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
    for (const failure of this.#failures) console.log(`FAILED ${failure}`);
  }
}

const figure = (value: number, unit: BenchRow['unit']): string =>
  `${value.toFixed(unit === 'MB' ? 2 : unit === 'ms' ? 1 : 0)} ${unit}`;
