/** What ends each request in flight that only reads. */
const inFlight = new Set<() => void>();

/** Ends every request that only reads and is still without an answer, and sends it again: for who has waited long. */
export function refetchAll(): void {
  for (const end of [...inFlight]) end();
}

/** Reads, again whenever `refetchAll` says so. For calls that change nothing, and so may be sent twice. */
export async function refetchable<T>(
  read: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const attempt = new AbortController();
  const end = () => attempt.abort();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  inFlight.add(end);
  try {
    return await read(attempt.signal);
  } catch (error) {
    if (!attempt.signal.aborted || signal?.aborted) throw error;
  } finally {
    inFlight.delete(end);
    signal?.removeEventListener('abort', end);
  }
  return refetchable(read, signal);
}
