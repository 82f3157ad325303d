import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { addTopic, getTopics } from '@/api/resources/topics';
import type { Topic } from '@/domain/topics/topic';
import { isBlank } from '@/domain/text/text';
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
import { rootReducer, type RootState } from '@/store/core/rootReducer';

interface TopicsState extends EntityState<Topic, number>, ListStatus {
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

const topicsSlice = createSlice({
  name: 'topics',
  initialState: (): TopicsState => ({
    ...adapter.getInitialState<ListStatus>(initialListStatus),
    created: 0,
  }),
  reducers: {},
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
  selectors: { selectTopicsState: (state) => state },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    topics: TopicsState;
  }
}

export const { selectTopicsState } = topicsSlice.injectInto(rootReducer).selectors;
export const { selectAll: selectTopics, selectEntities: selectTopicsById } = adapter.getSelectors(
  (state: RootState) => selectTopicsState(state),
);
