/**
 * The fastest of some runs, in milliseconds of this process's CPU time, so that other programs on a busy machine do not
 * count.
 */
export function quickest(work: () => unknown, runs = 5): number {
  const times = Array.from({ length: runs }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
