import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { comparePath } from '@/routes/comparePath';
import { MAX_COMPARED } from '@/bible/compareSet';
import { translationOf, type TranslationCode } from '@/bible/translations';
import type { PassageRef } from '@/bible/passage';
import { borrowedWords } from '../model/borrowed';
import type { CorrectionStep } from '../model/correction';
import type { RecallText } from '../../model/words';
import {
  otherTranslations,
  readOtherTranslations,
  type TranslatedText,
} from '@/bible/text/otherTranslations';
import { useAppDispatch } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';

interface BorrowedWordsProps {
  /** The text in the recalled translation. */
  passage: PassageRef;
  text: RecallText;
  steps: readonly CorrectionStep[];
}

const namesOf = (codes: readonly TranslationCode[]): string =>
  codes.map((code) => translationOf(code).shortName).join(', ');

/**
 * Names the translation that wrong words came from. The texts on the device decide whether to offer this; without any, it is
 * always offered. The other texts are fetched only on request.
 */
export function BorrowedWords({ passage, text, steps }: BorrowedWordsProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [others, setOthers] = useState<readonly TranslatedText[] | null>(null);
  const [here, setHere] = useState<readonly TranslatedText[] | null>(null);
  const read = useEffectEvent(() => dispatch(readOtherTranslations(passage)));
  useEffect(() => {
    let isLeft = false;
    void read().then((outcome) => {
      if (!isLeft) setHere(readOtherTranslations.fulfilled.match(outcome) ? outcome.payload : []);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  const load = useEffectEvent((signal: AbortSignal) => dispatch(otherTranslations(passage, signal)));
  useEffect(() => {
    if (!busy) return undefined;
    const leaving = new AbortController();
    void load(leaving.signal).then((loaded) => {
      if (!leaving.signal.aborted) setOthers(loaded);
    });
    return () => leaving.abort();
  }, [busy]);
  if (!others) {
    if (here === null) return null;
    const isAsked = here.length > 0;
    if (isAsked && borrowedWords(text.words, steps, here).length === 0) return null;
    return (
      <p>
        <Button disabled={busy} onClick={() => setBusy(true)}>
          {busy
            ? 'Looking in the others…'
            : isAsked
              ? 'From another translation?'
              : 'Look in other translations'}
        </Button>
      </p>
    );
  }
  const words = borrowedWords(text.words, steps, others);
  const found = [...new Set(words.flatMap(({ translations }) => translations))];
  const compared = [passage.translation, ...found].slice(0, MAX_COMPARED);
  return (
    <>
      <p role="status" className="muted">
        {words.map(({ written, translations }, index) => (
          <Fragment key={written}>
            {index > 0 && '; '}“{written}” is from {namesOf(translations)}
          </Fragment>
        ))}
        {words.length === 0 &&
          (others.length === 0
            ? 'The other translations could not be read now'
            : `None of ${others.length} other translations has these words there`)}
        .
      </p>
      <p>
        <Link to={comparePath(passage, passage, found.length > 0 ? compared : [])}>
          Compare the translations
        </Link>
      </p>
    </>
  );
}
