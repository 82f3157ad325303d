import type { CorrectionStep } from '../model/correction';
import type { RecallText } from '../../model/words';
import styles from '../Recall.module.scss';

interface CorrectedTextProps {
  text: RecallText;
  steps: readonly CorrectionStep[];
  /** How many words the answer reached; all if absent. */
  reached: number | undefined;
}

/**
 * The text to read once more: missed words are marked, with the words written instead struck out before them, and words after
 * the end of the answer are grey.
 */
export function CorrectedText({ text, steps, reached = Infinity }: CorrectedTextProps) {
  const struck = new Map<number, string[]>();
  const strike = (wordIndex: number, written: string) =>
    struck.set(wordIndex, [...(struck.get(wordIndex) ?? []), written]);
  const missed = new Set<number>();
  let wordIndex = 0;
  for (const step of steps) {
    if (step.kind === 'added') strike(wordIndex, step.written);
    else {
      if (step.kind !== 'right' && step.wordIndex < reached) missed.add(step.wordIndex);
      if (step.kind === 'instead') strike(step.wordIndex, step.written);
      wordIndex = step.wordIndex + 1;
    }
  }
  const how = [
    ...(missed.size > 0 ? ['Marked words were missed.'] : []),
    ...(struck.size > 0 ? ['Words struck out are not in the text.'] : []),
    ...(reached < text.words.length ? ['Grey words were not reached.'] : []),
  ];
  return (
    <>
      <p className={styles.text}>
        {text.pieces.map(({ text: piece, word }, index) =>
          word === null ? (
            piece
          ) : (
            <span key={index}>
              <Struck words={struck.get(word)} />
              {missed.has(word) ? (
                <mark className={styles.missed}>{piece}</mark>
              ) : word >= reached ? (
                <span className="muted">{piece}</span>
              ) : (
                piece
              )}
            </span>
          ),
        )}
        <Struck words={struck.get(text.words.length)} />
      </p>
      {how.length > 0 && <p className="muted">Read it once more. {how.join(' ')}</p>}
    </>
  );
}

function Struck({ words }: { words: readonly string[] | undefined }) {
  return words?.map((word, index) => (
    <span key={index}>
      <del className={styles.struck}>{word}</del>{' '}
    </span>
  ));
}
