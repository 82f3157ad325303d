import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import {
  passageToggled,
  queryTyped,
  searchVisited,
  selectPassageSearch,
} from '@/store/passages/passageSearch';

/** The query and the open rows. They start empty, and are restored on the way back from practice or the reader. */
export function usePassageSearch() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const { visit, query, openIds } = useAppSelector(selectPassageSearch);
  useLayoutEffect(() => {
    dispatch(searchVisited(key));
  }, [dispatch, key]);
  const isRestored = visit === key;
  return {
    query: isRestored ? query : '',
    type: (typed: string) => dispatch(queryTyped(typed)),
    isOpen: (passageId: number) => isRestored && openIds.includes(passageId),
    toggle: (passageId: number, open: boolean) => dispatch(passageToggled({ passageId, open })),
  };
}
