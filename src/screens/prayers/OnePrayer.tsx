import { useId, useState } from 'react';
import { displayDate } from '@/domain/dates';
import type { Prayer } from '@/domain/entities';
import { useAppSelector } from '@/store/hooks';
import { selectUnrecorded } from '@/store/prayerSessions';
import type { Draft } from '@/store/useDraft';
import '@/ui/forms.scss';
import { Disclosure } from '@/ui/Disclosure';
import { PrayedToday } from './PrayedToday';
import styles from './PrayThrough.module.scss';

interface OnePrayerProps {
  prayer: Prayer;
  /** `yyyy-MM-dd`; undefined for never. */
  lastPrayed: string | undefined;
  prayedToday: boolean;
  note: Draft<string>;
}

/** What is prayed for, large and with nothing beside it, and room for a note. */
export function OnePrayer({ prayer, lastPrayed, prayedToday, note }: OnePrayerProps) {
  const { prayerId, personName, details, daily } = prayer;
  const unrecorded = useAppSelector(selectUnrecorded).has(prayerId);
  const [noteFor, setNoteFor] = useState<number | null>(null);
  const id = useId();
  return (
    <div className={styles.prayer}>
      <div aria-live="polite">
        {personName !== '' && <p className={styles.person}>{personName}</p>}
        {details !== '' && <p className={styles.details}>{details}</p>}
        <p className={styles.facts}>
          {daily && <span>Daily</span>}
          <span>{lastPrayed === undefined ? 'Never prayed' : `Last prayed: ${displayDate(lastPrayed)}`}</span>
          {prayedToday && <PrayedToday />}
        </p>
        {unrecorded && <p className={styles.unrecorded}>Your last prayer for this was not recorded.</p>}
      </div>
      {!prayedToday && (
        <Disclosure
          summary="Add a note"
          open={noteFor === prayerId || note.value !== ''}
          onToggle={(open) => setNoteFor(open ? prayerId : null)}
        >
          <label className="visually-hidden" htmlFor={id}>
            Note (optional)
          </label>
          <textarea
            id={id}
            className="form-control"
            rows={3}
            value={note.value}
            onChange={({ target }) => note.change(target.value)}
          />
        </Disclosure>
      )}
    </div>
  );
}
