import type { PassageRef } from '@/bible/passage';
import { rangeKey } from '@/bible/references/reference';
import type { MemoryPassage } from './memoryPassage';

/**
 * The memory passage that contains all verses of a range, in any translation. Of several, the one with exactly these
 * verses in this translation is preferred. Undefined if there is none.
 */
export function memorisedAs(
  passages: readonly MemoryPassage[],
  range: PassageRef,
): MemoryPassage | undefined {
  const { bookName, chapter, startVerse, endVerse } = range;
  const containing = passages.filter(
    (passage) =>
      passage.bookName === bookName &&
      passage.chapter === chapter &&
      passage.startVerse <= startVerse &&
      endVerse <= passage.endVerse,
  );
  return containing.find((passage) => rangeKey(passage) === rangeKey(range)) ?? containing[0];
}
