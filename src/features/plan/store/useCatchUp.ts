import { useState } from 'react';
import { useAppSelector } from '@/data/store/hooks';
import { stored } from '@/platform/storage/stored';
import { catchUp, catchUpChoice, type CatchUpChoice } from '../model/catchUp';
import type { ReadingProgress } from '../model/readingPlan';
import { selectCurrentUser } from '@/data/session/session';

const choices = stored('nuggets.catchUp/', catchUpChoice, null, 'user');

/** Whether a user reads two chapters on the days with missed ones, as chosen on this device. */
export const readsTwoChapters = (user: string): boolean => choices.read(user)?.kind === 'two';

/** The days that the current user missed, and their choice on this device. */
export function useCatchUp(today: string, history: readonly ReadingProgress[]) {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [choice, setChoice] = useState(() => choices.read(user));
  const choose = (kind: CatchUpChoice['kind'] | null) => {
    const next = kind && { kind, since: today };
    choices.write(user, next);
    setChoice(next);
  };
  return {
    ...catchUp(history, today, choice),
    choice,
    choose,
    /** The day from which the pace is computed; null for the last weeks. */
    since: choice?.kind === 'shift' ? choice.since : null,
  };
}
