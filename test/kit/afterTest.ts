const cleanups: (() => unknown)[] = [];

/** Has the running test's end call `cleanup`, while its document, network and storage are still there; the last one first. */
export const afterTest = (cleanup: () => unknown): void => void cleanups.push(cleanup);

/** Called by the setup of all tests. */
export async function cleanUpTest(): Promise<void> {
  for (let next = cleanups.pop(); next; next = cleanups.pop()) await next();
}
