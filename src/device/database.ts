import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** An answer as it was received, kept for when there is no network. */
export interface KeptAnswer {
  user: string;
  /** Endpoint and query. */
  call: string;
  text: string;
  /** When it came, epoch milliseconds. */
  at: number;
}

/** A write that waits for the server. */
export interface WaitingWrite {
  user: string;
  /** The command, as JSON: it is decoded when it is sent, like everything that comes from outside. */
  command: string;
  /** When it was made, epoch milliseconds. */
  at: number;
  /** It was sent, and no answer came that would say whether it arrived. */
  unanswered?: boolean;
  /** The server's words when it refused this write; then it waits for the person to decide. */
  refused?: string;
}

interface Schema extends DBSchema {
  answers: { key: [string, string]; value: KeptAnswer; indexes: { byAge: number } };
  /** The keys grow with every write: the order of sending. */
  outbox: { key: number; value: WaitingWrite };
}

let opened: Promise<IDBPDatabase<Schema> | null> | undefined;

/** The browser's database; null where there is none (private windows of some browsers) or it cannot be opened. */
export function database(): Promise<IDBPDatabase<Schema> | null> {
  opened ??= open();
  return opened;
}

async function open(): Promise<IDBPDatabase<Schema> | null> {
  try {
    // Where storage is forbidden, to look for it throws already.
    if (typeof indexedDB === 'undefined') return null;
    return await openDB<Schema>('nuggets', 1, {
      upgrade(db) {
        db.createObjectStore('answers', { keyPath: ['user', 'call'] }).createIndex('byAge', 'at');
        db.createObjectStore('outbox', { autoIncrement: true });
      },
      terminated() {
        opened = undefined;
      },
    });
  } catch {
    return null;
  }
}
