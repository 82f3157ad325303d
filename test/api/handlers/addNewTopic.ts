import * as v from 'valibot';
import type { NewTopicJson } from '../../../src/features/topics/api/calls';
import { nextId } from '../db';
import { userEndpoint } from './endpoint';
import { filledText } from './inputs';

const FAILURE: NewTopicJson = { topicId: -1, message: 'error' };

/** Adds a topic. A blank name, and one that differs from another only in case, fail with HTTP 200. */
export const addNewTopic = userEndpoint({
  name: 'add_new_topic',
  method: 'POST',
  writes: true,
  input: v.object({ topicNm: filledText }),
  invalid: FAILURE,
  answer: ({ topicNm }, { data }): NewTopicJson => {
    const name = topicNm.trim();
    if (data.topics.some((topic) => topic.name.toLowerCase() === name.toLowerCase())) return FAILURE;
    const topicId = nextId(data.topics.map((topic) => topic.id));
    data.topics.push({ id: topicId, name });
    return { topicId, message: 'success' };
  },
});
