import { useState } from 'react';
import { wrapIndex } from '@/platform/values/filters';

/** How many neighbours are prefetched in the direction of the last step, and in the other: enough for fast tapping. */
const AHEAD = 6;
const BEHIND = 3;

/** Steps through rows one at a time, wrapping at both ends; `ahead` has the ids that are probably needed next. */
export function useStepping(ids: readonly number[], index: number, show: (id: number) => void) {
  const [direction, setDirection] = useState<1 | -1>(1);
  const step = (by: 1 | -1) => {
    const id = ids[wrapIndex(index + by, ids.length)];
    if (id === undefined) return;
    setDirection(by);
    // Every row starts at its top, however far the previous one was scrolled.
    window.scrollTo({ top: 0 });
    show(id);
  };
  return {
    ahead: neighbours(ids, index, direction),
    onNext: () => step(1),
    onPrevious: () => step(-1),
  };
}

/** The ids around an index, nearest first, without duplicates. */
function neighbours(ids: readonly number[], index: number, direction: 1 | -1): number[] {
  const near: number[] = [];
  for (let distance = 1; distance <= AHEAD; distance += 1) {
    near.push(index + distance * direction);
    if (distance <= BEHIND) near.push(index - distance * direction);
  }
  const found = new Set(near.flatMap((at) => ids[wrapIndex(at, ids.length)] ?? []));
  found.delete(ids[index] ?? -1);
  return [...found];
}
