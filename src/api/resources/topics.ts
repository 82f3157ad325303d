import type { Topic } from '@/domain/topics/topic';
import { get, post } from '@/api/client/client';
import { shaped } from '@/api/wire/decoder';
import { topics } from '@/api/wire/passages';
import { newTopicId } from '@/api/wire/topics';

/** The user's topics. */
export const getTopics = (user: string, signal?: AbortSignal): Promise<Topic[]> =>
  get('get_tag_list', { user }, shaped(topics), signal);

/** Creates a topic; gives its id. */
export const addTopic = (user: string, topicNm: string): Promise<number> =>
  post('add_new_topic', { user, topicNm }, newTopicId);
