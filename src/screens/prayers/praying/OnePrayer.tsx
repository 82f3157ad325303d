import { useMemo, useState } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import { lastNoted } from '@/domain/prayers/prayerOrder';
import { useAppSelector } from '@/store/core/hooks';
import { selectPrayerSessions } from '@/store/prayers/prayerSessions';
import type { Draft } from '@/store/core/useDraft';
import { Disclosure } from '@/ui/lists/Disclosure';
import { LastNote } from '../one/LastNote';
import { LastPrayed } from '../one/LastPrayed';
import { NoteField } from '../sessions/NoteField';
import { NotRecorded } from '../sessions/NotRecorded';
import { PrayerWords } from '../one/PrayerWords';
import styles from './PrayThrough.module.scss';

interface OnePrayerProps {
  prayer: Prayer;
  /** `yyyy-MM-dd`; undefined when no session is known. */
  lastPrayed: string | undefined;
  historyKnown: boolean;
  prayedToday: boolean;
  note: Draft<string>;
}

/** What is prayed for, large and with nothing beside it, and room for a note. */
export function OnePrayer({ prayer, lastPrayed, historyKnown, prayedToday, note }: OnePrayerProps) {
  const { prayerId, personName, details, daily } = prayer;
  const sessions = useAppSelector(selectPrayerSessions);
  const lastNote = useMemo(() => lastNoted(sessions, prayerId), [sessions, prayerId]);
  const [noteFor, setNoteFor] = useState<number | null>(null);
  return (
    <div className={styles.prayer}>
      <div aria-live="polite">
        {personName !== '' && <p className={styles.person}>{personName}</p>}
        {details !== '' && (
          <p className={styles.details}>
            <PrayerWords text={details} />
          </p>
        )}
        <p className={styles.facts}>
          {daily && <span>Daily</span>}
          <LastPrayed day={lastPrayed} today={prayedToday} known={historyKnown} />
        </p>
        {lastNote && <LastNote session={lastNote} />}
        <NotRecorded prayerId={prayerId} />
      </div>
      {!prayedToday && (
        <Disclosure
          summary="Add a note"
          open={noteFor === prayerId || note.value !== ''}
          onToggle={(open) => setNoteFor(open ? prayerId : null)}
        >
          <NoteField note={note} labelHidden />
        </Disclosure>
      )}
    </div>
  );
}
