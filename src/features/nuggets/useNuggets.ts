import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import type { Nugget } from './model/nugget';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useList } from '@/data/list/useList';
import {
  NUGGETS,
  nuggetVisit,
  selectNuggetBrowser,
  selectShownNuggetIds,
  visited,
  type NuggetRequest,
} from './store/nuggetBrowser';
import { loadNuggets, selectNuggetsById, selectNuggetsState } from './store/nuggets';
import { useRestoredVisit } from '@/data/visit/useRestoredVisit';
import { useBrowse } from '@/data/browse/useBrowse';
import { newSeed } from '@/platform/values/random';

/** The topics or nugget that the link names. */
const requestedByLink = v.fallback(
  v.object({
    topicIds: v.exactOptional(v.array(v.number())),
    nuggetId: v.exactOptional(v.number()),
  }),
  {},
) satisfies v.GenericSchema<unknown, NuggetRequest>;

/** The state of the nugget browser: a new random order at each visit, and the same one after returning to it. */
export function useNuggets() {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const browser = useAppSelector(selectNuggetBrowser);
  const shownIds = useAppSelector(selectShownNuggetIds);
  const byId = useAppSelector(selectNuggetsById);
  // Each visit revalidates a list that is stale.
  const {
    phase: listPhase,
    status,
    rows,
    invalidRowCount,
    retry,
  } = useList(selectNuggetsState, loadNuggets, location.key);
  const { topicIds, nuggetId } = v.parse(requestedByLink, location.state);
  const { key, browse, id, ahead, ...browsing } = useBrowse(NUGGETS, {
    ids: listPhase === 'ready' ? shownIds : null,
    start: () => ({ seed: newSeed(), ...(nuggetId !== undefined && { current: nuggetId }) }),
  });
  useRestoredVisit(nuggetVisit, browser, (stored) => dispatch(visited(key, stored, topicIds)));

  const nugget: Nugget | undefined = id === undefined ? undefined : byId[id];
  const phase = browse !== null && browser.visit === key ? listPhase : 'loading';
  return {
    phase,
    refreshFailed: phase === 'ready' && status === 'error',
    retry,
    /** The visit, which a link to another view of it goes on with. */
    visit: key,
    browser,
    isFiltered: browser.topicIds.length > 0 || browser.bookOrChapterFilter !== null,
    nugget,
    total: rows.length,
    /** How many of the server's nuggets cannot be decoded. */
    invalidRowCount,
    shown: shownIds.length,
    index: browse?.at ?? 0,
    /** Whether the person has moved on from the first nugget. */
    isMoved: browse?.isMoved === true,
    ahead: ahead.flatMap((each) => byId[each] ?? []),
    ...browsing,
  };
}
