import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { sortedCanonically } from '@/bible/sortedCanonically';
import { bookName, translationCode } from '@/bible/text/names';
import { lastTranslation } from '@/bible/text/lastTranslation';
import type { Nugget } from '../model/nugget';
import { hasAnyTopic } from '@/platform/values/filters';
import { isInBookOrChapter, type BookOrChapter } from '@/bible/bookOrChapter';
import { seededOrder } from '@/platform/values/random';
import { shownId } from '@/data/browse/browse';
import { browsed, selectBrowse } from '@/data/browse/browses';
import { DEFAULT_TRANSLATION, type TranslationCode } from '@/bible/translations';
import type { AppThunk } from '@/data/store/appStore';
import { selectNuggetIds, selectNuggets, selectNuggetsById } from './nuggets';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import { sessionState } from '@/data/visit/sessionState';
import { toFinalId, writeConfirmed } from '@/data/sync/sync';

/** The name of the visit. */
export const NUGGETS = 'nuggets';

export interface NuggetBrowserState {
  /** The visit that it belongs to: coming back to the same one restores it. */
  visit: string | null;
  topicIds: readonly number[];
  bookOrChapterFilter: BookOrChapter | null;
  topicsShown: boolean;
  translation: TranslationCode;
}

const storedVisit = v.object({
  visit: v.string(),
  topicIds: v.array(v.number()),
  bookOrChapterFilter: v.nullable(v.object({ bookName, chapter: v.nullable(v.number()) })),
  topicsShown: v.boolean(),
  translation: translationCode,
}) satisfies v.GenericSchema<unknown, NuggetBrowserState>;

const initialState: NuggetBrowserState = {
  visit: null,
  topicIds: [],
  bookOrChapterFilter: null,
  topicsShown: true,
  translation: DEFAULT_TRANSLATION,
};

type NuggetFilter = Pick<NuggetBrowserState, 'topicIds' | 'bookOrChapterFilter'>;

const slice = createSlice({
  name: 'nuggetBrowser',
  initialState,
  reducers: {
    visitBegun: (
      { topicsShown },
      { payload }: PayloadAction<Pick<NuggetBrowserState, 'visit' | 'topicIds' | 'translation'>>,
    ) => ({ ...initialState, ...payload, topicsShown }),
    visitResumed: (_, { payload }: PayloadAction<NuggetBrowserState>) => payload,
    filterSet: (state, { payload }: PayloadAction<Partial<NuggetFilter>>) => ({ ...state, ...payload }),
    topicsToggled(state, { payload }: PayloadAction<boolean>) {
      state.topicsShown = payload;
    },
    translationChosen(state, { payload }: PayloadAction<TranslationCode>) {
      state.translation = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(writeConfirmed, (state, { payload }) => {
      // A filter by a topic that was made here gets its final id.
      state.topicIds = state.topicIds.map(toFinalId(payload));
    }),
  selectors: { selectNuggetBrowser: (state) => state },
});

const { visitBegun, visitResumed, filterSet } = slice.actions;
export const { topicsToggled, translationChosen } = slice.actions;
export const { selectNuggetBrowser } = slice.injectInto(rootReducer).selectors;

/** Filters the nuggets, and goes to the first of them. */
const filtered =
  (filter: Partial<NuggetFilter>): AppThunk =>
  (dispatch) => {
    dispatch(filterSet(filter));
    dispatch(browsed(NUGGETS, { type: 'restarted' }));
  };
export const topicFilterSet = (topicIds: readonly number[]) => filtered({ topicIds });
export const bookOrChapterFilterSet = (bookOrChapterFilter: BookOrChapter | null) =>
  filtered({ bookOrChapterFilter });
export const filtersCleared = () => filtered({ topicIds: [], bookOrChapterFilter: null });

export const nuggetVisit = sessionState('nuggets', storedVisit);

/** The nugget or topics that a link asks to show. */
export interface NuggetRequest {
  topicIds?: readonly number[];
  nuggetId?: number;
}

/** Starts a visit; continues the same one, or restores it if it is the stored one. */
export const visited =
  (visit: string, stored: NuggetBrowserState | null, topicIds: readonly number[] = []): AppThunk =>
  (dispatch, getState) => {
    if (selectNuggetBrowser(getState()).visit === visit) return;
    if (stored?.visit === visit) dispatch(visitResumed(stored));
    else dispatch(visitBegun({ visit, topicIds, translation: lastTranslation() }));
  };

const selectTopicIds = (state: RootState) => selectNuggetBrowser(state).topicIds;
const selectBookOrChapterFilter = (state: RootState) => selectNuggetBrowser(state).bookOrChapterFilter;

/** The ids of all nuggets in the visit's order. */
const selectOrder = createSelector(
  [selectNuggetIds, (state: RootState) => selectBrowse(state, NUGGETS)?.seed ?? 0],
  seededOrder,
);

const hasTopic = ({ topics }: Nugget, selected: ReadonlySet<number>) =>
  hasAnyTopic(
    topics.map(({ id }) => id),
    selected,
  );

/** The ids that pass both filters, in the visit's order. */
export const selectShownNuggetIds = createSelector(
  [selectOrder, selectNuggetsById, selectTopicIds, selectBookOrChapterFilter],
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

/** The nuggets that pass both filters, in the order of the Bible. */
export const selectListedNuggets = createSelector(
  [selectShownNuggetIds, selectNuggetsById],
  (shownIds, byId) => sortedCanonically(shownIds.flatMap((id) => byId[id] ?? [])),
);

/** The nuggets that pass the filter by book or chapter: the topics are counted in these. */
export const selectNuggetsInBookOrChapter = createSelector(
  [selectNuggets, selectBookOrChapterFilter],
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

/** The nugget on the screen; undefined before the first. */
export const selectCurrentNuggetId = (state: RootState): number | undefined => {
  const browse = selectBrowse(state, NUGGETS);
  return browse ? shownId(browse) : undefined;
};
