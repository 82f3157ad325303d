import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import type { MatchSegment } from '@/domain/search/searchPhrase';
import { Highlighted } from '@/ui/text/Highlighted';
import { Menu, type MenuItem } from '@/ui/dialogs/Menu';
import { LastPrayed } from '../one/LastPrayed';
import type { PrayerAction } from '../dialogs/PrayerDialogs';
import styles from './PrayerCard.module.scss';

interface PrayerCardProps {
  prayer: Prayer;
  /** `yyyy-MM-dd`; undefined when no session is known. */
  lastPrayed: string | undefined;
  historyKnown: boolean;
  prayedToday: boolean;
  /** Its last session could not be recorded. */
  unrecorded: boolean;
  open: boolean;
  /** Marks in a text what was searched for. */
  highlight: (text: string) => readonly MatchSegment[];
  onToggle: () => void;
  onDialog: (action: PrayerAction) => void;
}

/** One prayer of the list. Closed, it shows the beginning of its details. */
export function PrayerCard(props: PrayerCardProps) {
  const { prayer, lastPrayed, historyKnown, prayedToday, unrecorded, open, highlight, onToggle, onDialog } =
    props;
  const { personName, details, daily, archived } = prayer;
  const id = useId();
  const items: MenuItem[] = [
    { label: 'History...', onSelect: () => onDialog('history') },
    { label: 'Edit Prayer...', onSelect: () => onDialog('edit') },
    ...(archived
      ? []
      : [
          { label: 'Answered...', onSelect: () => onDialog('answered'), startsGroup: true },
          { label: 'Archive...', onSelect: () => onDialog('archive') },
        ]),
  ];
  return (
    <article aria-labelledby={`${id}-title`} className={styles.card}>
      <h2 className={styles.title}>
        <button type="button" aria-expanded={open} aria-controls={`${id}-details`} onClick={onToggle}>
          <ChevronRight aria-hidden size={18} className={styles.chevron} />
          <span id={`${id}-title`}>
            <Highlighted segments={highlight(prayerTitle(prayer))} />
          </span>
        </button>
      </h2>
      <div className={styles.body}>
        <p className={styles.facts}>
          {personName !== '' && (
            <span className={styles.person}>
              <Highlighted segments={highlight(personName)} />
            </span>
          )}
          {daily && <span className={styles.daily}>Daily</span>}
          <LastPrayed day={lastPrayed} today={prayedToday} known={historyKnown} />
        </p>
        <p id={`${id}-details`} className={open ? styles.details : styles.preview}>
          <Highlighted segments={highlight(details === '' && open ? 'No details.' : details)} />
        </p>
        {unrecorded && (
          <p role="alert" className={styles.unrecorded}>
            Your last prayer for this was not recorded.
          </p>
        )}
      </div>
      <div className={styles.tools}>
        {!archived && (
          <button
            type="button"
            className={`btn btn-outline-secondary ${styles.record}`}
            onClick={() => onDialog('record')}
          >
            {unrecorded ? 'Try again' : 'Record'}
          </button>
        )}
        <Menu items={items} />
      </div>
    </article>
  );
}
