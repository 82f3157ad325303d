import { act, cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { makeStore } from '@/app/store';
import { removeWrite, storedWrites } from '@/data/outbox/outboxStorage';
import type { AppStore } from '@/data/store/appStore';
import { outboxOf } from '@/data/sync/outboxOf';

let made: AppStore[] = [];

/**
 * A store as the app makes it, with RTK's checks. When the test ends, its tab is closed and nothing waits on the device
 * any more.
 */
export function testStore(): AppStore {
  const store = makeStore({ checked: true });
  made.push(store);
  return store;
}

/** Sends the writes that are only waiting because they can still be undone. */
export const sendHeld = () =>
  act(async () => {
    for (const store of made) await outboxOf(store).flush({ now: true });
  });

afterEach(async () => {
  // The mounted screen would write more.
  cleanup();
  for (const store of made) outboxOf(store).close();
  made = [];
  for (const { id } of (await storedWrites()) ?? []) await removeWrite(id);
});
