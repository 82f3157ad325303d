import { createSelector } from '@reduxjs/toolkit';
import type { TextOverride } from '@/domain/memory/memoryPassage';
import { byId, createList } from '@/store/core/createList';
import { rootReducer, type RootState } from '@/store/core/rootReducer';
import { reloadWhenBack } from '@/store/sync/sync';

/** The user's own wordings of memory passages, asked for again when they are older than 5 minutes. */
const list = createList('overrides', { notices: { error: 'Error loading passage text' } });
rootReducer.inject({ reducerPath: 'overrides', reducer: list.reducer });
reloadWhenBack('overrides', (dispatch) => void dispatch(loadTextOverrides()));

export const loadTextOverrides = list.load;

/** The own wordings by their passage. */
export const selectOverridesById: (state: RootState) => Readonly<Record<number, TextOverride>> =
  createSelector([list.selectRows], (rows) => byId(rows, ({ passageId }) => passageId));

export const selectTextOverride = (
  state: RootState,
  passageId: number | undefined,
): TextOverride | undefined => (passageId === undefined ? undefined : selectOverridesById(state)[passageId]);

/** False until it is known which texts are the user's own; a failed load counts as an answer. */
export const selectOverridesSettled = (state: RootState): boolean => {
  const { status, loadedAt } = list.selectState(state);
  return status === 'error' || loadedAt !== null;
};
