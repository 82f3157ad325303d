import { useEffect, useId, useRef, useState } from 'react';
import { isBlank, textAreaRows } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { SPOKEN_MARKS, type SpokenMark } from '../../model/strength/grade';
import styles from '../Recall.module.scss';
import type { RunProps } from '../useRun';

interface WriteExerciseProps extends RunProps {
  /** The text, for a peek. */
  text: string;
  /** Whether the person chose to write just now, and so wants to type. */
  isChosen: boolean;
  /** Corrects it; returns why there is nothing to correct, null where there is. */
  onDone: () => string | null;
  onAloud: () => void;
  onCard: () => void;
}

/** Writes the text from memory. */
export function WriteExercise({ text, isChosen, run, change, onDone, onAloud, onCard }: WriteExerciseProps) {
  const { written, peeks } = run;
  const id = useId();
  const [shown, setShown] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const correct = () => setRefusal(onDone());
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Unasked only where no keyboard covers the screen. Without the focus, what is typed would act as the page's hotkeys.
    if (isChosen || matchMedia('(pointer: fine)').matches) {
      field.current?.focus({ preventScroll: true });
      field.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isChosen]);
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
          aria-pressed={shown}
          onClick={() => {
            if (!shown) change({ peeks: peeks + 1 });
            setShown(!shown);
          }}
        >
          Peek{peeks > 0 && ` (${peeks})`}
        </Button>
        <Button onClick={onAloud}>I said it aloud</Button>
        <Button main disabled={isBlank(written)} onClick={correct}>
          Check
        </Button>
      </div>
      <p className="muted">Or say it aloud, and mark it yourself. Case and punctuation do not count.</p>
    </>
  );
}

interface AloudExerciseProps {
  text: string;
  /** Whether the text is there to compare with. */
  isShown: boolean;
  onShow: () => void;
  onSpoken: (mark: SpokenMark) => void;
  onWrite: () => void;
}

/** Says the text aloud, then sees it, and marks it oneself. */
export function AloudExercise({ text, isShown, onShow, onSpoken, onWrite }: AloudExerciseProps) {
  if (!isShown) {
    return (
      <>
        <p className="muted">Say the passage aloud, then see its text.</p>
        <div className={styles.actions}>
          <Button onClick={onWrite}>Write it instead</Button>
          <Button main onClick={onShow}>
            I said it aloud
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles.text}>{text}</p>
      <fieldset className={`${styles.marks} ${styles.inSight}`}>
        <legend>How was it?</legend>
        {SPOKEN_MARKS.map(({ mark, label }) => (
          <Button key={mark} onClick={() => onSpoken(mark)}>
            {label}
          </Button>
        ))}
        <Button onClick={onWrite}>Back to writing</Button>
      </fieldset>
    </>
  );
}
