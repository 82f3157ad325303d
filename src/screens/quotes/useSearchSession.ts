import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectQuotesState } from '@/store/quotes/quotes';
import { openSearch, QUOTE_SEARCH, selectSearch } from '@/store/quotes/quoteSearch';
import { useTabMemory } from '@/store/core/tabMemory';
import { mayResume } from '../shared/mayResume';

/** The quote search, restored with the topic filter after a reload: both stay until they are cleared (§4). */
export function useSearchSession() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const search = useAppSelector(selectSearch);
  const { filter } = useAppSelector(selectQuotesState);
  useTabMemory(QUOTE_SEARCH, { ...search, filter });
  useLayoutEffect(() => {
    dispatch(openSearch(mayResume(key)));
  }, [dispatch, key]);
  return search;
}
