import * as v from 'valibot';
import { LATEST_DAY_MS } from '@/platform/values/dates';
import { BOXES } from '../memoryPassage';
import { LOGGED_EXERCISES, type RecallEntry } from './recallEntry';

const missedWord = v.object({ at: v.number(), key: v.string(), before: v.string(), after: v.string() });

/** Epoch milliseconds from which days can be computed. */
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST_DAY_MS));

/** Runs were stored with a `rung` before it was called an exercise. */
function renameRung(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('rung' in stored)) return stored;
  const { rung, ...entry } = stored;
  return { exercise: rung, ...entry };
}

/** A run as this version stores it. */
export const entrySchema = v.object({
  id: v.string(),
  passageId: v.number(),
  at: moment,
  direction: v.picklist(['by_ref', 'by_psgtxt']),
  exercise: v.picklist(LOGGED_EXERCISES),
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  missed: v.array(missedWord),
  reached: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  known: v.exactOptional(v.array(missedWord)),
  verses: v.exactOptional(v.object({ from: v.number(), to: v.number() })),
  peeks: v.pipe(v.number(), v.safeInteger()),
  box: v.picklist(BOXES),
  viewedBefore: v.nullable(moment),
  device: v.exactOptional(v.string()),
});

/** A run as stored, by this version of the app or an earlier one. */
export const recallEntrySchema = v.pipe(
  v.unknown(),
  v.transform(renameRung),
  entrySchema,
) satisfies v.GenericSchema<unknown, RecallEntry>;

/** Decodes a stored run; null if it is damaged. */
export function decodeEntry(stored: unknown): RecallEntry | null {
  const result = v.safeParse(recallEntrySchema, stored);
  return result.success ? result.output : null;
}
