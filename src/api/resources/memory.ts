import type { PassageRef } from '@/domain/bible/passage';
import { get, post } from '@/api/client/client';
import { newId, success } from '@/api/wire/decoder';
import {
  memoryPassages as passageRows,
  practiceHistory as historyRows,
  textOverrides as overrideRows,
} from '@/api/wire/passages';
import { listOfUser } from './listResource';
import { passageTextParams } from './passageTextParams';
import type { RawRow } from './rawRows';

/** The user's memory passages, in no order. */
export const memoryPassages = listOfUser('get_mempsg_list', passageRows);

/** The user's own wordings of memory passages. */
export const textOverrides = listOfUser('get_mempsg_text_overrides', overrideRows);

/** Every recorded view, newest first; a passage may no longer exist. */
export const practiceHistory = listOfUser('get_mem_practice_history', historyRows);

/** Adds a memory passage, in box 1; returns its id. */
export const addMemoryPassage = (user: string, ref: PassageRef, signal?: AbortSignal): Promise<number> =>
  get('add_memory_passage', { ...passageTextParams(user, ref), queue: 'N' }, newId, signal);

/**
 * Records that a passage was practised.
 * @param view the time by the device's clock: in epoch milliseconds, and as `MM-dd-yy KK:mm:ss`
 */
export function updateLastViewed(
  user: string,
  { passageId, epochMs, text }: { passageId: number; epochMs: number; text: string },
  signal?: AbortSignal,
): Promise<'success'> {
  // The server decodes the text once more than usual, which changes nothing in such a text.
  const params = { user, passageId, lastViewedNum: epochMs, lastViewedStr: text };
  return get('update_last_viewed', params, success, signal);
}

interface PassageUpdate {
  /** The whole current row on the server with the changes. The explanation is null unless it changes. */
  passage: RawRow;
  /** The own wording; null leaves its text as it is. */
  newText: string | null;
  passageRefAppendLetter: string | null;
}

/** Writes a whole passage: the call behind box change, explanation, edit and own wording. */
export const updatePassage = (
  user: string,
  update: PassageUpdate,
  signal?: AbortSignal,
): Promise<'success'> => post('update_passage', { user, ...update }, success, signal);
