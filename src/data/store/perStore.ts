import { memoizeByObject } from '@/platform/values/memoizeByObject';
import type { StoreAccess } from './appStore';

/** What a store has beside its state; made when it is first asked for. */
export const perStore = <Made>(make: (store: StoreAccess) => Made): ((store: StoreAccess) => Made) =>
  // A thunk's `dispatch` is another function than the store's.
  memoizeByObject(make, ({ getState }) => getState);
