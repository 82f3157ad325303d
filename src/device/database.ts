import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';

/** An answer as it was received, for when there is no network. */
export interface CachedAnswer {
  user: string;
  /** Endpoint and query. */
  call: string;
  text: string;
  /** When it came, epoch milliseconds. */
  at: number;
  /** What was written since, as JSON, oldest first: the answer does not know it yet. */
  writes?: { write: string; settledAt: number }[];
}

/** A write that waits for the server, as it is stored. */
export interface StoredWrite {
  user: string;
  /** The kind of write and what it writes, as JSON: decoded when it is read, like everything that comes from outside. */
  command: string;
  /** When it was made, epoch milliseconds. */
  at: number;
  /** The write's own number, below zero; absent in records of earlier versions. */
  localId?: number;
  /** How many rows like it the server was known to have; absent when that was not known. */
  known?: number;
  /** It was sent, and no answer came that would say whether it arrived. */
  unanswered?: boolean;
  /** The first moment of sending it, and the last, epoch milliseconds. */
  sentAt?: number;
  endedAt?: number;
  /** How often it was sent without a clear answer. */
  attempts?: number;
  /** Not before this moment is it sent again, epoch milliseconds. */
  nextAt?: number;
  /** Why it waits for a decision of the person. */
  refused?: string;
  /** True when it was not sent because another device had changed the same. */
  conflict?: boolean;
  /** True when it may have been recorded, and the server's list does not tell. */
  unclear?: boolean;
}

interface Schema extends DBSchema {
  answers: { key: [string, string]; value: CachedAnswer; indexes: { byAge: number } };
  /** The keys grow with every write: the order of sending. */
  outbox: { key: number; value: StoredWrite };
}

export type Database = IDBPDatabase<Schema>;

type Store<Name extends 'answers' | 'outbox'> = IDBPObjectStore<Schema, [Name], Name, 'readwrite'>;
export type OutboxStore = Store<'outbox'>;

/** Nobody waits longer than this for the database: some browsers' never answers again after an update. */
const WAIT_MS = 1000;
/** What has not ended after this long never will: a slow phone takes its time to store a long list. */
const GIVE_UP_MS = 5000;

let opened: Promise<Database | null> | undefined;
let unresponsive = false;
const watchers = new Set<() => void>();

/** Calls `watcher` once if the browser's database does not answer: nothing is stored on this device then. */
export function watchStorageLoss(watcher: () => void): () => void {
  if (unresponsive) watcher();
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/**
 * Works in the browser's database. undefined where there is none (private windows of some browsers), where it fails, and
 * where it does not answer within a second: everything goes on without it then.
 */
export async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T | undefined> {
  if (unresponsive) return undefined;
  try {
    const db = await orTimeout((opened ??= open()), WAIT_MS);
    return db ? await orTimeout(work(db), GIVE_UP_MS) : undefined;
  } catch (error) {
    if (isConnectionLost(error)) opened = undefined;
    return undefined;
  }
}

/** Some browsers close a database and tell nobody: it must be opened again. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError');

/** As `inDatabase`, in one transaction: one that is aborted fails the work, and nothing else. */
export const inStore = <Name extends 'answers' | 'outbox', T>(
  name: Name,
  work: (store: Store<Name>) => Promise<T>,
): Promise<T | undefined> =>
  inDatabase(async (db) => {
    const { store, done } = db.transaction(name, 'readwrite');
    const [result] = await Promise.all([work(store), done]);
    return result;
  });

/** The outcome, or undefined after a second; after `giveUpMs` the database counts as none. */
function orTimeout<T>(work: Promise<T>, giveUpMs: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const waiting = setTimeout(() => resolve(undefined), WAIT_MS);
    const lost = setTimeout(() => {
      unresponsive = true;
      for (const watcher of watchers) watcher();
    }, giveUpMs);
    const ended = () => {
      clearTimeout(waiting);
      clearTimeout(lost);
      // It answers after all: it is used again.
      unresponsive = false;
    };
    work.then(
      (value) => {
        ended();
        resolve(value);
      },
      (error: unknown) => {
        ended();
        reject(error instanceof Error || error instanceof DOMException ? error : new Error(String(error)));
      },
    );
  });
}

async function open(): Promise<Database | null> {
  try {
    // Where storage is forbidden, to look for it throws already.
    if (typeof indexedDB === 'undefined') return null;
    return await openDB<Schema>('nuggets', 1, {
      upgrade(db) {
        db.createObjectStore('answers', { keyPath: ['user', 'call'] }).createIndex('byAge', 'at');
        db.createObjectStore('outbox', { autoIncrement: true });
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
