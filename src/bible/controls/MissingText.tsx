import { useAppSelector } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import { handOffFocus } from '@/ui/focus/keepFocus';
import { useTextsLearned } from '../text/lastTranslation';
import { selectKnownTexts } from '../text/textCache';
import { otherWithText } from '../text/otherTranslation';
import { translationOf, type TranslationCode } from '../translations';

interface MissingTextProps {
  /** Says that the translation has no such text, and what another one would be chosen for. */
  missing: string;
  hint: string;
  /** The translation of the text, and what reads it in another one; then one that has text is offered by a button. */
  translation?: TranslationCode | undefined;
  onTranslation?: ((translation: TranslationCode) => void) | undefined;
}

/** Says that a text is not there, and offers another translation that has text. */
export function MissingText({ missing, hint, translation, onTranslation }: MissingTextProps) {
  const known = useAppSelector(selectKnownTexts);
  const other = translation && onTranslation ? otherWithText(known, translation) : null;
  // Its room is there before it is known to have text, so that nothing moves.
  useTextsLearned([other]);
  return (
    <Empty message={missing}>
      <p className="muted">{hint}</p>
      {other && onTranslation && (
        <Button
          onClick={handOffFocus(() => onTranslation(other))}
          style={{ visibility: known[other] ? 'visible' : 'hidden' }}
        >
          Read it in the {translationOf(other).shortName}
        </Button>
      )}
    </Empty>
  );
}
