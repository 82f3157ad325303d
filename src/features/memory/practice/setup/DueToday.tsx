import { useEffect, useEffectEvent, useMemo } from 'react';
import { isoDay } from '@/platform/values/dates';
import { formatNumber, outOf } from '@/platform/values/text';
import { useNow } from '@/platform/page/useNow';
import { useAppSelector } from '@/data/store/hooks';
import { practicePath } from '@/routes/paths';
import { nextDueDay } from '../../model/due';
import { dueLabel } from '../../model/dueLabel';
import type { PracticeMode } from '../../model/practiceOrder';
import { selectDueOf } from '../../recall/log/due';
import { useRecallLog } from '../../recall/log/useRecallLog';
import { selectPassagesWithText } from '../../store/passages';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { PORTIONS, readPortionDone, type Portion } from '../practiceChoice';
import { DueWaiting } from './DueWaiting';
import { PortionField } from './PortionField';
import styles from './PracticeSetup.module.scss';
import { selectCurrentUser } from '@/data/session/session';

interface DueTodayProps {
  /** Whether the passages are loaded. */
  isListed: boolean;
  mode: PracticeMode;
  /** How many of the due passages are practised. */
  portion: Portion;
  onPortion: (portion: Portion) => void;
  /** Called with whether any passage is due, once that is known. */
  onKnown: (hasDue: boolean) => void;
}

/** The number of passages due today, and a session of the most faded ones; after the day's portion the rest is not mentioned. */
export function DueToday({ isListed, mode, portion, onPortion, onKnown }: DueTodayProps) {
  const log = useRecallLog();
  const ready = isListed && log.ready;
  const today = isoDay(new Date(useNow()));
  const user = useAppSelector(selectCurrentUser) ?? '';
  const passages = useAppSelector(selectPassagesWithText);
  const dueOf = useAppSelector(selectDueOf);
  const all = useMemo(
    () => passages.map((passage) => dueOf(passage, mode, today)),
    [passages, dueOf, mode, today],
  );
  const count = all.filter(({ isDue }) => isDue).length;
  const next = nextDueDay(all);
  const isDone = readPortionDone(user) === today;
  const hasDue = count > 0 && !isDone;
  const reportKnown = useEffectEvent(onKnown);
  useEffect(() => {
    if (ready) reportKnown(hasDue);
  }, [ready, hasDue]);
  if (!ready) return <DueWaiting portion={portion} onPortion={onPortion} />;
  if (count === 0)
    return (
      <p className="muted">
        Nothing is due today.{next !== null && ` The next one is ${dueLabel({ dueDay: next }, today)}.`}
      </p>
    );
  const size = portion === 'all' ? count : Math.min(portion, count);
  return (
    <div className={styles.due}>
      {isDone && <p>Today’s portion is done.</p>}
      <p>
        <ButtonLink main={hasDue} to={practicePath(mode, 'by_fading')}>
          {isDone
            ? 'Practise more'
            : size < count
              ? `Practise ${outOf(size, count)} due`
              : `Practise ${formatNumber(count)} due`}
        </ButtonLink>
      </p>
      {count > PORTIONS[0] && <PortionField portion={portion} onPortion={onPortion} />}
    </div>
  );
}
