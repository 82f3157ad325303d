import { preview } from '@/platform/values/text';
import type { Item } from './item';

/** One row of a file or of a pasted text: what it says, or why it cannot be read. */
export type Row = { location: string } & (
  | { item: Item }
  | {
      reason: string;
      text: string;
      /** Words beside something that was read. */
      isBeside?: true;
    }
);

/** What a file or a pasted text has. */
export interface ParsedFile {
  /** What the file is, in words. */
  what: string;
  rows: readonly Row[];
  /** Something to say that is about no single row. */
  notes: readonly string[];
}

/** Says in a sentence why a file is not used at all. */
export class Unusable extends Error {}

export const invalidRow = (location: string, reason: string, text: string): Exclude<Row, { item: Item }> => ({
  location,
  reason,
  text: preview(text.replace(/\s+/gu, ' ').trim(), 80),
});

export const lineOf = (line: number): string => `line ${line}`;
