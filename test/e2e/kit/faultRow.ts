import type { Page } from '@playwright/test';
import { resetPage, FAULTS, type Fault } from './faultCells';
import { CELLS } from './faultReporter';
import { expect, type test as appTest } from './fixtures';
import type { DemoServer } from './server';

interface Row {
  endpoint: string;
  place?: string;
  user?: string | null;
}

const EVERY_QUARTER_MINUTE_MS = 15_000;

/**
 * Disables automatic retries, because the test itself retries: on a busy machine a retry could remove the button
 * between the end of a fault and the test's click. `startSync.test.ts` tests the automatic retries.
 */
function noRetriesByItself(pause: number): void {
  window.setInterval = new Proxy(window.setInterval, {
    apply: (start, self, given: unknown[]): unknown =>
      given[1] === pause ? 0 : Reflect.apply(start, self, given),
  });
}

/**
 * One row of the fault matrix: the endpoint with every fault. If a cell returns true, it has left a page that shows its
 * fault, and the next cell uses that page; otherwise the next cell begins with a new page.
 */
export function faultRow<R extends Row>(
  test: typeof appTest,
  each: R,
  cell: (each: R, fault: Fault, page: Page, demo: DemoServer, isFailing: boolean) => Promise<unknown>,
): void {
  const { endpoint, place, user = 'demo' } = each;
  const name = place === undefined ? endpoint : `${endpoint} (${place})`;
  test(`${name} survives every fault`, async ({ page, demo }, { annotations }) => {
    test.setTimeout(120_000);
    page.setDefaultTimeout(15_000);
    await page.addInitScript(noRetriesByItself, EVERY_QUARTER_MINUTE_MS);
    if (user !== null) {
      await page.addInitScript((who) => {
        if (location.protocol !== 'about:') localStorage.setItem('user.name', who);
      }, user);
    }
    const failures: string[] = [];
    let isFailing = false;
    for (const fault of FAULTS) {
      if (!isFailing) await resetPage(page, demo);
      try {
        isFailing = (await test.step(fault, () => cell(each, fault, page, demo, isFailing))) === true;
      } catch (error) {
        isFailing = false;
        failures.push(`${fault}: ${String(error)}`);
      }
    }
    const passed = FAULTS.length - failures.length;
    annotations.push({ type: CELLS, description: `${passed} of ${FAULTS.length}` });
    expect(failures).toEqual([]);
  });
}
