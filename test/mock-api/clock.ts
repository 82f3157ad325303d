/** The time of the mock's server, which a test may set. */
export interface Clock {
  now: () => Date;
  /** Stands at a moment, or goes on from it. */
  set: (moment: Date, goesOn?: boolean) => void;
}

/** @param start a moment at which the clock stands, or what tells the time; the real time unless told */
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
