import { useEffect, useEffectEvent } from 'react';
import { useAppSelector, useAppStore } from '@/data/store/hooks';
import { selectIsGuest } from '@/features/account/store/user';
import { loadPassages } from '@/features/memory/store/passages';
import { loadTextOverrides } from '@/features/memory/store/textOverrides';
import { loadNuggets } from '@/features/nuggets/store/nuggets';
import { loadPrayers } from '@/features/prayers/store/prayers';

/** Loads the lists whose rows the writes of the outbox name, where no screen has needed them yet. */
export function useNamedRows(isNeeded: boolean): void {
  const { dispatch, getState } = useAppStore();
  const guest = useAppSelector(selectIsGuest);
  const load = useEffectEvent(() => {
    const { passages, nuggets, prayers } = getState();
    if (!passages?.loadedAt) void dispatch(loadPassages());
    // They have the letters of references.
    void dispatch(loadTextOverrides());
    if (!nuggets?.loadedAt) void dispatch(loadNuggets());
    if (!guest && !prayers?.loadedAt) void dispatch(loadPrayers());
  });
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded]);
}
