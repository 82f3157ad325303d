import { createSelector } from '@reduxjs/toolkit';
import type { Topic } from '@/domain/topics/topic';
import { byId, createList } from '@/store/core/createList';
import { createWriteThunk } from '@/store/sync/createWriteThunk';
import { installList } from '@/store/sync/sync';

const list = installList(createList('topics'));

export const loadTopics = list.load;
export const selectTopicsState = list.selectView;
export const selectTopics = list.selectRows;
export const selectTopicsById = createSelector([selectTopics], (topics) =>
  byId(topics, ({ id }: Topic) => id),
);

/** Creates a topic; resolves to its id, which is provisional while it waits to be sent. */
export const createTopic = createWriteThunk('topics/create', 'topic', (name: string) => ({
  name: name.trim(),
}));
