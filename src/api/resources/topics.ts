import { post } from '@/api/client/client';
import { topics as rows } from '@/api/wire/passages';
import { newTopicId } from '@/api/wire/topics';
import { listOfUser } from './listResource';

/** The user's topics. */
export const topics = listOfUser('get_tag_list', rows);

/** Creates a topic; returns its id. */
export const addTopic = (user: string, topicNm: string, signal?: AbortSignal): Promise<number> =>
  post('add_new_topic', { user, topicNm }, newTopicId, signal);
