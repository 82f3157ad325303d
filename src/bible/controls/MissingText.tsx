import { useAppSelector } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { useTextsLearned } from '../text/lastTranslation';
import { selectKnownTexts } from '../text/textCache';
import { otherWithText } from '../text/otherTranslation';
import { translationOf, type TranslationCode } from '../translations';

interface MissingTextProps {
  /** The title of the text. */
  what: string;
  /** Says that the translation has no such text, and what another one would be chosen for; a chapter's words where absent. */
  missing?: string;
  hint?: string;
  translation: TranslationCode;
  /** Reads it in another translation: one that has text is offered by a button. */
  onTranslation: (translation: TranslationCode) => void;
}

/** Says that a text is not there, and offers another translation that has text. */
export function MissingText({
  what,
  translation,
  missing = `The ${translationOf(translation).shortName} has no text for ${what}.`,
  hint = 'Choose another translation to read this chapter.',
  onTranslation,
}: MissingTextProps) {
  const known = useAppSelector(selectKnownTexts);
  const other = otherWithText(known, translation);
  // Its room is there before it is known to have text, so that nothing moves.
  useTextsLearned([other]);
  return (
    <Empty message={missing}>
      <p className="muted">{hint}</p>
      {other && (
        <Button
          onClick={withFocusHandoff(() => onTranslation(other))}
          style={{ visibility: known[other] ? 'visible' : 'hidden' }}
        >
          Read it in the {translationOf(other).shortName}
        </Button>
      )}
    </Empty>
  );
}
