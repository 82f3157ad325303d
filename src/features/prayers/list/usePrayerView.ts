import { useDeferredValue, useMemo, useState } from 'react';
import { useInitialSearchParam } from '@/ui/lists/useInitialSearchParam';
import type { Prayer } from '../model/prayer';
import { searchPrayers } from '../model/prayScope';
import type { PrayerLists } from '../usePrayerLists';

/** The chosen view of the list: the set, the filter and the search. Praying through does not reset it. */
export function usePrayerView({ active, archived }: PrayerLists, left: readonly Prayer[]) {
  const [showArchived, setShowArchived] = useState(false);
  const [onlyLeft, setOnlyLeft] = useState(false);
  const [query, setQuery] = useState('');
  useInitialSearchParam('show', (set) => {
    setShowArchived(set === 'archived');
    setQuery('');
  });
  // Deferred, so that filtering a long list never delays a keystroke.
  const searched = useDeferredValue(query);
  const all = showArchived ? archived : active;
  const isFiltered = onlyLeft && !showArchived;
  const prayers = isFiltered ? left : all;
  const shown = useMemo(() => searchPrayers(prayers, searched), [prayers, searched]);
  return {
    showArchived,
    setShowArchived,
    onlyLeft: isFiltered,
    setOnlyLeft,
    query,
    setQuery,
    /** The query that `shown` matches. */
    searched,
    shown,
    total: all.length,
  };
}

export type PrayerView = ReturnType<typeof usePrayerView>;
