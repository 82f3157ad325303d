import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { translationOf } from '@/bible/translations';
import type { MemoryPassage } from '../model/memoryPassage';
import { boxName, passageName } from '../model/passageEdit';
import { preview } from '@/platform/values/text';
import { useAppSelector } from '@/data/store/hooks';
import { selectTextOf } from '../store/passageTexts';
import { useTextInView } from '../store/textsAhead';
import { isProvisional } from '@/data/outbox/outboxWrite';
import { Disclosure } from '@/ui/lists/Disclosure';
import { selectLastPractisedOf } from '../recall/log/practised';
import { practicedOn } from '../passage/lastPracticed';
import { LikelihoodLine } from '../passage/LikelihoodLine';
import { DamagedMark } from '../passage/DamagedMark';
import styles from './Memory.module.scss';
import { PassageRowBody } from './PassageRowBody';

interface PassageRowProps {
  passage: MemoryPassage;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Shows the passage beside the list; null if it expands in its row. */
  link: LinkProps | null;
  /** When the list was opened, epoch milliseconds. */
  now: number;
  /** At the end of the row. */
  aside?: ReactNode;
}

/** A passage in a list: reference, box, last practice, likelihood, first words. It expands, or links to its URL. */
export function PassageRow({ passage, open, onToggle, link, now, aside }: PassageRowProps) {
  const { passageId, translation, box, lastViewed } = passage;
  const practisedAt = useAppSelector(selectLastPractisedOf)(passage, lastViewed);
  // Blank while not loaded.
  const text = useAppSelector((state) => selectTextOf(state)(passage));
  useTextInView(passageId, text !== '');
  const summary = (
    <span className={`${styles.rowText} ${aside === undefined ? '' : styles.besideAside}`}>
      {passageName(passage)} <span className="muted">{translationOf(translation).shortName}</span>
      <span className={styles.rowFacts}>
        <span>{boxName(box)}</span>
        <span>{practicedOn(practisedAt, now)}</span>
        {isProvisional(passageId) && <span>Waiting to be sent</span>}
        <DamagedMark passage={passage} />
        {text !== '' && !open && link?.['aria-current'] === undefined && (
          <span className={styles.firstWords}>{preview(text, 60)}</span>
        )}
        <span className={styles.rowLikely}>
          <LikelihoodLine passage={passage} direction="by_ref" now={now} />
        </span>
      </span>
    </span>
  );
  return (
    <div className={styles.passage}>
      {link === null ? (
        <Disclosure open={open} onToggle={onToggle} summary={summary}>
          <PassageRowBody passage={passage} />
        </Disclosure>
      ) : (
        <Link {...link} className={styles.rowLink}>
          {summary}
        </Link>
      )}
      {aside !== undefined && <div className={styles.rowAside}>{aside}</div>}
    </div>
  );
}
