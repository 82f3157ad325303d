import { useEffect } from 'react';
import { useAppSelector, useAppStore } from '@/data/store/hooks';
import { keeperOf } from './keeper';
import { selectKeptBibles } from './keptBibles';

/** The translations on this device, and who keeps them there. */
export function useKeptBibles() {
  const keeper = keeperOf(useAppStore());
  const state = useAppSelector(selectKeptBibles);
  const isUnknown = state.kept === null;
  useEffect(() => {
    if (isUnknown) void keeper.start();
  }, [keeper, isUnknown]);
  return { ...state, keeper };
}
