import * as v from 'valibot';
import type { Verse, VersePart } from '@/domain/bible/passage';
import { flag, optionalText, rows, wholeNumber } from './decoder';

const versePart = v.object({ verseNumber: wholeNumber, verseText: optionalText, wordsOfChrist: flag });

/** `verses[]` of a passage (api.md, 'Passage object'), grouped by verse number and sorted by it; a verse's parts stay as they came. */
export const verses = v.pipe(
  rows(v.object({ verseParts: rows(versePart) })),
  v.transform((items): Verse[] => {
    const byNumber = new Map<number, VersePart[]>();
    for (const part of items.flatMap((item) => item.verseParts)) {
      const parts = byNumber.get(part.verseNumber) ?? [];
      parts.push({ text: part.verseText, wordsOfChrist: part.wordsOfChrist });
      byNumber.set(part.verseNumber, parts);
    }
    return [...byNumber]
      .map(([verseNumber, parts]) => ({ verseNumber, parts }))
      .sort((a, b) => a.verseNumber - b.verseNumber);
  }),
);

/** `get_passage_text`: null when the translation has no such text. */
export const passageText = v.pipe(
  v.nullable(v.object({ verses: v.nullable(verses) })),
  v.transform((passage) => (passage?.verses?.length ? passage.verses : null)),
);
