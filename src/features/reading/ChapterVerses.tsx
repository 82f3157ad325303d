import type { ComponentProps } from 'react';
import { MAX_VERSES_SHOWN } from '@/bible/passage';
import { isInSpan } from '@/bible/verseSelection';
import { PassageText } from '@/bible/controls/PassageText';
import { lazyWithPreload } from '@/ui/lazyWithPreload';

export type ChapterVersesProps = Pick<
  ComponentProps<typeof PassageText>,
  'verses' | 'marked' | 'highlighted' | 'signs'
>;

const ChapterNotes = lazyWithPreload(async () => (await import('./ChapterNotes')).ChapterNotes);

/** The chapter's verses, below what has to be said about them. */
export const ChapterVerses = (props: ChapterVersesProps) => (
  <>
    <AnyNotes {...props} />
    <PassageText {...props} reachable />
  </>
);

/** What has to be said about the verses, which is hardly ever anything. */
export function AnyNotes({ verses, marked }: ChapterVersesProps) {
  const absent = marked && !verses.some(({ verseNumber }) => isInSpan(marked, verseNumber)) ? marked : null;
  if (!absent && verses.length < MAX_VERSES_SHOWN) return null;
  return <ChapterNotes verses={verses} absent={absent} />;
}
