import { useEffect, useMemo } from 'react';
import type { ChapterRef } from '@/domain/bible/passage';
import { formatChapter } from '@/domain/references/reference';
import type { Nugget } from '@/domain/nuggets/nugget';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { noticeShown } from '@/store/notices/notices';
import { loadNuggets, selectNuggets, selectNuggetsState } from '@/store/nuggets/nuggets';

interface NuggetHighlighterProps {
  chapter: ChapterRef;
  onVerses: (verses: ReadonlySet<number>) => void;
  /** There is nothing to highlight with: what was asked for can be asked for again. */
  onFailure: () => void;
}

/** Finds the verses of a chapter that some nugget holds. Rendered only on demand: there may be thousands of nuggets. */
export function NuggetHighlighter({ chapter, onVerses, onFailure }: NuggetHighlighterProps) {
  const dispatch = useAppDispatch();
  const nuggets = useAppSelector(selectNuggets);
  const known = useAppSelector((state) => selectNuggetsState(state).loadedAt !== null);
  useEffect(() => {
    if (known) return undefined;
    let wanted = true;
    void dispatch(loadNuggets()).then((outcome) => {
      // One that was under way already is told by who began it.
      if (wanted && loadNuggets.rejected.match(outcome) && !outcome.meta.condition) onFailure();
    });
    return () => {
      wanted = false;
    };
  }, [dispatch, known, onFailure]);
  const { bookName, chapter: number } = chapter;
  const verses = useMemo(() => versesOf(nuggets, bookName, number), [nuggets, bookName, number]);
  useEffect(() => onVerses(verses), [onVerses, verses]);
  const nothing = known && verses.size === 0;
  const title = formatChapter(chapter);
  useEffect(() => {
    if (nothing) dispatch(noticeShown({ variant: 'info', text: `There are no nuggets in ${title}` }));
  }, [dispatch, nothing, title]);
  return null;
}

function versesOf(nuggets: readonly Nugget[], bookName: string, chapter: number): ReadonlySet<number> {
  const verses = new Set<number>();
  for (const nugget of nuggets) {
    if (nugget.bookName !== bookName || nugget.chapter !== chapter) continue;
    for (let verse = nugget.startVerse; verse <= nugget.endVerse; verse += 1) verses.add(verse);
  }
  return verses;
}
