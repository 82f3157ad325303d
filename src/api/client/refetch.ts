/** What ends the request of each read that is on its way. */
const onTheirWay = new Set<() => void>();

/** Ends every request that only reads and is still without an answer, and sends it again: for who has waited long. */
export function askAnew(): void {
  for (const end of [...onTheirWay]) end();
}

/** Reads, again whenever `askAnew` says so. For calls that change nothing, and so may be sent twice. */
export async function renewable<T>(
  read: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const attempt = new AbortController();
  const end = () => attempt.abort();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  onTheirWay.add(end);
  try {
    return await read(attempt.signal);
  } catch (error) {
    if (!attempt.signal.aborted || signal?.aborted) throw error;
  } finally {
    onTheirWay.delete(end);
    signal?.removeEventListener('abort', end);
  }
  return renewable(read, signal);
}
