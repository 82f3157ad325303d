/** Resolves after a time in milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const LOOK_EVERY_MS = 50;

/** Resolves once something that other code has begun is over; at once if it is not under way. */
export async function waitWhile(isUnderWay: () => boolean): Promise<void> {
  while (isUnderWay()) await wait(LOOK_EVERY_MS);
}
