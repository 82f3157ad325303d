import { createSelector } from '@reduxjs/toolkit';
import { selectListState } from '@/data/list/listState';
import { failedLists, selectNeeded } from '@/data/list/reload';
import type { RootState } from '@/data/store/rootReducer';
import { selectSync, selectWaiting } from '@/data/sync/sync';
import { selectServer } from './server';

const selectNeededStates = (state: RootState) =>
  selectNeeded(state).flatMap(({ name }) => selectListState(state, name) ?? []);

/** The age of the oldest list that is shown but could not be refreshed, epoch milliseconds; null when all are current. */
const selectCachedSince = (state: RootState): number | null => {
  const ages = selectNeededStates(state).flatMap(({ status, loadedAt }) =>
    status === 'error' && loadedAt !== null ? [loadedAt] : [],
  );
  return ages.length > 0 ? Math.min(...ages) : null;
};

/** Whether all that is shown came from the server in this visit. */
const selectIsFromServer = (state: RootState): boolean =>
  selectNeededStates(state).every(({ source }) => source !== 'cache');

const selectHasFailedLists = (state: RootState): boolean => failedLists(state).length > 0;

/** The status of the current user's writes and lists. */
export const selectSyncStatus = createSelector(
  [selectWaiting, selectSync, selectServer, selectCachedSince, selectIsFromServer, selectHasFailedLists],
  (waiting, { isOutboxRead }, { lastSync, trouble }, cachedSince, isFromServer, hasFailedLists) => ({
    waiting,
    refused: waiting.filter(({ status }) => status === 'rejected').length,
    isTried: waiting.some(
      ({ status, attempts, nextAt }) => status !== 'rejected' && (attempts > 0 || nextAt > 0),
    ),
    lastSync,
    trouble,
    isOutboxRead,
    cachedSince,
    isFromServer,
    hasFailedLists,
  }),
);
