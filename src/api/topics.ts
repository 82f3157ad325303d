import type { Topic } from '@/domain/entities';
import { get, post } from './client';
import { shaped } from './wire/decoder';
import { topics } from './wire/passages';
import { newTopicId } from './wire/topics';

/** The user's topics. */
export const getTopics = (user: string, signal?: AbortSignal): Promise<Topic[]> =>
  get('get_tag_list', { user }, shaped(topics), signal);

/** Creates a topic; gives its id. */
export const addTopic = (user: string, topicNm: string): Promise<number> =>
  post('add_new_topic', { user, topicNm }, newTopicId);
