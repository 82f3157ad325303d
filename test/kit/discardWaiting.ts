import { afterEach } from 'vitest';
import { outbox } from '@/data/outbox/thisTab';

/** After each test of the file, what it left waiting in the app's outbox is removed. */
export function discardWaiting(): void {
  afterEach(async () => {
    for (const { id } of await outbox.refresh()) await outbox.discard(id);
  });
}
