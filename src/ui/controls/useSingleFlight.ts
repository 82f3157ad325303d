import { useState } from 'react';

/** Makes actions of which one runs at a time: further presses while one is in flight are ignored. */
export function useSingleFlight() {
  const [busy, setBusy] = useState(false);
  const singleFlight = (action: () => Promise<unknown>) => () => {
    if (busy) return;
    setBusy(true);
    // Whatever comes of it: buttons that stayed dead could only be reloaded.
    void action().finally(() => setBusy(false));
  };
  return { busy, singleFlight };
}
