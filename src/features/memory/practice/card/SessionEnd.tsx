import { useLocation } from 'react-router-dom';
import { isoDay } from '@/platform/values/dates';
import { useNow } from '@/platform/page/useNow';
import { useAppSelector } from '@/data/store/hooks';
import { pluralize } from '@/platform/values/text';
import { paths } from '@/routes/paths';
import { useLeadingOn } from '@/ui/actions/useLeadingOn';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Button } from '@/ui/controls/Button';
import { nextDueDay } from '../../model/due';
import { dueLabel } from '../../model/dueLabel';
import { sessionOutcome } from '../../model/session';
import type { PracticeMode } from '../../model/practiceOrder';
import { selectDueOf } from '../../recall/log/due';
import { selectEntriesOf } from '../../recall/log/recallLog';
import { selectPassagesWithText } from '../../store/passages';
import { readPortionDone } from '../practiceChoice';
import styles from './SessionEnd.module.scss';
import { selectCurrentUser } from '@/data/session/session';

interface SessionEndProps {
  mode: PracticeMode;
  /** In the order of practice; the first `goal` of them were the goal. */
  ids: readonly number[];
  goal: number;
  /** Whether these were a portion of the due passages: the rest is not mentioned that day. */
  isPortion: boolean;
  /** When the visit began, epoch milliseconds. */
  begun: number;
  /** The day on which it was practised, `yyyy-MM-dd`: its end may be shown again on another. */
  day: string;
  /** Whether a passage was shown in this session. */
  wasShown: (passageId: number) => boolean;
  onGoOn: () => void;
}

/** The end of a session: its results, when the next passage is due, and buttons to repeat the missed ones or continue. */
export function SessionEnd({ mode, ids, goal, isPortion, begun, day, wasShown, onGoOn }: SessionEndProps) {
  const { pathname } = useLocation();
  const today = isoDay(new Date(useNow()));
  const user = useAppSelector(selectCurrentUser) ?? '';
  const passages = useAppSelector(selectPassagesWithText);
  const entriesOf = useAppSelector(selectEntriesOf);
  const dueOf = useAppSelector(selectDueOf);
  const leadingOn = useLeadingOn();
  // A passage skipped before its text was loaded, or before the start of the session, is still to do.
  const session = ids.slice(0, goal).filter(wasShown);
  const { right, nearly, notYet, unmarked } = sessionOutcome(session, entriesOf, mode, begun, today);
  const dues = passages.map((passage) => ({ id: passage.passageId, due: dueOf(passage, mode, today) }));
  const isOfToday = day === today;
  // A session may be of one box, or begin in the middle; and a passage that was only shown remains due by its last grade.
  const stillDue = dues.filter(({ due }) => due.isDue);
  const left = stillDue.length;
  const areAllOthers = !stillDue.some(({ id }) => session.includes(id));
  const next = nextDueDay(dues.map(({ due }) => due));
  const others = ids.length - goal;
  // After a day's portion the rest is not mentioned, nor at the end of the missed ones.
  const isRestSilent = (isPortion && isOfToday) || readPortionDone(user) === today;
  return (
    <section aria-label="Session" className={styles.panel}>
      <h2>{isOfToday ? titleOfToday(left, isPortion) : 'That was this session'}</h2>
      <dl className={styles.figures}>
        <Figure name="Right" ids={right} />
        <Figure name="Nearly" ids={nearly} />
        <Figure name="Not yet" ids={notYet} />
        {unmarked.length > 0 && <Figure name="Not marked" ids={unmarked} />}
      </dl>
      {left > 0
        ? !isRestSilent && (
            <p>{isOfToday ? leftOfToday(left, areAllOthers) : `${left} ${are(left)} due today.`}</p>
          )
        : next !== null && <p>The next one is {dueLabel({ dueDay: next }, today)}.</p>}
      <div className={styles.actions}>
        {notYet.length > 0 && (
          <ButtonLink main to={pathname} state={{ ids: notYet }}>
            Practise the missed {notYet.length === 1 ? 'one' : 'ones'} again
          </ButtonLink>
        )}
        {leadingOn && (
          <Button main={notYet.length === 0} onClick={leadingOn.run}>
            {leadingOn.label}
          </Button>
        )}
        <ButtonLink main={notYet.length === 0 && !leadingOn} to={paths.practiceSetup}>
          Done
        </ButtonLink>
        {isPortion ? (
          <ButtonLink to={pathname} state={{ among: ids.filter((id) => !session.includes(id)) }}>
            Go on
          </ButtonLink>
        ) : (
          others > 0 && <Button onClick={onGoOn}>Go on with {pluralize(others, 'other passage')}</Button>
        )}
      </div>
    </section>
  );
}

function titleOfToday(left: number, isPortion: boolean): string {
  if (left === 0) return 'That was all that was due today';
  return isPortion ? 'That was today’s portion' : 'That was this session';
}

const are = (count: number): string => (count === 1 ? 'is' : 'are');

const leftOfToday = (left: number, areAllOthers: boolean): string =>
  areAllOthers ? `${left} more ${are(left)} due today.` : `${left} ${are(left)} still due today.`;

const Figure = ({ name, ids }: { name: string; ids: readonly number[] }) => (
  <div>
    <dt>{name}</dt>
    <dd>{ids.length}</dd>
  </div>
);
