/** Concurrent requests for something a person waits for; low, because they may ask for something else meanwhile. */
export const AWAITED_REQUESTS = 3;

/**
 * Does the work for each item, `count` at a time; starts no more once the signal is aborted. If the work throws, so
 * does this, while work that has already started continues.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // All workers take their next item from this one iterator.
  const left = items.values();
  const worker = async () => {
    for (const item of left) {
      if (signal.aborted) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
}
