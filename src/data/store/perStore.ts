import { memoizeByObject } from '@/platform/values/memoizeByObject';
import type { StoreAccess } from './appStore';

/** A value that belongs to a store but is not in its state; made when it is first requested. */
export const perStore = <Made>(make: (store: StoreAccess) => Made): ((store: StoreAccess) => Made) =>
  // A thunk's `dispatch` is another function than the store's.
  memoizeByObject(make, ({ getState }) => getState);
