import { useMemo } from 'react';
import { useNow } from '@/platform/page/useNow';
import { useAppSelector } from '@/data/store/hooks';
import { pluralize } from '@/platform/values/text';
import { paths } from '@/routes/paths';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Button } from '@/ui/controls/Button';
import { sessionOutcome } from '../../model/session';
import type { PracticeMode } from '../../model/practiceOrder';
import { fadesAt, isFadingOn } from '../../model/strength/strength';
import { fadingDay } from '../../recall/model/likelihoodLabel';
import { selectStrengthOf } from '../../recall/log/fading';
import { selectEntriesOf } from '../../recall/log/recallLog';
import { selectPassages } from '../../store/passages';
import styles from '../Practice.module.scss';

interface ClosingWordsProps {
  mode: PracticeMode;
  /** In the order of practice; the first `aim` of them were fading. */
  ids: readonly number[];
  goal: number;
  /** When the visit began, epoch milliseconds. */
  begun: number;
  /** Whether a passage was on the screen since. */
  wasShown: (passageId: number) => boolean;
  onGoOn: () => void;
}

/** The end of a session over what was fading: what came of it, when the next passage fades, and more for who has time. */
export function ClosingWords({ mode, ids, goal, begun, wasShown, onGoOn }: ClosingWordsProps) {
  const now = useNow();
  const passages = useAppSelector(selectPassages);
  const entriesOf = useAppSelector(selectEntriesOf);
  const strengthOf = useAppSelector(selectStrengthOf);
  // One that was leafed past before its text came, or before the place where the session began, is still to come.
  const session = ids.slice(0, goal).filter(wasShown);
  const { recalled, nearly, missed, unmarked } = sessionOutcome(session, entriesOf, mode, begun);
  // A session may be of one box, begin in the middle, or end on another day.
  const left = passages.filter(
    (passage) => isFadingOn(strengthOf(passage, mode), now) && !session.includes(passage.passageId),
  ).length;
  const next = useMemo(() => {
    const coming = passages.flatMap((passage) => {
      const strength = strengthOf(passage, mode);
      return strength && fadesAt(strength) > now ? [fadesAt(strength)] : [];
    });
    return coming.length === 0 ? null : Math.min(...coming);
  }, [passages, strengthOf, mode, now]);
  const others = ids.length - goal;
  return (
    <section aria-label="Session" className={styles.closing}>
      <h2>{left === 0 ? 'That was all that was fading today' : 'That was this session'}</h2>
      <p>
        {recalled} recalled, {nearly} nearly, {missed} missed
        {unmarked > 0 && `, ${unmarked} not marked`}.
        {left > 0
          ? ` ${left} more ${left === 1 ? 'is' : 'are'} fading today.`
          : next !== null && ` The next one fades ${fadingDay(next, now)}.`}
      </p>
      <p className={styles.closingActions}>
        <ButtonLink main to={paths.practiceSetup}>
          Done
        </ButtonLink>
        {others > 0 && <Button onClick={onGoOn}>Go on with {pluralize(others, 'other passage')}</Button>}
      </p>
    </section>
  );
}
