import * as v from 'valibot';
import type { PassageRef } from '@/bible/passage';
import { withOwnRange, ownRangeFields } from '@/bible/text/passageRows';
import { passageTextParams } from '@/bible/text/passageTextParams';
import type { Call } from '@/data/client/call';
import { distinct, innerRows, newId, success, wholeNumber } from '@/data/decode/decoder';
import { rowsById } from '@/data/decode/lists';
import { listOfUser } from '@/data/define/list';
import { topicRow } from '@/features/topics/public';
import type { Nugget } from '../model/nugget';

const nuggetRow = v.object({ ...ownRangeFields, passageId: wholeNumber, topics: innerRows(topicRow) });

/** `get_nugget_id_list`. */
const nuggetRows = rowsById(
  v.pipe(
    nuggetRow,
    withOwnRange((row: v.InferOutput<typeof nuggetRow>, range): Nugget => ({
      ...range,
      passageId: row.passageId,
      topics: distinct(row.topics, ({ id }) => id),
    })),
  ),
  ({ passageId }) => passageId,
);

/** The user's nuggets with their topics; thousands of rows. */
export const nuggets = listOfUser('nuggets', 'get_nugget_id_list', nuggetRows, {
  error: 'Error loading nuggets',
});

/** Adds a nugget; returns its id. */
export const postNugget = (call: Call, ref: PassageRef): Promise<number> =>
  call.get('add_nonmemory_passage', passageTextParams(call.user, ref), newId);

/** Adds topics to a passage: at least one, and only topics that it does not have yet. */
export const postNuggetTopics = (
  call: Call,
  passageId: number,
  topicIds: readonly number[],
): Promise<'success'> => call.post('add_passage_topic', { user: call.user, topicIds, passageId }, success);
