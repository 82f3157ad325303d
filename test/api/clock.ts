/** The clock of the mock's server, which a test may set. */
export interface Clock {
  now: () => Date;
  /** Sets the clock, which stops at the moment, or runs on from it. */
  set: (moment: Date, goesOn?: boolean) => void;
}

/**
 * @param start the moment at which the clock is stopped, or a function that returns the time; by default the real time
 */
export function createClock(start: Date | (() => Date) = () => new Date()): Clock {
  let read = start instanceof Date ? () => start : start;
  return {
    now: () => read(),
    set: (moment, goesOn = false) => {
      const ahead = moment.getTime() - Date.now();
      read = goesOn ? () => new Date(Date.now() + ahead) : () => moment;
    },
  };
}
