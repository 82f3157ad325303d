import { translationOf, type TranslationCode } from '@/bible/translations';
import type { ShownText } from '../../store/usePassageText';
import type { PracticeMode } from '../../model/practiceOrder';
import { PassageText } from '@/bible/controls/PassageText';
import { BibleText } from '@/bible/controls/BibleText';
import styles from '../Practice.module.scss';

/** The shown parts of a passage, and how they are shown. */
export interface PassageCardProps {
  mode: PracticeMode;
  reference: string;
  shown: ShownText;
  translation: TranslationCode;
  onTranslation: (translation: TranslationCode) => void;
}

/** The side of a passage that the mode shows at first: its reference, or its text. */
export function CardPrompt({ mode, revealed, ...card }: PassageCardProps & { revealed: boolean }) {
  if (mode === 'by_ref') return <Reference reference={card.reference} />;
  // Verse numbers, and their width, would reveal the reference; hidden, they take their space, so that no word moves.
  return (
    <div className={revealed ? styles.evenNumbers : `${styles.evenNumbers} ${styles.numbersHidden}`}>
      <CardText {...card} />
    </div>
  );
}

interface CardAnswerProps extends PassageCardProps {
  revealed: boolean;
  onReveal: () => void;
}

/** The side that the mode hides at first, covered by a button of the same size. */
export function CardAnswer({ mode, revealed, onReveal, ...card }: CardAnswerProps) {
  const ofText = mode === 'by_ref';
  if (!revealed) {
    const look = ofText ? styles.hiddenText : styles.hiddenReference;
    return (
      <button type="button" className={look} onClick={onReveal}>
        Reveal
      </button>
    );
  }
  return ofText ? <CardText {...card} /> : <Reference reference={card.reference} />;
}

const Reference = ({ reference }: { reference: string }) => <h2 className={styles.reference}>{reference}</h2>;

/** The text, or its loading, error or missing state. */
export function CardText(props: Pick<PassageCardProps, 'shown' | 'translation' | 'onTranslation'>) {
  const { shown, translation, onTranslation } = props;
  const { text, own, retry } = shown;
  return (
    <BibleText
      text={text}
      what="the text"
      missing={`The ${translationOf(translation).shortName} has no such text.`}
      hint="Choose another translation to see this passage."
      translation={translation}
      onTranslation={onTranslation}
      error="Error loading passage text"
      onRetry={retry}
    >
      {(verses) => <PassageText verses={verses} numbered={!own} />}
    </BibleText>
  );
}
