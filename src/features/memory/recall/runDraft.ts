import * as v from 'valibot';
import { sessionState } from '@/data/visit/sessionState';
import { EXERCISE_IDS, EXERCISES, type Exercise } from '../model/strength/exercises';
import { canSay } from './say/canSay';
import { stored } from '@/platform/storage/stored';

const typedText = v.optional(v.string(), '');

/** The state of each exercise, which is reset with it, and remains while another exercise is tried. */
const ofExercise = {
  /** First letters: `r` for each right word, `m` for a missed one. */
  letters: v.optional(v.pipe(v.string(), v.regex(/^[rm]*$/)), ''),
  /** Tap in order: the indexes of the tapped words, and of those before which a wrong one was tapped. */
  tapped: v.optional(v.array(v.number()), []),
  slips: v.optional(v.array(v.number()), []),
  /** Write. */
  written: typedText,
  /** Fade: the current step of hiding. */
  step: v.optional(v.number(), 1),
  /** Fade: the indexes of the words looked at. */
  peeked: v.optional(v.array(v.number()), []),
  /** By passage text. */
  typed: typedText,
};

/** The verses to recall, counted from 1 within the passage; null for all. */
const verses = v.object({ from: v.number(), to: v.number() });

/** A run in progress: everything that a reload must not lose, with its initial values. */
const runSchema = v.object({
  exercise: v.picklist(EXERCISE_IDS),
  ...ofExercise,
  /** The number of looks at the whole text, here or on the card. */
  peeks: v.optional(v.number(), 0),
  verses: v.optional(v.nullable(verses), null),
});
export type Run = v.InferOutput<typeof runSchema>;

/** The initial state of an exercise. */
export const newRun = (exercise: Run['exercise'], range: Run['verses'] = null): Run =>
  v.parse(runSchema, { exercise, verses: range });

const storedRun = v.object({ ...runSchema.entries, text: v.string() });

/** The draft of a run, which applies to one text only. */
export const runDraft = (name: string) => sessionState(name, storedRun);

/** The name of the draft of a passage's run in a direction. */
export const draftName = (mode: string, passageId: number): string => `recall/${mode}/${passageId}`;

/** Whether a graded exercise was begun, after which a look at the text is a peek. */
export const isAnswered = ({ letters, tapped, slips, written, typed }: Run): boolean =>
  letters + written + typed !== '' || tapped.length + slips.length > 0;

/** Counts a look at the answer on the card as a peek, if a run over the passage is in progress. */
export function countPeek(user: string, mode: string, passageId: number): void {
  const draft = runDraft(draftName(mode, passageId));
  const stored = draft.restore(user);
  if (stored && isAnswered(stored)) draft.store(user, { ...stored, peeks: stored.peeks + 1 });
}

/** The exercises that recall a text; the last one used is where the next run begins. */
const ANSWERING = EXERCISES.filter(({ ofText, grading }) => ofText && grading !== 'study').map(
  ({ id }) => id,
);
const answering = stored('nuggets.recallWay', v.picklist(ANSWERING), null, 'device');

/** The exercise by which a text was recalled last on this device; null for none, or if this device can no longer hear. */
export function readAnswering() {
  const chosen = answering.read();
  return chosen === 'say' && !canSay() ? null : chosen;
}

/** Stores the last exercise, if it recalls a text. */
export function rememberAnswering(exercise: Exercise): void {
  if (ANSWERING.includes(exercise)) answering.write(exercise);
}
