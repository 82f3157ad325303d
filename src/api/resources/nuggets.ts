import type { Nugget } from '@/domain/nuggets/nugget';
import type { PassageRef } from '@/domain/bible/passage';
import { get, post } from '@/api/client/client';
import { passageTextParams } from './passageTextParams';
import { newId, shaped, success } from '@/api/wire/decoder';
import { nuggets } from '@/api/wire/passages';

/** The user's nuggets with their topics; thousands of rows. */
export const getNuggets = (user: string, signal?: AbortSignal): Promise<Nugget[]> =>
  get('get_nugget_id_list', { user }, shaped(nuggets), signal);

/** Adds a nugget; gives its id. */
export const addNugget = (user: string, ref: PassageRef): Promise<number> =>
  get('add_nonmemory_passage', passageTextParams(user, ref), newId);

/** Adds topics to a passage: only such as it does not have yet, and at least one. */
export const addPassageTopics = (
  user: string,
  passageId: number,
  topicIds: readonly number[],
): Promise<'success'> => post('add_passage_topic', { user, topicIds, passageId }, success);
