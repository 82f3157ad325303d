import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ChapterRef } from '@/bible/passage';
import { formatChapter } from '@/bible/references/reference';
import type { Nugget } from '@/features/nuggets/model/public';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { offlineMessage } from '@/ui/feedback/offlineMessage';
import { noticeShown } from '@/data/notices/notices';
import { loadNuggets, selectNuggets, selectNuggetsState } from '@/features/nuggets/public';

interface NuggetHighlighterProps {
  chapter: ChapterRef;
  onVerses: (verses: ReadonlySet<number>) => void;
  /** The nuggets could not be loaded: turns highlighting off, so that it can be turned on again. */
  onFailure: () => void;
}

/** Finds the verses of a chapter that are nuggets. Rendered only on demand, because there may be thousands of nuggets. */
export function NuggetHighlighter({ chapter, onVerses, onFailure }: NuggetHighlighterProps) {
  const dispatch = useAppDispatch();
  const nuggets = useAppSelector(selectNuggets);
  const known = useAppSelector((state) => selectNuggetsState(state).loadedAt !== null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (known) return undefined;
    let wanted = true;
    void dispatch(loadNuggets()).then((outcome) => {
      // A load that was already in flight reports its failure itself.
      if (!wanted || !loadNuggets.rejected.match(outcome) || outcome.meta.condition) return;
      // Nothing else on the screen shows nuggets.
      if (!navigator.onLine)
        dispatch(noticeShown({ variant: 'error', text: offlineMessage('your nuggets') }));
      fail();
    });
    return () => {
      wanted = false;
    };
  }, [dispatch, known]);
  const { bookName, chapter: number } = chapter;
  const verses = useMemo(() => versesOf(nuggets, bookName, number), [nuggets, bookName, number]);
  useEffect(() => {
    onVerses(verses);
  }, [onVerses, verses]);
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
