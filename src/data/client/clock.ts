/** The one clock of an engine, which a test can set. */
export interface Clock {
  /** Epoch milliseconds, by the device's clock, which may be set at any time. */
  now: () => number;
  /**
   * Milliseconds since the page was opened: for durations. Needed where the device's clock is set while a call is in flight
   * (`closedPage.test.ts`).
   */
  monotonicMs: () => number;
}

export const deviceClock = (): Clock => ({
  now: () => Date.now(),
  monotonicMs: () => performance.now(),
});
