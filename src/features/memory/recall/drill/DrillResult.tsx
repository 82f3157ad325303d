import { passageName } from '../../model/passageEdit';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { memoryPassagePath, paths } from '@/routes/paths';
import { useAppSelector } from '@/data/store/hooks';
import { selectPassage } from '../../store/passages';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Button } from '@/ui/controls/Button';
import styles from './Drill.module.scss';
import type { DrillAnswer } from './useDrill';

interface DrillResultProps {
  answers: readonly DrillAnswer[];
  /** Null when no weak word is left. */
  onAgain: (() => void) | null;
}

/** The result of a drill: the number of known words, and each word to read once more. */
export function DrillResult({ answers, onAgain }: DrillResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const known = answers.filter(({ right }) => right).length;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.verdict}>
        {answers.length === 0 ? 'No word was answered' : `${known} of ${answers.length} known`}
      </h2>
      <ul className={`plain-list ${styles.answers}`}>
        {answers.map(({ prompt, right }, index) => (
          <li key={index}>
            <DrilledWords prompt={prompt} right={right} /> <PassageLink passageId={prompt.passageId} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={paths.memoryStats}>Memory Stats</ButtonLink>
        {onAgain && (
          <Button main onClick={onAgain}>
            Once more
          </Button>
        )}
      </div>
    </>
  );
}

function PassageLink({ passageId }: { passageId: number }) {
  const passage = useAppSelector((state) => selectPassage(state, passageId));
  if (!passage) return null;
  return <Link to={memoryPassagePath(passageId)}>{passageName(passage)}</Link>;
}

/** A drilled word in its context, marked as known or missed. */
export function DrilledWords({ prompt: { before, word, after }, right }: DrillAnswer) {
  return (
    <>
      {right ? <Check aria-label="Known" size={16} /> : <X aria-label="Missed" size={16} />} {before}
      {right ? <strong>{word.text}</strong> : <mark className={styles.missed}>{word.text}</mark>}
      {after}
    </>
  );
}
