import '@/features/memory/api/calls';
import '@/features/nuggets/api/calls';
import { cachedByChapter } from './cachedByChapter';
import { cachedList, withWrites } from '@/data/cache/cachedList';
import { cachedQuoteTexts } from '@/features/quotes/api/cachedQuoteTexts';
import { prayers as prayerList } from '@/features/prayers/api/calls';
import { quotes as quoteList, quotesWithTexts } from '@/features/quotes/api/calls';
import type { RowsIn } from '../model/libraryIndex';
import type { MemoryPassage } from '@/features/memory/model/memoryPassage';
import type { Nugget } from '@/features/nuggets/model/nugget';
import type { Prayer } from '@/features/prayers/model/prayer';
import { withKnownTexts, type Quote } from '@/features/quotes/model/quote';
import type { AppThunk } from '@/data/store/appStore';
import { noted, type PendingWrite } from '@/data/sync/sync';

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
      cachedList('prayers', prayerList, user, writes),
      cachedList('quotes', quoteList, user, writes),
      cachedList('quotes', quotesWithTexts, user, writes),
      cachedQuoteTexts(user),
    ]);
    if (getState().user.currentUser !== user) return null;
    // What waits to be sent is there without the list, too.
    const rows = (listed ?? full)?.rows ?? withWrites('quotes', [], writes);
    const quotes = withKnownTexts(rows, (id) => texts.get(id));
    return { passagesIn, nuggetsIn, prayers: prayers?.rows ?? [], quotes };
  };
