import type { VerseRange } from '../bible/passage';
import { rangeKey } from '../references/reference';
import type { MemoryPassage } from './memoryPassage';
import type { TranslationCode } from '../bible/translations';

/**
 * The memory passage that has all verses of a range, in whichever translation; where there are several, the one that is the
 * range itself in its translation. Undefined where it is not memorised.
 */
export function memorisedAs(
  passages: readonly MemoryPassage[],
  range: VerseRange & { translation: TranslationCode },
): MemoryPassage | undefined {
  const { bookName, chapter, startVerse, endVerse } = range;
  const holding = passages.filter(
    (passage) =>
      passage.bookName === bookName &&
      passage.chapter === chapter &&
      passage.startVerse <= startVerse &&
      endVerse <= passage.endVerse,
  );
  return holding.find((passage) => rangeKey(passage) === rangeKey(range)) ?? holding[0];
}
