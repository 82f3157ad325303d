import { useSyncExternalStore } from 'react';
import { screenActions, subscribeToScreenActions } from './useActions';

const leadingOn = () => screenActions().findLast(({ leadsOn }) => leadsOn !== undefined);

/** The action that leads on from a screen whose work is done, by the words that say where to; null while there is none. */
export function useLeadingOn(): { label: string; run: () => void } | null {
  const label = useSyncExternalStore(subscribeToScreenActions, () => leadingOn()?.leadsOn);
  return label === undefined ? null : { label, run: () => leadingOn()?.run() };
}
