import { useEffect, useId, useRef, useState } from 'react';
import { isBlank, textAreaRows } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { keepFieldFocused } from '@/ui/focus/keepFocus';
import { SPOKEN_MARKS } from '../../model/strength/grade';
import styles from '../Recall.module.scss';
import type { ExerciseProps } from './components';

/** Writes the text from memory. */
export function WriteExercise({ recall, onCard }: ExerciseProps) {
  const { isChosen, finishers, runner } = recall;
  const { change } = runner;
  const { written, peeks } = runner.run;
  const id = useId();
  const [shown, setShown] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const correct = () => setRefusal(finishers.write());
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Only if no keyboard covers the screen. Without the focus, typing would trigger the page's hotkeys.
    if (isChosen || matchMedia('(pointer: fine)').matches) {
      field.current?.focus({ preventScroll: true });
      field.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isChosen]);
  return (
    <>
      {shown && <p className={styles.text}>{recall.piece.lines.join('\n')}</p>}
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
        onChange={({ target }) => {
          setRefusal(null);
          change({ written: target.value });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCard();
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isBlank(written)) correct();
          else return;
          event.preventDefault();
        }}
      />
      {refusal !== null && <p role="alert">{refusal}</p>}
      <div className={`${styles.actions} ${styles.inSight}`}>
        <Button
          onMouseDown={keepFieldFocused}
          aria-pressed={shown}
          onClick={() => {
            if (!shown) change({ peeks: peeks + 1 });
            setShown(!shown);
          }}
        >
          Peek{peeks > 0 && ` (${peeks})`}
        </Button>
        <Button onMouseDown={keepFieldFocused} onClick={recall.startAloud}>
          I said it aloud
        </Button>
        <Button
          main
          onMouseDown={keepFieldFocused}
          disabled={isBlank(written)}
          hint={isBlank(written) && 'Write it first'}
          onClick={correct}
        >
          Check
        </Button>
      </div>
      <p className="muted">Case and punctuation do not count.</p>
    </>
  );
}

/** The person recites the text aloud, then sees it, and marks the result. */
export function AloudExercise({ recall }: ExerciseProps) {
  if (!recall.isShown) {
    return (
      <>
        <div className={styles.actions}>
          <Button onClick={recall.toWriting}>Write it instead</Button>
          <Button main onClick={recall.showText}>
            I said it aloud
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles.text}>{recall.piece.lines.join('\n')}</p>
      <fieldset className={`${styles.marks} ${styles.inSight}`}>
        <legend>How was it?</legend>
        {SPOKEN_MARKS.map(({ mark, label }) => (
          <Button key={mark} onClick={() => recall.finishers.spoken(mark)}>
            {label}
          </Button>
        ))}
        <Button onClick={recall.toWriting}>Back to writing</Button>
      </fieldset>
    </>
  );
}
