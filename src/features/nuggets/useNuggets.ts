import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import type { Nugget } from './model/nugget';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useList } from '@/data/list/useList';
import {
  nuggetShown,
  nuggetVisit,
  selectNuggetBrowser,
  selectNuggetIndex,
  selectShownNuggetIds,
  visited,
  type NuggetRequest,
} from './store/nuggetBrowser';
import { loadNuggets, selectNuggetsById, selectNuggetsState } from './store/nuggets';
import { useRestoredVisit } from '@/data/visit/useRestoredVisit';
import { useStepping } from '@/ui/lists/useStepping';

/** What the link that led here asks to be shown. */
const requestedByLink = v.fallback(
  v.object({
    topicIds: v.exactOptional(v.array(v.number())),
    nuggetId: v.exactOptional(v.number()),
  }),
  {},
) satisfies v.GenericSchema<unknown, NuggetRequest>;

/** What the nugget browser shows: a new random order at each visit, and the same one after going back to it. */
export function useNuggets() {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { key } = location;
  const browser = useAppSelector(selectNuggetBrowser);
  const shownIds = useAppSelector(selectShownNuggetIds);
  const index = useAppSelector(selectNuggetIndex);
  const byId = useAppSelector(selectNuggetsById);
  useRestoredVisit(nuggetVisit, browser, (stored) =>
    dispatch(visited(key, stored, v.parse(requestedByLink, location.state))),
  );
  // Each visit revalidates a list that is stale.
  const {
    phase: listPhase,
    status,
    rows,
    invalidRowCount,
    retry,
  } = useList(selectNuggetsState, loadNuggets, key);

  const { ahead, ...steps } = useStepping(shownIds, index, (id) => dispatch(nuggetShown(id)));
  const currentId = shownIds[index];
  const nugget: Nugget | undefined = currentId === undefined ? undefined : byId[currentId];
  const phase = browser.visit === key ? listPhase : 'loading';
  return {
    phase,
    refreshFailed: phase === 'ready' && status === 'error',
    retry,
    browser,
    nugget,
    total: rows.length,
    /** How many nuggets of the server cannot be read. */
    invalidRowCount,
    shown: shownIds.length,
    index,
    ahead: ahead.flatMap((id) => byId[id] ?? []),
    ...steps,
  };
}
