import type { CorrectionStep } from '../model/correction';
import type { RecallText } from '../../model/words';
import styles from '../Recall.module.scss';

/** The text to be read once more, and how: missed words are marked, with what was written instead struck out before them. */
export function CorrectedText({ text, steps }: { text: RecallText; steps: readonly CorrectionStep[] }) {
  const struck = new Map<number, string[]>();
  const strike = (wordIndex: number, written: string) =>
    struck.set(wordIndex, [...(struck.get(wordIndex) ?? []), written]);
  const missed = new Set<number>();
  let wordIndex = 0;
  for (const step of steps) {
    if (step.kind === 'added') strike(wordIndex, step.written);
    else {
      if (step.kind !== 'right') missed.add(step.wordIndex);
      if (step.kind === 'instead') strike(step.wordIndex, step.written);
      wordIndex = step.wordIndex + 1;
    }
  }
  const how = [
    ...(missed.size > 0 ? ['marked words were missed'] : []),
    ...(struck.size > 0 ? ['struck out ones were written'] : []),
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
              {missed.has(word) ? <mark className={styles.missed}>{piece}</mark> : piece}
            </span>
          ),
        )}
        <Struck words={struck.get(text.words.length)} />
      </p>
      {how.length > 0 && <p className="muted">Read it once more: {how.join(', ')}.</p>}
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
