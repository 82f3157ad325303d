import { useAppSelector } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { useTextsLearned } from '../text/lastTranslation';
import { selectKnownTexts } from '../text/textCache';
import { otherWithText } from '../text/otherTranslation';
import { NO_SUCH_TEXT } from '../unknownBook';
import { translationOf, type TranslationCode } from '../translations';

interface MissingTextProps {
  /** The title of the text. */
  what: string;
  /**
   * The message that the translation does not have the text, and the purpose of choosing another; by default those for
   * a chapter.
   */
  missing?: string;
  hint?: string;
  /** Whether no translation can have it: then none is offered. */
  isNowhere?: boolean | undefined;
  translation: TranslationCode;
  /** Reads it in another translation; a button offers one that has text. */
  onTranslation: (translation: TranslationCode) => void;
}

/** Says that a text is missing, and offers another translation that has it. */
export function MissingText(props: MissingTextProps) {
  return props.isNowhere ? <Empty message={NO_SUCH_TEXT} /> : <MissingHere {...props} />;
}

function MissingHere({
  what,
  translation,
  missing = `The ${translationOf(translation).shortName} has no text for ${what}.`,
  hint = 'Choose another translation to read this chapter.',
  onTranslation,
}: MissingTextProps) {
  const known = useAppSelector(selectKnownTexts);
  const other = otherWithText(known, translation);
  // Its space is reserved before it is known to have text, so that nothing moves.
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
