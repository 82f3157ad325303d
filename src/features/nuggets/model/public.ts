/** Types and rules of nuggets that other subjects use; they need no browser. */
export type { Nugget } from './nugget';
