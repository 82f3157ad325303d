import type { PrayerSession } from '@/domain/prayers/prayer';
import { sessionDay } from '@/domain/prayers/prayerOrder';
import { displayDate } from '@/domain/text/dates';
import { PrayerWords } from './PrayerWords';
import styles from './LastNote.module.scss';

/** What was noted when a prayer was last prayed with a note. */
export function LastNote({ session }: { session: PrayerSession }) {
  const day = sessionDay(session);
  return (
    <p className={styles.lastNote}>
      <span className="muted">Last note{day === '' ? '' : `, ${displayDate(day)}`}: </span>
      <PrayerWords text={session.note} />
    </p>
  );
}
