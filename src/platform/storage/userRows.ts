import type { DBSchema } from 'idb';
import { browserDatabase } from './database';

/** A row of a long list of work that a user has begun on this device; it is decoded when it is read. */
export interface UserRow {
  at: number;
  row: unknown;
}

interface Schema extends DBSchema {
  rows: { key: [user: string, at: number]; value: UserRow & { user: string } };
}

const withDatabase = browserDatabase<Schema>('nuggets-import', (db) => {
  db.createObjectStore('rows', { keyPath: ['user', 'at'] });
});

/** Stored and read at a time, so that no task is long. */
const BATCH = 500;

const userKeyRange = (user: string, from = -Infinity): IDBKeyRange =>
  IDBKeyRange.bound([user, from], [user, Infinity], true);

/** Stores rows. False where this browser stores nothing. */
export async function putUserRows(user: string, rows: readonly UserRow[]): Promise<boolean> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const done = await withDatabase(async (open) => {
      const transaction = (await open())?.transaction('rows', 'readwrite');
      if (!transaction) return false;
      for (const row of rows.slice(from, from + BATCH)) void transaction.store.put({ ...row, user });
      await transaction.done;
      return true;
    });
    if (done !== true) return false;
  }
  return true;
}

/** A user's rows, in their order. */
export async function readUserRows(user: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let last: number | undefined; ;) {
    const from = last;
    const batch = await withDatabase(async (open) => {
      const db = await open();
      return db?.getAll('rows', userKeyRange(user, from), BATCH);
    });
    rows.push(...(batch ?? []).map(({ row }) => row));
    last = batch?.at(-1)?.at;
    if (!batch || batch.length < BATCH) return rows;
  }
}

/** Forgets a user's rows. */
export async function forgetUserRows(user: string): Promise<void> {
  await withDatabase(async (open) => (await open())?.delete('rows', userKeyRange(user)));
}

/** Forgets everybody's. */
export async function forgetAllUserRows(): Promise<void> {
  await withDatabase(async (open) => (await open())?.clear('rows'));
}
