import type { Box } from '../memory/memoryPassage';
import type { PracticeMode } from '../memory/practiceOrder';
import type { RecallWord } from './words';

/** The ways to recall, from the most help to the least; aloud is marked by the person, a reference by its parts. */
export const RUNGS = ['read', 'fade', 'letters', 'write', 'aloud', 'reference'] as const;
export type Rung = (typeof RUNGS)[number];

/** What is logged: a run of a rung over a whole text, or one weak word that was asked for in the drill. */
export const LOGGED_RUNGS = [...RUNGS, 'drill'] as const;
export type LoggedRung = (typeof LOGGED_RUNGS)[number];

/** A word that was not known, with its neighbours, so that it is found again in a text that was edited. */
export interface MissedWord {
  /** Its place among the words of the text. */
  at: number;
  key: string;
  /** Keys of the words beside it; blank at an end of the text. */
  before: string;
  after: string;
}

/** One run of recall, as it is logged; never changed once it is there. */
export interface RecallEntry {
  /** A uuid. */
  id: string;
  passageId: number;
  /** Epoch milliseconds. */
  at: number;
  /** The direction: the text from the reference, or the reference from the text. */
  direction: PracticeMode;
  rung: LoggedRung;
  /** 0 to 1. */
  score: number;
  missed: readonly MissedWord[];
  /** Of the drill: the words that were known. */
  known?: readonly MissedWord[];
  /** How often the text was looked at. */
  peeks: number;
  /** The passage as the server had it: without a log, memory starts from these. */
  box: Box;
  /** The last view before this run, epoch milliseconds; null for never. */
  viewedBefore: number | null;
}

/** The missed words at some places of a text, as they are logged. */
export function missedWords(words: readonly RecallWord[], places: readonly number[]): MissedWord[] {
  return [...places]
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const word = words[at];
      if (word === undefined) return [];
      return [{ at, key: word.key, before: words[at - 1]?.key ?? '', after: words[at + 1]?.key ?? '' }];
    });
}

/** Oldest first; of two at one moment by id, the same on every device. */
export const inTime = (entries: readonly RecallEntry[]): RecallEntry[] =>
  entries.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

/** A run over a whole text. */
export type RecallRun = RecallEntry & { rung: Rung };

/** Whether an entry is a run over a whole text: the drill says nothing of the passage, only of its words. */
export const isRun = (entry: RecallEntry): entry is RecallRun => entry.rung !== 'drill';
