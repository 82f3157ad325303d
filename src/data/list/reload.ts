import { createSelector } from '@reduxjs/toolkit';
import type { ListName } from '../define/list';
import type { AppDispatch, AppThunk } from '../store/appStore';
import type { RootState } from '../store/rootReducer';
import { selectServer } from '../store/server';
import { listInvalidated, selectSync, selectWaiting } from '../sync/sync';
import { selectSubjects } from '../sync/subjects';
import { createList } from './createList';
import { selectListState } from './listState';

/** The lists that a screen has needed in this visit. */
const selectNeeded = (state: RootState) =>
  selectSubjects(state).lists.filter(({ name }) => selectListState(state, name) !== undefined);

type Affects = (list: ListName) => boolean;

/** Loads a list again, if a screen has needed it. */
export const reloadList =
  (name: ListName | undefined): AppThunk =>
  (dispatch, getState) => {
    for (const list of selectNeeded(getState()))
      if (list.name === name) void dispatch(createList(list).load({ quiet: true }));
  };

/** Loads the lists that a write changes again, even if they are fresh: another device has changed them. */
export const reloadChanged =
  (affects: Affects): AppThunk =>
  (dispatch, getState) => {
    for (const { name } of selectNeeded(getState()).filter((list) => affects(list.name))) {
      dispatch(listInvalidated(name));
      dispatch(reloadList(name));
    }
  };

/** Shows the lists that a write has just read before it changed them: other devices' changes are in them too. */
export const applyFreshRows =
  (affects: Affects): AppThunk =>
  (dispatch, getState) => {
    for (const list of selectNeeded(getState()))
      if (affects(list.name)) void dispatch(createList(list).applyFreshRows());
  };

const hasFailed = (state: RootState, name: ListName) => selectListState(state, name)?.status === 'error';

/** The lists whose last load failed. */
export const failedLists = (state: RootState): ListName[] =>
  selectNeeded(state).flatMap(({ name }) => (hasFailed(state, name) ? [name] : []));

/** Loads again each list whose last load failed. */
export const reloadFailed = (): AppThunk => (dispatch: AppDispatch, getState) => {
  for (const name of failedLists(getState())) dispatch(reloadList(name));
};

/** The age of the oldest list that is shown but could not be refreshed, epoch milliseconds; null when all are current. */
const selectCachedSince = (state: RootState): number | null => {
  const ages = selectNeeded(state).flatMap(({ name }) => {
    const list = selectListState(state, name);
    return list?.status === 'error' && list.loadedAt !== null ? [list.loadedAt] : [];
  });
  return ages.length > 0 ? Math.min(...ages) : null;
};

/** The status of the current user's writes and lists. */
export const selectSyncStatus = createSelector(
  [selectWaiting, selectSync, selectServer, selectCachedSince],
  (waiting, { isOutboxRead }, { lastSync, trouble }, cachedSince) => ({
    waiting,
    refused: waiting.filter(({ status }) => status === 'rejected').length,
    isTried: waiting.some(({ status, attempts }) => status !== 'rejected' && attempts > 0),
    lastSync,
    trouble,
    isOutboxRead,
    cachedSince,
  }),
);
