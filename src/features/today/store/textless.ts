import { createSelector } from '@reduxjs/toolkit';
import { isNowhere } from '@/bible/unknownBook';
import { selectCanHaveText, selectPassages } from '@/features/memory/public';
import { selectNuggetsById } from '@/features/nuggets/public';
import type { Quote } from '@/features/quotes/model/public';
import { selectQuotesById } from '@/features/quotes/public';
import { isBlank } from '@/platform/values/text';
import type { TodayItem } from '../model/todayItem';

/* An item without a text to show can never be done, so the day has none. */

/** Whether a quote is known to have no text. */
export const isTextlessQuote = ({ text }: Quote): boolean => text !== null && isBlank(text);

/** Tells whether a day's item is known to have no text. */
export const selectIsTextless = createSelector(
  [selectPassages, selectCanHaveText, selectNuggetsById, selectQuotesById],
  (passages, canHaveText, nuggets, quotes) => {
    const textless = passages.filter((passage) => !canHaveText(passage));
    const passageIds = new Set(textless.map(({ passageId }) => passageId));
    return (item: TodayItem): boolean => {
      if (item.kind === 'passage') return passageIds.has(item.passageId);
      const nugget = item.kind === 'nugget' ? nuggets[item.passageId] : undefined;
      const quote = item.kind === 'quote' ? quotes[item.quoteId] : undefined;
      return (nugget !== undefined && isNowhere(nugget)) || (quote !== undefined && isTextlessQuote(quote));
    };
  },
);
