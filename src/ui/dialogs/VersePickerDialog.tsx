import { useId, useState } from 'react';
import { pickedRange, togglePick } from '@/domain/bible/versePicker';
import { moveInGrid } from '@/ui/hooks/moveInGrid';
import { Dialog } from './Dialog';
import styles from './VersePickerDialog.module.scss';

export interface PickedRange {
  startVerse: number;
  endVerse: number;
}

interface VersePickerDialogProps {
  title: string;
  /** What the dialog is for, in a sentence. */
  hint: string;
  verseNumbers: readonly number[];
  /** How a verse begins, so that it is told from its neighbours; `''` where that is not known. */
  firstWords: (verse: number) => string;
  submitLabel: string;
  /** True while the action is under way: it is done once. */
  busy?: boolean;
  onSubmit: (range: PickedRange) => void;
  onClose: () => void;
}

/** Picks one verse or, with a second, a range; a third is ignored (§5). */
export function VersePickerDialog(props: VersePickerDialogProps) {
  const { title, hint, verseNumbers, firstWords, submitLabel, busy = false, onSubmit, onClose } = props;
  const [picks, setPicks] = useState<readonly number[]>([]);
  const [at, setAt] = useState(verseNumbers[0] ?? 1);
  const wordsId = useId();
  const range = pickedRange(picks);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => {
        if (range && !busy) onSubmit(range);
      }}
      footer={
        <>
          <output className="muted">{pickedWords(range)}</output>
          <button type="submit" className="btn btn-primary" disabled={!range || busy}>
            {submitLabel}
          </button>
        </>
      }
    >
      <p className="muted">{hint}</p>
      {/* The keys are those of the verses; the grid only hears them. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div role="group" aria-label="Verses" className={styles.grid} onKeyDown={moveInGrid}>
        {verseNumbers.map((verse) => (
          <button
            key={verse}
            type="button"
            tabIndex={verse === at ? 0 : -1}
            aria-describedby={wordsId}
            aria-pressed={picks.includes(verse)}
            className={
              range && verse > range.startVerse && verse < range.endVerse ? styles.between : undefined
            }
            onFocus={() => setAt(verse)}
            onPointerEnter={() => setAt(verse)}
            onClick={() => setPicks(togglePick(picks, verse))}
          >
            {verse}
          </button>
        ))}
      </div>
      <p id={wordsId} className={styles.words}>
        <sup>{at}</sup> {firstWords(at)}
      </p>
    </Dialog>
  );
}

function pickedWords(range: PickedRange | null): string {
  if (!range) return 'No verse picked';
  const { startVerse, endVerse } = range;
  return startVerse === endVerse ? `Verse ${startVerse}` : `Verses ${startVerse}-${endVerse}`;
}
