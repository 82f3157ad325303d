import * as v from 'valibot';
import { sessionState } from '@/data/visit/sessionState';
import { EXERCISE_IDS, EXERCISES, type Exercise } from '../model/strength/exercises';
import { canSay } from './say/canSay';
import { stored } from '@/platform/storage/stored';

const typedText = v.optional(v.string(), '');

/** The state of each exercise, which is reset with it; each has its own while another one is tried. */
const ofExercise = {
  /** First letters: `r` for each word that was right, `m` for a missed one. */
  letters: v.optional(v.pipe(v.string(), v.regex(/^[rm]*$/)), ''),
  /** Tap in order: the places of the tapped words, and of those before which a wrong one was tapped. */
  tapped: v.optional(v.array(v.number()), []),
  slips: v.optional(v.array(v.number()), []),
  /** Write. */
  written: typedText,
  /** Fade: how far the words are hidden. */
  step: v.optional(v.number(), 1),
  /** Fade: places of the words that were looked at. */
  peeked: v.optional(v.array(v.number()), []),
  /** By passage text. */
  typed: typedText,
};

/** The verses to recall, counted from 1 within the passage; null for all. */
const verses = v.object({ from: v.number(), to: v.number() });

/** A run in progress: everything that a reload must not lose, with the values it begins with. */
const runSchema = v.object({
  exercise: v.picklist(EXERCISE_IDS),
  ...ofExercise,
  /** How often the whole text was looked at, here or on the card. */
  peeks: v.optional(v.number(), 0),
  verses: v.optional(v.nullable(verses), null),
});
export type Run = v.InferOutput<typeof runSchema>;

/** What an exercise begins with. */
export const newRun = (exercise: Run['exercise'], range: Run['verses'] = null): Run =>
  v.parse(runSchema, { exercise, verses: range });

const storedRun = v.object({ ...runSchema.entries, text: v.string() });

/** The draft of a run; a run over another text is not that of this one. */
export const runDraft = (name: string) => sessionState(name, storedRun);

/** The name of the draft of a passage's run in a direction. */
export const draftName = (mode: string, passageId: number): string => `recall/${mode}/${passageId}`;

/** Whether an exercise that is graded was begun: from then on a look at the text is a peek. */
export const isAnswered = ({ letters, tapped, slips, written, typed }: Run): boolean =>
  letters + written + typed !== '' || tapped.length + slips.length > 0;

/** Counts a look at the answer on the card as a peek, if a run over the passage is in progress. */
export function countPeek(user: string, mode: string, passageId: number): void {
  const draft = runDraft(draftName(mode, passageId));
  const stored = draft.restore(user);
  if (stored && isAnswered(stored)) draft.store(user, { ...stored, peeks: stored.peeks + 1 });
}

/** The exercises that recall a text: what was chosen last is where the next one begins. */
const ANSWERING = EXERCISES.filter(({ ofText, grading }) => ofText && grading !== 'study').map(
  ({ id }) => id,
);
const answering = stored('nuggets.recallWay', v.picklist(ANSWERING), null, 'device');

/** The exercise by which a text was recalled last on this device; null where none was, or it can hear no more. */
export function readAnswering() {
  const chosen = answering.read();
  return chosen === 'say' && !canSay() ? null : chosen;
}

/** Remembers an exercise, if it recalls a text. */
export function rememberAnswering(exercise: Exercise): void {
  if (ANSWERING.includes(exercise)) answering.write(exercise);
}
