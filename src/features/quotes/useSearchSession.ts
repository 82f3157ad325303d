import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectQuotesState } from './store/quotes';
import { openSearch, quoteSearchVisit, selectSearch } from './store/quoteSearch';
import { mayRestoreVisit, useStoredOnLeave } from '@/data/visit/visitState';

/** The quote search, restored with the topic filter after a reload: both stay until they are cleared. */
export function useSearchSession() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const search = useAppSelector(selectSearch);
  const { filter } = useAppSelector(selectQuotesState);
  useStoredOnLeave(quoteSearchVisit, { ...search, filter });
  useLayoutEffect(() => {
    dispatch(openSearch(mayRestoreVisit(key)));
  }, [dispatch, key]);
  return search;
}
