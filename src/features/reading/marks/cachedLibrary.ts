import { memoryPassages } from '@/features/memory/public';
import { nuggets } from '@/features/nuggets/public';
import { cachedList, applyWrites, writesSince, type AppliedWrite } from '@/data/cache/cachedList';
import { cachedQuoteTexts, quotes as quoteList, quotesWithTexts } from '@/features/quotes/public';
import { prayers as prayerList } from '@/features/prayers/public';
import type { RowsIn } from '../model/libraryIndex';
import { chapterKey } from '@/bible/references/reference';
import type { MemoryPassage } from '@/features/memory/model/public';
import type { Nugget } from '@/features/nuggets/model/public';
import type { Prayer } from '@/features/prayers/model/public';
import { type Quote, withKnownTexts } from '@/features/quotes/model/public';
import type { AppThunk } from '@/data/store/appStore';
import { toAppliedWrite, type PendingWrite } from '@/data/sync/sync';
import { decodeText } from '@/data/client/client';
import type { ListResource, ListRows } from '@/data/list/listResource';
import { bookOfRow } from '@/bible/text/names';
import type { Book } from '@/bible/books';
import { groupBy } from '@/platform/values/groupBy';
import { cachedAnswer } from '@/data/cache/answerCache';

/**
 * A cached list by chapter, including the writes noted since and the pending ones. A chapter's rows are decoded on
 * request, because decoding 20,000 rows would delay a chapter's marks. Empty if nothing valid is cached.
 */
export async function cachedByChapter<List extends 'passages' | 'nuggets'>(
  list: List,
  { endpoint, params, decode }: ListResource<ListRows[List]>,
  user: string,
  pending: readonly AppliedWrite[],
): Promise<RowsIn<ListRows[List]>> {
  const cached = await cachedAnswer(endpoint, params(user));
  const raw = rawByChapter(cached?.text);
  const writes = [...writesSince(cached), ...pending];
  return (chapter) => {
    const decoded = decode(raw.get(chapterKey(chapter)) ?? []);
    return applyWrites(list, decoded.ok ? decoded.value : [], writes).filter(
      (row) => row.bookName === chapter.bookName && row.chapter === chapter.chapter,
    );
  };
}

/** Undecoded rows by chapter, as far as they name one. */
function rawByChapter(text: string | undefined): ReadonlyMap<string, readonly unknown[]> {
  const parsed = decodeText(text, (answer) => ({ ok: true, value: answer }));
  const rows: readonly unknown[] = parsed.ok && Array.isArray(parsed.value) ? parsed.value : [];
  // Each book is looked up once, however many rows name it.
  const books = new Map<string, Book | undefined>();
  return groupBy(
    rows.flatMap((row) => {
      if (typeof row !== 'object' || row === null || !('chapter' in row)) return [];
      const name = 'bookName' in row ? row.bookName : null;
      const id = 'bookId' in row ? row.bookId : null;
      const key = `${String(name)}|${String(id)}`;
      if (!books.has(key)) books.set(key, bookOfRow(typeof name === 'string' ? name : null, Number(id)));
      const bookName = books.get(key)?.bookName;
      return bookName ? [[chapterKey({ bookName, chapter: Number(row.chapter) }), row] as const] : [];
    }),
  );
}

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
