import { Check, X } from 'lucide-react';
import styles from './Drill.module.scss';
import type { LastAnswer } from './useDrill';

/** A word that was asked for, in the words around it, and whether it was known. */
export function DrilledWords({ prompt: { before, word, after }, right }: LastAnswer) {
  return (
    <>
      {right ? <Check aria-label="Known" size={16} /> : <X aria-label="Missed" size={16} />} {before}
      {right ? <strong>{word.text}</strong> : <mark className={styles.missed}>{word.text}</mark>}
      {after}
    </>
  );
}
