import * as v from 'valibot';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { addPrayerSession } from '@/api/resources/prayers';
import { updateLastViewed, updatePassage } from '@/api/resources/memory';
import { updateReadingPlan } from '@/api/resources/plan';
import { bookName, translationCode } from '@/api/wire/names';

const view = v.object({
  kind: v.literal('view'),
  passageId: v.number(),
  /** The device's clock: epoch milliseconds, and the same moment as `MM-dd-yy KK:mm:ss`. */
  epochMs: v.number(),
  text: v.string(),
});

const box = v.object({
  kind: v.literal('box'),
  /** The whole passage as it is to be (api.md, `update_passage`). */
  passage: v.object({
    passageId: v.number(),
    translation: translationCode,
    bookName,
    chapter: v.number(),
    startVerse: v.number(),
    endVerse: v.number(),
    box: v.picklist([-1, 1, 2, 3]),
    lastViewed: v.nullable(v.number()),
    explanation: v.string(),
    appendLetter: v.picklist(['', 'a', 'b', 'c']),
  }) satisfies v.GenericSchema<unknown, MemoryPassage>,
});

const session = v.object({
  kind: v.literal('session'),
  prayerId: v.number(),
  note: v.string(),
  /** The device's local time, shown until the server's is known. */
  dateTime: v.string(),
  /** The prayer's title, to say what waits; absent when it was not known. */
  title: v.optional(v.string()),
  /** How many with this prayer and note the server was known to have before; absent when that was not known. */
  alike: v.optional(v.number()),
});

const progress = v.object({
  kind: v.literal('progress'),
  dayOfWeek: v.picklist(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']),
  bookName,
  chapter: v.number(),
  /** The device's day, shown until the server's is known. */
  dateRead: v.string(),
});

const command = v.variant('kind', [view, box, session, progress]);

/** A write that may wait for the network (issue: nothing recorded is lost). */
export type Command = v.InferOutput<typeof command>;

/** A stored command; null when it makes no sense any more. */
export function commandFrom(json: string): Command | null {
  try {
    return v.parse(command, JSON.parse(json));
  } catch {
    return null;
  }
}

/** Sends a command. Gives the new row's id where there is one, otherwise 0; throws an ApiError. */
export async function send(user: string, it: Command, signal: AbortSignal): Promise<number> {
  switch (it.kind) {
    case 'view':
      await updateLastViewed(user, it.passageId, { epochMs: it.epochMs, text: it.text }, signal);
      return 0;
    case 'box':
      await updatePassage(user, it.passage, { newText: null, appendLetter: '' }, signal);
      return 0;
    case 'session':
      return addPrayerSession(user, it, signal);
    case 'progress':
      await updateReadingPlan(user, it, signal);
      return 0;
  }
}

/** What is made in passing and has no word of failure of its own waits also while the server is failing. */
export const isSilent = ({ kind }: Command): boolean => kind === 'view' || kind === 'progress';

/** Whether a refusal ends a write: its maker is told, has the old value before them, and moves the passage again. */
export const endsWhenRefused = ({ kind }: Command): boolean => kind === 'box';
