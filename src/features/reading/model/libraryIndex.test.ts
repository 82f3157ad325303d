import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  indexed,
  marksByVerse,
  nuggetMark,
  passageMark,
  prayerEntries,
  quoteEntries,
  rowsByChapter,
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

it('labels the marks of passages and nuggets', () => {
  const nugget = { ...range, passageId: 3, topics: [] };
  const topics = [
    { id: 1, name: 'Faith' },
    { id: 2, name: 'Hope' },
  ];
  const marks = [
    passageMark(passage),
    passageMark({ ...passage, passageId: 2, box: -1 }),
    nuggetMark(nugget),
    nuggetMark({ ...nugget, passageId: 5, topics }),
  ];
  expect(marks.map(({ kind, id, label }) => [kind, id, label])).toEqual([
    ['memory', 1, 'Memorised · Box 2'],
    ['memory', 2, 'Memorised · Every Time'],
    ['nugget', 3, 'Nugget'],
    ['nugget', 5, 'Nugget: Faith, Hope'],
  ]);
});

it('finds the rows of a chapter', () => {
  const here = rowsByChapter([passage, { ...passage, chapter: 4 }, { ...passage, passageId: 2 }]);
  expect(here({ bookName: 'john', chapter: 3 }).map(({ passageId }) => passageId)).toEqual([1, 2]);
  expect(here({ bookName: 'john', chapter: 5 })).toEqual([]);
});

const step = () => Promise.resolve();

it('finds the references in quotes and prayers', async () => {
  const index = indexed([
    ...(await quoteEntries({ quoteId: 6, text: 'See John 3:17.' }, step)),
    ...(await quoteEntries({ quoteId: 7, text: null }, step)),
    ...(await prayerEntries(prayer, step)),
    ...(await prayerEntries({ ...prayer, archived: true }, step)),
  ]);
  expect(index.get('john/3')?.map(({ label }) => label)).toEqual(['Quote: See John 3:17.']);
  expect(index.get('psalms/23')).toEqual([
    { kind: 'prayer', id: 4, label: 'Prayer: Untitled prayer (the whole chapter)', verses: null },
  ]);
  expect(index.get('romans/8')).toMatchObject([{ verses: { startVerse: 28, endVerse: 28 } }]);
});

it('labels a long quote by its beginning, which never ends in half an emoji', async () => {
  const [entry] = await quoteEntries({ quoteId: 6, text: `${'x'.repeat(59)}🙏 see John 3:16` }, step);
  expect(entry?.[1].label).toBe(`Quote: ${'x'.repeat(59)}🙏...`);
});

it('puts a mark at each of its verses, and at the first for a whole chapter', async () => {
  const entries = await quoteEntries({ quoteId: 6, text: 'John 3:17; John 3' }, step);
  const quoted = indexed(entries).get('john/3') ?? [];
  const byVerse = marksByVerse([passageMark(passage), ...quoted]);
  expect([...byVerse].map(([verse, at]) => [verse, at.map(({ kind }) => kind)])).toEqual([
    [16, ['memory']],
    [17, ['memory', 'quote']],
    [18, ['memory']],
    [1, ['quote']],
  ]);
});

it('limits any range that a server may have stored', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (startVerse, endVerse) => {
      const marks = [nuggetMark({ ...range, passageId: 1, topics: [], startVerse, endVerse })];
      expect(marksByVerse(marks).size).toBeLessThanOrEqual(176);
    }),
  );
});
