import { decodeText } from '@/data/client/client';
import type { ListResource, ListRows } from '@/data/list/listResource';
import { bookOfRow } from '@/bible/text/names';
import type { Book } from '@/bible/books';
import { chapterKey, type RowsIn } from '../model/libraryIndex';
import { grouped } from '@/platform/values/grouped';
import { cachedAnswer } from '@/data/cache/answerCache';
import { writesSince, applyWrites, type AppliedWrite } from '@/data/cache/cachedList';

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
  return grouped(
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
