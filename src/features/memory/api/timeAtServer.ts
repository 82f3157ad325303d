import type { Call } from '@/data/client/call';

type Clocks = Pick<Call, 'clock' | 'serverNow'>;

/** A device's clock may differ from the server's by this much. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** How far the server's time may be wrong when it is known: its dates arrive late, and in whole seconds. */
const SERVER_TIME_MS = 30_000;

/** Whether a time is ahead of the server's clock, where that is known: it comes from a device whose clock is wrong. */
export function isAhead({ serverNow }: Pick<Clocks, 'serverNow'>, epochMs: number): boolean {
  const now = serverNow();
  return now !== undefined && epochMs > now + CLOCKS_DIFFER_MS;
}

/**
 * When something was done here, by the server's clock if that is known and the device's is wrong, and otherwise by the device's.
 * It is never a time to come, as after the device's clock was set back.
 * @param epochMs by the device's clock
 * @returns epoch milliseconds: `at`; asked for at another moment, a time from `earliest` to `latest`
 */
export function timeAtServer(clocks: Clocks, epochMs: number): Record<'at' | 'earliest' | 'latest', number> {
  const now = clocks.serverNow();
  const offset = now === undefined ? 0 : now - clocks.clock.now();
  const corrected = Math.abs(offset) > CLOCKS_DIFFER_MS ? epochMs + offset : epochMs;
  const at = now !== undefined && isAhead(clocks, corrected) ? now : corrected;
  const inexact = at === epochMs ? 0 : SERVER_TIME_MS;
  return { at, earliest: at - inexact, latest: at + inexact };
}
