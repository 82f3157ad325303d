/** Placeholder union until the table lands; see the domain brief. */
export type BookName = string;
