/** Aborts each reading request in flight. */
const inFlight = new Set<() => void>();

/** Aborts every reading request in flight and sends it again: for a user who has waited long. */
export function refetchAll(): void {
  const aborts = [...inFlight];
  for (const abort of aborts) abort();
}

/** Sends a request, again on every `refetchAll`. Only for calls that change nothing and so may be sent twice. */
export async function refetchable<T>(
  read: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  inFlight.add(abort);
  try {
    return await read(attempt.signal);
  } catch (error) {
    if (!attempt.signal.aborted || signal?.aborted) throw error;
  } finally {
    inFlight.delete(abort);
    signal?.removeEventListener('abort', abort);
  }
  return refetchable(read, signal);
}
