/** The one clock of an engine, which a test can set. */
export interface Clock {
  /** Epoch milliseconds, by the device's clock, which may be set at any time. */
  now: () => number;
  /** Milliseconds since the page was opened: for how long something took. */
  monotonicMs: () => number;
}

export const deviceClock = (): Clock => ({
  now: () => Date.now(),
  monotonicMs: () => performance.now(),
});
