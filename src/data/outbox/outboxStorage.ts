import { inDatabase, inStore, type OutboxStore } from '@/platform/storage/database';
import { areaOf, isSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import {
  localArea,
  sessionArea,
  readStored,
  readStoredJson,
  storedKeys,
  writeStored,
} from '@/platform/storage/storage';
import { outboxWriteFrom, toStored, type OutboxWrite } from './outboxWrite';

/*
 * A write is first put into the journal in browser storage, in the same task as the tap that made it, and then moved to
 * the database. If that fails, it stays in the journal. For a user who is not to be remembered the journal is in the
 * tab's session storage, which survives a reload and is gone when the tab is closed.
 */

const AREAS = [localArea, sessionArea];
const JOURNAL = 'nuggets.outbox/';
const journalKey = (id: number) => `${JOURNAL}${id}`;

/** Puts a write into the journal, so that it survives an immediate reload. */
export const journalWrite = (write: OutboxWrite): void =>
  writeStored(journalKey(write.id), JSON.stringify(toStored(write)), areaOf(write.user));

/** The writes that a closed page left in the journals, oldest first. */
export const journaledWrites = (): OutboxWrite[] =>
  AREAS.flatMap((area) => storedKeys(JOURNAL, area).map((key) => readStoredJson(key, area)))
    .map((stored) => outboxWriteFrom(stored, 0))
    .sort((a, b) => a.at - b.at);

const isInJournals = (id: number): boolean => AREAS.some((area) => readStored(journalKey(id), area) !== null);

function removeFromJournals(id: number): void {
  for (const area of AREAS) writeStored(journalKey(id), null, area);
}

/** Works on a stored write in one transaction; `key` is undefined if it is not stored. Undefined if the database fails. */
const onStored = <T>(
  id: number,
  work: (store: OutboxStore, key: number | undefined, stored: OutboxWrite | undefined) => Promise<T>,
): Promise<T | undefined> =>
  inStore('outbox', async (store) => {
    const [keys, writes] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const all = keys.map((key, index) => outboxWriteFrom(writes[index], key));
    const place = all.findIndex((each) => each.id === id);
    return work(store, keys[place], all[place]);
  });

/** Moves a write from the journal to the database. False if it stays there: for a private user, or if the database fails. */
async function moveToDatabase(
  write: OutboxWrite,
  put: (store: OutboxStore, key: number | undefined, stored: OutboxWrite | undefined) => Promise<unknown>,
): Promise<boolean> {
  if (isSessionOnly(write.user)) return false;
  const moved = await onStored(write.id, async (store, key, stored) => {
    await put(store, key, stored);
    return true;
  });
  if (moved) removeFromJournals(write.id);
  return moved ?? false;
}

/** Stores a new write after all others, unless another tab has adopted it. False if it stays in the journal. */
export const addWrite = (write: OutboxWrite): Promise<boolean> =>
  moveToDatabase(write, async (store, key) => key ?? store.add(toStored(write)));

/** Stores a write that a closed page left, unless another tab has adopted it. False if it stays in the journal. */
export const adoptJournaled = (left: OutboxWrite): Promise<boolean> =>
  moveToDatabase(left, async (store, key, stored) => {
    if (!isInJournals(left.id)) return;
    // Browser storage tells other processes late: here it may still show what its own page has moved, and sent since.
    if (stored?.sentAt !== undefined && left.sentAt === undefined) return;
    await store.put(toStored(left), key);
  });

/**
 * All stored writes, oldest first; undefined if the database cannot be read. What a tab could not put into the database is newer in
 * the journal.
 */
export async function storedWrites(): Promise<OutboxWrite[] | undefined> {
  const stored = await inDatabase(async (db) => {
    const { store } = db.transaction('outbox');
    const [keys, writes] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return keys.map((key, index) => outboxWriteFrom(writes[index], key));
  });
  const journaled = new Map(journaledWrites().map((write) => [write.id, write]));
  return stored?.map((write) => journaled.get(write.id) ?? write);
}

/**
 * Updates a stored write; one that has been removed meanwhile is not added again.
 * @returns whether it is stored; undefined if the database fails
 */
export async function putWrite(write: OutboxWrite): Promise<boolean | undefined> {
  if (readStoredJson(journalKey(write.id), areaOf(write.user)) !== null) journalWrite(write);
  return onStored(write.id, async (store, key) => {
    if (key !== undefined) await store.put(toStored(write), key);
    return key !== undefined;
  });
}

/**
 * Stores that a write is being sent. False, and nothing is stored, if it is gone, or if it has been sent since it was read: a browser
 * that gives locks to secure pages alone lets two tabs come this far. Undefined if the database fails.
 * @param sentBefore when it was last sent as far as this tab knows
 */
export const claimWrite = (
  write: OutboxWrite,
  sentBefore: number | undefined,
): Promise<boolean | undefined> =>
  onStored(write.id, async (store, key, stored) => {
    const isFree = stored !== undefined && stored.sentAt === sentBefore;
    if (isFree) await store.put(toStored(write), key);
    return isFree;
  });

/** Removes a write from journals and database. */
export async function removeWrite(id: number): Promise<void> {
  removeFromJournals(id);
  await onStored(id, async (store, key) => {
    if (key !== undefined) await store.delete(key);
  });
}
