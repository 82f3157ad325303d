import { useState } from 'react';
import { outcomesOf } from '../model/firstLetters';
import { versesOf } from '../model/pieces';
import styles from '../Recall.module.scss';
import type { ExerciseProps } from './components';
import { LetterField } from './LetterField';
import { WordsSoFar } from './WordsSoFar';

/** Each typed letter is compared with the next word's first one; there is no second try. */
export function LettersExercise({ recall, passage, translation }: ExerciseProps) {
  const { piece, finishers, runner } = recall;
  const { text } = piece;
  const { words } = text;
  const outcomes = runner.run.letters;
  const [announced, setAnnounced] = useState('');
  const at = outcomes.length;
  const type = (answers: readonly string[]) => {
    const judged = outcomesOf(words, at, answers, versesOf({ ...passage, translation }, piece));
    const next = outcomes + judged;
    const spoken = words
      .slice(at, next.length)
      .map(({ text: word }, index) => (judged[index] === 'r' ? word : `missed: ${word}`));
    setAnnounced(spoken.join(' '));
    if (next.length >= words.length) finishers.letters(next);
    else runner.change({ letters: next });
  };
  return (
    <>
      <WordsSoFar text={text} outcomes={outcomes} />
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
        {/* With a new key, so that the same word is announced again. */}
        <span key={at}>{announced}</span>
      </output>
    </>
  );
}
