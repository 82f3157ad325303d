import { useState } from 'react';

/** Runs one action at a time: what is begun while one is in flight is ignored. */
export function useSingleFlight() {
  const [busy, setBusy] = useState(false);
  const once = async (action: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    // Also after one that has failed: buttons that stayed dead could only be reloaded.
    try {
      await action();
    } finally {
      setBusy(false);
    }
  };
  /** For a button. */
  const singleFlight = (action: () => Promise<unknown>) => () => void once(action);
  return { busy, once, singleFlight };
}
