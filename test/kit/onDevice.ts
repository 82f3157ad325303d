import { openDB } from 'idb';

/** Everything that the next user of this browser could read. */
export async function onDevice(): Promise<string> {
  const kept: unknown[] = Object.entries(localStorage);
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await openDB(name);
    for (const store of db.objectStoreNames) {
      const rows: unknown[] = await db.getAll(store);
      kept.push([store, rows]);
    }
    db.close();
  }
  return JSON.stringify(kept);
}
