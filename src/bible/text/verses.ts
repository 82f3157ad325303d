import * as v from 'valibot';
import { flag, optionalText, rows, wholeNumber } from '@/data/decode/decoder';
import { groupBy } from '@/platform/values/groupBy';
import { firstCharacters } from '@/platform/values/text';
import { MAX_VERSES_SHOWN, type Verse, type VersePart } from '../passage';

export interface VersePartJson {
  verseNumber: number;
  versePartId: number | null;
  verseText: string;
  wordsOfChrist: boolean;
}

export interface VerseJson {
  passageId: number | null;
  verseParts: VersePartJson[];
}

/** Far longer than any part of a verse. A longer text is cut and marked as shown in part. */
const MAX_CHARACTERS = 20_000;

const readable = v.pipe(
  optionalText,
  v.transform((text) =>
    text.length > MAX_CHARACTERS ? `${firstCharacters(text, MAX_CHARACTERS)}… [shown in part]` : text,
  ),
);

const versePart = v.object({ verseNumber: wholeNumber, verseText: readable, wordsOfChrist: flag });

/** A list, limited because a hundred thousand rows would block the page. */
const upTo = <T>(row: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.unknown(),
    v.transform((list): unknown => (Array.isArray(list) ? list.slice(0, MAX_VERSES_SHOWN) : list)),
    rows(row),
  );

/** `verses[]` of a passage, sorted by verse number; a verse's parts keep their order. */
export const verses = v.pipe(
  upTo(v.object({ verseParts: upTo(versePart) })),
  v.transform((items): Verse[] => {
    const parts = items.flatMap(({ verseParts }) => verseParts);
    const byNumber = groupBy<number, VersePart>(
      parts.map(({ verseNumber, verseText: text, wordsOfChrist }) => [verseNumber, { text, wordsOfChrist }]),
    );
    return [...byNumber]
      .map(([verseNumber, ofVerse]) => ({ verseNumber, parts: ofVerse }))
      .sort((a, b) => a.verseNumber - b.verseNumber);
  }),
);

/** `get_passage_text`: null if the translation has no such text. */
export const passageText = v.pipe(
  v.nullable(v.object({ verses: v.nullable(verses) })),
  v.transform((passage) => (passage?.verses?.length ? passage.verses : null)),
);
