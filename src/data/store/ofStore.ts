import type { AppStore } from './appStore';

/** What a store, its thunks and its middleware share. */
export type StoreAccess = Pick<AppStore, 'dispatch' | 'getState'>;

/** What a store has beside its state; made when it is first asked for. */
export function ofStore<Made>(make: (store: StoreAccess) => Made): (store: StoreAccess) => Made {
  const known = new WeakMap<AppStore['getState'], { made: Made }>();
  return (store) => {
    // A thunk's `dispatch` is another function than the store's.
    const kept = known.get(store.getState) ?? { made: make(store) };
    known.set(store.getState, kept);
    return kept.made;
  };
}
