import { createHash } from 'node:crypto';

/** The folder in which test files record the functions that they call. */
export const FOLDER = 'node_modules/.cache/nuggets-probes';

export const recordOf = (test: string): string =>
  `${FOLDER}/${createHash('sha1').update(test).digest('hex')}.json`;
