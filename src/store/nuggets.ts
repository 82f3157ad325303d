import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { ApiError } from '@/api/ApiError';
import { addNugget as callAddNugget, getNuggets } from '@/api/nuggets';
import type { Nugget, PassageRef } from '@/domain/entities';
import { formatReference } from '@/domain/reference';
import { createApiThunk } from './createApiThunk';
import { initialListStatus, listFailed, listLoaded, listLoading, type ListStatus } from './listStatus';
import { rootReducer, type RootState } from './rootReducer';
import { GUEST } from './user';

type NuggetsState = EntityState<Nugget, number> & ListStatus;

const adapter = createEntityAdapter<Nugget, number>({ selectId: ({ passageId }) => passageId });

export const loadNuggets = createApiThunk<Nugget[]>(
  'nuggets/load',
  (_, { user, signal }) => getNuggets(user, signal),
  {
    notices: { error: 'Error loading passages' },
    condition: (_, { nuggets }) => nuggets?.status !== 'loading',
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

const nuggetsSlice = createSlice({
  name: 'nuggets',
  initialState: adapter.getInitialState<ListStatus>(initialListStatus),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadNuggets.pending, listLoading)
      .addCase(loadNuggets.fulfilled, (state, action) => {
        adapter.setAll(state, action.payload);
        listLoaded(state, action);
      })
      .addCase(loadNuggets.rejected, listFailed)
      .addCase(addNugget.fulfilled, (state, { payload, meta }) => {
        const { bookName, chapter, startVerse, endVerse } = meta.arg;
        // An unloaded list brings the new nugget when it loads.
        if (state.loadedAt !== null) {
          adapter.addOne(state, { passageId: payload, bookName, chapter, startVerse, endVerse, topics: [] });
        }
      }),
  selectors: { selectNuggetsState: (state) => state },
});

declare module './rootReducer' {
  export interface LazySlices {
    nuggets: NuggetsState;
  }
}

export const { selectNuggetsState } = nuggetsSlice.injectInto(rootReducer).selectors;
export const { selectAll: selectNuggets } = adapter.getSelectors((state: RootState) =>
  selectNuggetsState(state),
);
