import * as v from 'valibot';
import type { TopicJson } from '@/bible/text/passageRows';
import { post } from '@/data/client/client';
import { optionalText, positive, shaped, unsetText, wholeNumber, type Decoder } from '@/data/decode/decoder';
import { rowsById } from '@/data/decode/lists';
import { defineListOfUser } from '@/data/list/listResource';
import type { Topic } from '../model/topics';

declare module '@/data/list/listResource' {
  export interface ListRows {
    topics: Topic;
  }
}

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

/**
 * The user's topics.
 * @internal used by name in tests alone
 */
export const topics = defineListOfUser('topics', 'get_tag_list', topicRows);

/** Creates a topic; returns its id. */
export const addTopic = (user: string, topicNm: string, signal?: AbortSignal): Promise<number> =>
  post('add_new_topic', { user, topicNm }, newTopicId, signal);
