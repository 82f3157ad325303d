import type { Topic } from '@/domain/topics/topic';
import { post } from '@/api/client/client';
import { shaped } from '@/api/wire/decoder';
import { topics as rows } from '@/api/wire/passages';
import { newTopicId } from '@/api/wire/topics';
import type { ListResource } from './listResource';

/** The user's topics. */
export const topics: ListResource<Topic> = {
  endpoint: 'get_tag_list',
  params: (user) => ({ user }),
  decode: shaped(rows),
};

/** Creates a topic; gives its id. */
export const addTopic = (user: string, topicNm: string, signal?: AbortSignal): Promise<number> =>
  post('add_new_topic', { user, topicNm }, newTopicId, signal);
