import type { AppendLetter, PassageRef, StoredRange } from '@/bible/passage';
import { formatReference, rangeKey, storedReference } from '@/bible/references/reference';
import { isValidRange } from '@/bible/versification';

/** Boxes 1 to 3 by frequency; -1 is 'Every Time'. */
export const BOXES = [-1, 1, 2, 3] as const;
export type Box = (typeof BOXES)[number];

export interface MemoryPassage extends PassageRef, StoredRange {
  passageId: number;
  box: Box;
  /** Epoch milliseconds; null when never viewed. */
  lastViewed: number | null;
  /** Blank for none. */
  explanation: string;
  appendLetter: AppendLetter;
  /** The server's values of the invalid fields, which are replaced by others on the screen. */
  invalidFields?: Partial<Record<'translation' | 'box' | 'letter', string>>;
}

/** The server's version of an invalid row: 'John 3:16, translation xyz, box 9'; undefined for a valid one. */
export function damagedAs(passage: MemoryPassage): string | undefined {
  const { invalidFields = {} } = passage;
  const storedAs = storedReference(passage);
  const fields = Object.entries(invalidFields).map(([name, value]) => `${name} ${value}`);
  if (storedAs === undefined && fields.length === 0) return undefined;
  return [storedAs ?? formatReference(passage, ''), ...fields].join(', ');
}

/**
 * Whether saving a passage as it is shown repairs its verses. A chapter, or a first verse, that there is none of is shown by its number,
 * so that saving it repairs nothing.
 */
export const areVersesRepaired = (shown: StoredRange): boolean =>
  shown.storedAs !== undefined && isValidRange(shown);

/** Whether saving a passage as it is shown repairs something of it. */
export const isRepairable = (passage: MemoryPassage): boolean =>
  areVersesRepaired(passage) || passage.invalidFields !== undefined;

/** The user's custom text of a memory passage. */
export interface TextOverride {
  passageId: number;
  appendLetter: AppendLetter;
  /** The server's value if it is not a letter. */
  invalidLetter?: string | undefined;
  /** The whole text; blank when only the letter is set. */
  text: string;
}

export interface PracticeHistoryEntry {
  passageId: number;
  /** Epoch milliseconds. */
  viewedAt: number;
}

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
