type Work = (lock: object | null) => Promise<unknown>;

/** Makes work wait for other work with the same name, as a browser does across its tabs, unless it is only wanted at once. */
export function shareLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const held = new Map<string, number>();
  const request = async (
    name: string,
    ...rest: [Work] | [{ ifAvailable?: boolean; signal?: AbortSignal }, Work]
  ): Promise<unknown> => {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
    if (options.ifAvailable && (held.get(name) ?? 0) > 0) return work(null);
    held.set(name, (held.get(name) ?? 0) + 1);
    const { signal } = options;
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    const before = last.get(name) ?? Promise.resolve();
    const run = Promise.race([before, aborted])
      .then(() => work({ name }))
      .finally(() => held.set(name, (held.get(name) ?? 0) - 1));
    // One that no longer waits gives nobody else a turn.
    last.set(name, Promise.allSettled([before, run]));
    return run;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
