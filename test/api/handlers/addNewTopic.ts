import * as v from 'valibot';
import type { NewTopicJson } from '../../../src/features/topics/api/calls';
import { nameKey, nextId } from '../db';
import { userEndpoint } from './endpoint';
import { filledText } from './inputs';

const FAILURE: NewTopicJson = { topicId: -1, message: 'error' };

/** Adds a topic. A blank name, and one that the database takes for another's, fail with HTTP 200. */
export const addNewTopic = userEndpoint({
  name: 'add_new_topic',
  method: 'POST',
  writes: true,
  input: v.object({ topicNm: filledText }),
  invalid: FAILURE,
  answer: ({ topicNm }, { data }): NewTopicJson => {
    const name = topicNm.trim();
    if (data.topics.some((topic) => nameKey(topic.name) === nameKey(name))) return FAILURE;
    const topicId = nextId(data.topics.map((topic) => topic.id));
    data.topics.push({ id: topicId, name });
    return { topicId, message: 'success' };
  },
});
