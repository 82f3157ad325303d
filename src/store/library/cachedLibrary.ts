import { cachedByChapter } from '@/api/cache/cachedByChapter';
import { cachedList } from '@/api/cache/cachedList';
import { cachedQuoteTexts } from '@/api/cache/cachedQuoteTexts';
import { LISTS } from '@/api/resources/lists';
import { quotesWithTexts } from '@/api/resources/quotes';
import type { RowsIn } from '@/domain/library/libraryIndex';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { Nugget } from '@/domain/nuggets/nugget';
import type { Prayer } from '@/domain/prayers/prayer';
import { withKnownTexts, type Quote } from '@/domain/quotes/quote';
import type { AppThunk } from '@/store/core/makeStore';
import { noted, type PendingWrite } from '@/store/sync/sync';

/** The user's own data as it is cached on this device, with the pending writes applied. */
export interface CachedLibrary {
  passagesIn: RowsIn<MemoryPassage>;
  nuggetsIn: RowsIn<Nugget>;
  quotes: readonly Pick<Quote, 'quoteId' | 'text'>[];
  prayers: readonly Prayer[];
}

/** Reads it without a request. Null if the user has changed meanwhile. */
export const readCachedLibrary =
  (pending: readonly PendingWrite[]): AppThunk<Promise<CachedLibrary | null>> =>
  async (_, getState) => {
    const user = getState().user.currentUser;
    if (user === null) return null;
    const writes = pending.map(noted);
    const [passagesIn, nuggetsIn, prayers, listed, full, texts] = await Promise.all([
      cachedByChapter('passages', user, writes),
      cachedByChapter('nuggets', user, writes),
      cachedList('prayers', LISTS.prayers, user, writes),
      cachedList('quotes', LISTS.quotes, user, writes),
      cachedList('quotes', quotesWithTexts, user, writes),
      cachedQuoteTexts(user),
    ]);
    if (getState().user.currentUser !== user) return null;
    const quotes = withKnownTexts((listed ?? full)?.rows ?? [], (id) => texts.get(id));
    return { passagesIn, nuggetsIn, prayers: prayers?.rows ?? [], quotes };
  };
