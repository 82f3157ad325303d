/** Resolves after a time in milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The longest wait for what a tap needs before it is stored, in milliseconds: if the page were closed during it, the tap would be lost. */
const LONGEST_WAIT_MS = 3_000;

/** Resolves with the work, or without it after three seconds. */
export const soon = (work: Promise<unknown>): Promise<unknown> => Promise.race([work, wait(LONGEST_WAIT_MS)]);

const LOOK_EVERY_MS = 50;

/** Resolves once something that other code has begun is over; at once if it is not under way. */
export async function waitWhile(isUnderWay: () => boolean): Promise<void> {
  while (isUnderWay()) await wait(LOOK_EVERY_MS);
}
