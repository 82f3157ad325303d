import { expect } from 'vitest';
import type { UserData } from '@test/api/schema';

/** Gives a user only three passages: the first verses of Psalm 23, one a passage, numbered from 1. */
export function memoriseThreeVerses(data: UserData): void {
  const [row = expect.fail()] = data.memoryPassages;
  const psalm = { translation: 'kjv', bookName: 'psalms', chapter: 23 } as const;
  data.memoryPassages = [1, 2, 3].map((verse) => ({
    ...row,
    ...psalm,
    passageId: verse,
    startVerse: verse,
    endVerse: verse,
  }));
}
