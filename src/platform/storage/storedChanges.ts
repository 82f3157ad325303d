import { listen } from '../page/listen';
import { createEmitter } from '../values/emitter';

/** The changes of a stored value, as `useSyncExternalStore` needs them: those of this tab, which emits them, and of other tabs. */
export function createStoredChanges() {
  const { subscribe, emit } = createEmitter();
  return {
    emit,
    subscribe: (onChange: () => void) => {
      const ends = [subscribe(onChange), listen(['storage'], onChange)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
