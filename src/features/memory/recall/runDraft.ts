import * as v from 'valibot';
import { sessionState } from '@/data/visit/sessionState';
import { EXERCISES, type Exercise } from '../model/strength/recallEntry';
import { canSay } from './say/canSay';
import { stored } from '@/platform/storage/stored';

const typedText = v.optional(v.string(), '');

/** What belongs to each exercise, and begins anew with it; each keeps its own while another one is tried. */
const ofExercise = {
  /** First letters: `r` for each word that was right, `m` for a missed one. */
  letters: v.optional(v.pipe(v.string(), v.regex(/^[rm]*$/)), ''),
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
  exercise: v.picklist(EXERCISES),
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

/** Counts a look at the answer on the card as a peek, if a run over the passage is in progress. */
export function countPeek(user: string, mode: string, passageId: number): void {
  const draft = runDraft(draftName(mode, passageId));
  const stored = draft.restore(user);
  if (!stored || stored.letters + stored.written + stored.typed === '') return;
  draft.store(user, { ...stored, peeks: stored.peeks + 1 });
}

/** The ways of answering: what was chosen last is where the next recall begins. */
const ANSWERING = ['letters', 'write', 'say', 'aloud'] as const;
const way = stored('nuggets.recallWay', v.picklist(ANSWERING), null, 'device');

/** The way in which a recall was answered last on this device; null where none was, or the browser has it no more. */
export function readAnswering() {
  const chosen = way.read();
  return chosen === 'say' && !canSay() ? null : chosen;
}

/** Remembers an exercise that is a way of answering. */
export function rememberAnswering(exercise: Exercise): void {
  const chosen = ANSWERING.find((each) => each === exercise);
  if (chosen) way.write(chosen);
}
