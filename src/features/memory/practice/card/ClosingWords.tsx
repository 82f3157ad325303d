import { isoDay } from '@/platform/values/dates';
import { useNow } from '@/platform/page/useNow';
import { useAppSelector } from '@/data/store/hooks';
import { pluralize } from '@/platform/values/text';
import { paths } from '@/routes/paths';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Button } from '@/ui/controls/Button';
import { nextDueDay } from '../../model/due';
import { dueLabel } from '../../model/dueLabel';
import { sessionOutcome } from '../../model/session';
import type { PracticeMode } from '../../model/practiceOrder';
import { selectDueOf } from '../../recall/log/due';
import { selectEntriesOf } from '../../recall/log/recallLog';
import { selectPassages } from '../../store/passages';
import styles from '../Practice.module.scss';

interface ClosingWordsProps {
  mode: PracticeMode;
  /** In the order of practice; the first `aim` of them were due. */
  ids: readonly number[];
  goal: number;
  /** Whether these were a portion of what was due: the rest is not mentioned. */
  isPortion: boolean;
  /** When the visit began, epoch milliseconds. */
  begun: number;
  /** Whether a passage was on the screen since. */
  wasShown: (passageId: number) => boolean;
  onGoOn: () => void;
}

/** The end of a session over what was due: what came of it, when the next passage is due, and more for who has time. */
export function ClosingWords({ mode, ids, goal, isPortion, begun, wasShown, onGoOn }: ClosingWordsProps) {
  const today = isoDay(new Date(useNow()));
  const passages = useAppSelector(selectPassages);
  const entriesOf = useAppSelector(selectEntriesOf);
  const dueOf = useAppSelector(selectDueOf);
  // One that was leafed past before its text came, or before the place where the session began, is still to come.
  const session = ids.slice(0, goal).filter(wasShown);
  const { recalled, nearly, missed, unmarked } = sessionOutcome(session, entriesOf, mode, begun);
  const dues = passages.map((passage) => ({ id: passage.passageId, due: dueOf(passage, mode, today) }));
  // A session may be of one box, begin in the middle, or end on another day.
  const left = dues.filter(({ id, due }) => due.isDue && !session.includes(id)).length;
  const next = nextDueDay(dues.map(({ due }) => due));
  const others = ids.length - goal;
  const title =
    left === 0
      ? 'That was all that was due today'
      : isPortion
        ? 'That was today’s portion'
        : 'That was this session';
  return (
    <section aria-label="Session" className={styles.closing}>
      <h2>{title}</h2>
      <p>
        {recalled} recalled, {nearly} nearly, {missed} missed
        {unmarked > 0 && `, ${unmarked} not marked`}.
        {left > 0 && !isPortion
          ? ` ${left} more ${left === 1 ? 'is' : 'are'} due today.`
          : next !== null && ` The next one is ${dueLabel({ dueDay: next }, today)}.`}
      </p>
      <p className={styles.closingActions}>
        <ButtonLink main to={paths.practiceSetup}>
          Done
        </ButtonLink>
        {others > 0 && (
          <Button onClick={onGoOn}>
            {isPortion ? 'Go on' : `Go on with ${pluralize(others, 'other passage')}`}
          </Button>
        )}
      </p>
    </section>
  );
}
