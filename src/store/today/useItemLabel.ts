import { useMemo } from 'react';
import { passageName } from '@/domain/memory/passageEdit';
import { formatChapter, formatReference } from '@/domain/references/reference';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { preview } from '@/domain/text/text';
import type { TodayItem } from '@/domain/today/todayItem';
import { useAppSelector } from '@/store/core/hooks';
import { selectNuggetsById } from '@/store/nuggets/nuggets';
import { selectPassages } from '@/store/passages/passages';
import { selectPrayers } from '@/store/prayers/prayers';
import { selectQuotesById } from '@/store/quotes/quotes';

const QUOTE_CHARACTERS = 40;

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
          return quote ? preview(quote.text ?? 'A quote', QUOTE_CHARACTERS) : null;
        }
        case 'prayer': {
          const prayer = prayerOf.get(item.prayerId);
          return prayer ? prayerTitle(prayer) : null;
        }
      }
    };
  }, [passages, prayers, nuggets, quotes]);
}
