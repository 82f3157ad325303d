import type { TranslationCode } from '@/domain/bible/translations';
import { plainText } from '@/domain/bible/passageText';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import type { PracticeVisit } from '@/store/passages/practice';
import type { ShownText } from '@/store/passages/usePassageText';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { CardText } from './card/PassageCard';
import styles from './Practice.module.scss';

const RecallPanel = lazyWithPreload(async () => (await import('./recall/RecallPanel')).RecallPanel);

interface RecallPlaceProps {
  mode: PracticeMode;
  passage: MemoryPassage;
  visit: PracticeVisit;
  reference: string;
  shown: ShownText;
  translation: TranslationCode;
  onNext: () => void;
}

/** The place of the card while the passage is recalled; the ladder's code comes when it is first asked for. */
export function RecallPlace(props: RecallPlaceProps) {
  const { mode, passage, visit, reference, shown, translation, onNext } = props;
  const { text } = shown;
  const words = text.status === 'loaded' ? text.verses.map((verse) => plainText([verse])).join('\n') : '';
  const before = visit.recorded[passage.passageId];
  return (
    <>
      {mode === 'by_ref' && <h2 className={styles.reference}>{reference}</h2>}
      {text.status === 'loaded' ? (
        <RecallPanel
          // Another text is another run.
          key={`${translation} ${words}`}
          mode={mode}
          passage={passage}
          reference={reference}
          translation={translation}
          text={words}
          viewedBefore={before === undefined ? passage.lastViewed : before}
          onNext={onNext}
        />
      ) : (
        <CardText shown={shown} translation={translation} />
      )}
    </>
  );
}
