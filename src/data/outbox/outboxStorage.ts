import { hasDatabase, type EngineStorage, type OutboxStore } from '@/platform/storage/database';
import { readStored, readStoredJson, storedKeys, writeStored } from '@/platform/storage/storage';
import { outboxWriteFrom, storedId, toStored, type OutboxWrite } from './outboxWrite';

/*
 * A write is first put into the journal in browser storage, in the same task as the tap that made it, and then moved to
 * the database. If that fails, it remains in the journal. The writes of a session-only user are
 * in the page alone.
 */

const JOURNAL = 'nuggets.outbox/';
const journalKey = (id: number) => `${JOURNAL}${id}`;

/** The entry of a write that is over, but that the database could not remove: no later page may send it. */
const REMOVED = 'removed';

const isRemoved = (id: number): boolean => readStored(journalKey(id)) === REMOVED;

const removedIds = (): number[] =>
  storedKeys(JOURNAL)
    .filter((key) => readStored(key) === REMOVED)
    .map((key) => Number(key.slice(JOURNAL.length)));

/** The writes in the journal, oldest first. */
const journaledWrites = (): OutboxWrite[] =>
  storedKeys(JOURNAL)
    .filter((key) => readStored(key) !== REMOVED)
    .map((key) => outboxWriteFrom(readStoredJson(key), 0))
    .sort((a, b) => a.at - b.at);

/**
 * How late, in milliseconds, a page may see the last change that another page made in browser storage: a journal entry is kept for so
 * long, because its closed page may have marked it as sent.
 */
const STORAGE_DELAY_MS = 3_000;

const isJournaled = (id: number): boolean => readStored(journalKey(id)) !== null && !isRemoved(id);

const journaled = (id: number): OutboxWrite | undefined =>
  isJournaled(id) ? outboxWriteFrom(readStoredJson(journalKey(id)), 0) : undefined;

/** The journal may still show an entry here that its own page has moved to the database, and sent since. */
const isOlder = (inJournal: OutboxWrite, stored: OutboxWrite): boolean =>
  inJournal.sentAt === undefined && stored.sentAt !== undefined;

export type OutboxStorage = ReturnType<typeof createOutboxStorage>;

export function createOutboxStorage({ inDatabase, inStore, isSessionOnly, isClosed }: EngineStorage) {
  /** Sets or, with null, removes an entry of the journal. False where browser storage has no room, and for a closed tab. */
  const setJournal = (id: number, entry: string | null): boolean =>
    !isClosed() && writeStored(journalKey(id), entry);

  /**
   * Puts a write into the journal, so that it survives an immediate reload. False where browser storage has no room; true for a
   * session-only user, of whom no later page knows anything.
   */
  function journal(write: OutboxWrite): boolean {
    if (isSessionOnly(write.user) || isRemoved(write.id)) return true;
    return setJournal(write.id, JSON.stringify(toStored(write)));
  }

  /** Works on a stored write in one transaction; `key` is undefined if it is not stored. Undefined if the database fails. */
  const onStored = <T>(
    id: number,
    work: (store: OutboxStore, key: number | undefined, stored: OutboxWrite | undefined) => Promise<T>,
  ): Promise<T | undefined> =>
    inStore('outbox', async (store) => {
      const [keys, writes] = await Promise.all([store.getAllKeys(), store.getAll()]);
      const index = keys.findIndex((key, at) => storedId(writes[at], key) === id);
      const key = keys[index];
      return work(store, key, key === undefined ? undefined : outboxWriteFrom(writes[index], key));
    });

  /** Moves a write from the journal to the database. False if it remains there: for a session-only user, or if the database fails. */
  async function moveToDatabase(
    write: OutboxWrite,
    put: (store: OutboxStore, key: number | undefined, stored: OutboxWrite | undefined) => Promise<unknown>,
    journalForMs = 0,
  ): Promise<boolean> {
    if (isSessionOnly(write.user)) return false;
    const before = readStored(journalKey(write.id));
    const moved = await onStored(write.id, async (store, key, stored) => {
      await put(store, key, stored);
      return true;
    });
    // If the journal was written meanwhile, as when the page is left, that is newer.
    const end = () => {
      if (readStored(journalKey(write.id)) === before) setJournal(write.id, null);
    };
    if (moved && journalForMs > 0) setTimeout(end, journalForMs);
    else if (moved) end();
    return moved ?? false;
  }

  /**
   * Removes a write from journal and database. One that a page has sent when it was left is in the journal until the database
   * has forgotten it: if the page is closed in between, it would be sent again.
   * @param isOnPageAlone true if the database certainly does not have it
   */
  async function remove(id: number, isOnPageAlone = false): Promise<void> {
    const wasSent = journaled(id)?.sentAt !== undefined;
    if (!wasSent && !isRemoved(id)) setJournal(id, null);
    const isDone = await onStored(id, async (store, key) => {
      if (key !== undefined) await store.delete(key);
      return true;
    });
    setJournal(id, isDone || isOnPageAlone || !hasDatabase() ? null : REMOVED);
  }

  return {
    journal,
    isJournaled,
    remove,
    journaledWrites,
    /** Stores a new write after all others, unless another tab has adopted it. False if it remains in the journal. */
    add: (write: OutboxWrite): Promise<boolean> =>
      moveToDatabase(write, async (store, key) => key ?? store.add(toStored(write))),
    /**
     * Stores a write that a closed page left, unless another tab has adopted it. False if it remains in the journal alone. It remains
     * there for a while in any case: its page may have sent it as it was left, and that entry may not have arrived here yet.
     */
    adopt: (left: OutboxWrite): Promise<boolean> =>
      moveToDatabase(
        left,
        async (store, key, stored) => {
          if (!isJournaled(left.id)) return;
          if (stored && isOlder(left, stored)) return;
          await store.put(toStored(left), key);
        },
        STORAGE_DELAY_MS,
      ),
    /**
     * All stored writes, oldest first; undefined if the database cannot be read. A journal entry is newer than the stored write: its tab
     * could not update the database, or not yet.
     */
    read: async (isPatient = false): Promise<OutboxWrite[] | undefined> => {
      const stored = await inDatabase(async (db) => {
        const { store } = db.transaction('outbox');
        const [keys, writes] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return keys.map((key, index) => outboxWriteFrom(writes[index], key));
      }, isPatient);
      if (!stored) return undefined;
      const removed = new Set(removedIds());
      for (const id of removed) {
        if (stored.some((write) => write.id === id)) void remove(id);
        // It was never there.
        else setJournal(id, null);
      }
      const journaled = new Map(journaledWrites().map((write) => [write.id, write]));
      const open = stored.filter(({ id }) => !removed.has(id));
      return open.map((write) => {
        const inJournal = journaled.get(write.id);
        return inJournal && !isOlder(inJournal, write) ? inJournal : write;
      });
    },
    /**
     * Updates a stored write; one that has been removed meanwhile is not added again.
     * @returns whether it is stored; undefined if the database fails
     */
    put: async (write: OutboxWrite): Promise<boolean | undefined> => {
      if (isSessionOnly(write.user)) return undefined;
      // Another tab has sent it since this one read it.
      const isStale = (other: OutboxWrite | undefined) =>
        other?.sentAt !== undefined && other.sentAt > (write.sentAt ?? -Infinity);
      const inJournal = journaled(write.id);
      if (inJournal && !isStale(inJournal)) journal(write);
      return onStored(write.id, async (store, key, stored) => {
        if (key !== undefined && !isStale(stored)) await store.put(toStored(write), key);
        return key !== undefined;
      });
    },
    /**
     * Stores that a write is being sent. False, and nothing is stored, if it was removed, or sent since it was read: by a page that was
     * left, which waits for no lock and writes to the journal alone, or by another tab where the browser has no locks.
     * Undefined if the database fails.
     * @param sentBefore when it was last sent as far as this tab knows
     */
    claim: (write: OutboxWrite, sentBefore: number | undefined): Promise<boolean | undefined> =>
      onStored(write.id, async (store, key, stored) => {
        // Either may be older than the other.
        const sent = [stored?.sentAt, journaled(write.id)?.sentAt].filter((at) => at !== undefined);
        const isKnown = sentBefore === undefined ? sent.length === 0 : sent.length > 0;
        const isFree =
          stored !== undefined && !isRemoved(write.id) && isKnown && sent.every((at) => at === sentBefore);
        if (!isFree) return false;
        if (isJournaled(write.id)) journal(write);
        await store.put(toStored(write), key);
        return true;
      }),
  };
}
