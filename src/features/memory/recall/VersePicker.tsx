import { SelectField } from '@/ui/controls/Field';
import type { Lines, VersesOfPassage } from './model/pieces';
import styles from './Recall.module.scss';

interface VersePickerProps {
  /** The options. */
  lines: Lines;
  /** The number of verses. */
  count: number;
  /** The part to recall; null for all. */
  verses: VersesOfPassage | null;
  onVerses: (verses: VersesOfPassage | null) => void;
}

/** Chooses the part of a long passage to recall; nothing for a single verse. */
export function VersePicker({ lines: { unit, first }, count, verses, onVerses }: VersePickerProps) {
  if (count < 2) return null;
  const { from, to } = verses ?? { from: 1, to: count };
  const choose = (next: VersesOfPassage) => onVerses(next.from === 1 && next.to === count ? null : next);
  const verseNumber = (verse: number) => String(first + verse - 1);
  const range = (start: number, end: number) =>
    Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return (
    <div role="group" aria-label={unit === 'verse' ? 'Verses' : 'Lines'} className={styles.verses}>
      <SelectField
        label={`From ${unit}`}
        value={from}
        options={range(1, count)}
        nameOf={verseNumber}
        onChange={(start) => choose({ from: start, to: Math.max(start, to) })}
      />
      <SelectField
        label={`To ${unit}`}
        value={to}
        options={range(from, count)}
        nameOf={verseNumber}
        onChange={(end) => choose({ from, to: end })}
      />
    </div>
  );
}
