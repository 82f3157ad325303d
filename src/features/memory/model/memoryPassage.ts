import type { AppendLetter } from '@/bible/passage';
import type { PassageRef } from '@/bible/passage';

/** Boxes 1 to 3 by frequency; -1 is 'Every Time'. */
export const BOXES = [-1, 1, 2, 3] as const;
export type Box = (typeof BOXES)[number];

export interface MemoryPassage extends PassageRef {
  passageId: number;
  box: Box;
  /** Epoch milliseconds; null when never viewed. */
  lastViewed: number | null;
  /** Blank when there is none. */
  explanation: string;
  appendLetter: AppendLetter;
}

/** The user's own wording of a memory passage. */
export interface TextOverride {
  passageId: number;
  appendLetter: AppendLetter;
  /** The whole text; blank when only the letter is set. */
  text: string;
}

export interface PracticeHistoryEntry {
  passageId: number;
  /** Epoch milliseconds. */
  viewedAt: number;
}
