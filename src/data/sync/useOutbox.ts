import { useMemo } from 'react';
import { useEngine } from '../store/hooks';

/** A request that has had no answer for so long, in milliseconds, is made anew for a person who does not want to wait. */
const HANGING_MS = 10_000;

/** The actions on waiting writes. */
export function useOutbox() {
  const engine = useEngine();
  return useMemo(() => {
    const outbox = async () => (await engine.ready()).outbox;
    return {
      sendNow: async (): Promise<void> => {
        engine.refetchAll(HANGING_MS);
        await (await outbox()).flush({ now: true });
      },
      retry: async (id: number): Promise<void> => (await outbox()).retry(id),
      discard: async (id: number): Promise<void> => (await outbox()).discard(id),
    };
  }, [engine]);
}
