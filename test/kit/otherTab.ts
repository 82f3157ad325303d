import { vi } from 'vitest';

/**
 * The outbox as another tab has it: modules of its own, over the storage that both share.
 * @param hears false for a browser in which no tab hears of another
 */
export async function otherTab({ hears = true } = {}) {
  vi.resetModules();
  if (!hears) vi.stubGlobal('BroadcastChannel', undefined);
  try {
    const [{ startOutbox, write }, { known, refresh }, { flushOutbox }] = await Promise.all([
      import('@/api/outbox/outbox'),
      import('@/api/outbox/outboxState'),
      import('@/api/outbox/sending'),
    ]);
    return { startOutbox, write, known, refresh, flushOutbox };
  } finally {
    vi.unstubAllGlobals();
  }
}

/** Lets work of one name wait for the other's, as a browser does for all its tabs. */
export function shareLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const run = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(
      name,
      run.catch(() => undefined),
    );
    return run;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
