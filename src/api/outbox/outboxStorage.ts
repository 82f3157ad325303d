import { inDatabase, inStore } from '@/device/database';
import { isPrivate } from '@/device/privateUsers';
import { areaOf, ofDevice, ofTab, readStoredJson, storedKeys, writeStored } from '@/device/storage';
import { outboxWriteFrom, toStored, type OutboxWrite } from './outboxWrite';

/*
 * A write is first put into browser storage, at once and in the same task as the tap that made it, and from there into
 * the database; where that fails, it stays in browser storage. That of a user who is not to be remembered stays in the
 * tab's storage: it outlives a reload, and nobody finds it once the tab is closed.
 */

const JOURNAL = 'nuggets.outbox/';
const journalKey = (id: number) => `${JOURNAL}${id}`;

/** Puts a write where a reload in the next moment finds it. */
export const journalWrite = (write: OutboxWrite): void =>
  writeStored(journalKey(write.id), JSON.stringify(toStored(write)), areaOf(write.user));

/** The writes that a page left in the journals when it was closed, oldest first. */
export const journaledWrites = (): OutboxWrite[] =>
  [ofDevice, ofTab]
    .flatMap((area) => storedKeys(JOURNAL, area).map((key) => readStoredJson(key, area)))
    .map((stored) => outboxWriteFrom(stored, 0))
    .sort((a, b) => a.at - b.at);

function removeFromJournals(id: number): void {
  for (const area of [ofDevice, ofTab]) writeStored(journalKey(id), null, area);
}

/** Stores a new write behind all others. False where it stays in the journal: the database fails, or is not for it. */
export async function addWrite(write: OutboxWrite): Promise<boolean> {
  if (isPrivate(write.user)) return false;
  const added = await inStore('outbox', async (store) => {
    // Another tab may have taken it over from the journal.
    const all = await store.getAll();
    if (!all.some(({ localId }) => localId === write.id)) await store.add(toStored(write));
    return true;
  });
  if (added) removeFromJournals(write.id);
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

/** Stores what is now known of a write; one that has been taken out meanwhile stays out. */
export async function putWrite(write: OutboxWrite): Promise<void> {
  if (readStoredJson(journalKey(write.id), areaOf(write.user)) !== null) journalWrite(write);
  await inStore('outbox', async (store) => {
    const [keys, writes] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const key = keys.find((each, index) => outboxWriteFrom(writes[index], each).id === write.id);
    if (key !== undefined) await store.put(toStored(write), key);
  });
}

/** Takes a write out. */
export async function removeWrite(id: number): Promise<void> {
  removeFromJournals(id);
  await inStore('outbox', async (store) => {
    const [keys, writes] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const key = keys.find((each, index) => outboxWriteFrom(writes[index], each).id === id);
    if (key !== undefined) await store.delete(key);
  });
}
