/**
 * The quickest of some runs, in milliseconds that this process worked: what other programs of a busy machine take does not
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
