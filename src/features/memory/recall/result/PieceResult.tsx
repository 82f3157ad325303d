import { Button } from '@/ui/controls/Button';
import type { MemoryPassage } from '../../model/memoryPassage';
import {
  extendPart,
  linesLabel,
  verseLines,
  missesByVerse,
  type Lines,
  type PassagePart,
  type VersesOfPassage,
} from '../model/pieces';
import styles from '../Recall.module.scss';

interface ByVerseProps {
  lines: Lines;
  piece: PassagePart;
  missed: readonly number[];
  /** How many words the answer reached; all if absent. */
  reached: number | undefined;
}

/** The result of each verse, if several were recalled. */
export function ByVerse({ lines, piece, missed, reached }: ByVerseProps) {
  const start = piece.verses?.from ?? 1;
  return (
    <ul aria-label="By verse" className={`plain-list muted ${styles.byVerse}`}>
      {missesByVerse(piece, missed, reached).map((verse, index) => (
        <li key={index}>
          {linesLabel(lines, { from: start + index, to: start + index })}:{' '}
          {verse.isReached ? `${verse.words - verse.missed} of ${verse.words}` : 'not reached'}
        </li>
      ))}
    </ul>
  );
}

interface NextVersesProps {
  passage: MemoryPassage;
  verses: VersesOfPassage;
  count: number;
  isKnown: boolean;
  onVerses: (verses: VersesOfPassage | null) => void;
}

/** The next step after some verses: the same again, or, once they are known, with the next one added. */
export function NextVerses({ passage, verses, count, isKnown, onVerses }: NextVersesProps) {
  if (!isKnown) {
    return (
      <Button main onClick={() => onVerses(verses)}>
        These verses again
      </Button>
    );
  }
  const next = extendPart(verses, count);
  return (
    <Button main onClick={() => onVerses(next)}>
      {next ? linesLabel(verseLines(passage, count), next) : 'The whole passage'}
    </Button>
  );
}
