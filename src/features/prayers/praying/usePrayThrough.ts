import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Prayer } from '../model/prayer';
import { wrapIndex } from '@/platform/values/filters';
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
 * Steps through some prayers in their order, wrapping around, beginning with the one in the URL, otherwise with the
 * first that is left. The URL follows the steps, so that a reload shows the same prayer and links can lead to another
 * one.
 */
export function usePrayThrough({ prayers, isLeft, endsAtOnce }: PrayThroughOptions) {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const at = params.get(PRAYING_AT);
  const [step, setStep] = useState(() => ({
    /** The `at` of the URL when this step was made: with another one, the step no longer counts. */
    from: at,
    id: at === null ? (prayers.find(isLeft) ?? prayers[0])?.prayerId : Number(at),
    finished: endsAtOnce && at === null && !prayers.some(isLeft),
  }));
  const { id, finished } = step.from === at ? step : { id: Number(at), finished: false };
  const currentId = useAppSelector((all) => id && selectRowId(all, id));
  const index = Math.max(
    0,
    prayers.findIndex(({ prayerId }) => prayerId === currentId),
  );

  const show = (prayer: Prayer | undefined) => {
    if (!prayer) return;
    setStep({ from: at, id: prayer.prayerId, finished: false });
    const next = new URLSearchParams(params);
    next.set(PRAYING_AT, String(prayer.prayerId));
    setParams(next, { replace: true, state });
    window.scrollTo({ top: 0 });
  };
  return {
    current: prayers[index],
    index,
    finished,
    turn: (by: 1 | -1) => show(prayers[wrapIndex(index + by, prayers.length)]),
    /** To the next prayer that is left, wrapping around; to the end when all others are prayed. */
    goOn: () => {
      const next = [...prayers.slice(index + 1), ...prayers.slice(0, index)].find(isLeft);
      if (next) show(next);
      else setStep({ from: at, id: currentId, finished: true });
    },
    /** From the end back to the first prayer that is left. */
    resume: () => show(prayers.find(isLeft)),
  };
}
