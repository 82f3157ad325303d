import type { MemoryPassage } from '../model/memoryPassage';
import { isOfKnownBook } from '@/bible/unknownBook';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { linesToRecall } from '../recall/model/linesToRecall';
import { CardText, type PassageCardProps } from './card/PassageCard';

const RecallPanel = lazyWithPreload(async () => (await import('../recall/RecallPanel')).RecallPanel);

interface LazyRecallProps extends PassageCardProps {
  passage: MemoryPassage;
  onNext: () => void;
  onCard: () => void;
}

/** The recall exercises in place of the card; their code is loaded when they are first opened. */
export function LazyRecall({ shown, onTranslation, ...panel }: LazyRecallProps) {
  const { translation } = panel;
  const { text } = shown;
  if (text.status !== 'loaded')
    return <CardText shown={shown} translation={translation} onTranslation={onTranslation} />;
  if (panel.mode === 'by_psgtxt' && !isOfKnownBook(panel.passage))
    return <p role="status">Nobody can name this passage: its book is unknown.</p>;
  const words = linesToRecall(text.verses);
  // A changed text needs a new run.
  return <RecallPanel key={`${translation} ${words}`} {...panel} text={words} />;
}
