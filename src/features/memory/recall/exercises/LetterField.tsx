import { useEffect, useEffectEvent, useRef } from 'react';
import {
  answersAdded,
  answersCommitted,
  answersComposed,
  isJudgedWhileComposed,
} from '../model/firstLetters';
import type { RecallWord } from '../../model/words';

interface LetterFieldProps {
  label: string;
  className: string | undefined;
  expected: RecallWord | undefined;
  /** Letters, or whole words if a keyboard inserts them at once. */
  onAnswers: (answers: readonly string[]) => void;
  onEnter?: () => void;
}

/**
 * Reads letters from a real input, with any keyboard. A plain insertion is read before it is in the field. A composition,
 * which phones use for every word, is read as it grows, or at its end if the keyboard looks up a character. A later
 * correction by the keyboard is no answer.
 */
export function LetterField({ label, className, expected, onAnswers, onEnter }: LetterFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  /** The part of the field that was read already. */
  const read = useRef('');
  const take = useEffectEvent((answers: readonly string[]) => {
    if (answers.length > 0) onAnswers(answers);
  });
  const judged = useEffectEvent((letter: string) => isJudgedWhileComposed(expected, letter));
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    input.focus({ preventScroll: true });
    const clear = () => {
      read.current = '';
      input.value = '';
    };
    const beforeInput = (event: InputEvent) => {
      if (event.isComposing || event.inputType === 'insertCompositionText') return;
      event.preventDefault();
      // A keyboard corrects letters that were read and cleared already.
      if (event.inputType === 'insertReplacementText') return;
      take(answersAdded('', event.data ?? event.dataTransfer?.getData('text/plain') ?? ''));
    };
    const onInput = (event: Event) => {
      const composing = event instanceof InputEvent && event.isComposing;
      const answers = composing
        ? answersComposed(read.current, input.value)
        : answersCommitted(read.current, input.value);
      if (composing && answers.some((answer) => !judged(answer))) return;
      take(answers);
      if (composing) read.current = input.value;
      else clear();
    };
    const compositionEnd = () => {
      take(answersCommitted(read.current, input.value));
      clear();
    };
    input.addEventListener('beforeinput', beforeInput);
    input.addEventListener('input', onInput);
    input.addEventListener('compositionend', compositionEnd);
    return () => {
      input.removeEventListener('beforeinput', beforeInput);
      input.removeEventListener('input', onInput);
      input.removeEventListener('compositionend', compositionEnd);
    };
  }, []);
  return (
    <label className={className}>
      <span>{label}</span>
      <input
        ref={field}
        className="form-control"
        type="text"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // `onEnter` may focus a button, which the rest of the key press would activate.
          event.preventDefault();
          onEnter?.();
        }}
      />
    </label>
  );
}
