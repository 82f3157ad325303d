import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { setActiveTimeout } from '../scheduling/setActiveTimeout';
import { createEmitter } from '../values/emitter';

/** An answer as it was received, for use without a network. */
export interface CachedAnswer {
  user: string;
  /** Endpoint and query. */
  call: string;
  text: string;
  /** When it came, epoch milliseconds. */
  at: number;
  /** The writes made since then, as JSON, oldest first: the answer does not include them. */
  writes?: { write: string; settledAt: number }[];
}

interface Schema extends DBSchema {
  answers: { key: [string, string]; value: CachedAnswer; indexes: { byAge: number } };
  /** The keys grow with every write: they are the order of sending. A write is decoded when it is read. */
  outbox: { key: number; value: object };
}

export type Database = IDBPDatabase<Schema>;

type Store<Name extends 'answers' | 'outbox'> = IDBPObjectStore<Schema, [Name], Name, 'readwrite'>;
export type OutboxStore = Store<'outbox'>;

/** How long a caller waits for the database: after an update, some browsers' never responds again. */
const WAIT_MS = 1000;
/** After this long the database is given up. It is longer because a slow phone needs time to store a long list. */
const GIVE_UP_MS = 5000;

const withDatabase = browserDatabase<Schema>('nuggets', (db) => {
  db.createObjectStore('answers', { keyPath: ['user', 'call'] }).createIndex('byAge', 'at');
  db.createObjectStore('outbox', { autoIncrement: true });
});
let unresponsive = false;
let isReported = false;
const losses = createEmitter();

/** Calls `watcher` once a visit if the browser's database does not respond: nothing is stored on this device then. */
export function watchStorageLoss(watcher: () => void): () => void {
  if (unresponsive) watcher();
  return losses.subscribe(watcher);
}

/**
 * Works in the browser's database. Resolves to undefined where there is none (private windows of some browsers), where it
 * fails, and where it does not respond within a second: the app then goes on without it.
 * @param isPatient to resolve whenever it responds, which may be never: for what nobody waits for
 */
export async function inDatabase<T>(
  work: (db: Database) => Promise<T>,
  isPatient = false,
): Promise<T | undefined> {
  if (unresponsive) return undefined;
  const waitMs = isPatient ? undefined : WAIT_MS;
  return withDatabase(async (open) => {
    const db = await orTimeout(open(), WAIT_MS, waitMs);
    return db ? orTimeout(work(db), GIVE_UP_MS, waitMs) : undefined;
  });
}

/** As `inDatabase`, in one transaction: if it is aborted, only this work fails. */
export const inStore = <Name extends 'answers' | 'outbox', T>(
  name: Name,
  work: (store: Store<Name>) => Promise<T>,
): Promise<T | undefined> =>
  inDatabase(async (db) => {
    const { store, done } = db.transaction(name, 'readwrite');
    const [result] = await Promise.all([work(store), done]);
    return result;
  });

/** The outcome, or undefined after `waitMs`; after `giveUpMs` the database counts as unresponsive. */
function orTimeout<T>(
  work: Promise<T>,
  giveUpMs: number,
  waitMs: number | undefined,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stopWaiting = waitMs === undefined ? undefined : setActiveTimeout(waitMs, () => resolve(undefined));
    const keep = setActiveTimeout(giveUpMs, () => {
      unresponsive = true;
      if (isReported) return;
      isReported = true;
      losses.emit();
    });
    const ended = () => {
      stopWaiting?.();
      keep();
      // It responds after all, and is used again.
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

/**
 * A database of this browser, opened when it is first needed. Returns a function that works with it: `work` is given how to
 * open it, which resolves to null where there is none. Resolves to undefined where the work fails.
 */
export function browserDatabase<Stores extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<Stores>) => void,
) {
  type Opened = Promise<IDBPDatabase<Stores> | null>;
  let opened: Opened | undefined;
  const open = (): Opened => (opened ??= openOrNull(name, upgrade, () => (opened = undefined)));
  return async <T>(work: (open: () => Opened) => Promise<T>): Promise<T | undefined> => {
    try {
      return await work(open);
    } catch (error) {
      if (isConnectionLost(error)) opened = undefined;
      return undefined;
    }
  };
}

/** Some browsers close a database without an event: it must be opened again. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError');

/** Opens a database, or resolves to null where that fails. `onClosed` is called when it has to be opened again. */
async function openOrNull<Stores extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<Stores>) => void,
  onClosed: () => void,
): Promise<IDBPDatabase<Stores> | null> {
  try {
    // Where storage is forbidden, even reading `indexedDB` throws.
    if (typeof indexedDB === 'undefined') return null;
    return await openDB<Stores>(name, 1, {
      upgrade,
      // A newer version of the app in another tab wants to change the database, and must not wait for this tab.
      blocking(_currentVersion, _blockedVersion, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
        onClosed();
      },
      terminated: onClosed,
    });
  } catch {
    return null;
  }
}
