/** Makes work wait for other work with the same name, as a browser does across its tabs. */
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
