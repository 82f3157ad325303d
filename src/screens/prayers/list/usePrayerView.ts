import { useDeferredValue, useMemo, useState } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import { searchPrayers } from '@/domain/prayers/searchPrayers';

/** Which cards are open: all or none, but for some. */
interface Expansion {
  all: boolean;
  except: ReadonlySet<number>;
}

const COLLAPSED: Expansion = { all: false, except: new Set() };

/** What the person has made of the list: the set, the search and the open cards. It outlasts praying through. */
export function usePrayerView(active: readonly Prayer[], archived: readonly Prayer[]) {
  const [showArchived, setShowArchived] = useState(false);
  const [query, setQuery] = useState('');
  const [expansion, setExpansion] = useState<Expansion>(COLLAPSED);
  const prayers = showArchived ? archived : active;
  // A long list is filtered and drawn after the keystroke, never before it.
  const searched = useDeferredValue(query);
  const shown = useMemo(() => searchPrayers(prayers, searched), [prayers, searched]);
  return {
    showArchived,
    setShowArchived,
    query,
    setQuery,
    /** The query to which `shown` belongs. */
    searched,
    shown,
    total: prayers.length,
    isOpen: (prayerId: number) => expansion.all !== expansion.except.has(prayerId),
    toggle: (prayerId: number) =>
      setExpansion(({ all, except }) => {
        const changed = new Set(except);
        if (!changed.delete(prayerId)) changed.add(prayerId);
        return { all, except: changed };
      }),
    setAllOpen: (all: boolean) => setExpansion({ all, except: new Set() }),
  };
}

export type PrayerView = ReturnType<typeof usePrayerView>;
