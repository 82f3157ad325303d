/**
 * The app's own types, which `app/register.ts` declares once: `state`, what the store holds, and `lists`, the rows of each list by
 * its name. The engine itself knows no subject.
 */
export interface Register {}

/** The rows of every list by its name, as used in store, cache and writes. */
export type ListRows = Register extends { lists: infer Lists } ? Lists : never;

/** What the store holds. */
export type RootState = Register extends { state: infer State } ? State : never;
