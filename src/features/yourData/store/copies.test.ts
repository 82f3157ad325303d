import { expect, it } from 'vitest';
import type { KnownAccount } from '../model/account';
import { importKey, newPassage, type Item } from '../model/item';
import { markCopies, markTopicsThere } from './copies';
import type { ImportRow } from './importJob';

const accountOf = (
  ids: Record<string, number[]>,
  idsWithoutLetter: Record<string, number[]> = {},
): KnownAccount => ({
  ids: new Map(Object.entries(ids)),
  idsWithoutLetter: new Map(Object.entries(idsWithoutLetter)),
  topics: { nugget: new Map(), quote: new Map() },
  unknown: new Map(),
});
const quote = (text: string): Item => ({ kind: 'quote', text, topics: [] });
const row = (item: Item, more: Partial<ImportRow> = {}): ImportRow => ({
  at: 1,
  location: 'line 1',
  item,
  state: 'added',
  known: [],
  ...more,
});
const timesOf = (rows: ImportRow[], account: KnownAccount) => {
  markCopies(rows, account);
  return rows.map(({ times }) => times);
};

it('counts how often the server received a row', () => {
  const rows = [row(quote('One')), row(quote('Two')), row(quote('Three'), { known: [3] })];
  const account = accountOf({ 'quote one': [7, 8, 9, 10], 'quote two': [11], 'quote three': [3, 12, 13] });
  expect(timesOf(rows, account)).toEqual([4, undefined, 2]);
});

it('does not count rows that existed before, were not added, or were deleted', () => {
  const rows = [
    row(quote('One'), { known: [1, 2] }),
    row(quote('Two'), { state: 'refused' }),
    row(quote('Gone')),
    row(quote('There'), { state: 'there' }),
  ];
  const account = accountOf({ 'quote one': [1, 2, 3], 'quote two': [4, 5], 'quote there': [6, 7] });
  expect(timesOf(rows, account)).toEqual([undefined, undefined, undefined, undefined]);
});

it('counts two passages of the same verses separately if their letters differ', () => {
  const ref = {
    translation: 'kjv',
    bookName: 'john',
    chapter: 3,
    startVerse: 16,
    endVerse: 16,
  } as const;
  const both = () => [row(newPassage(ref)), row(newPassage(ref, { letter: 'a' }), { known: [5] })];
  const key = 'passage kjv/john/3/16-16';
  expect(timesOf(both(), accountOf({}, { [key]: [5, 6] }))).toEqual([undefined, undefined]);
  expect(timesOf(both(), accountOf({}, { [key]: [5, 6, 7] }))).toEqual([2, undefined]);
});

it('marks a refused topic as existing if another row brought that, and no other row', () => {
  const refused = { state: 'refused', reason: 'The server refused it' } as const;
  const rows = [
    row({ kind: 'topic', name: 'Hope' }, refused),
    row({ kind: 'topic', name: 'Joy' }, refused),
    row(quote('One'), refused),
  ];
  const account = accountOf({ [importKey({ kind: 'topic', name: 'hope' })]: [5], 'quote one': [7] });
  expect(markTopicsThere(rows, account)).toEqual([rows[0]]);
  expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['there', undefined],
    ['refused', 'The server refused it'],
    ['refused', 'The server refused it'],
  ]);
});
