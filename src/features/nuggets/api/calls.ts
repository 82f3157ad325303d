import * as v from 'valibot';
import type { PassageRef } from '@/bible/passage';
import { withRange, rangeFields } from '@/bible/text/passageRows';
import { passageTextParams } from '@/bible/text/passageTextParams';
import { get, post } from '@/data/client/client';
import { distinct, innerRows, newId, success, wholeNumber } from '@/data/decode/decoder';
import { rowsById } from '@/data/decode/lists';
import { defineListOfUser } from '@/data/list/listResource';
import { topicRow } from '@/features/topics/public';
import type { Nugget } from '../model/nugget';

declare module '@/data/list/listResource' {
  export interface ListRows {
    nuggets: Nugget;
  }
}

const nuggetRow = v.object({ ...rangeFields, passageId: wholeNumber, topics: innerRows(topicRow) });

/** `get_nugget_id_list`. */
const nuggetRows = rowsById(
  v.pipe(
    nuggetRow,
    withRange((row: v.InferOutput<typeof nuggetRow>, range): Nugget => ({
      ...range,
      passageId: row.passageId,
      topics: distinct(row.topics, ({ id }) => id),
    })),
  ),
  ({ passageId }) => passageId,
);

/** The user's nuggets with their topics; thousands of rows. */
export const nuggets = defineListOfUser('nuggets', 'get_nugget_id_list', nuggetRows);

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
