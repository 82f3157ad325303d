import { useMemo } from 'react';
import { useEngine } from '../store/hooks';

/** What a person can do about what waits. */
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
