import type { ReactNode } from 'react';
import type { Verse } from '../passage';
import { useAppSelector } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { selectKnownTexts, type TextEntry } from '../text/textCache';
import { otherWithText } from '../text/translationsWithText';
import { translationOf, type TranslationCode } from '../translations';
import { Empty, LoadError, Loading } from '@/ui/feedback/LoadState';

interface BibleTextProps {
  text: TextEntry;
  /** What is loading. */
  what: string;
  /** Says that the translation has no such text, and what another one would be chosen for. */
  missing: string;
  hint: string;
  error: string;
  onRetry: () => void;
  /** The translation of the text, and what reads it in another one; then one that has text is offered by a button. */
  translation?: TranslationCode;
  onTranslation?: (translation: TranslationCode) => void;
  children: (verses: Verse[]) => ReactNode;
}

/** The verses of a text, or its loading, error or missing state. */
export function BibleText(props: BibleTextProps) {
  const { text, what, missing, hint, error, onRetry, translation, onTranslation, children } = props;
  const known = useAppSelector(selectKnownTexts);
  if (text.status === 'loaded') return children(text.verses);
  if (text.status === 'error') return <LoadError message={error} onRetry={onRetry} />;
  if (text.status === 'missing') {
    const other = translation && onTranslation ? otherWithText(known, translation) : null;
    return (
      <Empty message={missing}>
        <p className="muted">{hint}</p>
        {other && onTranslation && (
          <Button onClick={() => onTranslation(other)}>
            Read it in the {translationOf(other).shortName}
          </Button>
        )}
      </Empty>
    );
  }
  return (
    <div className="scripture">
      <Loading what={what} />
    </div>
  );
}
