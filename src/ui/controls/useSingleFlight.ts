import { useState } from 'react';

/** Runs one action at a time: further ones are ignored while one is in flight. */
export function useSingleFlight() {
  const [busy, setBusy] = useState(false);
  const once = async (action: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    // `finally`, so that the buttons work again after a failure.
    try {
      await action();
    } finally {
      setBusy(false);
    }
  };
  /** Wraps an action for a button. */
  const singleFlight = (action: () => Promise<unknown>) => () => void once(action);
  return { busy, once, singleFlight };
}
