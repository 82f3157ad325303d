import { Check, X } from 'lucide-react';
import styles from './Drill.module.scss';
import type { DrillAnswer } from './useDrill';

/** A drilled word in its context, marked as known or missed. */
export function DrilledWords({ prompt: { before, word, after }, right }: DrillAnswer) {
  return (
    <>
      {right ? <Check aria-label="Known" size={16} /> : <X aria-label="Missed" size={16} />} {before}
      {right ? <strong>{word.text}</strong> : <mark className={styles.missed}>{word.text}</mark>}
      {after}
    </>
  );
}
