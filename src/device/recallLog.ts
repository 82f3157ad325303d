import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isConnectionLost } from './database';
import { isPrivate } from './privateUsers';

/** A logged run, as it is stored; what it says is decoded when it is read. */
export interface RecallRow {
  /** The entry's uuid: no two tabs or devices write the same row. */
  id: string;
  user: string;
  entry: unknown;
}

interface Schema extends DBSchema {
  entries: { key: string; value: RecallRow; indexes: { byUser: string } };
  /** Rows that made no sense, kept for whoever can still read them. */
  damaged: { key: string; value: RecallRow };
}

/** Storage that has not answered by then is gone on without. */
const WAIT_MS = 1000;
/** But to read a long log takes a slow phone its time. */
const READ_MS = 5000;

let opened: Promise<IDBPDatabase<Schema> | null> | undefined;

/** The log's own database, apart from the cache: what is dropped there can be asked for again, this cannot. */
function database(): Promise<IDBPDatabase<Schema> | null> {
  opened ??= open();
  return opened;
}

async function open(): Promise<IDBPDatabase<Schema> | null> {
  try {
    if (typeof indexedDB === 'undefined') return null;
    return await openDB<Schema>('nuggets-recall', 1, {
      upgrade(db) {
        db.createObjectStore('entries', { keyPath: 'id' }).createIndex('byUser', 'user');
        db.createObjectStore('damaged', { keyPath: 'id' });
      },
      // A newer version of the app in another tab wants to change the database: it must not wait for this tab.
      blocking(_currentVersion, _blockedVersion, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
        opened = undefined;
      },
      terminated() {
        opened = undefined;
      },
    });
  } catch {
    return null;
  }
}

function openAgainIfLost(error: unknown): void {
  if (isConnectionLost(error)) opened = undefined;
}

const orNullInTime = <T>(work: Promise<T>, ms = WAIT_MS): Promise<T | null> =>
  Promise.race([
    work,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), ms);
    }),
  ]);

/** Every row of a user, in no order; null where this browser keeps none of theirs or does not answer. Never rejects. */
export async function readRecallRows(user: string): Promise<RecallRow[] | null> {
  if (isPrivate(user)) return null;
  try {
    const db = await orNullInTime(database());
    return db && (await orNullInTime(db.getAllFromIndex('entries', 'byUser', user), READ_MS));
  } catch (error) {
    openAgainIfLost(error);
    return null;
  }
}

/** Adds a row, and never replaces one; false where it could not be kept. Never rejects. */
export async function appendRecallRow(row: RecallRow): Promise<boolean> {
  if (isPrivate(row.user)) return false;
  const append = async () => {
    const db = await database();
    if (!db) return false;
    await db.add('entries', row);
    return true;
  };
  try {
    return (await orNullInTime(append())) ?? false;
  } catch (error) {
    openAgainIfLost(error);
    return false;
  }
}

/** Whether a stored entry is about a passage; what is damaged is about none. */
const isAbout = (entry: unknown, passageId: number): entry is object =>
  typeof entry === 'object' && entry !== null && 'passageId' in entry && entry.passageId === passageId;

/** A passage that was made here has its own id from now on: what was logged of it stays its. Never rejects. */
export async function readdressRecallRows(user: string, from: number, to: number): Promise<void> {
  try {
    const transaction = (await database())?.transaction('entries', 'readwrite');
    if (!transaction) return;
    // One that is aborted is told of by what is asked of it.
    transaction.done.catch(() => undefined);
    for (const row of await transaction.store.index('byUser').getAll(user)) {
      if (isAbout(row.entry, from))
        void transaction.store.put({ ...row, entry: { ...row.entry, passageId: to } });
    }
    await transaction.done;
  } catch {
    // Where the database fails, nothing was kept.
  }
}

/** Moves rows that cannot be read out of the log, without losing them. Never rejects. */
export async function setAsideRecallRows(rows: readonly RecallRow[]): Promise<void> {
  try {
    const transaction = (await database())?.transaction(['entries', 'damaged'], 'readwrite');
    if (!transaction) return;
    // One that is aborted is told of by what is asked of it.
    transaction.done.catch(() => undefined);
    for (const row of rows) {
      void transaction.objectStore('damaged').put(row);
      void transaction.objectStore('entries').delete(row.id);
    }
    await transaction.done;
  } catch (error) {
    openAgainIfLost(error);
    // They are found again at the next visit.
  }
}

/** Forgets every row of a user. Never rejects. */
export async function forgetRecallRows(user: string): Promise<void> {
  try {
    const transaction = (await database())?.transaction(['entries', 'damaged'], 'readwrite');
    if (!transaction) return;
    // One that is aborted is told of by what is asked of it.
    transaction.done.catch(() => undefined);
    for (const name of ['entries', 'damaged'] as const) {
      const store = transaction.objectStore(name);
      for (const row of await store.getAll()) if (row.user === user) void store.delete(row.id);
    }
    await transaction.done;
  } catch (error) {
    openAgainIfLost(error);
    // Where the database fails, nothing was kept.
  }
}
