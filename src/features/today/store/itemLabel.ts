import { createSelector } from '@reduxjs/toolkit';
import { damagedAs, passageName, type MemoryPassage } from '@/features/memory/model/public';
import type { Nugget } from '@/features/nuggets/model/public';
import { formatChapter, formatReference, storedReference } from '@/bible/references/reference';
import { prayerTitle } from '@/features/prayers/model/public';
import type { TodayItem } from '../model/todayItem';
import { selectNuggetsById } from '@/features/nuggets/public';
import { selectPassages } from '@/features/memory/public';
import { selectPrayers } from '@/features/prayers/public';
import { selectQuotesById } from '@/features/quotes/public';

const labelled = <Row>(row: Row | undefined, label: (row: Row) => string) => (row ? label(row) : null);

/** Marks a damaged row; its list shows the server's values. */
const marked = (name: string, storedAs: string | undefined): string =>
  storedAs === undefined ? name : `${name} (damaged)`;
const passageLabel = (passage: MemoryPassage) => marked(passageName(passage), damagedAs(passage));
const nuggetLabel = (nugget: Nugget) => marked(formatReference(nugget), storedReference(nugget));

/** Returns the label of a day's item; null for an item that no longer exists. */
export const selectLabelOf = createSelector(
  [selectPassages, selectPrayers, selectNuggetsById, selectQuotesById],
  (passages, prayers, nuggets, quotes) => {
    const passageOf = new Map(passages.map((passage) => [passage.passageId, passage]));
    const prayerOf = new Map(prayers.map((prayer) => [prayer.prayerId, prayer]));
    return (item: TodayItem): string | null => {
      switch (item.kind) {
        case 'passage':
          return labelled(passageOf.get(item.passageId), passageLabel);
        case 'reading':
          return formatChapter(item.chapter);
        case 'nugget':
          return labelled(nuggets[item.passageId], nuggetLabel);
        case 'quote':
          return labelled(quotes[item.quoteId], () => 'A quote');
        case 'prayer':
          return labelled(prayerOf.get(item.prayerId), prayerTitle);
      }
    };
  },
);
