import { plainText } from '@/bible/passageText';
import { isBlank } from '@/platform/values/text';
import type { MemoryPassage } from '../model/memoryPassage';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { CardText, type PassageCardProps } from './card/PassageCard';

const RecallPanel = lazyWithPreload(async () => (await import('../recall/RecallPanel')).RecallPanel);

interface RecallPlaceProps extends PassageCardProps {
  passage: MemoryPassage;
  onNext: () => void;
  onCard: () => void;
}

/** The recall exercises where the card was; its code is loaded when it is first opened. */
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
