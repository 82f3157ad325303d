import type { PassageRef } from '@/domain/bible/passage';
import type { MemoryPassage, PracticeHistoryEntry, TextOverride } from '@/domain/memory/memoryPassage';
import { get, post } from '@/api/client/client';
import { newId, shaped, success } from '@/api/wire/decoder';
import {
  memoryPassages as passageRows,
  practiceHistory as historyRows,
  textOverrides as overrideRows,
} from '@/api/wire/passages';
import type { ListResource } from './listResource';
import { passageTextParams } from './passageTextParams';
import type { RawRow } from './rawRows';

/** The user's memory passages, in no order. */
export const memoryPassages: ListResource<MemoryPassage> = {
  endpoint: 'get_mempsg_list',
  params: (user) => ({ user }),
  decode: shaped(passageRows),
};

/** The user's own wordings of memory passages. */
export const textOverrides: ListResource<TextOverride> = {
  endpoint: 'get_mempsg_text_overrides',
  params: (user) => ({ user }),
  decode: shaped(overrideRows),
};

/** Every view recorded, newest first; a passage may no longer exist. */
export const practiceHistory: ListResource<PracticeHistoryEntry> = {
  endpoint: 'get_mem_practice_history',
  params: (user) => ({ user }),
  decode: shaped(historyRows),
};

/** Adds a memory passage, in box 1; gives its id. */
export const addMemoryPassage = (user: string, ref: PassageRef, signal?: AbortSignal): Promise<number> =>
  get('add_memory_passage', { ...passageTextParams(user, ref), queue: 'N' }, newId, signal);

/**
 * Records that a passage was practised.
 * @param lastViewed the device's clock: epoch milliseconds, and the same moment as `MM-dd-yy KK:mm:ss`.
 */
export const updateLastViewed = (
  user: string,
  passageId: number,
  { epochMs, text }: { epochMs: number; text: string },
  signal?: AbortSignal,
): Promise<'success'> =>
  // The server decodes the text once more than usual; it holds nothing that a second decoding would change.
  get(
    'update_last_viewed',
    { user, passageId, lastViewedNum: epochMs, lastViewedStr: text },
    success,
    signal,
  );

/** What is written of a passage, and its own wording: `newText` null leaves the text of the wording as it is. */
export interface PassageUpdate {
  /** The whole row as the server has it now, with what changes. The explanation is null unless it is what changes. */
  passage: RawRow;
  newText: string | null;
  passageRefAppendLetter: string | null;
}

/** Writes a whole passage: the one call behind box change, explanation, edit and own wording. */
export const updatePassage = (
  user: string,
  update: PassageUpdate,
  signal?: AbortSignal,
): Promise<'success'> => post('update_passage', { user, ...update }, success, signal);
