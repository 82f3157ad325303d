import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { prayerTitle, type Prayer } from '../model/prayer';
import type { MatchSegment } from '@/bible/searchPhrase';
import type { Action } from '@/ui/actions/action';
import { Menu } from '@/ui/dialogs/Menu';
import { Button } from '@/ui/controls/Button';
import { IconButton } from '@/ui/controls/IconButton';
import { Highlighted } from '@/ui/text/Highlighted';
import type { PrayerAction } from '../dialogs/PrayerDialogs';
import { PrayerFacts } from '../one/PrayerFacts';
import { recordLabel, useRecordAtOnce } from '../sessions/useRecordSession';
import { NotRecorded } from '../sessions/NotRecorded';
import { useUnclearQuestion } from '../sessions/UnclearSession';
import type { PrayerLists } from '../usePrayerLists';
import styles from './PrayerCard.module.scss';

interface PrayerCardProps {
  prayer: Prayer;
  lists: PrayerLists;
  /** Opens the prayer. */
  link: LinkProps;
  /** Highlights the searched words in a text. */
  highlight: (text: string) => readonly MatchSegment[];
  onDialog: (action: PrayerAction) => void;
}

/** One prayer of the list, with the beginning of its details. */
export function PrayerCard({ prayer, lists, link, highlight, onDialog }: PrayerCardProps) {
  const { prayerId, personName, details, archived } = prayer;
  const id = useId();
  const title = prayerTitle(prayer);
  const { record, isRetry } = useRecordAtOnce(prayerId, () => onDialog('record'));
  const { askFirst, question } = useUnclearQuestion(prayer);
  const items: Action[] = [
    { label: 'Record With a Note...', when: !archived, run: () => onDialog('record') },
    { label: 'History...', run: () => onDialog('history') },
    { label: 'Edit Prayer...', run: () => onDialog('edit') },
    ...(archived
      ? []
      : [
          { label: 'Answered...', run: () => onDialog('answered'), startsGroup: true },
          { label: 'Archive...', run: () => onDialog('archive') },
        ]),
  ];
  return (
    <article aria-labelledby={id} className={styles.card}>
      <h2 dir="auto" className={styles.title}>
        <Link {...link} id={id}>
          <Highlighted segments={highlight(title)} />
        </Link>
      </h2>
      <div className={styles.body}>
        <PrayerFacts
          prayer={prayer}
          lists={lists}
          person={<Highlighted segments={highlight(personName)} />}
        />
        {details !== '' && (
          <p dir="auto" className={styles.preview}>
            <Highlighted segments={highlight(details)} />
          </p>
        )}
        <NotRecorded prayerId={prayerId}>
          <Button onClick={() => onDialog('record')}>Try again</Button>
        </NotRecorded>
      </div>
      <div className={styles.tools}>
        {/* A session that failed has its 'Try again' in its own line. */}
        {!archived && !isRetry && (
          <IconButton
            icon={Check}
            label={`${recordLabel({ isRetry, isPrayedToday: lists.isPrayedToday(prayer) })} ${title}`}
            onClick={() => askFirst(record)}
          />
        )}
        <Menu items={items} />
      </div>
      {question}
    </article>
  );
}
