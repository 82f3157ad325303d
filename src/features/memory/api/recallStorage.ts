import type { DBSchema, IDBPTransaction } from 'idb';
import { browserDatabase } from '@/platform/storage/database';
import { setActiveTimeout } from '@/platform/scheduling/setActiveTimeout';
import { isSessionOnly } from '@/platform/storage/sessionOnlyUsers';

/** A logged run as stored; its entry is decoded when it is read. */
export interface RecallRow {
  /** The entry's uuid: no two tabs or devices write the same row. */
  id: string;
  user: string;
  entry: unknown;
}

interface Schema extends DBSchema {
  entries: { key: string; value: RecallRow; indexes: { byUser: string } };
  /** Rows that could not be decoded, for a later version that may read them. */
  damaged: { key: string; value: RecallRow };
}

/** How long a caller waits for a row to be stored before it goes on without knowing. */
const WAIT_MS = 1000;
/** Longer, because a slow phone needs time to open the database and to read a long log. */
const READ_MS = 5000;

/** The log has a database apart from the cache: a cache can be loaded again, a log cannot. */
const withDatabase = browserDatabase<Schema>('nuggets-recall', (db) => {
  db.createObjectStore('entries', { keyPath: 'id' }).createIndex('byUser', 'user');
  db.createObjectStore('damaged', { keyPath: 'id' });
});

const afterMs = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setActiveTimeout(ms, () => resolve(value)));

/** Every row of a user, without a timeout; null if this browser stores none of theirs. Never rejects. */
async function rowsOf(user: string): Promise<RecallRow[] | null> {
  const rows = await withDatabase(async (open) => (await open())?.getAllFromIndex('entries', 'byUser', user));
  return rows ?? null;
}

/**
 * Every row of a user, in no order; null if this browser stores none of theirs. Null also if the storage has not
 * answered within five seconds: `whenLate` then gets the late answer. Never rejects.
 */
export async function readRecallRows(
  user: string,
  whenLate: (answer: Promise<RecallRow[] | null>) => void = () => undefined,
): Promise<RecallRow[] | null> {
  if (isSessionOnly(user)) return null;
  const reading = rowsOf(user);
  const inTime = await Promise.race([reading, afterMs(READ_MS, 'late' as const)]);
  if (inTime !== 'late') return inTime;
  whenLate(reading);
  return null;
}

/** Adds a row, and never replaces one. Resolves to whether it is stored, without a timeout. Never rejects. */
async function addRow(row: RecallRow): Promise<boolean> {
  const appended = await withDatabase(async (open) => {
    const db = await open();
    await db?.add('entries', row);
    return db !== null;
  });
  return appended ?? false;
}

/**
 * Adds a row, and never replaces one; false if it cannot be stored. Null if the storage has not answered within a
 * second: it may still store it, and `onLate` is called then. Never rejects.
 */
export async function appendRecallRow(
  row: RecallRow,
  onLate: (isStored: boolean) => void = () => undefined,
): Promise<boolean | null> {
  if (isSessionOnly(row.user)) return false;
  const adding = addRow(row);
  const inTime = await Promise.race([adding, afterMs(WAIT_MS, null)]);
  if (inTime === null) void adding.then(onLate);
  return inTime;
}

/** Replaces a row by another in one transaction. Never rejects. */
export const replaceRecallRow = (id: string, row: RecallRow): Promise<void> =>
  isSessionOnly(row.user)
    ? Promise.resolve()
    : inTransaction((transaction) => {
        const store = transaction.objectStore('entries');
        void store.put(row);
        void store.delete(id);
      });

/** Runs in one transaction. Never rejects: if the database fails, nothing is changed. */
async function inTransaction(
  work: (stores: IDBPTransaction<Schema, ['entries', 'damaged'], 'readwrite'>) => Promise<void> | void,
): Promise<void> {
  await withDatabase(async (open) => {
    const transaction = (await open())?.transaction(['entries', 'damaged'], 'readwrite');
    if (!transaction) return;
    // An aborted transaction also fails its requests, which report the error.
    transaction.done.catch(() => undefined);
    await work(transaction);
    await transaction.done;
  });
}

/** Whether a stored entry is about a passage; a damaged one is about none. */
const isAbout = (entry: unknown, passageId: number): entry is object =>
  typeof entry === 'object' && entry !== null && 'passageId' in entry && entry.passageId === passageId;

/** Gives the rows of a passage added here its new id. Never rejects. */
export const replacePassageId = (user: string, from: number, to: number): Promise<void> =>
  inTransaction(async (transaction) => {
    const store = transaction.objectStore('entries');
    for (const row of await store.index('byUser').getAll(user)) {
      if (isAbout(row.entry, from)) void store.put({ ...row, entry: { ...row.entry, passageId: to } });
    }
  });

/** Moves rows that cannot be decoded out of the log; if that fails, the next visit finds them again. Never rejects. */
export const moveDamagedRows = (rows: readonly RecallRow[]): Promise<void> =>
  inTransaction((transaction) => {
    for (const row of rows) {
      void transaction.objectStore('damaged').put(row);
      void transaction.objectStore('entries').delete(row.id);
    }
  });

/**
 * Moves rows of a user that were set aside back to the log if they can be decoded now: an older version of the app, in a page
 * that was still open, could not. Never rejects.
 */
export const restoreReadableRows = (user: string, isReadable: (entry: unknown) => boolean): Promise<void> =>
  inTransaction(async (transaction) => {
    const damaged = transaction.objectStore('damaged');
    for (const row of await damaged.getAll()) {
      if (row.user !== user || !isReadable(row.entry)) continue;
      void transaction.objectStore('entries').put(row);
      void damaged.delete(row.id);
    }
  });

/** Deletes a row, for example when a mark is undone. Never rejects. */
export const deleteRecallRow = (id: string): Promise<void> =>
  inTransaction(async (transaction) => {
    await transaction.objectStore('entries').delete(id);
  });

/** Deletes every row of a user. Never rejects. */
export const forgetRecallRows = (user: string): Promise<void> =>
  inTransaction(async (transaction) => {
    for (const name of ['entries', 'damaged'] as const) {
      const store = transaction.objectStore(name);
      for (const row of await store.getAll()) if (row.user === user) void store.delete(row.id);
    }
  });

/** Deletes everybody's rows. Never rejects. */
export const forgetAllRecallRows = (): Promise<void> =>
  inTransaction((transaction) => {
    for (const name of ['entries', 'damaged'] as const) void transaction.objectStore(name).clear();
  });
