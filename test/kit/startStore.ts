import { afterAll, beforeEach, vi } from 'vitest';
import { forgetUser } from '@/data/cache/answerCache';
import { outbox } from '@/data/outbox/thisTab';
import { makeStore } from '@/app/store';
import { selectNotices } from '@/data/notices/notices';
import { startSync } from '@/app/sync/startSync';
import { signedIn } from '@/features/account/store/user';
import type { MockApi } from '@test/api/node';
import { discardWaiting } from './discardWaiting';
import { startMockApi } from './startMockApi';

// A store reads the outbox as it starts, which a file of short tests may not last for: without a window it would fail.
afterAll(async () => {
  vi.useRealTimers();
  await outbox.refresh();
});

/** Removes what a test stored on the device before the next one. */
export function forgetDevice(): void {
  beforeEach(async () => {
    for (const user of ['demo', 'reader', 'Guest', '']) await forgetUser(user);
  });
  discardWaiting();
}

/** A user's store without screens, and the mock API that answers it. */
export function startStore(user = 'demo', api: MockApi = startMockApi()) {
  const store = makeStore({ checked: true });
  store.dispatch(signedIn({ userName: user }));
  startSync(store);
  return {
    api,
    store,
    data: api.db.user(user),
    signIn: (userName: string) => store.dispatch(signedIn({ userName })),
  };
}

/** The texts of the notices shown. */
export const noticesOf = ({ store }: Pick<ReturnType<typeof startStore>, 'store'>): string[] =>
  selectNotices(store.getState()).map(({ text }) => text);
