import { useEffect, useMemo } from 'react';
import type { ChapterRef, Nugget } from '@/domain/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadNuggets, selectNuggets, selectNuggetsState } from '@/store/nuggets';

interface NuggetHighlighterProps {
  chapter: ChapterRef;
  onVerses: (verses: ReadonlySet<number>) => void;
}

/** Finds the verses of a chapter that some nugget holds. Rendered only on demand: there may be thousands of nuggets. */
export function NuggetHighlighter({ chapter: { bookName, chapter }, onVerses }: NuggetHighlighterProps) {
  const dispatch = useAppDispatch();
  const nuggets = useAppSelector(selectNuggets);
  const known = useAppSelector((state) => selectNuggetsState(state).loadedAt !== null);
  useEffect(() => {
    if (!known) void dispatch(loadNuggets());
  }, [dispatch, known]);
  const verses = useMemo(() => versesOf(nuggets, bookName, chapter), [nuggets, bookName, chapter]);
  useEffect(() => onVerses(verses), [onVerses, verses]);
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
