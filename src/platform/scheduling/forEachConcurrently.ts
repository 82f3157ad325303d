/** Requests at a time for what somebody waits for: they may want something else meanwhile. */
export const AWAITED_REQUESTS = 3;

/**
 * Does work for each item in turn, `count` at a time; begins none once the signal is aborted. Where the work throws, so does this,
 * and what has begun goes on.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // Whoever is free takes the next from the one iterator.
  const left = items.values();
  const worker = async () => {
    for (const item of left) {
      if (signal.aborted) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
}
