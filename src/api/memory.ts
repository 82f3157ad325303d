import { bookOf } from '@/domain/books';
import type {
  AppendLetter,
  MemoryPassage,
  PassageRef,
  PracticeHistoryEntry,
  TextOverride,
} from '@/domain/entities';
import { get, post } from './client';
import { passageTextParams } from './passageTextParams';
import { newId, shaped, success } from './wire/decoder';
import type { PassageUpdateJson } from './wire/json';
import { memoryPassages, practiceHistory, textOverrides } from './wire/passages';

/** The user's memory passages, in no order. */
export const getMemoryPassages = (user: string, signal?: AbortSignal): Promise<MemoryPassage[]> =>
  get('get_mempsg_list', { user }, shaped(memoryPassages), signal);

/** The user's own wordings of memory passages. */
export const getTextOverrides = (user: string, signal?: AbortSignal): Promise<TextOverride[]> =>
  get('get_mempsg_text_overrides', { user }, shaped(textOverrides), signal);

/** Adds a memory passage, in box 1; gives its id. */
export const addMemoryPassage = (user: string, ref: PassageRef): Promise<number> =>
  get('add_memory_passage', { ...passageTextParams(user, ref), queue: 'N' }, newId);

/**
 * Records that a passage was practised.
 * @param lastViewed the device's clock: epoch milliseconds, and the same moment as `MM-dd-yy KK:mm:ss`.
 */
export const updateLastViewed = (
  user: string,
  passageId: number,
  lastViewed: { epochMs: number; text: string },
  signal?: AbortSignal,
): Promise<'success'> =>
  get(
    'update_last_viewed',
    // The server decodes the text once more than usual; it holds nothing that a second decoding would change.
    {
      user,
      passageId,
      lastViewedNum: lastViewed.epochMs,
      lastViewedStr: lastViewed.text,
    },
    success,
    signal,
  );

/** What of a passage's override changes: null leaves its text, a text replaces it. */
export interface OverrideChange {
  newText: string | null;
  appendLetter: AppendLetter;
}

/**
 * Writes a whole passage: the one call behind box change, explanation, edit and text override. The stored passage
 * becomes `passage`; without an explanation here, one that another device has added stays.
 */
export const updatePassage = (
  user: string,
  passage: MemoryPassage,
  { newText, appendLetter }: OverrideChange,
  signal?: AbortSignal,
): Promise<'success'> =>
  post(
    'update_passage',
    { user, passage: passageUpdateJson(passage), newText, passageRefAppendLetter: appendLetter || null },
    success,
    signal,
  );

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
