import type { PassageRef } from '@/domain/bible/passage';
import { get, post } from '@/api/client/client';
import { newId, success } from '@/api/wire/decoder';
import { nuggets as rows } from '@/api/wire/passages';
import { listOfUser } from './listResource';
import { passageTextParams } from './passageTextParams';

/** The user's nuggets with their topics; thousands of rows. */
export const nuggets = listOfUser('get_nugget_id_list', rows);

/** Adds a nugget; returns its id. */
export const addNugget = (user: string, ref: PassageRef, signal?: AbortSignal): Promise<number> =>
  get('add_nonmemory_passage', passageTextParams(user, ref), newId, signal);

/** Adds topics to a passage: at least one, and only topics that it does not have yet. */
export const addPassageTopics = (
  user: string,
  passageId: number,
  topicIds: readonly number[],
  signal?: AbortSignal,
): Promise<'success'> => post('add_passage_topic', { user, topicIds, passageId }, success, signal);
