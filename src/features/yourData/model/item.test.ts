import { afterEach, expect, it, vi } from 'vitest';
import { itemLabel, type RecallItem } from './item';

afterEach(() => vi.unstubAllEnvs());

const RUN: RecallItem = {
  kind: 'recall',
  entry: {
    id: 'a',
    passageId: 1,
    at: Date.UTC(2026, 0, 6, 2, 30),
    direction: 'by_ref',
    rung: 'write',
    score: 1,
    missed: [],
    peeks: 0,
    box: 1,
    viewedBefore: null,
  },
  passage: {
    ref: { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 16, endVerse: 16 },
    letter: '',
  },
};

it.each([
  ['America/Chicago', 'John 3:16, 2026-01-05'],
  ['Asia/Tokyo', 'John 3:16, 2026-01-06'],
])('a recall in %s has the day that it had there', (zone, label) => {
  vi.stubEnv('TZ', zone);
  expect(itemLabel(RUN)).toBe(label);
});
