import { createSelector } from '@reduxjs/toolkit';
import { createList } from '@/store/core/createList';
import { installList } from '@/store/sync/sync';

/** Every recorded view; loaded each time it is shown, because another device may have added to it. */
const list = createList('history', {
  notices: { error: 'Error loading practice history' },
  condition: (_, history) => history?.status !== 'loading',
});
installList(list, (dispatch) => void dispatch(loadPracticeHistory()));

export const loadPracticeHistory = list.load;
export const selectPracticeHistory = createSelector(
  [list.selectState, list.selectRows],
  ({ status, loadedAt, failure }, entries) => ({ status, loadedAt, failure, entries }),
);
