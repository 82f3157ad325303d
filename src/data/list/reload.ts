import type { ListName } from '../define/list';
import type { AppDispatch, AppThunk } from '../store/appStore';
import type { RootState } from '../store/rootReducer';
import { listInvalidated } from '../sync/sync';
import { selectSubjects } from '../sync/subjects';
import { createList } from './createList';
import { selectListState } from './listState';

/** The lists that a screen has needed in this visit. */
export const selectNeeded = (state: RootState) =>
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
