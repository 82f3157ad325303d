import { createEntityAdapter, createSlice, type EntityState, type PayloadAction } from '@reduxjs/toolkit';
import { addTopic, getTopics } from '@/api/resources/topics';
import type { Topic } from '@/domain/topics/topic';
import { isBlank } from '@/domain/text/text';
import { rememberRecent } from '@/domain/topics/topics';
import { readStoredJson, writeStored } from '@/device/storage';
import { createApiThunk } from '@/store/core/createApiThunk';
import { freshAnswer } from '@/store/core/freshAnswer';
import {
  initialListStatus,
  isStale,
  listFailed,
  listLoaded,
  listLoading,
  type ListStatus,
} from '@/store/core/listStatus';
import type { AppDispatch } from '@/store/core/makeStore';
import { rootReducer, type RootState } from '@/store/core/rootReducer';

/** §9: what topics were used for; each use has its own list of recent ones. */
export type TopicUse = 'manage' | 'filter';

const RECENT_KEYS: Readonly<Record<TopicUse, string>> = {
  manage: 'nuggets.recentTopics.manage',
  filter: 'nuggets.recentTopics.filter',
};

interface TopicsState extends EntityState<Topic, number>, ListStatus {
  /** Recently used ids, most recent first. */
  recent: Record<TopicUse, readonly number[]>;
  created: number;
}

const adapter = createEntityAdapter<Topic>();

export const loadTopics = createApiThunk<Topic[]>(
  'topics/load',
  (_, { user, signal, getState }) =>
    freshAnswer(
      () => getTopics(user, signal),
      () => getState().topics?.created ?? 0,
    ),
  { condition: (_, { topics }) => isStale(topics, Date.now()) },
);

/** Creates a topic; gives it with its new id. */
export const createTopic = createApiThunk(
  'topics/create',
  async (name: string, { user }): Promise<Topic> => ({
    id: await addTopic(user, name.trim()),
    name: name.trim(),
  }),
  {
    notices: {
      rejected: ({ detail }) =>
        isBlank(detail) || detail === 'error' ? 'Failed to create topic' : `${detail}`,
      error: 'Error creating new topic',
    },
  },
);

function readRecent(use: TopicUse): readonly number[] {
  const stored = readStoredJson(RECENT_KEYS[use]);
  const ids = Array.isArray(stored) ? stored.filter((id: unknown) => typeof id === 'number') : [];
  return rememberRecent([], ids);
}

const topicsSlice = createSlice({
  name: 'topics',
  initialState: (): TopicsState => ({
    ...adapter.getInitialState<ListStatus>(initialListStatus),
    recent: { manage: readRecent('manage'), filter: readRecent('filter') },
    created: 0,
  }),
  reducers: {
    recentChanged(state, { payload }: PayloadAction<{ use: TopicUse; ids: readonly number[] }>) {
      state.recent[payload.use] = [...payload.ids];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadTopics.pending, listLoading)
      .addCase(loadTopics.fulfilled, (state, action) => {
        adapter.setAll(state, action.payload);
        listLoaded(state, action);
      })
      .addCase(loadTopics.rejected, listFailed)
      .addCase(createTopic.fulfilled, (state, { payload }) => {
        adapter.setOne(state, payload);
        state.created += 1;
      }),
  selectors: {
    selectTopicsState: (state) => state,
    selectRecentTopics: ({ recent }, use: TopicUse) => recent[use],
  },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    topics: TopicsState;
  }
}

export const { selectTopicsState, selectRecentTopics } = topicsSlice.injectInto(rootReducer).selectors;
export const { selectAll: selectTopics, selectEntities: selectTopicsById } = adapter.getSelectors(
  (state: RootState) => selectTopicsState(state),
);

/** Puts topics at the head of the recent ones, also for the next visit. */
export const topicsUsed =
  (use: TopicUse, ids: readonly number[]) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (ids.length === 0) return;
    const recent = rememberRecent(selectRecentTopics(getState(), use), ids);
    dispatch(topicsSlice.actions.recentChanged({ use, ids: recent }));
    writeStored(RECENT_KEYS[use], JSON.stringify(recent));
  };
