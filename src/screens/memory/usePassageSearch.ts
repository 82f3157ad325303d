import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import {
  passageToggled,
  queryTyped,
  searchVisited,
  selectPassageSearch,
} from '@/store/passages/passageSearch';

/** What is searched for and open: nothing at first, and as it was for who comes back from practice or the reader. */
export function usePassageSearch() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const { visit, query, openIds } = useAppSelector(selectPassageSearch);
  useLayoutEffect(() => {
    dispatch(searchVisited(key));
  }, [dispatch, key]);
  const begun = visit === key;
  return {
    query: begun ? query : '',
    type: (typed: string) => dispatch(queryTyped(typed)),
    isOpen: (passageId: number) => begun && openIds.includes(passageId),
    toggle: (passageId: number, open: boolean) => dispatch(passageToggled({ passageId, open })),
  };
}
