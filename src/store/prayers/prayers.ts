import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { ApiError } from '@/api/client/ApiError';
import {
  addPrayer as callAddPrayer,
  archivePrayer as callArchivePrayer,
  getPrayers,
  updatePrayer as callUpdatePrayer,
} from '@/api/resources/prayers';
import type { Prayer } from '@/domain/prayers/prayer';
import { createApiThunk } from '@/store/core/createApiThunk';
import {
  initialListStatus,
  listFailed,
  listLoaded,
  listLoading,
  type ListStatus,
} from '@/store/core/listStatus';
import { rootReducer, type RootState } from '@/store/core/rootReducer';
import { GUEST } from '@/store/user/user';

export type NewPrayer = Omit<Prayer, 'prayerId'>;

interface PrayersState extends EntityState<Prayer, number>, ListStatus {
  /** Written since the running load began, whose answer may not know it yet. */
  written: number[];
}

const adapter = createEntityAdapter<Prayer, number>({ selectId: ({ prayerId }) => prayerId });

/** A guest has no prayers, by any route (§6): refused without a call. */
export function refuseGuest(user: string, endpoint: string): void {
  if (user === GUEST) {
    throw new ApiError({ kind: 'rejected', endpoint, detail: 'Guest users have no prayers' });
  }
}

export const loadPrayers = createApiThunk<Prayer[]>(
  'prayers/load',
  (_, { user, signal }) => {
    refuseGuest(user, 'get_prayers');
    return getPrayers(user, signal);
  },
  {
    notices: { error: 'Error fetching prayers' },
    condition: (_, { prayers }) => prayers?.status !== 'loading',
  },
);

export const addPrayer = createApiThunk(
  'prayers/add',
  (prayer: NewPrayer, { user }) => {
    refuseGuest(user, 'add_prayer');
    return callAddPrayer(user, prayer);
  },
  {
    notices: {
      success: 'Prayer added successfully',
      rejected: 'Failed to save prayer',
      error: 'Error saving prayer',
    },
  },
);

export const updatePrayer = createApiThunk(
  'prayers/update',
  (prayer: Prayer, { user }) => {
    refuseGuest(user, 'update_prayer');
    return callUpdatePrayer(user, prayer);
  },
  {
    notices: {
      success: 'Prayer updated successfully',
      rejected: 'Failed to save prayer',
      error: 'Error saving prayer',
    },
  },
);

export const archivePrayer = createApiThunk(
  'prayers/archive',
  (prayerId: number, { user }) => {
    refuseGuest(user, 'archive_prayer');
    return callArchivePrayer(user, prayerId);
  },
  {
    notices: {
      success: 'Prayer archived successfully',
      rejected: 'Failed to archive prayer',
      error: 'Error archiving prayer',
    },
  },
);

const prayersSlice = createSlice({
  name: 'prayers',
  initialState: (): PrayersState => ({ ...adapter.getInitialState(initialListStatus), written: [] }),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadPrayers.pending, (state) => {
        listLoading(state);
        state.written = [];
      })
      .addCase(loadPrayers.fulfilled, (state, action) => {
        const written = state.written.flatMap((id) => state.entities[id] ?? []);
        adapter.setAll(state, action.payload);
        adapter.setMany(state, written);
        listLoaded(state, action);
      })
      .addCase(loadPrayers.rejected, listFailed)
      .addCase(addPrayer.fulfilled, (state, { payload, meta }) => {
        adapter.setOne(state, { ...meta.arg, prayerId: payload });
        state.written.push(payload);
      })
      .addCase(updatePrayer.fulfilled, (state, { meta }) => {
        adapter.setOne(state, meta.arg);
        state.written.push(meta.arg.prayerId);
      })
      .addCase(archivePrayer.fulfilled, (state, { meta }) => {
        adapter.updateOne(state, { id: meta.arg, changes: { archived: true } });
        state.written.push(meta.arg);
      }),
  selectors: { selectPrayersState: (state) => state },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    prayers: PrayersState;
  }
}

export const { selectPrayersState } = prayersSlice.injectInto(rootReducer).selectors;
export const { selectAll: selectPrayers } = adapter.getSelectors((state: RootState) =>
  selectPrayersState(state),
);
