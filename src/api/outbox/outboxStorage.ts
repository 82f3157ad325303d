import { inDatabase, inStore, type OutboxStore } from '@/device/database';
import { isPrivate } from '@/device/privateUsers';
import {
  areaOf,
  ofDevice,
  ofTab,
  readStored,
  readStoredJson,
  storedKeys,
  writeStored,
} from '@/device/storage';
import { outboxWriteFrom, toStored, type OutboxWrite } from './outboxWrite';

/*
 * A write is first put into browser storage, at once and in the same task as the tap that made it, and from there into
 * the database; where that fails, it stays in browser storage. That of a user who is not to be remembered stays in the
 * tab's storage: it outlives a reload, and nobody finds it once the tab is closed.
 */

const AREAS = [ofDevice, ofTab];
const JOURNAL = 'nuggets.outbox/';
const journalKey = (id: number) => `${JOURNAL}${id}`;

/** Puts a write where a reload in the next moment finds it. */
export const journalWrite = (write: OutboxWrite): void =>
  writeStored(journalKey(write.id), JSON.stringify(toStored(write)), areaOf(write.user));

/** The writes that a page left in the journals when it was closed, oldest first. */
export const journaledWrites = (): OutboxWrite[] =>
  AREAS.flatMap((area) => storedKeys(JOURNAL, area).map((key) => readStoredJson(key, area)))
    .map((stored) => outboxWriteFrom(stored, 0))
    .sort((a, b) => a.at - b.at);

const isInJournals = (id: number): boolean => AREAS.some((area) => readStored(journalKey(id), area) !== null);

function removeFromJournals(id: number): void {
  for (const area of AREAS) writeStored(journalKey(id), null, area);
}

/** Works on a stored write, by its own number: `key` is undefined where it is not stored. undefined where the database fails. */
const onStored = <T>(
  id: number,
  work: (store: OutboxStore, key: number | undefined) => Promise<T>,
): Promise<T | undefined> =>
  inStore('outbox', async (store) => {
    const [keys, writes] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return work(
      store,
      keys.find((each, index) => outboxWriteFrom(writes[index], each).id === id),
    );
  });

/** Stores a new write behind all others. False where it stays in the journal: the database fails, or is not for it. */
export async function addWrite(write: OutboxWrite): Promise<boolean> {
  if (isPrivate(write.user)) return false;
  const added = await onStored(write.id, async (store, key) => {
    // Another tab may have taken it over from the journal.
    if (key === undefined) await store.add(toStored(write));
    return true;
  });
  if (added) removeFromJournals(write.id);
  return added ?? false;
}

/** Stores what a page left in the journal, in the place of what is stored of it. False where it stays in the journal. */
export async function takeOver(left: OutboxWrite): Promise<boolean> {
  if (isPrivate(left.user)) return false;
  const taken = await onStored(left.id, async (store, key) => {
    // Another tab may have taken it over meanwhile, and have sent it.
    if (isInJournals(left.id)) await store.put(toStored(left), key);
    return true;
  });
  if (taken) removeFromJournals(left.id);
  return taken ?? false;
}

/** Every write that is stored, oldest first; undefined where the database cannot be read. */
export async function storedWrites(): Promise<OutboxWrite[] | undefined> {
  return inDatabase(async (db) => {
    const { store } = db.transaction('outbox');
    const [keys, writes] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return keys.map((key, index) => outboxWriteFrom(writes[index], key));
  });
}

/**
 * Stores what is now known of a write; one that has been taken out meanwhile stays out.
 * @returns whether it is stored; undefined where the database fails
 */
export async function putWrite(write: OutboxWrite): Promise<boolean | undefined> {
  if (readStoredJson(journalKey(write.id), areaOf(write.user)) !== null) journalWrite(write);
  return onStored(write.id, async (store, key) => {
    if (key !== undefined) await store.put(toStored(write), key);
    return key !== undefined;
  });
}

/** Takes a write out. */
export async function removeWrite(id: number): Promise<void> {
  removeFromJournals(id);
  await onStored(id, async (store, key) => {
    if (key !== undefined) await store.delete(key);
  });
}
