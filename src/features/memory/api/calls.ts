import { passageTextParams } from '@/bible/text/passageTextParams';
import * as v from 'valibot';
import { type PassageRef, type AppendLetter, LETTERS } from '@/bible/passage';
import {
  decodeTranslation,
  unknownTranslation,
  withOwnRange,
  ownNumber,
  ownRangeFields,
  ownText,
  ownTranslationFields,
} from '@/bible/text/passageRows';
import { DEFAULT_TRANSLATION } from '@/bible/translations';
import type { Call } from '@/data/client/call';
import { lastViewedString, LATEST_DATE_MS, LATEST_DAY_MS } from '@/platform/values/dates';
import {
  innerRows,
  newId,
  optionalText,
  positive,
  success,
  unsetText,
  wholeNumber,
} from '@/data/decode/decoder';
import { allRows, rowsById } from '@/data/decode/lists';
import { listOfUser } from '@/data/define/list';
import type { RawRow } from '@/data/define/rawRows';
import {
  type Box,
  type MemoryPassage,
  type PracticeHistoryEntry,
  type TextOverride,
} from '../model/memoryPassage';

export interface PracticeHistoryJson {
  passageId: number;
  dateViewedStr: string;
  dateViewedLong: number;
}

/** When a passage was last viewed; 0, -1 and times without a day in four-digit years count as never. */
const viewedAt = (epochMs: number | null): number | null =>
  epochMs !== null && epochMs > 0 && epochMs <= LATEST_DAY_MS ? epochMs : null;

/** The box of a stored value: unset is box 1, where a passage starts, and anything above 3 is box 3. */
function boxOf(frequencyDays: number | null): Box {
  if (frequencyDays === -1 || frequencyDays === 2) return frequencyDays;
  return frequencyDays !== null && frequencyDays >= 3 ? 3 : 1;
}

const letterOf = (letter: string | null): AppendLetter =>
  LETTERS.find((each) => each === letter?.trim().toLowerCase()) ?? '';

/** What a row has in place of a letter; undefined for a known one, and where none is set. */
function unknownLetter(row: { passageRefAppendLetter: string | null }): string | undefined {
  const letter = row.passageRefAppendLetter?.trim().toLowerCase() ?? '';
  return letter === 'n/a' || letterOf(letter) === letter ? undefined : letter;
}

/** What a row has in fields that make no sense, by their names; nothing for a sound one. */
function invalidFieldsOf(row: v.InferOutput<typeof memoryRow>): Pick<MemoryPassage, 'invalidFields'> {
  const { frequencyDays: days } = row;
  const letter = unknownLetter(row);
  const translation = unknownTranslation(row);
  const invalidFields = {
    ...(translation !== undefined && { translation }),
    // 0 is a number that was never set.
    ...(days !== null && days !== 0 && boxOf(days) !== days && { box: String(days) }),
    ...(letter !== undefined && { letter }),
  };
  return Object.keys(invalidFields).length > 0 ? { invalidFields } : {};
}

const memoryRow = v.object({
  ...ownRangeFields,
  ...ownTranslationFields,
  passageId: wholeNumber,
  explanation: v.fallback(unsetText, null),
  frequencyDays: ownNumber,
  last_viewed_num: ownNumber,
  passageRefAppendLetter: ownText,
});

const idOf = ({ passageId }: { passageId: number }) => passageId;

/** `get_mempsg_list`. */
const passageRows = rowsById(
  v.pipe(
    memoryRow,
    withOwnRange((row: v.InferOutput<typeof memoryRow>, range): MemoryPassage => ({
      ...range,
      ...invalidFieldsOf(row),
      passageId: row.passageId,
      translation: decodeTranslation(row, DEFAULT_TRANSLATION),
      box: boxOf(row.frequencyDays),
      lastViewed: viewedAt(row.last_viewed_num),
      explanation: row.explanation === 'N/A' ? '' : (row.explanation ?? ''),
      appendLetter: letterOf(row.passageRefAppendLetter),
    })),
  ),
  idOf,
);

/** Only the text of a custom text is used; its verse may even have no number. */
const customText = innerRows(v.object({ verseParts: innerRows(v.object({ verseText: optionalText })) }));

/** `get_mempsg_text_overrides`: one verse with one part has the whole text. */
const overrideRows = rowsById(
  v.pipe(
    v.object({ passageId: wholeNumber, passageRefAppendLetter: ownText, verses: customText }),
    v.transform((row): TextOverride => ({
      passageId: row.passageId,
      appendLetter: letterOf(row.passageRefAppendLetter),
      ...(unknownLetter(row) !== undefined && { invalidLetter: unknownLetter(row) }),
      text: row.verses.flatMap((verse) => verse.verseParts.map((part) => part.verseText)).join(' '),
    })),
  ),
  idOf,
);

/** `get_mem_practice_history`. */
const historyRows = allRows(
  v.pipe(
    v.object({ passageId: wholeNumber, dateViewedLong: v.pipe(positive, v.maxValue(LATEST_DATE_MS)) }),
    v.transform((row): PracticeHistoryEntry => ({ passageId: row.passageId, viewedAt: row.dateViewedLong })),
  ),
);

/** The user's memory passages, in no order. */
export const memoryPassages = listOfUser('passages', 'get_mempsg_list', passageRows, {
  error: 'Error loading memory passages',
});

/** The user's custom texts of memory passages. */
export const textOverrides = listOfUser('overrides', 'get_mempsg_text_overrides', overrideRows, {
  error: 'Error loading passage text',
});

/** Every recorded view, newest first; a passage may no longer exist. */
export const practiceHistory = listOfUser('history', 'get_mem_practice_history', historyRows, {
  error: 'Error loading practice history',
  isAlwaysStale: true,
});

/** Adds a memory passage, in box 1; returns its id. */
export const postMemoryPassage = (call: Call, ref: PassageRef): Promise<number> =>
  call.get('add_memory_passage', { ...passageTextParams(call.user, ref), queue: 'N' }, newId);

/** A device's clock may be ahead of the server's by this much. */
const AHEAD_MS = 5 * 60_000;

/** Whether a time is ahead of the server's clock, where that is known: it comes from a device whose clock is wrong. */
export function isAhead({ serverNow }: Pick<Call, 'serverNow'>, epochMs: number): boolean {
  const now = serverNow();
  return now !== undefined && epochMs > now + AHEAD_MS;
}

/**
 * Records that a passage was practised. If the device's clock is ahead, the server's counts, where it is known: a day to come
 * would be the passage's last until then.
 * @param view the time by the device's clock: in epoch milliseconds, and as `MM-dd-yy KK:mm:ss`
 */
export function postView(
  call: Call,
  { passageId, epochMs, text }: { passageId: number; epochMs: number; text: string },
): Promise<'success'> {
  const at = isAhead(call, epochMs) ? (call.serverNow() ?? epochMs) : epochMs;
  // The server decodes the text once more than usual, which changes nothing in such a text.
  const lastViewedStr = at === epochMs ? text : lastViewedString(new Date(at));
  const params = { user: call.user, passageId, lastViewedNum: at, lastViewedStr };
  return call.get('update_last_viewed', params, success);
}

interface PassageUpdate {
  /** The whole current row on the server with the changes. The explanation is null unless it changes. */
  passage: RawRow;
  /** The custom text; null leaves its text as it is. */
  newText: string | null;
  passageRefAppendLetter: string | null;
}

/** Writes a whole passage: the call behind box change, explanation, edit and custom text. */
export const postPassageUpdate = (call: Call, update: PassageUpdate): Promise<'success'> =>
  call.post('update_passage', { user: call.user, ...update }, success);
