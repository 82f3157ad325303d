/**
 * The result of some work, and its duration in milliseconds of this process's CPU time, so that other programs on a
 * busy machine do not count.
 */
export function cpuOf<Result>(work: () => Result): { result: Result; ms: number } {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return { result, ms: (user + system) / 1000 };
}

/** The fastest of some runs, in milliseconds of CPU time. */
export function quickest(work: () => unknown, runs = 5): number {
  return Math.min(...Array.from({ length: runs }, () => cpuOf(work).ms));
}
