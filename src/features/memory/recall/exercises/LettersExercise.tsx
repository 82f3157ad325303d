import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { outcomesOf } from '../model/firstLetters';
import type { VersesOfText } from '../model/namedVerses';
import type { RecallText } from '../../model/words';
import { linesOf, type TextChunk } from './chunks';
import styles from '../Recall.module.scss';
import type { RunProps } from '../useRun';
import { LetterField } from './LetterField';

interface LettersExerciseProps extends RunProps {
  text: RecallText;
  verses: VersesOfText;
  onDone: (outcomes: string) => void;
}

/** Each typed letter is compared with the next word's first one; there is no second try. */
export function LettersExercise({
  text,
  verses,
  run: { letters: outcomes },
  change,
  onDone,
}: LettersExerciseProps) {
  const { words } = text;
  const lines = useMemo(() => linesOf(text), [text]);
  const [said, setSaid] = useState('');
  const caret = useRef<HTMLSpanElement>(null);
  const at = outcomes.length;
  const begun = lines.filter(([first]) => first !== undefined && first.start <= at);
  const type = (answers: readonly string[]) => {
    const judged = outcomesOf(words, at, answers, verses);
    const next = outcomes + judged;
    const spoken = words
      .slice(at, next.length)
      .map(({ text: word }, index) => (judged[index] === 'r' ? word : `missed: ${word}`));
    setSaid(spoken.join(' '));
    if (next.length >= words.length) onDone(next);
    else change({ letters: next });
  };
  useEffect(() => {
    caret.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <>
      <p className={styles.text}>
        {begun.map((chunks, line) => (
          <span key={line} className={styles.line}>
            {chunks
              .filter(({ start }) => start <= at)
              .map((chunk, index) => (
                <LetteredChunk key={index} chunk={chunk} outcomes={outcomes.slice(chunk.start, chunk.end)} />
              ))}
            {line === begun.length - 1 && (
              <span ref={caret} className={styles.caret}>
                ?
              </span>
            )}
          </span>
        ))}
      </p>
      <div className={styles.letterRow}>
        <LetterField
          label="First letter of the next word"
          className={styles.letterLabel}
          expected={words[at]}
          onAnswers={type}
        />
        <span className="muted">
          {at} of {words.length} words
        </span>
      </div>
      <output className="visually-hidden">
        {/* The same word again is announced again. */}
        <span key={at}>{said}</span>
      </output>
    </>
  );
}

/** The words so far, with the punctuation between them. */
const LetteredChunk = memo(function LetteredChunk(props: { chunk: TextChunk; outcomes: string }) {
  const { chunk, outcomes } = props;
  const known = chunk.start + outcomes.length;
  const end = chunk.pieces.findIndex(({ word }) => word !== null && word >= known);
  return chunk.pieces.slice(0, end < 0 ? undefined : end).map(({ text, word }, index) => {
    if (word === null || outcomes[word - chunk.start] === 'r') return text;
    return (
      <mark key={index} className={styles.missed}>
        {text}
      </mark>
    );
  });
});
