import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  chapterKey,
  indexed,
  marksByVerse,
  nuggetEntries,
  passageEntries,
  prayerEntries,
  quoteEntries,
} from './libraryIndex';

const range = { bookName: 'john', chapter: 3, startVerse: 16, endVerse: 18 } as const;
const passage = {
  ...range,
  passageId: 1,
  translation: 'kjv',
  box: 2,
  lastViewed: null,
  explanation: '',
  appendLetter: '',
} as const;
const prayer = {
  prayerId: 4,
  title: '',
  details: 'As in Psalm 23, and Rom 8:28.',
  personName: '',
  archived: false,
  daily: false,
};

it('knows what is about a chapter, and calls it by name', () => {
  const index = indexed([
    ...passageEntries([passage, { ...passage, passageId: 2, box: -1, startVerse: 16, endVerse: 16 }]),
    ...nuggetEntries([
      { ...range, passageId: 3, topics: [] },
      {
        ...range,
        passageId: 5,
        chapter: 4,
        topics: [
          { id: 1, name: 'Faith' },
          { id: 2, name: 'Hope' },
        ],
      },
    ]),
    ...quoteEntries({ quoteId: 6, text: 'See John 3:17.' }),
    ...quoteEntries({ quoteId: 7, text: null }),
    ...prayerEntries(prayer),
    ...prayerEntries({ ...prayer, archived: true }),
  ]);
  expect(index.get('john/3')?.map(({ kind, id, label }) => [kind, id, label])).toEqual([
    ['memory', 1, 'Memorised, box 2'],
    ['memory', 2, 'Memorised, every time'],
    ['nugget', 3, 'Nugget'],
    ['quote', 6, 'Quote: See John 3:17.'],
  ]);
  expect(index.get('john/4')?.[0]?.label).toBe('Nugget: Faith, Hope');
  expect(index.get('psalms/23')).toEqual([
    { kind: 'prayer', id: 4, label: 'Prayer: Untitled prayer', verses: null },
  ]);
  expect(index.get('romans/8')).toMatchObject([{ verses: { startVerse: 28, endVerse: 28 } }]);
});

it('has a mark at each of its verses, and at none for a whole chapter', () => {
  const marks = indexed([
    ...passageEntries([passage]),
    ...quoteEntries({ quoteId: 6, text: 'John 3:17; John 3' }),
  ]);
  const byVerse = marksByVerse(marks.get(chapterKey(range)) ?? []);
  expect([...byVerse].map(([verse, at]) => [verse, at.map(({ kind }) => kind)])).toEqual([
    [16, ['memory']],
    [17, ['memory', 'quote']],
    [18, ['memory']],
  ]);
});

it('is done with any range that a server may hold', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (startVerse, endVerse) => {
      const marks = indexed(nuggetEntries([{ ...range, passageId: 1, topics: [], startVerse, endVerse }]));
      expect(marksByVerse(marks.get('john/3') ?? []).size).toBeLessThanOrEqual(176);
    }),
  );
});
