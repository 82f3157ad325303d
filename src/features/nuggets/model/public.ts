/** Types and rules of nuggets for other subjects; they need no browser. */
export type { Nugget } from './nugget';
