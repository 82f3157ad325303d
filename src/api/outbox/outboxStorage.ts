import { database, type WaitingWrite } from '@/device/database';

/** A write in the outbox, with its place in the order of sending. */
export interface Waiting extends WaitingWrite {
  id: number;
}

/** Every write that waits, oldest first; none where storage fails. */
export async function waitingWrites(): Promise<Waiting[]> {
  try {
    const db = await database();
    if (!db) return [];
    const transaction = db.transaction('outbox');
    const [ids, writes] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
    return ids.flatMap((id, index) => {
      const write = writes[index];
      return write ? [{ ...write, id }] : [];
    });
  } catch {
    return [];
  }
}

/** The write at this place; undefined when there is none. */
export async function waitingWrite(id: number): Promise<Waiting | undefined> {
  try {
    const write = await (await database())?.get('outbox', id);
    return write && { ...write, id };
  } catch {
    return undefined;
  }
}

/** Keeps a write behind all others; gives its place, or null where nothing can be kept. */
export async function addWrite(write: WaitingWrite): Promise<number | null> {
  try {
    return (await (await database())?.add('outbox', write)) ?? null;
  } catch {
    return null;
  }
}

/** Writes down what is now known of a write that waits; one that has been taken out meanwhile stays out. */
export async function putWrite({ id, ...write }: Waiting): Promise<void> {
  try {
    const transaction = (await database())?.transaction('outbox', 'readwrite');
    if (transaction && (await transaction.store.getKey(id)) !== undefined)
      await transaction.store.put(write, id);
  } catch {
    // It stays as it was.
  }
}

/** Takes a write out. */
export async function removeWrite(id: number): Promise<void> {
  try {
    await (await database())?.delete('outbox', id);
  } catch {
    // It stays where it was.
  }
}
