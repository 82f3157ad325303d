import { CornerDownLeft } from 'lucide-react';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import styles from './Command.module.scss';
import type { Command } from './commandTypes';

interface CommandRowProps {
  command: Command;
  /** Its kind: 'Prayers'. */
  group: string;
  highlighted: boolean;
  itemProps: ComponentPropsWithRef<'li'>;
}

/** One result, and what Enter and Ctrl-Enter do with it. */
export function CommandRow({ command, group, highlighted, itemProps }: CommandRowProps) {
  const row = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (highlighted) row.current?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);
  const { label, enter, ctrlEnter } = command;
  return (
    <li {...itemProps} className={styles.row} data-highlighted={highlighted}>
      <span ref={row} className={styles.label}>
        {label}
        <span className="visually-hidden">, {group}, </span>
      </span>
      <span className={styles.verb}>
        {enter.verb}
        {highlighted && <CornerDownLeft aria-hidden size={14} />}
        {highlighted && ctrlEnter && <kbd className={styles.second}>Ctrl ↵ {ctrlEnter.verb}</kbd>}
      </span>
    </li>
  );
}
