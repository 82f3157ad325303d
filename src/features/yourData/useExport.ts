import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/data/client/ApiError';
import { useAppSelector } from '@/data/store/hooks';
import { selectCurrentUser } from '@/features/account/public';
import { download } from '@/platform/page/download';
import { exportLibrary, type ExportPart } from './store/exportLibrary';

export type ExportState =
  | { is: 'idle' }
  | { is: 'working'; what: string }
  | { is: 'done'; name: string; notes: readonly string[] }
  | { is: 'failed' };

/** Exports the user's library, and gives them the file. */
export function useExport() {
  const user = useAppSelector(selectCurrentUser);
  const [state, setState] = useState<ExportState>({ is: 'idle' });
  const working = useRef<AbortController>(null);
  useEffect(() => () => working.current?.abort(), []);
  const run = async (parts: readonly ExportPart[]) => {
    if (user === null || working.current !== null) return;
    const stop = new AbortController();
    working.current = stop;
    setState({ is: 'working', what: 'your lists' });
    try {
      const onProgress = (what: string) => {
        if (!stop.signal.aborted) setState({ is: 'working', what });
      };
      const { name, blob, notes } = await exportLibrary(
        { user, now: new Date(), signal: stop.signal, onProgress },
        parts,
      );
      stop.signal.throwIfAborted();
      download(name, blob);
      setState({ is: 'done', name, notes });
    } catch (error) {
      // Cancelled: the screen says so already.
      if (stop.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setState({ is: 'failed' });
    } finally {
      if (working.current === stop) working.current = null;
    }
  };
  const cancel = () => {
    working.current?.abort();
    working.current = null;
    setState({ is: 'idle' });
  };
  return { state, run, cancel };
}
