import type { Prayer } from '../model/prayer';
import type { Draft } from '@/data/visit/useDraft';
import { Disclosure } from '@/ui/lists/Disclosure';
import { LastPrayed } from '../one/PrayerFacts';
import { LastNote } from '../one/PrayerPane';
import { LinkedReferences } from '@/bible/controls/LinkedReferences';
import { NoteField } from '../sessions/NoteField';
import { NotRecorded } from '../sessions/NotRecorded';
import type { PrayerLists } from '../usePrayerLists';
import type { useWrittenNote } from './useWrittenNote';
import styles from './PrayThrough.module.scss';

interface OnePrayerProps {
  prayer: Prayer;
  lists: PrayerLists;
  note: Draft<string>;
  /** The field of the note. */
  field: ReturnType<typeof useWrittenNote>;
}

/** A prayer in large type, with the last note and a field for a new one. */
export function OnePrayer({ prayer, lists, note, field }: OnePrayerProps) {
  const { prayerId, personName, details, daily } = prayer;
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
      {field.isOffered && (
        <Disclosure summary="Add a note" open={field.isOpen} onToggle={field.onToggle}>
          <NoteField note={note} labelHidden />
        </Disclosure>
      )}
    </div>
  );
}
