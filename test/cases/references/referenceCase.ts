/**
 * A reference as people write it, judged by hand: the verses that are meant, in full, `John 3:16-17 ESV`, or a chapter, `Psalms 23`;
 * none where it must not be read.
 */
export interface ReferenceCase {
  written: string;
  verses: readonly string[];
  /** Whether its verses are one reference, over several chapters. */
  isOne?: true;
  /** A part of the reason, for each part that a list does not read. */
  refused?: readonly string[];
  /** The verses that are read among other words, where they differ. */
  prose?: readonly string[];
  /** The reference that a field opens, where that is not the first of the verses; '' for none. */
  opens?: string;
}

type More = Omit<ReferenceCase, 'written' | 'verses'>;

/** A row of a table of cases: the verses with commas between them. */
export type Row = readonly [written: string, verses: string, more?: More];

export const casesOf = (rows: readonly Row[]): ReferenceCase[] =>
  rows.map(([written, verses, more]) => ({
    written,
    verses: verses === '' ? [] : verses.split(', '),
    ...more,
  }));
