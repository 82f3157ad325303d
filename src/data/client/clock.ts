/** The one clock of an engine, which a test can set. */
export interface Clock {
  /** Epoch milliseconds, by the device's clock, which anybody may set. */
  now: () => number;
  /**
   * Milliseconds since the page was opened, by a clock that nobody can set: for how long something has been going on. Needed where a
   * device's clock is set while a call is under way (`closedPage.test.ts`).
   */
  monotonicMs: () => number;
}

export const deviceClock = (): Clock => ({
  now: () => Date.now(),
  monotonicMs: () => performance.now(),
});
