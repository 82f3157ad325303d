import type { ReactNode } from 'react';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { formatReference } from '@/domain/references/reference';
import { translationOf } from '@/domain/bible/translations';
import { Disclosure } from '@/ui/lists/Disclosure';
import { PassageRowBody } from './PassageRowBody';
import styles from './Memory.module.scss';

interface PassageRowProps {
  passage: MemoryPassage;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** At the end of the row. */
  aside?: ReactNode;
}

/** A passage's reference, and under it, once it is asked for, its text and what can be done with it. */
export function PassageRow({ passage, open, onToggle, aside }: PassageRowProps) {
  return (
    <div className={styles.passage}>
      <Disclosure
        open={open}
        onToggle={onToggle}
        summary={
          <span className={aside === undefined ? styles.reference : styles.besideAside}>
            {formatReference(passage, passage.appendLetter)}{' '}
            <span className="muted">{translationOf(passage.translation).shortName}</span>
          </span>
        }
      >
        <PassageRowBody passage={passage} />
      </Disclosure>
      {aside !== undefined && <div className={styles.rowAside}>{aside}</div>}
    </div>
  );
}
