import { inDatabase } from '@/device/database';
import { readStoredJson, storedKeys, writeStored } from '@/device/storage';
import { outboxWriteFrom, toStored, type OutboxWrite } from './outboxWrite';

/*
 * A write is first put into browser storage, at once and in the same task as the tap that made it, and from there into
 * the database; where that fails, it stays in browser storage.
 */

const JOURNAL = 'nuggets.outbox/';
const journalKey = (id: number) => `${JOURNAL}${id}`;
const isJournaled = (id: number) => readStoredJson(journalKey(id)) !== null;

/** Puts a new write where a reload in the next moment finds it. */
export const journalWrite = (write: OutboxWrite): void =>
  writeStored(journalKey(write.id), JSON.stringify(toStored(write)));

/** Stores a new write behind all others. False where the database fails. */
export async function addWrite(write: OutboxWrite): Promise<boolean> {
  const added = await inDatabase(async (db) => {
    const { store, done } = db.transaction('outbox', 'readwrite');
    // Another tab may have taken it over from the journal.
    const all = await store.getAll();
    if (!all.some(({ localId }) => localId === write.id)) await store.add(toStored(write));
    await done;
    return true;
  });
  if (added) writeStored(journalKey(write.id), null);
  return added ?? false;
}

/** Every write that is stored, oldest first; undefined where the database cannot be read. */
export async function storedWrites(): Promise<OutboxWrite[] | undefined> {
  return inDatabase(async (db) => {
    const { store } = db.transaction('outbox');
    const [keys, writes] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return keys.map((key, index) => outboxWriteFrom(writes[index], key));
  });
}

/** The writes that a page left in the journal when it was closed, oldest first. */
export const journaledWrites = (): OutboxWrite[] =>
  storedKeys(JOURNAL)
    .map((key) => outboxWriteFrom(readStoredJson(key), 0))
    .sort((a, b) => a.at - b.at);

/** Stores what is now known of a write; one that has been taken out meanwhile stays out. */
export async function putWrite(write: OutboxWrite): Promise<void> {
  if (isJournaled(write.id)) journalWrite(write);
  await inDatabase(async (db) => {
    const { store, done } = db.transaction('outbox', 'readwrite');
    const [keys, writes] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const key = keys.find((each, index) => outboxWriteFrom(writes[index], each).id === write.id);
    if (key !== undefined) await store.put(toStored(write), key);
    await done;
  });
}

/** Takes a write out. */
export async function removeWrite(id: number): Promise<void> {
  writeStored(journalKey(id), null);
  await inDatabase(async (db) => {
    const { store, done } = db.transaction('outbox', 'readwrite');
    const [keys, writes] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const key = keys.find((each, index) => outboxWriteFrom(writes[index], each).id === id);
    if (key !== undefined) await store.delete(key);
    await done;
  });
}
