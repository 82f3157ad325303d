import { memo, useMemo } from 'react';
import { hiddenAt, hidingOrder, stepsFor } from '../model/hiding';
import { Button } from '@/ui/controls/Button';
import { chunkLines, type TextChunk } from './chunks';
import styles from '../Recall.module.scss';
import type { ExerciseProps } from './components';

/** Hides words step by step; a tap shows one, and counts as a peek. */
export function FadeExercise({ recall, passage: { passageId } }: ExerciseProps) {
  const { weakness, finishers } = recall;
  const { text } = recall.piece;
  const { change } = recall.runner;
  const { step: reached, peeked } = recall.runner.run;
  const steps = stepsFor(text.words.length);
  // Earlier versions stored five steps for every text.
  const step = Math.min(reached, steps);
  const order = useMemo(() => hidingOrder(text.words, weakness, passageId), [text, weakness, passageId]);
  const hidden = useMemo(() => hiddenAt(order, step), [order, step]);
  const lines = useMemo(() => chunkLines(text), [text]);
  const seen = new Set(peeked);
  const onPeek = (wordIndex: number) => change((run) => ({ peeked: [...run.peeked, wordIndex] }));
  const last = step === steps;
  return (
    <>
      <p className={styles.text}>
        {lines.map((chunks, line) => (
          <span key={line} className={styles.line}>
            {chunks.map((chunk, index) => (
              <FadedChunk key={index} chunk={chunk} states={statesOf(chunk, hidden, seen)} onPeek={onPeek} />
            ))}
          </span>
        ))}
      </p>
      <p className="muted" role="status">
        {last ? 'All words are hidden' : `${hidden.size} of ${text.words.length} words are hidden`}
        {peeked.length > 0 && `, ${peeked.length} looked at`}. Tap a gap to see its word.
      </p>
      <div className={`${styles.actions} ${styles.inSight}`}>
        <Button data-repeats disabled={step <= 0} onClick={() => change({ step: step - 1 })}>
          Show more
        </Button>
        <Button
          main
          data-repeats
          onClick={() => (last ? finishers.fade(hidden) : change({ step: step + 1 }))}
        >
          {last ? 'I said it all' : 'Hide more'}
        </Button>
      </div>
    </>
  );
}

/** One letter per word: `h` hidden, `p` peeked at, `s` shown. A chunk with unchanged letters does not render again. */
function statesOf({ start, end }: TextChunk, hidden: ReadonlySet<number>, seen: ReadonlySet<number>): string {
  let states = '';
  for (let wordIndex = start; wordIndex < end; wordIndex += 1) {
    states += !hidden.has(wordIndex) ? 's' : seen.has(wordIndex) ? 'p' : 'h';
  }
  return states;
}

interface FadedChunkProps {
  chunk: TextChunk;
  states: string;
  onPeek: (wordIndex: number) => void;
}

const FadedChunk = memo(
  function FadedChunk({ chunk, states, onPeek }: FadedChunkProps) {
    return chunk.pieces.map(({ text, word }, index) => {
      const state = word === null ? 's' : states[word - chunk.start];
      if (word === null || state === 's') return text;
      if (state === 'p') {
        return (
          <u key={index} className={styles.weak}>
            {text}
          </u>
        );
      }
      return (
        <button
          key={index}
          type="button"
          className={styles.gap}
          aria-label={`Hidden word ${word + 1}`}
          onClick={() => onPeek(word)}
        >
          <span aria-hidden>{text}</span>
        </button>
      );
    });
  },
  // An older `onPeek` works as well as the newest, because it updates the current run.
  (before, after) => before.chunk === after.chunk && before.states === after.states,
);
