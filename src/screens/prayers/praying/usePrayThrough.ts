import { useState } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import { wrapIndex } from '@/domain/topics/filters';
import { useAppSelector } from '@/store/core/hooks';
import { selectRowId } from '@/store/sync/sync';

interface PrayThroughOptions {
  prayers: readonly Prayer[];
  /** Whether a prayer is still to be prayed today. */
  isLeft: (prayer: Prayer) => boolean;
  /** Whether to begin at the end when nothing is left. */
  endsAtOnce: boolean;
}

/** Steps through some prayers in their order, round and round, beginning with the first that is left. */
export function usePrayThrough({ prayers, isLeft, endsAtOnce }: PrayThroughOptions) {
  const [shownId, setShownId] = useState(() => (prayers.find(isLeft) ?? prayers[0])?.prayerId);
  const currentId = useAppSelector((state) => shownId && selectRowId(state, shownId));
  const [finished, setFinished] = useState(() => endsAtOnce && !prayers.some(isLeft));
  const index = Math.max(
    0,
    prayers.findIndex(({ prayerId }) => prayerId === currentId),
  );

  const show = (prayer: Prayer | undefined) => {
    setFinished(false);
    if (prayer) setShownId(prayer.prayerId);
    window.scrollTo({ top: 0 });
  };
  return {
    current: prayers[index],
    index,
    finished,
    turn: (step: 1 | -1) => show(prayers[wrapIndex(index + step, prayers.length)]),
    /** To the next prayer that is left, going round; to the end when all others are prayed. */
    goOn: () => {
      const next = [...prayers.slice(index + 1), ...prayers.slice(0, index)].find(isLeft);
      if (next) show(next);
      else setFinished(true);
    },
    /** From the end back to the first prayer that is left. */
    resume: () => show(prayers.find(isLeft)),
  };
}
