import { afterEach, expect, it, vi } from 'vitest';
import { recallEntry } from '@test/kit/recallEntry';
import { itemLabel, type RecallItem } from './item';

afterEach(() => vi.unstubAllEnvs());

const RUN: RecallItem = {
  kind: 'recall',
  entry: recallEntry({ at: Date.UTC(2026, 0, 6, 2, 30) }),
  passage: {
    ref: { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 16, endVerse: 16 },
    letter: '',
  },
};

it.each([
  ['America/Chicago', 'John 3:16, 2026-01-05'],
  ['Asia/Tokyo', 'John 3:16, 2026-01-06'],
])('a recall in %s has the day of that zone', (zone, label) => {
  vi.stubEnv('TZ', zone);
  expect(itemLabel(RUN)).toBe(label);
});
