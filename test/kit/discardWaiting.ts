import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { outbox } from '@/data/outbox/thisTab';

/** After each test of the file, what it left waiting in the app's outbox is removed. */
export function discardWaiting(): void {
  afterEach(async () => {
    // What is on the screen would write more.
    cleanup();
    for (const { id } of await outbox.refresh()) await outbox.discard(id);
  });
}
