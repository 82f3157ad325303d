import { useMemo } from 'react';
import { useEngine } from '../store/hooks';

/** The actions on waiting writes. */
export function useOutbox() {
  const engine = useEngine();
  return useMemo(() => {
    const outbox = async () => (await engine.ready()).outbox;
    return {
      sendNow: async (): Promise<void> => (await outbox()).flush({ now: true }),
      retry: async (id: number): Promise<void> => (await outbox()).retry(id),
      discard: async (id: number): Promise<void> => (await outbox()).discard(id),
    };
  }, [engine]);
}
