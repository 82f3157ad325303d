import { useEffect, useRef } from 'react';
import { useSingleFlight } from '../controls/useSingleFlight';

/**
 * Closes a dialog after its action, unless it has been closed meanwhile: a late answer must not close another dialog that the
 * person has opened since.
 */
export function useCloseWhileOpen(onClose: () => void): () => void {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return () => {
    if (open.current) onClose();
  };
}

/** How a thunk that writes has ended. */
interface SubmitOutcome {
  meta: { requestStatus: 'fulfilled' | 'rejected' };
}

/** Sends a dialog's write, once, and closes the dialog when that has succeeded; after a failure it can be sent again. */
export function useSubmit(onClose: () => void) {
  const { busy, once } = useSingleFlight();
  const closeWhenDone = useCloseWhileOpen(onClose);
  const submit = (write: () => Promise<SubmitOutcome>) =>
    once(async () => {
      const { meta } = await write();
      if (meta.requestStatus === 'fulfilled') closeWhenDone();
    });
  return { busy, submit };
}
