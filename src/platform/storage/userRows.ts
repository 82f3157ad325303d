import type { DBSchema } from 'idb';
import { browserDatabase } from './database';

/** A row of a long list that belongs to work a user has started on this device; it is decoded when it is read. */
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

/** Rows stored or read at a time, so that no task is long. */
const BATCH = 500;

const userKeyRange = (user: string, from = -Infinity): IDBKeyRange =>
  IDBKeyRange.bound([user, from], [user, Infinity], true);

/** Stores rows in place of a user's earlier ones, all of them or none. False if this browser stores nothing. */
export async function replaceUserRows(user: string, rows: readonly UserRow[]): Promise<boolean> {
  const isStored = await withDatabase(async (open) => {
    const transaction = (await open())?.transaction('rows', 'readwrite');
    if (!transaction) return false;
    const { store, done } = transaction;
    const put = async () => {
      await store.delete(userKeyRange(user));
      for (let from = 0; from < rows.length; from += BATCH)
        await Promise.all(rows.slice(from, from + BATCH).map((row) => store.put({ ...row, user })));
    };
    await Promise.all([put(), done]);
    return true;
  });
  return isStored === true;
}

/** Stores one of a user's rows. */
export async function putUserRow(user: string, row: UserRow): Promise<void> {
  await withDatabase(async (open) => (await open())?.put('rows', { ...row, user }));
}

/** A user's rows, in the order in which they were stored. */
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

/** Deletes a user's rows. */
export async function forgetUserRows(user: string): Promise<void> {
  await withDatabase(async (open) => (await open())?.delete('rows', userKeyRange(user)));
}

/** Deletes the rows of all users. */
export async function forgetAllUserRows(): Promise<void> {
  await withDatabase(async (open) => (await open())?.clear('rows'));
}
