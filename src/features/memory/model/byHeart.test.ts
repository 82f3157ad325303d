import { describe, expect, it } from 'vitest';
import { recallEntry } from '@test/kit/recallEntry';
import { recalledSince } from './byHeart';

const onDay = (day: number, score: number) =>
  recallEntry({ id: `${day} ${score}`, at: new Date(2026, 10, day, 12).getTime(), score });

describe('the first day on which a passage is known', () => {
  it.each([
    ['without a run', [], null],
    ['after one recall', [onDay(3, 1)], '2026-11-03'],
    ['after a slip, which is no miss', [onDay(3, 1), onDay(5, 0.92)], '2026-11-03'],
    ['after a slip alone', [onDay(3, 0.92)], null],
    ['after looks at the text', [{ ...onDay(3, 1), peeks: 4 }], null],
    ['after a slip and a recall', [onDay(3, 0.92), onDay(5, 1)], '2026-11-05'],
    ['after a miss and a slip', [onDay(3, 1), onDay(5, 0.4), onDay(7, 0.92)], null],
    ['after a miss', [onDay(3, 1), onDay(5, 0.4)], null],
    ['after a miss and a recall', [onDay(7, 1), onDay(3, 1), onDay(5, 0.4)], '2026-11-07'],
    ['after a miss by a wrong clock', [onDay(3, 1), onDay(28, 0.4)], '2026-11-03'],
    ['after a recall by a wrong clock', [onDay(28, 1)], null],
  ] as const)('%s', (_, log, since) => {
    expect(recalledSince(log, '2026-11-08')).toBe(since);
  });
});
