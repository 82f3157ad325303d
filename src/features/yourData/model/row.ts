import { preview } from '@/platform/values/text';
import type { Item } from './item';

/** One row of a file or of a pasted text: what it says, or why it cannot be read. */
export type Row = { place: string } & ({ item: Item } | { reason: string; text: string });

/** Something to say about a file that is about no single row. */
export interface ParsedFile {
  ok: true;
  /** What the file is, in words. */
  what: string;
  rows: readonly Row[];
  notes: readonly string[];
}

/** A file that is not used at all, and why. */
export interface RefusedFile {
  ok: false;
  reason: string;
}

export const refusedFile = (reason: string): RefusedFile => ({ ok: false, reason });

export const unreadable = (place: string, reason: string, text: string): Row => ({
  place,
  reason,
  text: preview(text.replace(/\s+/gu, ' ').trim(), 80),
});

export const lineOf = (line: number): string => `line ${line}`;
