import * as v from 'valibot';
import type { TopicJson } from '@/bible/text/passageRows';
import type { Call } from '@/data/client/call';
import { optionalText, positive, shaped, unsetText, wholeNumber, type Decoder } from '@/data/decode/decoder';
import { rowsById } from '@/data/decode/lists';
import { listOfUser } from '@/data/define/list';
import type { Topic } from '../model/topics';

export interface TagJson extends TopicJson {
  passages: unknown[];
}

export interface NewTopicJson {
  topicId: number;
  message: string;
}

/** A topic in a row; one without a name is named by its id. */
export const topicRow = v.pipe(
  v.object({ id: positive, name: unsetText }),
  v.transform(({ id, name }): Topic => ({ id, name: name ?? `Topic ${id}` })),
);

/** `get_tag_list`; a topic without a name is named by its id. */
const topicRows = rowsById(topicRow, ({ id }) => id);

const created = shaped(v.object({ topicId: wholeNumber, message: optionalText }));

/** `add_new_topic`: the new id. -1 means failure, although the status is 200. */
export const newTopicId: Decoder<number> = (answer) => {
  const result = created(answer);
  if (!result.ok) return result;
  const { topicId, message } = result.value;
  if (topicId > 0 && (message === 'success' || message === '')) return { ok: true, value: topicId };
  // If the message of a failure is 'success', there is no message to show.
  return { ok: false, rejection: message === 'success' ? '' : message };
};

/** The user's topics. */
export const topics = listOfUser('topics', 'get_tag_list', topicRows);

/** Creates a topic; returns its id. */
export const postTopic = (call: Call, topicNm: string): Promise<number> =>
  call.post('add_new_topic', { user: call.user, topicNm }, newTopicId);
