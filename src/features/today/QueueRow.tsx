import { Check } from 'lucide-react';
import { useAppSelector } from '@/data/store/hooks';
import { Menu } from '@/ui/dialogs/Menu';
import { ITEM_KINDS } from './itemKinds';
import { minutesLabel } from './model/pace';
import type { TodayEntry } from './model/todayProgress';
import { selectFirstWords } from './store/firstWords';
import styles from './Today.module.scss';

export interface QueueRowProps {
  entry: TodayEntry;
  label: string;
  isNext: boolean;
  onOpen: () => void;
  onSkip: () => void;
  onPutOff: () => void;
}

const STATE_LABELS = { done: 'done', skipped: 'not today' };

/** An item of the queue with its first words: a tap opens it, and its menu puts it off, skips it or brings it back. */
export function QueueRow({ entry, label, isNext, onOpen, onSkip, onPutOff }: QueueRowProps) {
  const { item, state } = entry;
  const words = useAppSelector((all) => selectFirstWords(all, item));
  const hasText = item.kind !== 'prayer';
  const Icon = state === 'done' ? Check : ITEM_KINDS[item.kind].icon;
  const menu = {
    open: [
      { label: 'Put off until later', run: onPutOff },
      { label: 'Skip for today', run: onSkip },
    ],
    skipped: [{ label: 'Bring back', run: onSkip }],
    done: [],
  }[state];
  return (
    <li className={styles.row} data-state={state} {...(isNext && { 'aria-current': 'step' })}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <Icon aria-hidden size={20} />
        <span className={styles.label}>
          <span className={styles.name}>{label}</span>{' '}
          <span className={styles.duration}>
            {state === 'open' ? minutesLabel(item.seconds) : STATE_LABELS[state]}
          </span>{' '}
          {state === 'open' && (words !== '' || hasText) && <span className={styles.words}>{words}</span>}
        </span>
      </button>
      {menu.length > 0 && <Menu items={menu} label={`More for ${label}`} />}
    </li>
  );
}

/** Holds the place of an item whose list is still loading. */
export const PlaceholderRow = () => (
  <li aria-hidden className={styles.row}>
    <div className={styles.open}>
      <span className={styles.label}>
        <span className={styles.name}>&nbsp;</span>
        <span className={styles.words}>&nbsp;</span>
      </span>
    </div>
  </li>
);
