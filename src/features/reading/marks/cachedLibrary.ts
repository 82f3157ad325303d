import { memoryPassages } from '@/features/memory/public';
import { nuggets } from '@/features/nuggets/public';
import { applyWrites, writesSince, type AppliedWrite } from '@/data/cache/cachedList';
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
import { decodeText } from '@/data/decode/answer';
import type { ListDefinition, ListRows } from '@/data/define/list';
import type { Installed } from '@/data/engine';
import { bookOfRow } from '@/bible/text/names';
import type { Book } from '@/bible/books';
import { groupBy } from '@/platform/values/groupBy';
import { selectCurrentUser } from '@/data/session/session';

/**
 * A cached list by chapter, including later confirmed writes and the pending ones. A chapter's rows are decoded on
 * request, because decoding 20,000 rows would delay a chapter's marks. Empty if nothing valid is cached.
 */
export async function cachedByChapter<List extends 'passages' | 'nuggets'>(
  { answers, subjects }: Pick<Installed, 'answers' | 'subjects'>,
  { name, endpoint, params, decode }: ListDefinition<ListRows[List], List>,
  user: string,
  pending: readonly AppliedWrite[],
): Promise<RowsIn<ListRows[List]>> {
  const cached = await answers.read(endpoint, params(user));
  const raw = rawByChapter(cached?.text);
  const writes = [...writesSince(cached), ...pending];
  return (chapter) => {
    const decoded = decode(raw.get(chapterKey(chapter)) ?? []);
    return applyWrites(subjects, name, decoded.ok ? decoded.value : [], writes).filter(
      (row) => row.bookName === chapter.bookName && row.chapter === chapter.chapter,
    );
  };
}

/** Undecoded rows by chapter; rows that name no chapter are left out. */
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

/** The user's own data as cached on this device, with the pending writes applied. */
export interface CachedLibrary {
  passagesIn: RowsIn<MemoryPassage>;
  nuggetsIn: RowsIn<Nugget>;
  quotes: readonly Pick<Quote, 'quoteId' | 'text'>[];
  prayers: readonly Prayer[];
}

/** Reads it without a request. Null if the user has changed meanwhile. */
export const readCachedLibrary =
  (pending: readonly PendingWrite[]): AppThunk<Promise<CachedLibrary | null>> =>
  async (_, getState, engine) => {
    const user = selectCurrentUser(getState());
    if (user === null) return null;
    const installed = await engine.ready();
    const { lists, subjects } = installed;
    const pendingWrites = pending.map(toAppliedWrite);
    const [passagesIn, nuggetsIn, prayers, listed, full, texts] = await Promise.all([
      cachedByChapter(installed, memoryPassages, user, pendingWrites),
      cachedByChapter(installed, nuggets, user, pendingWrites),
      lists.read(prayerList, user, { pending: pendingWrites }),
      lists.read(quoteList, user, { pending: pendingWrites }),
      lists.read(quoteList, user, { pending: pendingWrites, resource: quotesWithTexts }),
      cachedQuoteTexts(installed, user),
    ]);
    if (selectCurrentUser(getState()) !== user) return null;
    // Pending writes are shown even without the list.
    const rows = (listed ?? full)?.rows ?? applyWrites(subjects, 'quotes', [], pendingWrites);
    const quotes = withKnownTexts(rows, (id) => texts.get(id));
    return { passagesIn, nuggetsIn, prayers: prayers?.rows ?? [], quotes };
  };
