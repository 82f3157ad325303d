import * as v from 'valibot';
import { MAX_VERSES_SHOWN, type Verse, type VersePart } from '@/domain/bible/passage';
import { flag, optionalText, rows, wholeNumber } from './decoder';

/** Far more characters than any part of a verse has: one of megabytes is shown in part, and says so. */
const MAX_CHARACTERS = 20_000;

const readable = v.pipe(
  optionalText,
  v.transform((text) =>
    text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}… [shown in part]` : text,
  ),
);

const versePart = v.object({ verseNumber: wholeNumber, verseText: readable, wordsOfChrist: flag });

/** A list without what no chapter has: a hundred thousand rows would hold up the page. */
const upTo = <T>(row: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.unknown(),
    v.transform((list): unknown => (Array.isArray(list) ? list.slice(0, MAX_VERSES_SHOWN) : list)),
    rows(row),
  );

/** `verses[]` of a passage (api.md, 'Passage object'), grouped by verse number and sorted by it; a verse's parts stay as they came. */
export const verses = v.pipe(
  upTo(v.object({ verseParts: upTo(versePart) })),
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
