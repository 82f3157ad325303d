import type { Box, MemoryPassage } from '@/features/memory/model/memoryPassage';
import type { RecallEntry } from '@/features/memory/model/strength/recallEntry';
import { recallEntry } from './recallEntry';

/** The day on which the histories are looked at: Sunday 22 November 2026, and its morning. */
export const HISTORY_DAY = '2026-11-22';
export const HISTORY_NOW = new Date(2026, 10, 22, 9).getTime();
const WRONG_CLOCK = new Date(5138, 10, 16, 9).getTime();

const daysAgo = (days: number, hour = 9, minute = 0) => new Date(2026, 10, 22 - days, hour, minute).getTime();

export interface History {
  name: string;
  box: Box;
  lastViewed: number | null;
  /** Scores of graded runs and when they were. */
  runs: readonly (readonly [score: number, at: number])[];
  /** The text, where it is the person's own. */
  text?: string;
  /** What every screen says of it, written by hand. */
  says: { known: string; due: string; isDue: boolean };
}

const RIGHT = 1;
const NEARLY = 0.95;
const MISSED = 0;
const NOT_KNOWN = 'Likely recalled: not known yet';

/** Twelve passages, each with its history and what the screens must show of it. */
export const HISTORIES: readonly History[] = [
  {
    name: 'new',
    box: 1,
    lastViewed: null,
    runs: [],
    says: { known: NOT_KNOWN, due: 'due today', isDue: true },
  },
  {
    name: 'viewed only',
    box: 1,
    lastViewed: daysAgo(1),
    runs: [],
    says: { known: NOT_KNOWN, due: 'due in 2 days', isDue: false },
  },
  {
    name: 'Right on days 1, 3 and 8',
    box: 1,
    lastViewed: daysAgo(1),
    runs: [
      [RIGHT, daysAgo(8)],
      [RIGHT, daysAgo(6)],
      [RIGHT, daysAgo(1)],
    ],
    // FSRS: a stability of 31 days.
    says: { known: 'Likely recalled: 100 %', due: 'due in 4 weeks', isDue: false },
  },
  {
    name: 'Nearly this morning',
    box: 1,
    lastViewed: daysAgo(0, 8),
    runs: [[NEARLY, daysAgo(0, 8)]],
    says: { known: 'Likely recalled: 60 %', due: 'due tomorrow', isDue: false },
  },
  {
    name: 'missed at 08:00',
    box: 1,
    lastViewed: daysAgo(0, 8),
    runs: [[MISSED, daysAgo(0, 8)]],
    says: { known: 'Missed today', due: 'due tomorrow', isDue: false },
  },
  {
    name: 'missed, then by heart',
    box: 1,
    lastViewed: daysAgo(0, 8),
    runs: [
      [MISSED, daysAgo(0, 8)],
      [RIGHT, daysAgo(0, 8, 10)],
    ],
    says: { known: 'Likely recalled: 100 %', due: 'due tomorrow', isDue: false },
  },
  {
    name: 'Right for years, then Nearly',
    box: 3,
    lastViewed: daysAgo(0, 8),
    runs: [
      [RIGHT, daysAgo(700)],
      [RIGHT, daysAgo(698)],
      [RIGHT, daysAgo(690)],
      [RIGHT, daysAgo(650)],
      [RIGHT, daysAgo(500)],
      [NEARLY, daysAgo(0, 8)],
    ],
    says: { known: 'Likely recalled: 60 %', due: 'due in 3 days', isDue: false },
  },
  {
    name: 'Right once, then viewed on another device',
    box: 1,
    lastViewed: daysAgo(1),
    runs: [[RIGHT, daysAgo(10)]],
    // FSRS: a stability of 2.3 days.
    says: { known: 'Likely recalled: 77 %', due: 'due for 8 days', isDue: true },
  },
  {
    name: 'moved to Box 3',
    box: 3,
    lastViewed: daysAgo(20),
    runs: [],
    says: { known: NOT_KNOWN, due: 'due in 4 weeks', isDue: false },
  },
  {
    name: 'viewed and graded by a clock in 5138',
    box: 1,
    lastViewed: WRONG_CLOCK,
    runs: [[RIGHT, WRONG_CLOCK]],
    says: { known: NOT_KNOWN, due: 'due today', isDue: true },
  },
  {
    name: 'Every Time',
    box: -1,
    lastViewed: daysAgo(1),
    runs: [],
    says: { known: NOT_KNOWN, due: 'due today', isDue: true },
  },
  {
    name: 'a text without a word',
    box: 2,
    lastViewed: daysAgo(16),
    runs: [],
    text: '— … —',
    says: { known: NOT_KNOWN, due: 'due for 2 days', isDue: true },
  },
];

/** The passage of a history, by its place among them: Psalm 1:1, Psalm 2:1, and so on. */
export const passageOf = ({ box, lastViewed }: History, index: number): MemoryPassage => ({
  passageId: index + 1,
  box,
  lastViewed,
  translation: 'kjv',
  bookName: 'psalms',
  chapter: index + 1,
  startVerse: 1,
  endVerse: 1,
  explanation: '',
  appendLetter: '',
});

/** Its log. */
export const logOf = ({ box, runs }: History, index: number): RecallEntry[] =>
  runs.map(([score, at], run) =>
    recallEntry({ id: `${index} ${run}`, passageId: index + 1, at, score, box, exercise: 'aloud' }),
  );
