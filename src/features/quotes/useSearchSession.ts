import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectQuotesState } from './store/quotes';
import { openSearch, quoteSearchVisit, selectSearch } from './store/quoteSearch';
import { useRestoredVisit } from '@/data/visit/useRestoredVisit';

/** The quote search, restored with the topic filter after a reload: both stay until they are cleared. */
export function useSearchSession() {
  const dispatch = useAppDispatch();
  const search = useAppSelector(selectSearch);
  const { filter } = useAppSelector(selectQuotesState);
  useRestoredVisit(quoteSearchVisit, { ...search, filter }, (stored) => dispatch(openSearch(stored)));
  return search;
}
