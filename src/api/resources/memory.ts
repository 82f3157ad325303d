import { bookOf } from '@/domain/bible/books';
import type {
  AppendLetter,
  MemoryPassage,
  PracticeHistoryEntry,
  TextOverride,
} from '@/domain/memory/memoryPassage';
import type { PassageRef } from '@/domain/bible/passage';
import { get, post } from '@/api/client/client';
import { keepNewPassage, keepOverride, keepPassage, keepView } from '@/api/cache/keptMemory';
import { passageTextParams } from './passageTextParams';
import { newId, shaped, success } from '@/api/wire/decoder';
import type { PassageUpdateJson } from '@/api/wire/json';
import { memoryPassages, practiceHistory, textOverrides } from '@/api/wire/passages';

/** The user's memory passages, in no order. */
export const getMemoryPassages = (user: string, signal?: AbortSignal): Promise<MemoryPassage[]> =>
  get('get_mempsg_list', { user }, shaped(memoryPassages), signal);

/** The user's own wordings of memory passages. */
export const getTextOverrides = (user: string, signal?: AbortSignal): Promise<TextOverride[]> =>
  get('get_mempsg_text_overrides', { user }, shaped(textOverrides), signal);

/** Adds a memory passage, in box 1; gives its id. */
export async function addMemoryPassage(user: string, ref: PassageRef): Promise<number> {
  const passageId = await get('add_memory_passage', { ...passageTextParams(user, ref), queue: 'N' }, newId);
  await keepNewPassage(user, {
    ...passageUpdateJson({ ...ref, passageId, box: 1, lastViewed: null, explanation: '', appendLetter: '' }),
  });
  return passageId;
}

/**
 * Records that a passage was practised.
 * @param lastViewed the device's clock: epoch milliseconds, and the same moment as `MM-dd-yy KK:mm:ss`.
 */
export async function updateLastViewed(
  user: string,
  passageId: number,
  { epochMs, text }: { epochMs: number; text: string },
  signal?: AbortSignal,
): Promise<'success'> {
  // The server decodes the text once more than usual; it holds nothing that a second decoding would change.
  const params = { user, passageId, lastViewedNum: epochMs, lastViewedStr: text };
  const answer = await get('update_last_viewed', params, success, signal);
  await keepPassage(user, { passageId, last_viewed_num: epochMs, last_viewed_str: text });
  await keepView(user, { passageId, dateViewedStr: text, dateViewedLong: epochMs });
  return answer;
}

/** What of a passage's override changes: null leaves its text, a text replaces it. */
export interface OverrideChange {
  newText: string | null;
  appendLetter: AppendLetter;
}

/**
 * Writes a whole passage: the one call behind box change, explanation, edit and text override. The stored passage
 * becomes `passage`; without an explanation here, one that another device has added stays.
 */
export async function updatePassage(
  user: string,
  passage: MemoryPassage,
  { newText, appendLetter }: OverrideChange,
  signal?: AbortSignal,
): Promise<'success'> {
  const passageRefAppendLetter = appendLetter || null;
  const body = { user, passage: passageUpdateJson(passage), newText, passageRefAppendLetter };
  const answer = await post('update_passage', body, success, signal);
  await keepUpdate(user, body);
  return answer;
}

interface UpdateJson {
  passage: PassageUpdateJson;
  newText: string | null;
  passageRefAppendLetter: string | null;
}

/** Writes into the kept lists what the server has made of its own. */
async function keepUpdate(user: string, { passage, newText, passageRefAppendLetter }: UpdateJson) {
  const { explanation, ...written } = passage;
  await keepPassage(user, { ...written, ...(explanation !== null && { explanation }) });
  if (newText === null && passageRefAppendLetter === null) return;
  await keepPassage(user, { passageId: passage.passageId, passageRefAppendLetter });
  const verseParts = [{ verseNumber: passage.startVerse, verseText: newText }];
  const override = { passageRefAppendLetter, ...(newText !== null && { verses: [{ verseParts }] }) };
  await keepOverride(user, passage.passageId, newText === '' ? null : override);
}

/** Every view recorded, newest first; a passage may no longer exist. */
export const getPracticeHistory = (user: string, signal?: AbortSignal): Promise<PracticeHistoryEntry[]> =>
  get('get_mem_practice_history', { user }, shaped(practiceHistory), signal);

const passageUpdateJson = (passage: MemoryPassage): PassageUpdateJson => ({
  passageId: passage.passageId,
  bookId: bookOf(passage.bookName).bookId,
  bookName: passage.bookName,
  translationId: passage.translation,
  translationName: passage.translation,
  chapter: passage.chapter,
  startVerse: passage.startVerse,
  endVerse: passage.endVerse,
  frequencyDays: passage.box,
  explanation: passage.explanation || null,
});
