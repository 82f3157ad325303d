import { useState } from 'react';

/** Makes actions of which one runs at a time: further presses while one is in flight are ignored. */
export function useSingleFlight() {
  const [busy, setBusy] = useState(false);
  const singleFlight = (action: () => Promise<unknown>) => async () => {
    if (busy) return;
    setBusy(true);
    try {
      await action();
    } finally {
      setBusy(false);
    }
  };
  return { busy, singleFlight };
}
