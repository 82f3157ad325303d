import { useSyncExternalStore } from 'react';
import { listen } from './listen';

const subscribe = (onChange: () => void) => listen(['online', 'offline'], onChange);

/** Whether the device reports a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
