import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Prayer } from '@/domain/prayers/prayer';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import type { MatchSegment } from '@/domain/search/searchPhrase';
import { prayerPath } from '@/routes/prayerPaths';
import { IconButton } from '@/ui/forms/IconButton';
import { Highlighted } from '@/ui/text/Highlighted';
import { Menu, type MenuItem } from '@/ui/dialogs/Menu';
import type { PrayerAction } from '../dialogs/PrayerDialogs';
import { PrayerFacts } from '../one/PrayerFacts';
import styles from './PrayerCard.module.scss';

interface PrayerCardProps {
  prayer: Prayer;
  /** `yyyy-MM-dd`; undefined when no session is known. */
  lastPrayed: string | undefined;
  historyKnown: boolean;
  prayedToday: boolean;
  /** Its last session could not be recorded. */
  unrecorded: boolean;
  /** It is shown beside the list. */
  chosen: boolean;
  /** Marks in a text what was searched for. */
  highlight: (text: string) => readonly MatchSegment[];
  onDialog: (action: PrayerAction) => void;
}

/** One prayer of the list, with the beginning of its details. */
export function PrayerCard(props: PrayerCardProps) {
  const { prayer, lastPrayed, historyKnown, prayedToday, unrecorded, chosen, highlight, onDialog } = props;
  const { prayerId, personName, details, archived } = prayer;
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
    <article
      aria-labelledby={id}
      className={[styles.card, chosen && styles.chosen].filter(Boolean).join(' ')}
    >
      <h2 className={styles.title}>
        <Link id={id} to={prayerPath(prayerId)} aria-current={chosen ? 'true' : undefined}>
          <Highlighted segments={highlight(prayerTitle(prayer))} />
        </Link>
      </h2>
      <div className={styles.body}>
        <PrayerFacts
          prayer={prayer}
          lastPrayed={lastPrayed}
          historyKnown={historyKnown}
          prayedToday={prayedToday}
          person={<Highlighted segments={highlight(personName)} />}
        />
        {details !== '' && (
          <p className={styles.preview}>
            <Highlighted segments={highlight(details)} />
          </p>
        )}
        {unrecorded && (
          <p role="alert" className={styles.unrecorded}>
            Your last prayer for this was not recorded.
            <button type="button" className="btn btn-outline-secondary" onClick={() => onDialog('record')}>
              Try again
            </button>
          </p>
        )}
      </div>
      <div className={styles.tools}>
        {!archived && <IconButton icon={Check} label="Record" onClick={() => onDialog('record')} />}
        <Menu items={items} />
      </div>
    </article>
  );
}
