import { expect, it } from 'vitest';
import type { RecallEntry } from '@/domain/recall/recallEntry';
import { decodeEntry } from './decodeEntry';

const entry: RecallEntry = {
  id: 'a',
  passageId: 7,
  at: Date.UTC(2026, 10, 21),
  direction: 'by_ref',
  rung: 'write',
  score: 1,
  missed: [],
  peeks: 0,
  box: 1,
  viewedBefore: null,
};

it('reads what was stored', () => {
  expect(decodeEntry(structuredClone(entry))).toEqual(entry);
});

it.each([
  ['no moment', { at: Number.NaN }],
  ['a moment that no calendar has', { at: 1e300 }],
  ['an earlier view that no calendar has', { viewedBefore: 9e15 }],
  ['an endless number of peeks', { peeks: Infinity }],
  ['a passage that is no number', { passageId: 'seven' }],
])('is damaged with %s', (_, change) => {
  expect(decodeEntry({ ...entry, ...change })).toBeNull();
});
