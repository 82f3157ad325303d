import type { ComponentProps } from 'react';
import { BibleText } from '@/bible/controls/BibleText';
import type { TranslationCode } from '@/bible/translations';
import { ChapterVerses } from './ChapterVerses';
import type { ParallelVersesProps } from './parallel/ParallelVerses';
import { ParallelVerses } from './parallel/useChapterText';

interface ChapterTextProps
  extends
    Pick<ComponentProps<typeof BibleText>, 'text' | 'onRetry' | 'onTranslation'>,
    Omit<ParallelVersesProps, 'verses' | 'second'> {
  /** The translation beside it; null for none. */
  second: TranslationCode | null;
}

/** The verses of a chapter in one translation or two, or the state of loading them. */
export function ChapterText({ text, onRetry, onTranslation, second, ...shown }: ChapterTextProps) {
  const { title, first, beside } = shown;
  // The second translation reports a failure only beside the first one's text.
  const retryBoth = () => {
    onRetry();
    beside.retry();
  };
  return (
    <BibleText text={text} what={title} onRetry={retryBoth} translation={first} onTranslation={onTranslation}>
      {(verses) =>
        second ? (
          <ParallelVerses {...shown} verses={verses} second={second} />
        ) : (
          <ChapterVerses {...shown} verses={verses} />
        )
      }
    </BibleText>
  );
}
