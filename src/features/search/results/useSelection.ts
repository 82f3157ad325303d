import { useCallback, useState } from 'react';
import { rangeKey } from '@/bible/references/reference';
import type { Hit } from '../model/refine';
import type { SearchResult } from '../model/searchResult';

const NONE: ReadonlyMap<string, SearchResult> = new Map();

/** The selected verses of a search, in the order of selection; another search starts with none. */
export function useSelection(query: string | null) {
  const [{ of, chosen }, setState] = useState({ of: query, chosen: NONE });
  const toggle = useCallback(
    ({ result }: Hit) =>
      setState((before) => {
        const after = new Map(before.of === query ? before.chosen : NONE);
        if (!after.delete(rangeKey(result))) after.set(rangeKey(result), result);
        return { of: query, chosen: after };
      }),
    [query],
  );
  const current = of === query ? chosen : NONE;
  return {
    /** The `rangeKey` of each selected verse. */
    keys: new Set(current.keys()),
    selected: [...current.values()],
    toggle,
    clear: () => setState({ of: query, chosen: NONE }),
  };
}

export type Selection = ReturnType<typeof useSelection>;
