import { memoizeByObject } from '@/platform/values/memoizeByObject';
import type { AppStore } from './appStore';

/** What a store, its thunks and its middleware share. */
export type StoreAccess = Pick<AppStore, 'dispatch' | 'getState'>;

/** What a store has beside its state; made when it is first asked for. */
export const ofStore = <Made>(make: (store: StoreAccess) => Made): ((store: StoreAccess) => Made) =>
  // A thunk's `dispatch` is another function than the store's.
  memoizeByObject(make, ({ getState }) => getState);
