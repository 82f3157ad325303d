import { Check, Clock, RotateCcw, X } from 'lucide-react';
import { minutesLabel } from '@/domain/today/pace';
import type { TodayEntry } from '@/domain/today/todayProgress';
import { IconButton } from '@/ui/forms/IconButton';
import { ITEM_KINDS } from './itemKinds';
import styles from './Today.module.scss';

interface QueueRowProps {
  entry: TodayEntry;
  label: string;
  isNext: boolean;
  onOpen: () => void;
  onSkip: () => void;
  onPutOff: () => void;
}

/** An item of the queue: a tap opens it, and it can be put off or skipped. */
export function QueueRow({ entry, label, isNext, onOpen, onSkip, onPutOff }: QueueRowProps) {
  const { item, state } = entry;
  const { icon: KindIcon, verb } = ITEM_KINDS[item.kind];
  const Icon = state === 'done' ? Check : KindIcon;
  return (
    <li className={styles.row} data-state={state} {...(isNext && { 'aria-current': 'step' })}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <Icon aria-hidden size={20} />
        <span className={styles.label}>
          <span className={styles.name}>{label}</span>
          <span className="muted">
            {verb} ·{' '}
            {state === 'done' ? 'done' : state === 'skipped' ? 'not today' : minutesLabel(item.seconds)}
          </span>
        </span>
      </button>
      {state === 'open' && (
        <>
          <IconButton icon={Clock} label={`Put off ${label}`} onClick={onPutOff} />
          <IconButton icon={X} label={`Skip ${label}`} onClick={onSkip} />
        </>
      )}
      {state === 'skipped' && <IconButton icon={RotateCcw} label={`Bring back ${label}`} onClick={onSkip} />}
    </li>
  );
}

/** Holds the place of an item whose list is still loading. */
export const PlaceholderRow = () => (
  <li aria-hidden className={styles.row}>
    <div className={styles.open}>
      <span className={styles.label}>
        <span className={styles.name}>&nbsp;</span>
        <span className="muted">&nbsp;</span>
      </span>
    </div>
  </li>
);
