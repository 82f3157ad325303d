import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { ApiError } from '@/api/client/ApiError';
import { addNugget as callAddNugget, addPassageTopics, getNuggets } from '@/api/resources/nuggets';
import type { Nugget } from '@/domain/nuggets/nugget';
import type { PassageRef } from '@/domain/bible/passage';
import type { Topic } from '@/domain/topics/topic';
import { formatReference } from '@/domain/references/reference';
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
import { replaceAll } from '@/store/core/replaceAll';
import { rootReducer, type RootState } from '@/store/core/rootReducer';
import { topicNotices, type TopicAddition } from '@/store/topics/topicNotices';
import { GUEST } from '@/store/user/user';

interface NuggetsState extends EntityState<Nugget, number>, ListStatus {
  /** How often the list was changed from here. */
  writes: number;
}

const idOf = ({ passageId }: Nugget) => passageId;
const adapter = createEntityAdapter<Nugget, number>({ selectId: idOf });

export const loadNuggets = createApiThunk<Nugget[]>(
  'nuggets/load',
  (_, { user, signal, getState }) =>
    freshAnswer(
      () => getNuggets(user, signal),
      () => getState().nuggets?.writes ?? 0,
    ),
  {
    notices: { error: 'Error loading passages' },
    condition: (_, { nuggets }) => isStale(nuggets, Date.now()),
  },
);

const GUESTS_CANNOT_ADD = 'Guest users cannot add nuggets';

/** Adds a passage to the user's nuggets; a guest is refused without a call (§6). */
export const addNugget = createApiThunk(
  'nuggets/add',
  (ref: PassageRef, { user }) => {
    if (user === GUEST)
      throw new ApiError({ kind: 'rejected', endpoint: 'add_nonmemory_passage', detail: GUESTS_CANNOT_ADD });
    return callAddNugget(user, ref);
  },
  {
    notices: {
      success: (_, ref) => `${formatReference(ref)} added to your nuggets`,
      rejected: ({ detail }) => (detail === GUESTS_CANNOT_ADD ? detail : 'Failed to add nugget'),
      error: 'Error adding nugget',
    },
  },
);

interface NuggetTopics extends TopicAddition {
  passageId: number;
  /** Only such as the nugget does not have. */
  topics: readonly Topic[];
}

/** Puts topics on a nugget. */
export const addTopicsToNugget = createApiThunk(
  'nuggets/addTopics',
  ({ passageId, topics }: NuggetTopics, { user }) =>
    addPassageTopics(
      user,
      passageId,
      topics.map(({ id }) => id),
    ),
  { notices: topicNotices<NuggetTopics>('passage') },
);

const nuggetsSlice = createSlice({
  name: 'nuggets',
  initialState: adapter.getInitialState<ListStatus & { writes: number }>({ ...initialListStatus, writes: 0 }),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadNuggets.pending, listLoading)
      .addCase(loadNuggets.fulfilled, (state, action) => {
        replaceAll(state, action.payload, idOf);
        listLoaded(state, action);
      })
      .addCase(loadNuggets.rejected, listFailed)
      .addCase(addNugget.fulfilled, (state, { payload, meta }) => {
        const { bookName, chapter, startVerse, endVerse } = meta.arg;
        state.writes += 1;
        // An unloaded list brings the new nugget when it loads.
        if (state.loadedAt !== null) {
          adapter.addOne(state, { passageId: payload, bookName, chapter, startVerse, endVerse, topics: [] });
        }
      })
      .addCase(addTopicsToNugget.fulfilled, (state, { meta: { arg } }) => {
        const nugget = state.entities[arg.passageId];
        state.writes += 1;
        if (nugget) nugget.topics = [...nugget.topics, ...arg.topics.map(({ id, name }) => ({ id, name }))];
      }),
  selectors: { selectNuggetsState: (state) => state },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    nuggets: NuggetsState;
  }
}

export const { selectNuggetsState } = nuggetsSlice.injectInto(rootReducer).selectors;
export const {
  selectAll: selectNuggets,
  selectIds: selectNuggetIds,
  selectEntities: selectNuggetsById,
} = adapter.getSelectors((state: RootState) => selectNuggetsState(state));
