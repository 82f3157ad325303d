import { wrapIndex } from '@/domain/topics/filters';

/** How many neighbours are asked for ahead, the way one is going and behind: enough for fast tapping. */
const AHEAD = 6;
const BEHIND = 3;

/** The ids around an index whose texts are likely wanted next, the nearest first; none twice. */
export function aheadOf(ids: readonly number[], index: number, direction: 1 | -1): number[] {
  const near: number[] = [];
  for (let distance = 1; distance <= AHEAD; distance += 1) {
    near.push(index + distance * direction);
    if (distance <= BEHIND) near.push(index - distance * direction);
  }
  const found = new Set(near.flatMap((at) => ids[wrapIndex(at, ids.length)] ?? []));
  found.delete(ids[index] ?? -1);
  return [...found];
}
