import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectQuotesState } from '@/store/quotes/quotes';
import { openSearch, QUOTE_SEARCH, selectSearch } from '@/store/quotes/quoteSearch';
import { useTabMemory } from '@/store/core/tabMemory';
import { mayResume } from '../shared/mayResume';

/** The quote search, which outlives a reload of the page with its topic filter (§4: shown until they are cleared). */
export function useKeptSearch() {
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
