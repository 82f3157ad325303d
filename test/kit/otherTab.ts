import { vi } from 'vitest';

/**
 * The outbox of another tab: its own modules over the shared storage.
 * @param hears false for a browser in which tabs do not hear of each other
 */
export async function otherTab({ hears = true } = {}) {
  vi.resetModules();
  if (!hears) vi.stubGlobal('BroadcastChannel', undefined);
  try {
    await import('@/app/tables');
    const [{ startOutbox, write }, { currentWrites, refresh }, { flushOutbox }] = await Promise.all([
      import('@/data/outbox/outbox'),
      import('@/data/outbox/outboxState'),
      import('@/data/outbox/sending'),
    ]);
    return { startOutbox, write, currentWrites, refresh, flushOutbox };
  } finally {
    vi.unstubAllGlobals();
  }
}

/** Makes work wait for other work of the same name, as a browser does across its tabs. */
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
