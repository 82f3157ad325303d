/**
 * Whether a visit may be gone on with after the page was loaded anew: not where its address was entered, for which the
 * router has this key. That is always a fresh visit.
 */
export const mayResume = (locationKey: string): boolean => locationKey !== 'default';
