import { selectNotices } from '@/data/notices/notices';
import { startSync } from '@/app/sync/startSync';
import type { MockApi } from '@test/api/node';
import { startMockApi } from './startMockApi';
import { outboxOf, testStore } from './testStore';
import { signedIn } from '@/data/session/session';

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
