import { createSelector } from '@reduxjs/toolkit';
import type { Topic } from '../model/topics';
import { byId, createList } from '@/data/list/createList';
import { createWriteThunk } from '@/data/write/createWriteThunk';
import * as calls from '../api/calls';
import * as writes from '../api/writes';

const list = createList(calls.topics);

export const loadTopics = list.load;
export const selectTopicsState = list.selectView;
export const selectTopics = list.selectRows;
export const selectTopicsById = createSelector([selectTopics], (topics) =>
  byId(topics, ({ id }: Topic) => id),
);

/** Creates a topic; resolves to its id, which is provisional while it waits to be sent. */
export const createTopic = createWriteThunk('topics/create', writes.createTopicWrite, (name: string) => ({
  name: name.trim(),
}));
