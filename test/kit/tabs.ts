import { vi } from 'vitest';
import { outboxStorage } from './engine';
import { api, data, outbox, user } from './outbox';
import { createOtherTabs } from '@/platform/storage/otherTabs';
import { newLocalId, outboxWriteFrom, type OutboxWrite } from '@/data/outbox/outboxWrite';

/** Pending and never sent, so that the list need not be searched before it is sent. */
export async function writeOffline(...of: Parameters<typeof outbox.write>) {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.faults.set('*', 'drop');
  const outcome = await outbox.write(...of);
  api.faults.clear();
  api.requests.length = 0;
  online.mockRestore();
  return 'waiting' in outcome ? outcome.waiting : 0;
}

export const titled = (title: string) => data().prayers.filter((each) => each.title === title).length;

export function databaseTakesNothing(): void {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  });
}

/** The database can be read, and takes no changes until the returned function is called, as with a full disk. */
export function databaseTakesNoChanges(): () => void {
  const { transaction } = IDBDatabase.prototype;
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...given: Parameters<typeof transaction>
  ) {
    if (given[1] === 'readwrite') throw new DOMException('There is no room', 'QuotaExceededError');
    return transaction.apply(this, given);
  });
  return () => spy.mockRestore();
}

/** A write that a closed page was sending. */
export function leftInJournal(name: string): OutboxWrite {
  const stored = { user, at: 1, command: JSON.stringify({ kind: 'topic', name }) };
  const left = outboxWriteFrom({ ...stored, localId: newLocalId(Date.now()) }, 0);
  outboxStorage.journal(left);
  return left;
}

/** Another tab announces that it has sent a write. */
export async function tellSent(write: OutboxWrite): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const stop = outbox.watch(({ confirmed }) => {
      if (confirmed?.provisionalId !== write.id) return;
      stop();
      resolve();
    });
  });
  const other = createOtherTabs().join('outbox', () => undefined);
  other.post({ confirmed: { ...write.write, user, id: 0, at: 1, provisionalId: write.id }, write });
  await heard;
  other.leave();
}
