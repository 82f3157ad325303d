import { useState, type KeyboardEvent } from 'react';
import type { VerseSpan } from '../passage';
import { pickedRange, togglePick, type Takes } from '../versePicker';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import styles from './VersePickerDialog.module.scss';

interface VersePickerDialogProps {
  title: string;
  /** A sentence about the purpose of the dialog. */
  hint: string;
  verseNumbers: readonly number[];
  /** The beginning of a verse, to tell it from its neighbours; `''` if not known. */
  firstWords: (verse: number) => string;
  submitLabel: string;
  /** One verse, or a range. */
  takes?: Takes;
  /** True while the action is in flight, so that it runs only once. */
  busy?: boolean;
  onSubmit: (range: VerseSpan) => void;
  onClose: () => void;
}

/** Picks one verse or, with a second, a range, of which a third is ignored; or only one verse. */
export function VersePickerDialog(props: VersePickerDialogProps) {
  const { title, hint, verseNumbers, firstWords, submitLabel, takes = 'range', busy = false } = props;
  const { onSubmit, onClose } = props;
  const [picks, setPicks] = useState<readonly number[]>([]);
  const [at, setAt] = useState(verseNumbers[0] ?? 1);
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
          <output className="muted">{pickedLabel(range)}</output>
          <Button main type="submit" disabled={!range || busy} hint={!range && 'Pick a verse first'}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <p className="muted">{hint}</p>
      {/* The grid handles the keys of its verses. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div role="group" aria-label="Verses" className={styles.grid} onKeyDown={moveInGrid}>
        {verseNumbers.map((verse) => (
          <button
            key={verse}
            type="button"
            tabIndex={verse === at ? 0 : -1}
            title={firstWords(verse)}
            aria-pressed={picks.includes(verse)}
            className={
              range && verse > range.startVerse && verse < range.endVerse ? styles.between : undefined
            }
            onFocus={() => setAt(verse)}
            onPointerEnter={() => setAt(verse)}
            onClick={() => setPicks(togglePick(picks, verse, takes))}
          >
            {verse}
          </button>
        ))}
      </div>
      <p className={styles.words}>
        <sup>{at}</sup> {firstWords(at)}
      </p>
    </Dialog>
  );
}

function pickedLabel(range: VerseSpan | null): string {
  if (!range) return 'No verse picked';
  const { startVerse, endVerse } = range;
  return startVerse === endVerse ? `Verse ${startVerse}` : `Verses ${startVerse}-${endVerse}`;
}

/** The cell that an arrow key, Home or End leads to in a grid that wraps; null for other keys. */
function targetOf(key: string, cells: readonly HTMLElement[], at: number): HTMLElement | null | undefined {
  const here = cells[at]?.offsetTop ?? 0;
  // All cells have the same width: the first line shows how many fit.
  const columns = Math.max(1, cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length);
  switch (key) {
    case 'ArrowRight':
      return cells[at + 1];
    case 'ArrowLeft':
      return cells[at - 1];
    case 'ArrowDown':
      return cells[at + columns] ?? (cells.at(-1)?.offsetTop !== here ? cells.at(-1) : undefined);
    case 'ArrowUp':
      return cells[at - columns];
    case 'Home':
      return cells[0];
    case 'End':
      return cells.at(-1);
    default:
      return null;
  }
}

/** Moves the focus among the buttons of a grid with the arrow keys, Home and End, and handles those keys. */
function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const cells = [...event.currentTarget.querySelectorAll('button')];
  const at = cells.findIndex((cell) => cell === document.activeElement);
  const target = targetOf(event.key, cells, at);
  if (target === null) return;
  event.preventDefault();
  event.stopPropagation();
  target?.focus();
}
