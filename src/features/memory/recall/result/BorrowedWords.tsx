import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { comparePath } from '@/routes/comparePath';
import { MAX_COMPARED } from '@/bible/compareSet';
import { translationOf, type TranslationCode } from '@/bible/translations';
import type { PassageRef } from '@/bible/passage';
import { borrowedWords, type BorrowedWord } from '../model/borrowed';
import type { CorrectionStep } from '../model/correction';
import type { RecallText } from '../model/words';
import { otherTranslations } from '@/bible/text/otherTranslations';
import { useAppDispatch } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';

interface BorrowedWordsProps {
  /** In the translation that was recalled. */
  passage: PassageRef;
  text: RecallText;
  steps: readonly CorrectionStep[];
}

/** Where the wrong words are found, among so many texts of other translations. */
interface Findings {
  known: number;
  words: readonly BorrowedWord[];
}

const namesOf = (codes: readonly TranslationCode[]): string =>
  codes.map((code) => translationOf(code).shortName).join(', ');

/** Tells which translation a wrong word came from. The other texts are fetched only when the person asks. */
export function BorrowedWords({ passage, text, steps }: BorrowedWordsProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [findings, setFindings] = useState<Findings | null>(null);
  const search = async () => {
    setBusy(true);
    const others = await dispatch(otherTranslations(passage));
    setFindings({ known: others.length, words: borrowedWords(text.words, steps, others) });
  };
  if (!findings) {
    return (
      <p>
        <Button disabled={busy} onClick={() => void search()}>
          {busy ? 'Looking in the others…' : 'From another translation?'}
        </Button>
      </p>
    );
  }
  const found = [...new Set(findings.words.flatMap(({ translations }) => translations))];
  const compared = [passage.translation, ...found].slice(0, MAX_COMPARED);
  return (
    <>
      <p role="status" className="muted">
        {findings.words.map(({ written, translations }, index) => (
          <Fragment key={written}>
            {index > 0 && '; '}“{written}” is from {namesOf(translations)}
          </Fragment>
        ))}
        {findings.words.length === 0 &&
          (findings.known === 0
            ? 'The other translations could not be read now'
            : `None of ${findings.known} other translations has it there`)}
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
