import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import type { MemoryPassage } from '../../model/memoryPassage';
import { seenElsewhere, type OwnView } from '../../model/strength/ownViews';
import type { AppThunk } from '@/data/store/appStore';
import { rootReducer } from '@/data/store/rootReducer';
import { writeConfirmed } from '@/data/sync/sync';
import { selectCurrentUser } from '@/data/session/session';

/** The views that this device recorded itself, by passage. */
export type OwnViews = Readonly<Record<string, OwnView>>;

const view = v.object({ at: v.number(), seenElsewhere: v.nullable(v.number()) });
const storedViews = stored('nuggets.ownViews/', v.record(v.string(), view), {}, 'user');

const slice = createSlice({
  name: 'ownViews',
  initialState: (): OwnViews => ({}),
  reducers: { ownViewsRead: (_, { payload }: PayloadAction<OwnViews>) => payload },
  extraReducers: (builder) =>
    builder.addCase(writeConfirmed, (state, { payload: { provisionalId, id } }) => {
      const own = state[provisionalId];
      return own ? { ...state, [id]: own } : state;
    }),
  selectors: { selectOwnViews: (state) => state },
});

export const { selectOwnViews } = slice.injectInto(rootReducer).selectors;

/** Reads the views from browser storage, again each time because another tab may have added some. */
export const loadOwnViews = (): AppThunk => (dispatch, getState) => {
  const views = { ...selectOwnViews(getState()), ...storedViews.read(selectCurrentUser(getState()) ?? '') };
  dispatch(slice.actions.ownViewsRead(views));
};

/** Stores that this device records a view now, and the last view of another device before it. */
export const ownViewMade =
  ({ passageId, lastViewed }: Pick<MemoryPassage, 'passageId' | 'lastViewed'>, at: number): AppThunk =>
  (dispatch, getState) => {
    dispatch(loadOwnViews());
    const known = selectOwnViews(getState());
    const own = { at, seenElsewhere: seenElsewhere(lastViewed, known[passageId], at) };
    const views = { ...known, [passageId]: own };
    storedViews.write(selectCurrentUser(getState()) ?? '', views);
    dispatch(slice.actions.ownViewsRead(views));
  };
