import type { DBSchema, IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { setActiveTimeout } from '@/platform/scheduling/setActiveTimeout';
import { browserDatabase } from '@/platform/storage/database';
import type { BookName } from '../books';
import type { TranslationCode } from '../translations';
import { keptTranslation, type KeptTranslation } from './keptTranslation';
import type { BookRow } from './packedBook';

interface Schema extends DBSchema {
  books: { key: [TranslationCode, BookName]; value: BookRow };
  /** Decoded when it is read. */
  translations: { key: TranslationCode; value: { translation: TranslationCode } };
}

/** A text is waited for this long: then the server is asked. */
const READ_MS = 1000;
/** Storing a book may take a slow phone a while. */
const WRITE_MS = 10_000;

/** Not in the cache, which may drop an entry and load it again unseen: a person asked for this Bible to be kept. */
const withDatabase = browserDatabase<Schema>('nuggets-bibles', (db) => {
  db.createObjectStore('books', { keyPath: ['translation', 'bookName'] });
  db.createObjectStore('translations', { keyPath: 'translation' });
});

/** Whether something was stored, or why not: no room, or a storage that is missing, forbidden or does not respond. */
export type StoreOutcome = 'stored' | 'full' | 'noStorage';

const inTime = <T, Late>(work: Promise<T>, ms: number, late: Late): Promise<T | Late> =>
  Promise.race([work, new Promise<Late>((resolve) => setActiveTimeout(ms, () => resolve(late)))]);

/** Reads something; null where there is no such storage, or none that responds. Never rejects. */
async function reading<T>(read: (db: IDBPDatabase<Schema>) => Promise<T>, ms = READ_MS): Promise<T | null> {
  const work = withDatabase(async (open) => {
    const db = await open();
    return db && read(db);
  });
  return (await inTime(work, ms, null)) ?? null;
}

const decoded = (stored: unknown): KeptTranslation | undefined => {
  const result = v.safeParse(keptTranslation, stored);
  return result.success ? result.output : undefined;
};

/** Every translation that is kept or being downloaded; null where the storage does not respond. */
export async function readKept(): Promise<KeptTranslation[] | null> {
  const rows = await reading((db) => db.getAll('translations'));
  return rows && rows.flatMap((row) => decoded(row) ?? []);
}

/** Changes the stored record of a translation, in one transaction, and adds a book with it. Never rejects. */
export async function changeKept(
  translation: TranslationCode,
  change: (before: KeptTranslation | undefined) => KeptTranslation | undefined,
  book?: BookRow,
): Promise<StoreOutcome> {
  let outcome: StoreOutcome = 'noStorage';
  const work = withDatabase(async (open) => {
    const db = await open();
    if (!db) return;
    try {
      const transaction = db.transaction(['books', 'translations'], 'readwrite');
      const [books, translations] = [
        transaction.objectStore('books'),
        transaction.objectStore('translations'),
      ];
      // Awaited with the others, so that no rejection of it is left alone.
      const write = async () => {
        const after = change(decoded(await translations.get(translation)));
        if (!after) return;
        await Promise.all([translations.put(after), ...(book ? [books.put(book)] : [])]);
      };
      await Promise.all([write(), transaction.done]);
      outcome = 'stored';
    } catch (error) {
      outcome = isFull(error) ? 'full' : 'noStorage';
      throw error;
    }
  });
  await inTime(work, WRITE_MS, undefined);
  return outcome;
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Removes a translation with its books. Never rejects. */
export async function removeKept(translation: TranslationCode): Promise<void> {
  await reading(async (db) => {
    const transaction = db.transaction(['books', 'translations'], 'readwrite');
    await Promise.all([
      transaction.objectStore('books').delete(IDBKeyRange.bound([translation, ''], [translation, '\uffff'])),
      transaction.objectStore('translations').delete(translation),
      transaction.done,
    ]);
  }, WRITE_MS);
}

/** A book; null where it is not there or cannot be read now. */
export const readBook = async (translation: TranslationCode, bookName: BookName): Promise<BookRow | null> =>
  (await reading((db) => db.get('books', [translation, bookName]))) ?? null;

/** All stored books of a translation, in no order. */
export const readBooks = async (translation: TranslationCode): Promise<BookRow[]> =>
  (await reading(
    (db) => db.getAll('books', IDBKeyRange.bound([translation, ''], [translation, '\uffff'])),
    WRITE_MS,
  )) ?? [];
