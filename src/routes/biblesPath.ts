import { paths } from './paths';

export const BIBLES_HASH = '#bibles';

/** The translations that are kept on this device, on the screen Your data. */
export const biblesPath = `${paths.yourData}${BIBLES_HASH}`;
