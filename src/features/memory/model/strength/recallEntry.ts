import type { Box } from '../memoryPassage';
import type { PracticeMode } from '../practiceOrder';
import type { RecallWord } from '../words';
import { isByWrongClock } from './days';
import { EXERCISE_IDS, type Exercise } from './exercises';

/** The kind of a log entry: a run over a whole text, a weak word in the drill, or an answer that was only shown. */
export const LOGGED_EXERCISES = [...EXERCISE_IDS, 'drill', 'shown'] as const;
type LoggedExercise = (typeof LOGGED_EXERCISES)[number];

/** A missed word with its neighbours, which help to find it in an edited text. */
export interface MissedWord {
  /** The index of the word in the text. */
  at: number;
  key: string;
  /** Keys of the neighbouring words; blank at an end of the text. */
  before: string;
  after: string;
}

/** One logged run of recall; never changed afterwards. */
export interface RecallEntry {
  /** A uuid. */
  id: string;
  passageId: number;
  /** Epoch milliseconds. */
  at: number;
  /** Whether the text is recalled from the reference, or the reference from the text. */
  direction: PracticeMode;
  exercise: LoggedExercise;
  /** 0 to 1. */
  score: number;
  missed: readonly MissedWord[];
  /** How many words of the text the answer reached, if it ended before the text. */
  reached?: number;
  /** In the drill: the known words. */
  known?: readonly MissedWord[];
  /** The verses that were recalled, counted from 1 within the passage; absent for the whole passage. */
  verses?: { from: number; to: number };
  /** The number of times that the user looked at the text. */
  peeks: number;
  /** The box at the time of the run. With `viewedBefore` it determines the initial strength at the beginning of the log. */
  box: Box;
  /** The last view before this run that another device recorded, epoch milliseconds; null for none. */
  viewedBefore: number | null;
  /** The device on which it was recalled; absent in runs of earlier versions. */
  device?: string;
}

/** The words at some indexes of a text, in the form of the log. */
export function missedWords(words: readonly RecallWord[], wordIndexes: readonly number[]): MissedWord[] {
  return [...wordIndexes]
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const word = words[at];
      if (word === undefined) return [];
      return [{ at, key: word.key, before: words[at - 1]?.key ?? '', after: words[at + 1]?.key ?? '' }];
    });
}

/** Oldest first; entries of the same moment by id, so that the order is the same on every device. */
export const inTime = (entries: readonly RecallEntry[]): RecallEntry[] =>
  entries.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

/** Like `inTime`, without entries dated more than a day after `today` (`yyyy-MM-dd`), which come from a wrong clock. */
export const inTrueTime = (entries: readonly RecallEntry[], today: string): RecallEntry[] =>
  inTime(entries.filter(({ at }) => !isByWrongClock(at, today)));

/**
 * The union of two logs, the same whichever comes first. Entries never change, except for the id of a passage that was made
 * on a device: of two with the same id, that of the server's passage counts.
 */
export function united(a: readonly RecallEntry[], b: readonly RecallEntry[]): RecallEntry[] {
  const byId = new Map<string, RecallEntry>();
  for (const entry of [...a, ...b]) {
    const known = byId.get(entry.id);
    if (!known || known.passageId < entry.passageId) byId.set(entry.id, entry);
  }
  return inTime([...byId.values()]);
}

/** A run over a whole text. */
export type RecallRun = RecallEntry & { exercise: Exercise };

/** Whether an entry is a run over a whole text. The drill is only about words, and an answer shown is no run. */
export const isRun = (entry: RecallEntry): entry is RecallRun =>
  entry.exercise !== 'drill' && entry.exercise !== 'shown';
