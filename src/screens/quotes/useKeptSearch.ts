import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { openSearch, QUOTE_SEARCH, selectSearch } from '@/store/quotes/quoteSearch';
import { useTabMemory } from '@/store/core/tabMemory';
import { mayResume } from '../shared/mayResume';

/** The quote search, which outlives a reload of the page (§4: its results are shown until they are cleared). */
export function useKeptSearch() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const search = useAppSelector(selectSearch);
  useTabMemory(QUOTE_SEARCH, search);
  useLayoutEffect(() => {
    dispatch(openSearch(mayResume(key)));
  }, [dispatch, key]);
  return search;
}
