import type { Prayer } from '@/domain/prayers/prayer';

/**
 * Whether a prayer was prayed on the device's day. A server whose clock is ahead may date a session tomorrow: that was
 * today as well.
 */
export function isPrayedToday(
  lastPrayed: ReadonlyMap<number, string>,
  prayerId: number,
  today: string,
): boolean {
  return (lastPrayed.get(prayerId) ?? '') >= today;
}

/** How many of the prayers are still to be prayed today. */
export function leftToday(
  prayers: readonly Prayer[],
  lastPrayed: ReadonlyMap<number, string>,
  today: string,
): number {
  return prayers.filter(({ prayerId }) => !isPrayedToday(lastPrayed, prayerId, today)).length;
}
