import { useEffect, useId, useRef, useState } from 'react';
import type { SpokenMark } from '@/domain/recall/grade';
import { isBlank, textAreaRows } from '@/domain/text/text';
import { Button } from '@/ui/forms/Button';
import styles from '../Recall.module.scss';
import type { RunProps } from '../useRun';

interface WriteRungProps extends RunProps {
  /** The text, for a peek. */
  text: string;
  onDone: () => void;
  onSpoken: (mark: SpokenMark) => void;
}

const MARKS: readonly { mark: SpokenMark; label: string }[] = [
  { mark: 'not', label: 'Not yet' },
  { mark: 'nearly', label: 'Nearly' },
  { mark: 'right', label: 'Right' },
];

/** Writes the text from memory, or says it aloud and marks it oneself. */
export function WriteRung({ text, run: { written, peeks }, change, onDone, onSpoken }: WriteRungProps) {
  const id = useId();
  const [aloud, setAloud] = useState(false);
  const [shown, setShown] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Only where no keyboard covers the screen. Unfocused, the letters typed there would act as the page's hotkeys.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  if (aloud) {
    return (
      <>
        <p className={styles.text}>{text}</p>
        <fieldset className={styles.marks}>
          <legend>How was it?</legend>
          {MARKS.map(({ mark, label }) => (
            <Button key={mark} onClick={() => onSpoken(mark)}>
              {label}
            </Button>
          ))}
        </fieldset>
      </>
    );
  }
  return (
    <>
      {shown && <p className={styles.text}>{text}</p>}
      <label className="form-label" htmlFor={id}>
        Write the passage
      </label>
      <textarea
        ref={field}
        id={id}
        className={`form-control ${styles.written}`}
        rows={Math.min(10, textAreaRows(written))}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        value={written}
        onChange={({ target }) => change({ written: target.value })}
      />
      <p className="muted">Or say it aloud, and mark it yourself. Case and punctuation do not count.</p>
      <div className={styles.actions}>
        <Button
          aria-pressed={shown}
          onClick={() => {
            if (!shown) change({ peeks: peeks + 1 });
            setShown(!shown);
          }}
        >
          Peek{peeks > 0 && ` (${peeks})`}
        </Button>
        <Button onClick={() => setAloud(true)}>I said it aloud</Button>
        <Button main disabled={isBlank(written)} onClick={onDone}>
          Correct
        </Button>
      </div>
    </>
  );
}
