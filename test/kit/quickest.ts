/** The quickest of some runs, in milliseconds: the work's own time, for other programs slow down but some of them. */
export function quickest(work: () => unknown, runs = 5): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
