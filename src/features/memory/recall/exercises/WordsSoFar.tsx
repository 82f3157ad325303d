import { memo, useEffect, useMemo, useRef } from 'react';
import type { RecallText } from '../../model/words';
import { chunkLines, type TextChunk } from './chunks';
import styles from '../Recall.module.scss';

interface WordsSoFarProps {
  text: RecallText;
  /** `r` for each right word, `m` for a missed one; the remaining words have none. */
  outcomes: string;
  /** A class for the marker of the next word. */
  caretClassName?: string | undefined;
}

/** The answered words, the missed ones marked, and the position of the next one, which remains visible. */
export function WordsSoFar({ text, outcomes, caretClassName = '' }: WordsSoFarProps) {
  const lines = useMemo(() => chunkLines(text), [text]);
  const caret = useRef<HTMLSpanElement>(null);
  const at = outcomes.length;
  const begun = lines.filter(([first]) => first !== undefined && first.start <= at);
  useEffect(() => {
    caret.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <p className={styles.text}>
      {begun.map((chunks, line) => (
        <span key={line} className={styles.line}>
          {chunks
            .filter(({ start }) => start <= at)
            .map((chunk, index) => (
              <AnsweredChunk key={index} chunk={chunk} outcomes={outcomes.slice(chunk.start, chunk.end)} />
            ))}
          {line === begun.length - 1 && (
            <span ref={caret} className={`${styles.caret} ${caretClassName}`}>
              ?
            </span>
          )}
        </span>
      ))}
    </p>
  );
}

/** The words so far, with the punctuation between them. */
const AnsweredChunk = memo(function AnsweredChunk(props: { chunk: TextChunk; outcomes: string }) {
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
