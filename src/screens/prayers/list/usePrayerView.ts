import { useDeferredValue, useMemo, useState } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import { searchPrayers } from '@/domain/prayers/searchPrayers';

interface PrayerSets {
  active: readonly Prayer[];
  archived: readonly Prayer[];
  /** Those of the day that are still to be prayed. */
  left: readonly Prayer[];
}

/** What the person has made of the list: the set, the filter and the search. It outlasts praying through. */
export function usePrayerView({ active, archived, left }: PrayerSets) {
  const [showArchived, setShowArchived] = useState(false);
  const [onlyLeft, setOnlyLeft] = useState(false);
  const [query, setQuery] = useState('');
  // A long list is filtered and drawn after the keystroke, never before it.
  const searched = useDeferredValue(query);
  const all = showArchived ? archived : active;
  const isFiltered = onlyLeft && !showArchived;
  const prayers = isFiltered ? left : all;
  const shown = useMemo(() => searchPrayers(prayers, searched), [prayers, searched]);
  return {
    showArchived,
    setShowArchived,
    /** Only what is left today. */
    onlyLeft: isFiltered,
    setOnlyLeft,
    query,
    setQuery,
    /** The query to which `shown` belongs. */
    searched,
    shown,
    total: all.length,
  };
}

export type PrayerView = ReturnType<typeof usePrayerView>;
