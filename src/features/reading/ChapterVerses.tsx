import type { ComponentProps } from 'react';
import { MAX_VERSES_SHOWN } from '@/bible/passage';
import { isInSpan } from '@/bible/verseSelection';
import { PassageText } from '@/bible/controls/PassageText';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { useLastToPaint } from './useLastToPaint';

export interface ChapterVersesProps extends Pick<
  ComponentProps<typeof PassageText>,
  'verses' | 'highlightedRange' | 'highlighted' | 'annotations'
> {
  /** 'John 3'. */
  title: string;
  /** Whether it is shown from its top; false where a verse of it is to be in view. */
  fromTop: boolean;
}

const ChapterNotes = lazyWithPreload(async () => (await import('./ChapterNotes')).ChapterNotes);

/** The chapter's verses, below what has to be said about them. */
export function ChapterVerses({ title, fromTop, ...props }: ChapterVersesProps) {
  const { verses } = props;
  const last = useLastToPaint(verses, title, fromTop) ?? Infinity;
  return (
    <>
      <AnyNotes {...props} />
      <PassageText {...props} verses={verses.filter(({ verseNumber }) => verseNumber <= last)} focusable />
    </>
  );
}

/** What has to be said about the verses, which is hardly ever anything. */
export function AnyNotes({
  verses,
  highlightedRange,
}: Pick<ChapterVersesProps, 'verses' | 'highlightedRange'>) {
  const absent =
    highlightedRange && !verses.some(({ verseNumber }) => isInSpan(highlightedRange, verseNumber))
      ? highlightedRange
      : null;
  if (!absent && verses.length < MAX_VERSES_SHOWN) return null;
  return <ChapterNotes verses={verses} absent={absent} />;
}
