import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '@/platform/scheduling/yieldToMain';
import type { BackgroundWork } from './backgroundQueue';
import { useEngine } from '../store/hooks';

/**
 * Does work in the background, from the effect on until the component is gone or the key changes.
 * @param key identifies the work; null for none
 */
export function useBackground(key: string | null, work: () => BackgroundWork): void {
  const { background } = useEngine();
  const workNow = useEffectEvent(work);
  useEffect(() => {
    if (key === null) return undefined;
    let drop: (() => void) | undefined;
    const cancel = afterPaint(() => {
      drop = background.add(workNow());
    });
    return () => {
      cancel();
      drop?.();
    };
  }, [background, key]);
}

/**
 * Prefetches the items that are likely needed next, in their order, once `ready`. When the items change, those not requested yet are
 * dropped.
 * @param load never rejects
 */
export function usePrefetch<Item extends object | number>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  ready: boolean,
  load: (item: Item) => Promise<unknown>,
): void {
  useBackground(ready ? items.map(keyOf).join(' ') : null, () => ({
    urgency: 'next',
    jobs: items.map((item) => () => load(item)),
  }));
}
