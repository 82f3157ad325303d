import type { Page } from '@playwright/test';
import { ENDPOINT_NAMES } from '../mock-api/handlers/all';
import { READS } from './faultReads';
import { WRITES } from './faultWrites';
import { afresh, FAULTS, readCell, writeCell, type Fault } from './kit/faultCells';
import { CELLS } from './kit/faultReporter';
import { expect, test } from './kit/fixtures';
import type { DemoServer } from './kit/server';

/** A build without an owner has no way to this call; CopyDatabaseDialog.test.tsx has its row of the matrix. */
const NOT_IN_THIS_BUILD = ['copy_db_to_another'];

interface Row {
  endpoint: string;
  place?: string;
  user?: string | null;
}

/** One row of the matrix: the endpoint with every fault, each on a page as on the first day. */
function row<R extends Row>(
  each: R,
  cell: (each: R, fault: Fault, page: Page, demo: DemoServer) => Promise<void>,
): void {
  const { endpoint, place, user = 'demo' } = each;
  const name = place === undefined ? endpoint : `${endpoint} (${place})`;
  test(`${name} survives every fault`, async ({ page, demo }, { annotations }) => {
    test.setTimeout(120_000);
    page.setDefaultTimeout(15_000);
    if (user !== null) {
      await page.addInitScript((who) => {
        if (location.protocol !== 'about:') localStorage.setItem('user.name', who);
      }, user);
    }
    const failures: string[] = [];
    for (const fault of FAULTS) {
      await afresh(page, demo);
      try {
        await test.step(fault, () => cell(each, fault, page, demo));
      } catch (error) {
        failures.push(`${fault}: ${String(error)}`);
      }
    }
    const passed = FAULTS.length - failures.length;
    annotations.push({ type: CELLS, description: `${passed} of ${FAULTS.length}` });
    expect(failures).toEqual([]);
  });
}

for (const read of READS) row(read, readCell);
for (const write of WRITES) row(write, writeCell);

test('the matrix has a row for every endpoint', () => {
  const rows = new Set([...READS, ...WRITES].map(({ endpoint }) => endpoint));
  expect([...rows, ...NOT_IN_THIS_BUILD].sort()).toEqual([...ENDPOINT_NAMES].sort());
});
