import * as v from 'valibot';
import { BOXES } from '@/domain/memory/memoryPassage';
import { LOGGED_RUNGS, type RecallEntry } from '@/domain/recall/recallEntry';

const missedWord = v.object({ at: v.number(), key: v.string(), before: v.string(), after: v.string() });

/** Epoch milliseconds within years of four digits, so that days can be computed from it. */
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(253_402_300_799_999));

const entry = v.object({
  id: v.string(),
  passageId: v.number(),
  at: moment,
  direction: v.picklist(['by_ref', 'by_psgtxt']),
  rung: v.picklist(LOGGED_RUNGS),
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  missed: v.array(missedWord),
  known: v.exactOptional(v.array(missedWord)),
  peeks: v.pipe(v.number(), v.finite()),
  box: v.picklist(BOXES),
  viewedBefore: v.nullable(moment),
}) satisfies v.GenericSchema<unknown, RecallEntry>;

/** Decodes a stored run; null if it is damaged. */
export function decodeEntry(stored: unknown): RecallEntry | null {
  const result = v.safeParse(entry, stored);
  return result.success ? result.output : null;
}
