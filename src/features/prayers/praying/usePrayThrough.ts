import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Prayer } from '../model/prayer';
import { useBrowse } from '@/data/browse/useBrowse';
import { PRAYING_AT } from '@/routes/prayerPaths';
import { useAppSelector } from '@/data/store/hooks';
import { selectRowId } from '@/data/sync/sync';

interface PrayThroughOptions {
  prayers: readonly Prayer[];
  /** Whether a prayer is not prayed yet today. */
  isLeft: (prayer: Prayer) => boolean;
  /** Whether to begin at the end if nothing is left. */
  endsAtOnce: boolean;
}

/**
 * Goes through some prayers in their order, beginning with the one in the URL, otherwise with the first that is left. The
 * URL follows the steps, so that links can lead to a prayer.
 */
export function usePrayThrough({ prayers, isLeft, endsAtOnce }: PrayThroughOptions) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const at = params.get(PRAYING_AT);
  const named = useAppSelector((state) => (at === null ? null : selectRowId(state, Number(at))));
  const ids = useMemo(() => prayers.map(({ prayerId }) => prayerId), [prayers]);
  const { browse, id, onNext, onPrevious, show, seen, end } = useBrowse('prayers', {
    ids,
    start: () => ({
      ids,
      current: named ?? (prayers.find(isLeft) ?? prayers[0])?.prayerId ?? null,
      isAtEnd: endsAtOnce && at === null && !prayers.some(isLeft),
    }),
    url: {
      id: at === null ? null : Number(at),
      hrefOf: (prayerId) => {
        const next = new URLSearchParams(params);
        next.set(PRAYING_AT, String(prayerId));
        return `${pathname}?${next.toString()}`;
      },
    },
  });
  const index = browse?.at ?? 0;
  return {
    current: prayers.find(({ prayerId }) => prayerId === id),
    index,
    finished: browse?.isAtEnd === true,
    /** The prayers recorded in this round. */
    prayed: browse?.seen ?? [],
    onPrayed: seen,
    onNext,
    onPrevious,
    /** To the next prayer that is left, wrapping around; to the end when all others are prayed. */
    goOn: () => {
      const next = [...prayers.slice(index + 1), ...prayers.slice(0, index)].find(isLeft);
      if (next) show(next.prayerId);
      else end();
    },
    /** From the end back to the first prayer that is left. */
    resume: () => {
      const first = prayers.find(isLeft);
      if (first) show(first.prayerId);
    },
  };
}
