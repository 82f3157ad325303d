import type { Page } from '@playwright/test';
import { afresh, FAULTS, type Fault } from './faultCells';
import { CELLS } from './faultReporter';
import { expect, type test as appTest } from './fixtures';
import type { DemoServer } from './server';

interface Row {
  endpoint: string;
  place?: string;
  user?: string | null;
}

/** One row of the fault matrix: the endpoint with every fault, each on a fresh page. */
export function faultRow<R extends Row>(
  test: typeof appTest,
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
