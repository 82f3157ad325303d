const SHIFTED = Symbol.for('nuggets.shiftedDate');

/** A `Date` whose clock starts at a moment and continues from there. */
export function shiftedDate(RealDate: DateConstructor, moment: string): DateConstructor {
  const start = RealDate.parse(moment);
  if (Number.isNaN(start)) throw new RangeError(`'${moment}' is no moment such as 2028-02-29T00:30:00Z`);
  const ahead = start - RealDate.now();
  const now = () => RealDate.now() + ahead;
  const own = { now };
  // With `construct`, every other way to make a date still works, and so does `instanceof`.
  return new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) => {
      const made: unknown = Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget);
      return made instanceof RealDate ? made : new RealDate(NaN);
    },
    apply: () => new RealDate(now()).toString(),
    // A test may have replaced `now` by a spy.
    get: (target, key): unknown => Reflect.get(key === 'now' ? own : target, key),
    getOwnPropertyDescriptor: (target, key) =>
      Reflect.getOwnPropertyDescriptor(key === 'now' ? own : target, key),
    defineProperty: (target, key, descriptor) =>
      Reflect.defineProperty(key === 'now' ? own : target, key, descriptor),
    has: (target, key) => key === SHIFTED || Reflect.has(target, key),
  });
}

/**
 * `TEST_NOW=2028-02-29T00:30:00Z npm run unit` runs the tests at that moment; `TZ` sets the zone. Without it they run at
 * the real time. Tests that share a process share its clock.
 */
export function shiftClock(moment: string | undefined): void {
  if (moment === undefined || moment === '' || Reflect.has(Date, SHIFTED)) return;
  globalThis.Date = shiftedDate(Date, moment);
}
