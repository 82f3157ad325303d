import { useMemo } from 'react';
import { passageName } from '@/features/memory/model/public';
import { formatChapter, formatReference } from '@/bible/references/reference';
import { prayerTitle } from '@/features/prayers/model/public';
import type { TodayItem } from '../model/todayItem';
import { useAppSelector } from '@/data/store/hooks';
import { selectNuggetsById } from '@/features/nuggets/public';
import { selectPassages } from '@/features/memory/public';
import { selectPrayers } from '@/features/prayers/public';
import { selectQuotesById } from '@/features/quotes/public';

/** Gives the label of a day's item; null for one that is gone. */
export function useItemLabel(): (item: TodayItem) => string | null {
  const passages = useAppSelector(selectPassages);
  const prayers = useAppSelector(selectPrayers);
  const nuggets = useAppSelector(selectNuggetsById);
  const quotes = useAppSelector(selectQuotesById);
  return useMemo(() => {
    const passageOf = new Map(passages.map((passage) => [passage.passageId, passage]));
    const prayerOf = new Map(prayers.map((prayer) => [prayer.prayerId, prayer]));
    return (item) => {
      switch (item.kind) {
        case 'passage': {
          const passage = passageOf.get(item.passageId);
          return passage ? passageName(passage) : null;
        }
        case 'reading':
          return formatChapter(item.chapter);
        case 'nugget': {
          const nugget = nuggets[item.passageId];
          return nugget ? formatReference(nugget) : null;
        }
        case 'quote': {
          const quote = quotes[item.quoteId];
          return quote ? 'A quote' : null;
        }
        case 'prayer': {
          const prayer = prayerOf.get(item.prayerId);
          return prayer ? prayerTitle(prayer) : null;
        }
      }
    };
  }, [passages, prayers, nuggets, quotes]);
}
