import { useEffect } from 'react';
import { BACKGROUND_REQUESTS } from '@/platform/scheduling/idle';

/** What the screen that is shown is likely to want next and has not requested yet, in order. */
let wanted: (() => Promise<unknown>)[] = [];
let running = 0;

async function loadWanted(): Promise<void> {
  if (running === BACKGROUND_REQUESTS) return;
  running += 1;
  for (let load = wanted.shift(); load; load = wanted.shift()) await load();
  running -= 1;
}

/**
 * Prefetches what is likely wanted next once `ready`: the first items first, a few at a time. Whatever has not been requested
 * when the items change is dropped.
 * @param load never rejects
 */
export function usePrefetch<Item extends object | number>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  ready: boolean,
  load: (item: Item) => Promise<unknown>,
): void {
  const keys = items.map(keyOf).join(' ');
  useEffect(() => {
    if (!ready) return undefined;
    const loads = items.map((item) => () => load(item));
    wanted = loads;
    for (let count = 0; count < BACKGROUND_REQUESTS; count += 1) void loadWanted();
    return () => {
      if (wanted === loads) wanted = [];
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the keys stand for the items
  }, [keys, ready]);
}
