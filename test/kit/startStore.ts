import { afterAll, beforeEach, vi } from 'vitest';
import { selectNotices } from '@/data/notices/notices';
import { startSync } from '@/app/sync/startSync';
import type { MockApi } from '@test/api/node';
import { startMockApi } from './startMockApi';
import { answers, outboxStorage } from './engine';
import { outboxOf, testStore } from './testStore';
import { signedIn } from '@/data/session/session';

// A store reads the outbox as it starts, which may take longer than a file of short tests: without a window it would
// fail.
afterAll(async () => {
  vi.useRealTimers();
  await outboxStorage.read();
});

/** Removes the answers that a test stored on the device before the next one. */
export function forgetDevice(): void {
  beforeEach(async () => {
    for (const user of ['demo', 'reader', 'Guest', '']) await answers.forgetUser(user);
  });
}

/** A user's store without screens, and the mock API that answers it. */
export function startStore(user = 'demo', api: MockApi = startMockApi()) {
  const store = testStore();
  store.dispatch(signedIn({ userName: user }));
  startSync(store);
  return {
    api,
    store,
    outbox: outboxOf(store),
    data: api.db.user(user),
    signIn: (userName: string) => store.dispatch(signedIn({ userName })),
  };
}

/** The texts of the notices shown. */
export const noticesOf = ({ store }: Pick<ReturnType<typeof startStore>, 'store'>): string[] =>
  selectNotices(store.getState()).map(({ text }) => text);
