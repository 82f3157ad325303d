import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { setActiveTimeout } from '../scheduling/setActiveTimeout';
import { isSessionOnly } from './sessionOnlyUsers';

/** An answer as it was received, for offline use. */
export interface CachedAnswer {
  user: string;
  /** Endpoint and query. */
  call: string;
  text: string;
  /** When it was received, in epoch milliseconds. */
  at: number;
  /** The writes confirmed since then, as JSON, oldest first: the answer does not include them. `settledAt`, when a write was
   * confirmed, keeps its name because records are stored with it.
   */
  writes?: { write: string; settledAt: number }[];
}

interface Schema extends DBSchema {
  answers: { key: [string, string]; value: CachedAnswer; indexes: { byAge: number } };
  /** The keys grow with every write, so their order is the order of sending. A write is decoded when it is read. */
  outbox: { key: number; value: object };
}

export type Database = IDBPDatabase<Schema>;

type Store<Name extends 'answers' | 'outbox'> = IDBPObjectStore<Schema, [Name], Name, 'readwrite'>;
export type OutboxStore = Store<'outbox'>;

/** How long a caller waits for the database: after a browser update, some never respond again. */
const WAIT_MS = 1000;
/**
 * After this long the database counts as unresponsive. Longer than a caller waits, because a slow phone needs time to
 * store a long list.
 */
const GIVE_UP_MS = 5000;

/** What the engine stores on this device. */
export interface EngineStorage {
  /**
   * Works in the browser's database. Resolves to undefined where there is none (private windows of some browsers), where it
   * fails, and where it does not respond within a second: the app then goes on without it.
   * @param isPatient to resolve whenever it responds, which may be never: for work that nobody waits for
   */
  inDatabase: <T>(work: (db: Database) => Promise<T>, isPatient?: boolean) => Promise<T | undefined>;
  /** As `inDatabase`, in one transaction: if it is aborted, only this work fails. */
  inStore: <Name extends 'answers' | 'outbox', T>(
    name: Name,
    work: (store: Store<Name>) => Promise<T>,
  ) => Promise<T | undefined>;
  /** Whether nothing of a user is to be stored on the device. */
  isSessionOnly: (user: string) => boolean;
  /** Calls `onLoss` once if the database does not respond or cannot be opened: nothing is stored on this device then. */
  onLoss: (onLoss: () => void) => void;
  /** Reads and stores nothing more, like a closed tab. */
  close: () => void;
  isClosed: () => boolean;
}

/** The storage of one engine. */
export function openStorage(): EngineStorage {
  const withDatabase = browserDatabase<Schema>(
    'nuggets',
    (db) => {
      db.createObjectStore('answers', { keyPath: ['user', 'call'] }).createIndex('byAge', 'at');
      db.createObjectStore('outbox', { autoIncrement: true });
    },
    lose,
  );
  let unresponsive = false;
  let isLost = false;
  let isClosed = false;
  let lossListener: (() => void) | undefined;

  function lose(): void {
    if (isLost) return;
    isLost = true;
    lossListener?.();
  }

  /** The outcome, or undefined after `waitMs`; after `giveUpMs` the database counts as unresponsive. */
  function orTimeout<T>(
    work: Promise<T>,
    giveUpMs: number,
    waitMs: number | undefined,
  ): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const stopWaiting =
        waitMs === undefined ? undefined : setActiveTimeout(waitMs, () => resolve(undefined));
      const keep = setActiveTimeout(giveUpMs, () => {
        unresponsive = true;
        lose();
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

  async function inDatabase<T>(
    work: (db: Database) => Promise<T>,
    isPatient = false,
  ): Promise<T | undefined> {
    if ((unresponsive && !isPatient) || isClosed) return undefined;
    const waitMs = isPatient ? undefined : WAIT_MS;
    return withDatabase(async (open) => {
      const db = await orTimeout(open(), GIVE_UP_MS, waitMs);
      return db && !isClosed ? orTimeout(work(db), GIVE_UP_MS, waitMs) : undefined;
    });
  }

  return {
    inDatabase,
    inStore: (name, work) =>
      inDatabase(async (db) => {
        const { store, done } = db.transaction(name, 'readwrite');
        const [result] = await Promise.all([work(store), done]);
        return result;
      }),
    isSessionOnly: isSessionOnly,
    onLoss: (onLoss) => {
      lossListener = onLoss;
      if (isLost) onLoss();
    },
    close: () => {
      isClosed = true;
    },
    isClosed: () => isClosed,
  };
}

/**
 * A database of this browser, opened when it is first needed. Returns a function that works with it: `work` is given how to
 * open it, which resolves to null where there is none. Resolves to undefined where the work fails.
 * @param onFailure called where it cannot be opened
 */
export function browserDatabase<Stores extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<Stores>) => void,
  onFailure?: () => void,
) {
  type Opened = Promise<IDBPDatabase<Stores> | null>;
  let opened: Opened | undefined;
  const openOnce = () => openOrNull(name, upgrade, () => (opened = undefined));
  // One that fails may not fail again: it is tried once more now, and again whenever it is needed.
  const openTwice = async (): Promise<IDBPDatabase<Stores> | null> => {
    const db = (await openOnce()) ?? (await openOnce());
    if (db) return db;
    opened = undefined;
    if (hasDatabase()) onFailure?.();
    return null;
  };
  const open = (): Opened => (opened ??= openTwice());
  return async <T>(work: (open: () => Opened) => Promise<T>): Promise<T | undefined> => {
    try {
      return await work(open);
    } catch (error) {
      if (!isConnectionLost(error)) return undefined;
      opened = undefined;
    }
    // Its transaction was not completed: once more with a new connection.
    try {
      return await work(open);
    } catch (error) {
      if (isConnectionLost(error)) opened = undefined;
      return undefined;
    }
  };
}

/** Some browsers close a database without an event; it must then be opened again. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError');

/** Whether this browser gives databases at all: where storage is forbidden, even reading `indexedDB` throws. */
export function hasDatabase(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}

/** Opens a database, or resolves to null where that fails. `onClosed` is called when it has to be opened again. */
async function openOrNull<Stores extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<Stores>) => void,
  onClosed: () => void,
): Promise<IDBPDatabase<Stores> | null> {
  if (!hasDatabase()) return null;
  try {
    return await openDB<Stores>(name, 1, {
      upgrade,
      // A newer version of the app in another tab wants to upgrade the database and must not wait for this tab.
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
