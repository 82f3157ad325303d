import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchList } from '@/data/cache/cachedList';
import { ApiError } from '@/data/client/ApiError';
import type { ListResource } from '@/data/define/list';
import type { AppThunk } from '@/data/store/appStore';
import { memoryPassages, selectPassagesState } from '@/features/memory/public';
import { nuggets, selectNuggetsState } from '@/features/nuggets/public';
import { prayers, selectPrayersState } from '@/features/prayers/public';
import { quotesWithTexts, selectQuotesState, selectUnknownTexts } from '@/features/quotes/public';
import { idle, shouldSkipBackgroundWork } from '@/platform/scheduling/idle';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import { selectCurrentUser } from '@/data/session/session';

/** The user whose missing lists were fetched in this visit. */
export interface FetchedFor {
  user: string | null;
}

const slice = createSlice({
  name: 'listsForMarks',
  initialState: (): FetchedFor => ({ user: null }),
  reducers: { fetched: (_, { payload: user }: PayloadAction<string>) => ({ user }) },
});
const { selectSlice } = slice.injectInto(rootReducer);

type Loaded = (state: RootState) => boolean;

/** The lists that give marks, and whether this visit has loaded them. */
const LISTS: readonly (readonly [resource: () => ListResource<unknown>, isLoaded: Loaded])[] = [
  [() => memoryPassages, (state) => isShown(selectPassagesState(state))],
  [() => nuggets, (state) => isShown(selectNuggetsState(state))],
  [
    () => quotesWithTexts,
    (state) => isShown(selectQuotesState(state)) && selectUnknownTexts(state).length === 0,
  ],
  [() => prayers, (state) => isShown(selectPrayersState(state))],
];

const isShown = ({ status, loadedAt }: { status: string; loadedAt: number | null }): boolean =>
  status === 'loading' || loadedAt !== null;

/**
 * Loads, once a visit, the lists that give marks and are missing on this device, one after the other while the page is
 * idle, so that they are cached. A failure is not reported, because nobody has asked for the lists; the next chapter
 * tries again.
 * @param signal aborts when the reader is left
 * @returns whether any was loaded
 */
export const fetchMissing =
  (signal: AbortSignal): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, engine) => {
    const user = selectCurrentUser(getState());
    if (user === null || selectSlice(getState()).user === user) return false;
    const isWanted = () =>
      !signal.aborted && selectCurrentUser(getState()) === user && !shouldSkipBackgroundWork();
    let any = false;
    let hasFailed = false;
    for (const [resource, isLoaded] of LISTS) {
      await idle();
      if (!isWanted()) return any;
      const list = resource();
      if (isLoaded(getState()) || (await (await engine.answers())?.read(list.endpoint, list.params(user))))
        continue;
      try {
        await fetchList(engine.as(user, { signal }), list);
        any = true;
      } catch (error) {
        // The reader was left.
        if (signal.aborted) return any;
        if (!(error instanceof ApiError)) throw error;
        hasFailed = true;
      }
    }
    if (!signal.aborted && !hasFailed) dispatch(slice.actions.fetched(user));
    // The loaded list is cached by then.
    await idle();
    return any;
  };
