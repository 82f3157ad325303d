import type { Call } from '@/data/client/call';

/** A device's clock may differ from the server's by this much. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/**
 * When something is done at this moment: by the server's clock if that is known and the device's is wrong, and otherwise by the
 * device's. To be asked when it is done, because the device's clock may be set before it is sent.
 * @param at now by the device's clock
 * @returns epoch milliseconds
 */
export function timeAtServer({ clock, serverNow }: Pick<Call, 'clock' | 'serverNow'>, at: number): number {
  const now = serverNow();
  const offset = now === undefined ? 0 : now - clock.now();
  return Math.abs(offset) > CLOCKS_DIFFER_MS ? at + offset : at;
}
