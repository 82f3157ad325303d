import { useEffect } from 'react';
import { useAppDispatch } from '@/data/store/hooks';
import { reloadChanged } from '@/data/sync/sync';

/** Reads the memory passages again when an edit begins, so that it begins with what the server has now. */
export function usePassageRefresh(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    reloadChanged(dispatch, (list) => list === 'passages' || list === 'overrides');
  }, [dispatch]);
}
