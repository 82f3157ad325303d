import { preview } from '@/platform/values/text';
import type { Item } from './item';

/** One row of a file or of a pasted text: its item, or why it cannot be read. */
export type Row = { location: string } & (
  | { item: Item }
  | {
      reason: string;
      text: string;
      /** Words beside an item that was read. */
      isBeside?: true;
    }
);

/** The content of a file or a pasted text. */
export interface ParsedFile {
  /** The kind of the file, in words. */
  what: string;
  rows: readonly Row[];
  /** Messages that concern no single row. */
  messages: readonly string[];
}

/** An error whose message says in a sentence why a file is not used at all. */
export class Unusable extends Error {}

export const invalidRow = (location: string, reason: string, text: string): Exclude<Row, { item: Item }> => ({
  location,
  reason,
  text: preview(text.replace(/\s+/gu, ' ').trim(), 80),
});

export const lineOf = (line: number): string => `line ${line}`;
