import { decodedText } from '@/api/client/client';
import { LISTS } from '@/api/resources/lists';
import type { ListRows } from '@/api/resources/listResource';
import { bookOfRow } from '@/api/wire/names';
import type { Book } from '@/domain/bible/books';
import { chapterKey, type RowsIn } from '@/domain/library/libraryIndex';
import { cachedAnswer } from './answerCache';
import { notedWrites, withWrites, type NotedWrite } from './cachedList';

/**
 * A list as it was last answered on this device, with what was written since and what waits to be, by chapter. A chapter's
 * rows are decoded when they are asked for: to decode 20,000 takes longer than anybody waits for a chapter's marks.
 * Nothing where nothing is cached, or it makes no sense any more.
 */
export async function cachedByChapter<List extends 'passages' | 'nuggets'>(
  list: List,
  user: string,
  pending: readonly NotedWrite[],
): Promise<RowsIn<ListRows[List]>> {
  const { endpoint, params, decode } = LISTS[list];
  const cached = await cachedAnswer(endpoint, params(user));
  const raw = rawByChapter(cached?.text ?? '[]');
  const writes = [...notedWrites(cached), ...pending];
  return (chapter) => {
    const decoded = decode(raw.get(chapterKey(chapter)) ?? []);
    return withWrites(list, decoded.ok ? decoded.value : [], writes).filter(
      (row) => row.bookName === chapter.bookName && row.chapter === chapter.chapter,
    );
  };
}

/** Rows by where they belong, as far as that can be told without decoding them. */
function rawByChapter(text: string): ReadonlyMap<string, readonly unknown[]> {
  const byChapter = new Map<string, unknown[]>();
  // A book is looked up once, however many rows are about it.
  const books = new Map<string, Book | undefined>();
  for (const row of rowsOf(text)) {
    if (typeof row !== 'object' || row === null || !('chapter' in row)) continue;
    const name = 'bookName' in row ? row.bookName : null;
    const id = 'bookId' in row ? row.bookId : null;
    const called = `${String(name)}|${String(id)}`;
    if (!books.has(called)) books.set(called, bookOfRow(typeof name === 'string' ? name : null, Number(id)));
    const book = books.get(called);
    if (!book) continue;
    const key = chapterKey({ bookName: book.bookName, chapter: Number(row.chapter) });
    const others = byChapter.get(key);
    if (others) others.push(row);
    else byChapter.set(key, [row]);
  }
  return byChapter;
}

/** None of an answer that makes no sense any more: who reads the list asks for it again. */
function rowsOf(text: string): readonly unknown[] {
  try {
    return decodedText('', text, (answer) => ({ ok: true, value: Array.isArray(answer) ? answer : [] }));
  } catch {
    return [];
  }
}
