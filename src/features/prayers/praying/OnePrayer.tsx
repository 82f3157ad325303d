import { useState } from 'react';
import type { Prayer } from '../model/prayer';
import type { Draft } from '@/data/visit/useDraft';
import { Disclosure } from '@/ui/lists/Disclosure';
import { LastPrayed } from '../one/PrayerFacts';
import { LastNote } from '../one/PrayerPane';
import { LinkedReferences } from '@/bible/controls/LinkedReferences';
import { NoteField } from '../sessions/NoteField';
import { NotRecorded } from '../sessions/NotRecorded';
import type { PrayerLists } from '../usePrayerLists';
import styles from './PrayThrough.module.scss';

interface OnePrayerProps {
  prayer: Prayer;
  lists: PrayerLists;
  note: Draft<string>;
}

/** A prayer in large type, with the last note and a field for a new one. */
export function OnePrayer({ prayer, lists, note }: OnePrayerProps) {
  const { prayerId, personName, details, daily } = prayer;
  const [noteFor, setNoteFor] = useState<number | null>(null);
  return (
    <div className={styles.prayer}>
      <div aria-live="polite">
        {personName !== '' && (
          <p dir="auto" className={styles.person}>
            {personName}
          </p>
        )}
        {details !== '' && (
          <p dir="auto" className={styles.details}>
            <LinkedReferences text={details} />
          </p>
        )}
        <p className={styles.facts}>
          {daily && <span>Daily</span>}
          <LastPrayed prayer={prayer} lists={lists} />
        </p>
        <LastNote prayerId={prayerId} />
        <NotRecorded prayerId={prayerId} />
      </div>
      {!lists.isPrayedToday(prayer) && (
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
