import { folded } from './find/words';

export interface Segment {
  text: string;
  match: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}'’ʼ]+/gu;

/** A text in segments, of which those are marked that are among the found words. */
export function segmentsOf(text: string, terms: readonly string[]): Segment[] {
  const wanted = new Set(terms);
  const segments: Segment[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.has(folded(word))) continue;
    if (index > end) segments.push({ text: text.slice(end, index), match: false });
    segments.push({ text: word, match: true });
    end = index + word.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), match: false });
  return segments;
}

/** How many characters are shown before and after the first word that was found. */
const BEFORE = 24;
const AFTER = 90;

/** The part of a text around the first word that was found in it; null if none was. */
export function contextOf(text: string, terms: readonly string[]): Segment[] | null {
  const wanted = new Set(terms);
  const plain = text.replace(/\s+/g, ' ').trim();
  const first = [...plain.matchAll(WORD)].find(({ 0: word }) => wanted.has(folded(word)));
  if (!first) return null;
  // From the beginning of a word.
  const from = first.index <= BEFORE ? 0 : plain.indexOf(' ', first.index - BEFORE) + 1;
  const excerpt = plain.slice(from, first.index + AFTER);
  const cut = `${from > 0 ? '… ' : ''}${excerpt}${from + excerpt.length < plain.length ? '…' : ''}`;
  return segmentsOf(cut, terms);
}
