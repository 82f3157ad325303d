import { memoryPassages } from '@/features/memory/public';
import { nuggets } from '@/features/nuggets/public';
import { cachedByChapter } from './cachedByChapter';
import { cachedList, applyWrites } from '@/data/cache/cachedList';
import { cachedQuoteTexts, quotes as quoteList, quotesWithTexts } from '@/features/quotes/public';
import { prayers as prayerList } from '@/features/prayers/public';
import type { RowsIn } from '../model/libraryIndex';
import type { MemoryPassage } from '@/features/memory/model/public';
import type { Nugget } from '@/features/nuggets/model/public';
import type { Prayer } from '@/features/prayers/model/public';
import { type Quote, withKnownTexts } from '@/features/quotes/model/public';
import type { AppThunk } from '@/data/store/appStore';
import { toAppliedWrite, type PendingWrite } from '@/data/sync/sync';

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
    const writes = pending.map(toAppliedWrite);
    const [passagesIn, nuggetsIn, prayers, listed, full, texts] = await Promise.all([
      cachedByChapter('passages', memoryPassages, user, writes),
      cachedByChapter('nuggets', nuggets, user, writes),
      cachedList('prayers', prayerList, user, writes),
      cachedList('quotes', quoteList, user, writes),
      cachedList('quotes', quotesWithTexts, user, writes),
      cachedQuoteTexts(user),
    ]);
    if (getState().user.currentUser !== user) return null;
    // What waits to be sent is there without the list, too.
    const rows = (listed ?? full)?.rows ?? applyWrites('quotes', [], writes);
    const quotes = withKnownTexts(rows, (id) => texts.get(id));
    return { passagesIn, nuggetsIn, prayers: prayers?.rows ?? [], quotes };
  };
