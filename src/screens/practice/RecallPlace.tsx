import type { TranslationCode } from '@/domain/bible/translations';
import { plainText } from '@/domain/bible/passageText';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import type { ShownText } from '@/store/passages/usePassageText';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { CardText } from './card/PassageCard';
import styles from './Practice.module.scss';

const RecallPanel = lazyWithPreload(async () => (await import('./recall/RecallPanel')).RecallPanel);

interface RecallPlaceProps {
  mode: PracticeMode;
  passage: MemoryPassage;
  /** The last view before this one, epoch milliseconds; null for never. */
  viewedBefore: number | null;
  reference: string;
  shown: ShownText;
  translation: TranslationCode;
  onNext: () => void;
}

/** The recall ladder where the card was; its code is loaded when it is first opened. */
export function RecallPlace({ shown, ...panel }: RecallPlaceProps) {
  const { mode, reference, translation } = panel;
  const { text } = shown;
  const words = text.status === 'loaded' ? text.verses.map((verse) => plainText([verse])).join('\n') : '';
  return (
    <>
      {mode === 'by_ref' && <h2 className={styles.reference}>{reference}</h2>}
      {text.status === 'loaded' ? (
        // A changed text needs a new run.
        <RecallPanel key={`${translation} ${words}`} {...panel} text={words} />
      ) : (
        <CardText shown={shown} translation={translation} />
      )}
    </>
  );
}
