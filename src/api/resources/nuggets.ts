import type { PassageRef } from '@/domain/bible/passage';
import type { Nugget } from '@/domain/nuggets/nugget';
import { get, post } from '@/api/client/client';
import { newId, shaped, success } from '@/api/wire/decoder';
import { nuggets as rows } from '@/api/wire/passages';
import type { ListResource } from './listResource';
import { passageTextParams } from './passageTextParams';

/** The user's nuggets with their topics; thousands of rows. */
export const nuggets: ListResource<Nugget> = {
  endpoint: 'get_nugget_id_list',
  params: (user) => ({ user }),
  decode: shaped(rows),
};

/** Adds a nugget; gives its id. */
export const addNugget = (user: string, ref: PassageRef, signal?: AbortSignal): Promise<number> =>
  get('add_nonmemory_passage', passageTextParams(user, ref), newId, signal);

/** Adds topics to a passage: only such as it does not have yet, and at least one. */
export const addPassageTopics = (
  user: string,
  passageId: number,
  topicIds: readonly number[],
  signal?: AbortSignal,
): Promise<'success'> => post('add_passage_topic', { user, topicIds, passageId }, success, signal);
