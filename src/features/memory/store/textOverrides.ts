import { createSelector } from '@reduxjs/toolkit';
import { isNowhere } from '@/bible/unknownBook';
import type { MemoryPassage, TextOverride } from '../model/memoryPassage';
import { isBlank } from '@/platform/values/text';
import { byId, createList } from '@/data/list/createList';
import type { RootState } from '@/data/store/rootReducer';
import { textOverrides } from '../api/calls';

/** The user's custom texts of memory passages. */
const list = createList(textOverrides);

export const loadTextOverrides = list.load;

export const selectOverridesById: (state: RootState) => Readonly<Record<number, TextOverride>> =
  createSelector([list.selectRows], (rows) => byId(rows, ({ passageId }) => passageId));

export const selectTextOverride = (
  state: RootState,
  passageId: number | undefined,
): TextOverride | undefined => (passageId === undefined ? undefined : selectOverridesById(state)[passageId]);

/** The user's custom text of a passage; null for none. */
export function selectOwnText(state: RootState, passageId: number): string | null {
  const own = selectOverridesById(state)[passageId]?.text ?? '';
  return isBlank(own) ? null : own;
}

/** False until it is known which texts are custom; a failed load counts as an answer. */
export const selectOverridesKnown = (state: RootState): boolean => list.selectView(state).phase !== 'loading';

/** Whether the custom texts failed to load. */
export const selectOverridesMissing = (state: RootState): boolean => list.selectView(state).phase === 'error';

/**
 * Tells whether a passage can have a text: that of a translation, or a custom one, which each may have until the custom texts are
 * known.
 */
export const selectCanHaveText = createSelector(
  [selectOverridesById, selectOverridesKnown],
  (overrides, known) =>
    (passage: MemoryPassage): boolean =>
      !isNowhere(passage) || !known || !isBlank(overrides[passage.passageId]?.text),
);
