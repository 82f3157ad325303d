import { useNavigate } from 'react-router-dom';
import type { PassageRef } from '@/bible/passage';
import { formatReference } from '@/bible/references/reference';
import type { LinkedSet } from '@/bible/sets/setLink';
import { useBibleText, usePrefetchedText } from '@/bible/text/useBibleText';
import type { TranslationCode } from '@/bible/translations';
import { BibleText } from '@/bible/controls/BibleText';
import { learnPath } from '@/routes/learnPath';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Loading } from '@/ui/feedback/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import styles from './Learn.module.scss';

const Exercises = lazyWithPreload(async () => (await import('./Exercises')).Exercises, {
  waiting: <Loading what="the exercises" />,
});

/** Few learn like this, and everyone would download it. */
const LargePage = lazyWithPreload(async () => (await import('@/ui/layout/LargePage')).LargePage);

interface LearnOneProps {
  set: LinkedSet;
  passages: readonly PassageRef[];
  /** Its place in the set, from 1. */
  at: number;
  passage: PassageRef;
  onTranslation: (translation: TranslationCode) => void;
  /** At twice the size, and with nothing beside it. */
  isLarge: boolean;
}

/** One passage of a set with its exercises; the result lasts for the visit. */
export function LearnOne({ set, passages, at, passage, onTranslation, isLarge }: LearnOneProps) {
  const navigate = useNavigate();
  const { translation } = passage;
  const { text, retry } = useBibleText(passage);
  const next = passages[at];
  usePrefetchedText(next ? [next] : [], text.status === 'loaded');
  const reference = formatReference(passage);
  const link = { ...set, translation };
  const position = passages.length > 1 ? `${at} of ${passages.length}` : '';
  const onNext = next && (() => void navigate(learnPath(link, at + 1, isLarge), { replace: true }));
  const documentTitle = `${reference} · Learn`;
  const exercises = (
    <BibleText
      text={text}
      what={reference}
      missing={`This translation has no text for ${reference}.`}
      hint="Choose another translation to learn it."
      translation={translation}
      onTranslation={onTranslation}
      onRetry={retry}
    >
      {(verses) => (
        <Exercises
          passage={passage}
          verses={verses}
          setPath={learnPath(link)}
          onNext={onNext}
          isLarge={isLarge}
        />
      )}
    </BibleText>
  );
  if (isLarge) {
    const backTo = learnPath(link);
    return (
      <LargePage title={reference} {...{ documentTitle, position, onNext, backTo }}>
        {exercises}
      </LargePage>
    );
  }
  return (
    <Screen
      title={reference}
      documentTitle={documentTitle}
      width="reading"
      aside={<span className="muted">{position}</span>}
    >
      {exercises}
      <p className={styles.back}>
        <ButtonLink to={learnPath(link)}>
          {passages.length > 1 ? 'All of the set' : 'Back to the verse'}
        </ButtonLink>
      </p>
    </Screen>
  );
}
