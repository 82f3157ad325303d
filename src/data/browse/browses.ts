import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AppThunk } from '../store/appStore';
import { rootReducer, type RootState } from '../store/rootReducer';
import { writeConfirmed } from '../sync/sync';
import { sessionState, type SessionState } from '../visit/sessionState';
import { beginBrowse, browse, browseSchema, type Browse, type BrowseEvent, type BrowseStart } from './browse';

/** The visits, by the name of their screen. */
export type Browses = Readonly<Record<string, Browse>>;

const browseSet = createAction('browse/set', (name: string, to: Browse) => ({ payload: { name, to } }));

/** An event of the visit of a screen. */
export const browsed = createAction('browse/event', (name: string, event: BrowseEvent) => ({
  payload: { name, event },
}));

const withEvent = (state: Browses, name: string, event: BrowseEvent): Browses => {
  const before = state[name];
  const after = before && browse(before, event);
  return after === before || !after ? state : { ...state, [name]: after };
};

/** A plain reducer, because Immer would walk all ids of a long list. */
function browsesReducer(state: Browses = {}, action: UnknownAction): Browses {
  if (browseSet.match(action)) return { ...state, [action.payload.name]: action.payload.to };
  if (browsed.match(action)) return withEvent(state, action.payload.name, action.payload.event);
  if (writeConfirmed.match(action)) {
    const { provisionalId, id } = action.payload;
    return Object.keys(state).reduce(
      (all, name) => withEvent(all, name, { type: 'identified', provisionalId, id }),
      state,
    );
  }
  return state;
}

rootReducer.inject({ reducerPath: 'browse', reducer: browsesReducer });

/** The visit of a screen; null before the first. */
export const selectBrowse = (state: RootState, name: string): Browse | null => state.browse?.[name] ?? null;

/** The part of it that survives a reload. */
export const browseVisit = (name: string): SessionState<Browse> =>
  sessionState(`browse/${name}`, browseSchema);

/** Begins a visit. */
export const browseBegun =
  (name: string, key: string, start: BrowseStart): AppThunk =>
  (dispatch, getState) => {
    dispatch(browseSet(name, beginBrowse(key, start, selectBrowse(getState(), name))));
  };

/**
 * Goes on with the visit of `key` if it is under way or is the one that was stored, and else begins one.
 * @param start how it begins, after the visit before; null if that is decided later
 */
export const browseVisited =
  (
    name: string,
    key: string,
    stored: Browse | null,
    start: (before: Browse | null) => BrowseStart | null,
  ): AppThunk =>
  (dispatch, getState) => {
    const before = selectBrowse(getState(), name);
    if (before?.key === key) return;
    if (stored?.key === key) {
      dispatch(browseSet(name, stored));
      return;
    }
    const begun = start(before ?? stored);
    if (begun) dispatch(browseBegun(name, key, begun));
  };
