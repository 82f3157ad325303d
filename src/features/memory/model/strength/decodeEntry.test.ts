import { expect, it } from 'vitest';
import type { RecallEntry } from './recallEntry';
import { decodeEntry } from './decodeEntry';

/** A day before the end of the year 9999, so that the year has four digits in every zone. */
const LAST_MOMENT = Date.UTC(9999, 11, 30, 23, 59, 59, 999);
const entry: RecallEntry = {
  id: 'a',
  passageId: 7,
  at: Date.UTC(2026, 10, 21),
  direction: 'by_ref',
  exercise: 'write',
  score: 1,
  missed: [],
  peeks: 0,
  box: 1,
  viewedBefore: null,
};

it('reads a stored entry', () => {
  expect(decodeEntry(structuredClone(entry))).toEqual(entry);
  const first = { ...entry, at: 0, viewedBefore: LAST_MOMENT, score: 0, box: -1 };
  expect(decodeEntry(first)).toEqual(first);
});

it('reads an entry stored while an exercise was called a rung', () => {
  const { exercise, ...rest } = entry;
  expect(decodeEntry({ ...rest, rung: exercise })).toEqual(entry);
  expect(decodeEntry({ ...rest, rung: 'ladder' })).toBeNull();
  expect(decodeEntry({ ...rest, exercise, rung: 'read' })).toEqual(entry);
});

it.each([
  ['no moment', { at: Number.NaN }],
  ['a moment before all', { at: -1 }],
  ['a moment after all', { at: LAST_MOMENT + 1 }],
  ['more than the whole passage known', { score: 1.5 }],
  ['a box that there is none of', { box: 4 }],
  ['a moment that no calendar has', { at: 1e300 }],
  ['an earlier view that no calendar has', { viewedBefore: 9e15 }],
  ['an endless number of peeks', { peeks: Infinity }],
  ['an exercise that there is none of', { exercise: 'sing' }],
  ['a passage that is no number', { passageId: 'seven' }],
])('is damaged with %s', (_, change) => {
  expect(decodeEntry({ ...entry, ...change })).toBeNull();
});
