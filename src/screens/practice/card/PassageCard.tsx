import { translationOf, type TranslationCode } from '@/domain/bible/translations';
import type { ShownText } from '@/store/passages/usePassageText';
import { PassageText } from '@/ui/text/PassageText';
import { BibleText } from '../../shared/BibleText';
import styles from '../Practice.module.scss';

interface PassageCardProps {
  /** Null while it is hidden. */
  reference: string | null;
  /** Null while it is hidden. */
  shown: ShownText | null;
  translation: TranslationCode;
  onReveal: () => void;
}

/** Reference and text; a button as large as the hidden part stands in its place. */
export function PassageCard({ reference, shown, translation, onReveal }: PassageCardProps) {
  return (
    <>
      {reference === null ? (
        <button type="button" className={styles.hiddenReference} onClick={onReveal}>
          Reveal
        </button>
      ) : (
        <h2 className={styles.reference} aria-live="polite">
          {reference}
        </h2>
      )}
      {shown === null ? (
        <button type="button" className={styles.hiddenText} onClick={onReveal}>
          Reveal
        </button>
      ) : (
        // Verse numbers would give the reference away; hidden, they still take their space, so that no word moves.
        <div className={reference === null ? styles.numbersHidden : undefined}>
          <CardText shown={shown} translation={translation} />
        </div>
      )}
    </>
  );
}

/** The text, or its loading, error or missing state. */
export function CardText({ shown, translation }: { shown: ShownText; translation: TranslationCode }) {
  const { text, own, retry } = shown;
  return (
    <BibleText
      text={text}
      what="the text"
      missing={`The ${translationOf(translation).shortName} has no such text.`}
      hint="Choose another translation to see this passage."
      error="Error loading passage text"
      onRetry={retry}
    >
      {(verses) => <PassageText verses={verses} numbered={!own} />}
    </BibleText>
  );
}
