import { memoizeByObject } from '@/platform/values/memoizeByObject';
import { normalizeVerse } from '../../phraseMatch';
import type { SearchableBible } from './searchableBible';
import { versesWith, type BibleQuery } from './searchBible';
import { wordStem } from './wordStem';

/** A form of a word, and how many of the verses searched have it. */
export interface WordForm {
  word: string;
  count: number;
}

/** The distinct words of a translation by what their forms have in common. */
const wordsByStem = memoizeByObject((bible: SearchableBible): ReadonlyMap<string, readonly string[]> => {
  const byStem = new Map<string, string[]>();
  const known = new Set<string>();
  for (const [word] of bible.normalized.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (known.has(word)) continue;
    known.add(word);
    const stem = wordStem(word);
    const same = byStem.get(stem);
    if (same) same.push(word);
    else byStem.set(stem, [word]);
  }
  return byStem;
});

/** The verses that have a word in any of its forms, as numbers from 0, and those forms: the most frequent first. */
export function versesWithForms(
  bible: SearchableBible,
  { terms, ...where }: BibleQuery,
): { verses: number[]; forms: WordForm[] } {
  const word = normalizeVerse(terms.sent.trim());
  const verses = new Set<number>();
  const forms: WordForm[] = [];
  for (const form of wordsByStem(bible).get(wordStem(word)) ?? []) {
    const found = versesWith(bible, { ...where, terms: { sent: form, exclude: [], wholeWords: true } });
    if (found.length > 0) forms.push({ word: form, count: found.length });
    for (const verse of found) verses.add(verse);
  }
  return {
    verses: [...verses].sort((a, b) => a - b),
    forms: forms.sort((a, b) => b.count - a.count),
  };
}
