import { useSingleFlight } from '../controls/useSingleFlight';
import { useWhileMounted } from '../useWhileMounted';

/**
 * Closes a dialog after its action, unless it has been closed meanwhile: a late answer must not close another dialog
 * that was opened since.
 */
export const useCloseWhileOpen = (onClose: () => void): (() => void) => useWhileMounted(onClose);

/** The result of a thunk that writes. */
interface SubmitOutcome {
  meta: { requestStatus: 'fulfilled' | 'rejected' };
}

/**
 * Submits a dialog's write, once, and closes the dialog when it has succeeded. After a failure it can be submitted
 * again.
 */
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
