import { useEffect, useRef, useState } from 'react';
import { passageName } from '../../model/passageEdit';
import { DRILL_SECONDS, type DrillPrompt } from '../model/drill';
import { isFirstLetter } from '../model/firstLetters';
import { useAppSelector } from '@/data/store/hooks';
import { selectPassage } from '../../store/passages';
import { Button } from '@/ui/controls/Button';
import { LetterField } from '../exercises/LetterField';
import styles from './Drill.module.scss';
import { DrilledWords } from './DrillResult';
import type { DrillAnswer } from './useDrill';
import { pluralize } from '@/platform/values/text';

interface DrillQuestionProps {
  prompt: DrillPrompt;
  last: DrillAnswer | null;
  secondsLeft: number;
  onAnswer: (right: boolean) => void;
}

/** A gap in a text: the person types the word's first letter, or shows the word and marks it. */
export function DrillQuestion({ prompt, last, secondsLeft, onAnswer }: DrillQuestionProps) {
  const [shown, setShown] = useState<DrillPrompt | null>(null);
  const isShown = shown === prompt;
  const passage = useAppSelector((state) => selectPassage(state, prompt.passageId));
  const knew = useRef<HTMLButtonElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (isShown) knew.current?.focus();
    // Once a word was shown, a phone's keyboard remains closed for the next one.
    else if (wasShown.current) show.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <>
      <div className={styles.time}>
        <div aria-hidden style={{ width: `${(secondsLeft * 100) / DRILL_SECONDS}%` }} />
      </div>
      <p role="timer" aria-live="off" className={styles.seconds}>
        {pluralize(secondsLeft, 'second')}
      </p>
      <p className={styles.reference}>{passage && passageName(passage)}</p>
      <p className={styles.text}>
        {prompt.before}
        {isShown ? (
          <mark className={styles.shown}>{prompt.word.text}</mark>
        ) : (
          <span className={styles.gap}>
            <span className="visually-hidden">the missing word</span>
          </span>
        )}
        {prompt.after}
      </p>
      <LetterField
        label="First letter of the missing word"
        className={styles.field}
        expected={prompt.word}
        onAnswers={([letter]) => {
          if (letter !== undefined && !isShown) onAnswer(isFirstLetter(prompt.word, letter));
        }}
        onEnter={() => setShown(prompt)}
      />
      <div className={styles.actions}>
        {isShown ? (
          <>
            <Button onClick={() => onAnswer(false)}>Missed it</Button>
            <Button main ref={knew} onClick={() => onAnswer(true)}>
              Knew it
            </Button>
          </>
        ) : (
          <Button ref={show} onClick={() => setShown(prompt)}>
            Show the word
          </Button>
        )}
      </div>
      {last && (
        <p className={styles.last}>
          <DrilledWords {...last} />
        </p>
      )}
      <output className="visually-hidden">
        {last && (last.right ? last.prompt.word.text : `missed: ${last.prompt.word.text}`)}
      </output>
    </>
  );
}
