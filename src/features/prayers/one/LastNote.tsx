import { useMemo } from 'react';
import { useAppSelector } from '@/data/store/hooks';
import { displayDate } from '@/platform/values/dates';
import { lastNoted, sessionDay } from '../model/prayerOrder';
import { selectPrayerSessions } from '../store/prayerSessions';
import { PrayerWords } from './PrayerWords';
import styles from './PrayerPane.module.scss';

/** The last note that was made when a prayer was prayed, with its day; nothing where there is none. */
export function LastNote({ prayerId }: { prayerId: number }) {
  const sessions = useAppSelector(selectPrayerSessions);
  const lastNote = useMemo(() => lastNoted(sessions, prayerId), [sessions, prayerId]);
  if (!lastNote) return null;
  const day = sessionDay(lastNote);
  return (
    <p className={styles.lastNote}>
      <span className="muted">Last note{day === '' ? '' : `, ${displayDate(day)}`}: </span>
      <bdi>
        <PrayerWords text={lastNote.note} />
      </bdi>
    </p>
  );
}
