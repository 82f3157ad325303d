import type { TranslationCode } from '@/bible/translations';
import { plainText } from '@/bible/passageText';
import { isBlank } from '@/platform/values/text';
import type { MemoryPassage } from '../model/memoryPassage';
import type { PracticeMode } from '../model/practiceOrder';
import type { ShownText } from '../store/usePassageText';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { CardText } from './card/PassageCard';

const RecallPanel = lazyWithPreload(async () => (await import('../recall/RecallPanel')).RecallPanel);

interface RecallPlaceProps {
  mode: PracticeMode;
  passage: MemoryPassage;
  reference: string;
  shown: ShownText;
  translation: TranslationCode;
  onTranslation: (translation: TranslationCode) => void;
  onNext: () => void;
  onCard: () => void;
}

/** The recall ladder where the card was; its code is loaded when it is first opened. */
export function RecallPlace({ shown, onTranslation, ...panel }: RecallPlaceProps) {
  const { translation } = panel;
  const { text } = shown;
  const verses = text.status === 'loaded' ? text.verses : [];
  const lines = verses.flatMap((verse) => plainText([verse]).split('\n'));
  const words = lines.filter((line) => !isBlank(line)).join('\n');
  if (text.status !== 'loaded')
    return <CardText shown={shown} translation={translation} onTranslation={onTranslation} />;
  // A changed text needs a new run.
  return <RecallPanel key={`${translation} ${words}`} {...panel} text={words} />;
}
