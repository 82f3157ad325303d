import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { bookName, translationCode } from '@/bible/text/names';
import { lastTranslation } from '@/bible/text/lastTranslation';
import type { Nugget } from '../model/nugget';
import { hasAnyTopic } from '@/platform/values/filters';
import { isInBookOrChapter, type BookOrChapter } from '@/bible/bookOrChapter';
import { seededOrder, newSeed } from '@/platform/values/random';
import { DEFAULT_TRANSLATION, type TranslationCode } from '@/bible/translations';
import type { AppThunk } from '@/data/store/appStore';
import { selectNuggetIds, selectNuggets, selectNuggetsById } from './nuggets';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import { sessionState } from '@/data/visit/sessionState';
import { toFinalId, writeSettled } from '@/data/sync/sync';

interface NuggetBrowserState {
  /** The current visit of the screen: coming back to the same one restores it. */
  visit: string | null;
  /** The seed of the random order. */
  seed: number;
  /** The nugget on the screen; null for the first. */
  currentId: number | null;
  topicIds: readonly number[];
  bookOrChapterFilter: BookOrChapter | null;
  topicsShown: boolean;
  translation: TranslationCode;
}

const storedVisit = v.object({
  visit: v.string(),
  seed: v.number(),
  currentId: v.nullable(v.number()),
  topicIds: v.array(v.number()),
  bookOrChapterFilter: v.nullable(v.object({ bookName, chapter: v.nullable(v.number()) })),
  topicsShown: v.boolean(),
  translation: translationCode,
}) satisfies v.GenericSchema<unknown, NuggetBrowserState>;

const initialState: NuggetBrowserState = {
  visit: null,
  seed: 0,
  currentId: null,
  topicIds: [],
  bookOrChapterFilter: null,
  topicsShown: true,
  translation: DEFAULT_TRANSLATION,
};

const slice = createSlice({
  name: 'nuggetBrowser',
  initialState,
  reducers: {
    visitBegun(
      { topicsShown },
      { payload }: PayloadAction<{ visit: string; seed: number; translation: TranslationCode }>,
    ) {
      return { ...initialState, ...payload, topicsShown };
    },
    visitResumed: (_, { payload }: PayloadAction<NuggetBrowserState>) => payload,
    nuggetShown(state, { payload }: PayloadAction<number>) {
      state.currentId = payload;
    },
    topicFilterSet(state, { payload }: PayloadAction<readonly number[]>) {
      state.topicIds = [...payload];
      state.currentId = null;
    },
    placeFilterSet(state, { payload }: PayloadAction<BookOrChapter | null>) {
      state.bookOrChapterFilter = payload;
      state.currentId = null;
    },
    /** Clears both filters, and goes to the first nugget. */
    filtersCleared(state) {
      state.topicIds = [];
      state.bookOrChapterFilter = null;
      state.currentId = null;
    },
    topicsToggled(state, { payload }: PayloadAction<boolean>) {
      state.topicsShown = payload;
    },
    translationChosen(state, { payload }: PayloadAction<TranslationCode>) {
      state.translation = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(writeSettled, (state, { payload }) => {
      // What was made here stays on the screen, and stays the filter.
      const finalId = toFinalId(payload);
      if (state.currentId !== null) state.currentId = finalId(state.currentId);
      state.topicIds = state.topicIds.map(finalId);
    }),
  selectors: { selectNuggetBrowser: (state) => state },
});

declare module '@/data/store/rootReducer' {
  export interface LazySlices {
    nuggetBrowser: NuggetBrowserState;
  }
}

const { visitBegun, visitResumed } = slice.actions;
export const {
  nuggetShown,
  topicFilterSet,
  placeFilterSet,
  filtersCleared,
  topicsToggled,
  translationChosen,
} = slice.actions;
export const { selectNuggetBrowser } = slice.injectInto(rootReducer).selectors;

export const nuggetVisit = sessionState('nuggets', storedVisit);

/** What a link to the nugget browser wants to be shown there. */
export interface NuggetRequest {
  topicIds?: readonly number[];
  nuggetId?: number;
}

/** Begins a visit; continues the same one, or restores it if it is the one that was stored. */
export const visited =
  (
    visit: string,
    stored: NuggetBrowserState | null,
    { topicIds = [], nuggetId }: NuggetRequest = {},
  ): AppThunk =>
  (dispatch, getState) => {
    if (selectNuggetBrowser(getState()).visit === visit) return;
    if (stored?.visit === visit) dispatch(visitResumed(stored));
    else {
      dispatch(visitBegun({ visit, seed: newSeed(), translation: lastTranslation() }));
      if (topicIds.length > 0) dispatch(topicFilterSet(topicIds));
      if (nuggetId !== undefined) dispatch(nuggetShown(nuggetId));
    }
  };

const selectTopicIds = (state: RootState) => selectNuggetBrowser(state).topicIds;
const selectPlace = (state: RootState) => selectNuggetBrowser(state).bookOrChapterFilter;

/** All nuggets' ids in the visit's order. */
const selectOrder = createSelector(
  [selectNuggetIds, (state: RootState) => selectNuggetBrowser(state).seed],
  seededOrder,
);

const hasTopic = ({ topics }: Nugget, selected: ReadonlySet<number>) =>
  hasAnyTopic(
    topics.map(({ id }) => id),
    selected,
  );

/** The ids that pass both filters, in the visit's order. */
export const selectShownNuggetIds = createSelector(
  [selectOrder, selectNuggetsById, selectTopicIds, selectPlace],
  (order, nuggets, topicIds, bookOrChapterFilter) => {
    const selected = new Set(topicIds);
    if (selected.size === 0 && bookOrChapterFilter === null) return order;
    return order.filter((id) => {
      const nugget = nuggets[id];
      return (
        nugget !== undefined && isInBookOrChapter(nugget, bookOrChapterFilter) && hasTopic(nugget, selected)
      );
    });
  },
);

/** The nuggets that pass the filter by place: the topics are counted in these. */
export const selectNuggetsInPlace = createSelector(
  [selectNuggets, selectPlace],
  (nuggets, bookOrChapterFilter) =>
    nuggets.filter((nugget) => isInBookOrChapter(nugget, bookOrChapterFilter)),
);

/** The nuggets that pass the filter by topic: books and chapters are counted in these. */
export const selectNuggetsWithTopics = createSelector(
  [selectNuggets, selectTopicIds],
  (nuggets, topicIds) => {
    const selected = new Set(topicIds);
    return nuggets.filter((nugget) => hasTopic(nugget, selected));
  },
);

/** The index of the current nugget in the shown ids; 0 if it is gone. */
export const selectNuggetIndex = createSelector(
  [selectShownNuggetIds, (state: RootState) => selectNuggetBrowser(state).currentId],
  (ids, currentId) => (currentId === null ? 0 : Math.max(0, ids.indexOf(currentId))),
);
