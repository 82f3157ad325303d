import { useState } from 'react';
import { useKeepHere } from '@/bible/device/keepHere';
import { translationOf, type TranslationCode } from '@/bible/translations';
import { useToday } from '@/platform/page/useToday';
import { Button } from '@/ui/controls/Button';
import { answerOffer, countReadingDay } from './keepOffer';
import styles from './KeepOffer.module.scss';

/** Offers once, under a chapter, to keep its translation on this device. */
export function KeepOffer({ translation }: { translation: TranslationCode }) {
  const today = useToday();
  const [isOffered, setOffered] = useState(() => countReadingDay(today));
  const keep = useKeepHere();
  if (!isOffered) return null;
  const answer = () => {
    answerOffer(today);
    setOffered(false);
  };
  const { shortName } = translationOf(translation);
  return (
    <p className={`muted ${styles.offer}`}>
      <span>Read and search the {shortName} without a network? It takes about 5 MB.</span>
      <Button
        onClick={() => {
          answer();
          keep(translation);
        }}
      >
        Keep
      </Button>
      <Button onClick={answer}>Not now</Button>
    </p>
  );
}
