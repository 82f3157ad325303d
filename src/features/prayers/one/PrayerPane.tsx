import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { prayerTitle, type Prayer } from '../model/prayer';
import { paths } from '@/routes/paths';
import { useAppSelector } from '@/data/store/hooks';
import { selectPrayerSessions } from '../store/prayerSessions';
import type { PrayerAction } from '../dialogs/PrayerDialogs';
import { NotRecorded } from '../sessions/NotRecorded';
import { recordLabel, useRecordAtOnce } from '../sessions/useRecordSession';
import { useUnclearQuestion } from '../sessions/UnclearSession';
import { PrayerSessions } from '../sessions/PrayerSessions';
import type { PrayerLists } from '../usePrayerLists';
import { PrayerFacts } from './PrayerFacts';
import { PrayerTools } from './PrayerTools';
import { Button } from '@/ui/controls/Button';
import { BACK_TO_LIST } from '@/ui/lists/useScrollRestoration';
import { LinkedReferences } from '@/bible/controls/LinkedReferences';
import styles from './PrayerPane.module.scss';
import { prayerPath } from '@/routes/prayerPaths';
import { lastNoted, longestUnprayed, sessionDay } from '../model/prayerOrder';
import { displayDate } from '@/platform/values/dates';

interface PrayerPaneProps {
  prayer: Prayer;
  lists: PrayerLists;
  /** Whether it is beside the list, where it needs its own heading. */
  beside: boolean;
  onDialog: (action: PrayerAction) => void;
}

/** One prayer with its full text, actions and sessions. */
export function PrayerPane({ prayer, lists, beside, onDialog }: PrayerPaneProps) {
  const { prayerId, details } = prayer;
  const History = beside ? 'h3' : 'h2';
  return (
    <section aria-label="Prayer" className={styles.pane}>
      {beside ? (
        <h2 className={styles.title}>{prayerTitle(prayer)}</h2>
      ) : (
        <Link className={styles.back} to={paths.prayers} state={BACK_TO_LIST}>
          All prayers
        </Link>
      )}
      <PrayerTools
        prayer={prayer}
        isPrayedToday={lists.isPrayedToday(prayer)}
        beside={beside}
        onDialog={onDialog}
      />
      <PrayerFacts prayer={prayer} lists={lists} />
      <p dir="auto" className={styles.details}>
        {details === '' ? 'No details.' : <LinkedReferences text={details} />}
      </p>
      <NotRecorded prayerId={prayerId} />
      <History className={styles.history}>History</History>
      <PrayerSessions prayerId={prayerId} />
    </section>
  );
}

interface LongestUnprayedProps {
  lists: PrayerLists;
  /** The prayers that the list shows. */
  shown: readonly Prayer[];
  /** Asks before recording if a note was begun. */
  onRecord: (prayerId: number) => void;
}

/** Shown beside the list while no prayer is chosen: the listed prayer that has waited longest, with its last note. */
export function LongestUnprayed({ lists, shown, onRecord }: LongestUnprayedProps) {
  const { lastPrayed, historyKnown } = lists;
  const prayer = historyKnown
    ? longestUnprayed(
        shown.filter((each) => !lists.isPrayedToday(each)),
        lastPrayed,
      )
    : undefined;
  if (!prayer) return null;
  const { prayerId, details } = prayer;
  return (
    <section aria-labelledby="longest-unprayed" className={styles.pane}>
      <p id="longest-unprayed" className="muted">
        Longest not prayed for
      </p>
      <h2 className={styles.title}>
        <Link to={prayerPath(prayerId)}>{prayerTitle(prayer)}</Link>
      </h2>
      <PrayerFacts prayer={prayer} lists={lists} />
      {details !== '' && (
        <p dir="auto" className={styles.details}>
          <LinkedReferences text={details} />
        </p>
      )}
      <LastNote prayerId={prayerId} />
      {!prayer.archived && <RecordButton key={prayerId} prayer={prayer} onRecord={onRecord} />}
    </section>
  );
}

interface RecordButtonProps extends Pick<LongestUnprayedProps, 'onRecord'> {
  prayer: Prayer;
}

function RecordButton({ prayer, onRecord }: RecordButtonProps) {
  const { prayerId } = prayer;
  const { record, isRetry } = useRecordAtOnce(prayerId, () => onRecord(prayerId));
  const { askFirst, question } = useUnclearQuestion(prayer);
  const label = recordLabel({ isRetry, isPrayedToday: false });
  return (
    <>
      <Button aria-label={`${label} ${prayerTitle(prayer)}`} onClick={() => askFirst(record)}>
        {label}
      </Button>
      {question}
    </>
  );
}

/** The note of the last session that has one, with its day; nothing if there is none. */
export function LastNote({ prayerId }: { prayerId: number }) {
  const sessions = useAppSelector(selectPrayerSessions);
  const lastNote = useMemo(() => lastNoted(sessions, prayerId), [sessions, prayerId]);
  if (!lastNote) return null;
  const day = sessionDay(lastNote);
  return (
    <p className={styles.lastNote}>
      <span className="muted">Last note{day === '' ? '' : `, ${displayDate(day)}`}: </span>
      <bdi>
        <LinkedReferences text={lastNote.note} />
      </bdi>
    </p>
  );
}
