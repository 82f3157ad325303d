import { versesText } from '@/bible/passageText';
import { selectText } from '@/bible/text/textCache';
import { preview } from '@/platform/values/text';
import type { RootState } from '@/data/store/rootReducer';
import { selectOwnText } from '@/features/memory/public';
import { selectPrayers } from '@/features/prayers/public';
import { selectQuoteText } from '@/features/quotes/public';
import type { TodayItem } from '../model/todayItem';
import { selectTextRef } from './useDayTexts';

const CHARACTERS = 70;
/** More verses would not be visible. */
const VERSES = 3;

/** The first words of an item, as far as they are loaded; '' if there are none, or if its label has them. */
export function selectFirstWords(state: RootState, item: TodayItem): string {
  if (item.kind === 'prayer') {
    const prayer = selectPrayers(state).find(({ prayerId }) => prayerId === item.prayerId);
    return preview([prayer?.personName, prayer?.details].filter(Boolean).join(' · '), CHARACTERS);
  }
  if (item.kind === 'quote') {
    const text = selectQuoteText(state, item.quoteId);
    return text?.status === 'loaded' ? preview(text.text, CHARACTERS) : '';
  }
  const own = item.kind === 'passage' ? selectOwnText(state, item.passageId) : null;
  if (own !== null) return preview(own, CHARACTERS);
  const text = selectText(state, selectTextRef(state, item));
  return text?.status === 'loaded' ? preview(versesText(text.verses.slice(0, VERSES)), CHARACTERS) : '';
}
