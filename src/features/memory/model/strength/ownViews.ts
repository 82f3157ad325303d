import { DAY_MS } from '@/platform/values/dates';

/** A view of a passage that this device recorded itself. */
export interface OwnView {
  /** The last one, epoch milliseconds. */
  at: number;
  /** The last view before it that another device recorded; null for none. */
  seenElsewhere: number | null;
}

/** A view further ahead than this comes from a wrong clock, and is ignored. */
const AHEAD_MS = DAY_MS;

/**
 * The last view of a passage that another device recorded, as far as this one knows. This device's own views are ignored,
 * because arriving at a passage is not recalling it.
 * @param lastViewed on the server, epoch milliseconds; null for never
 * @param now epoch milliseconds
 */
export function seenElsewhere(
  lastViewed: number | null,
  own: OwnView | undefined,
  now: number,
): number | null {
  const viewed = lastViewed !== null && lastViewed <= now + AHEAD_MS ? lastViewed : null;
  if (own === undefined) return viewed;
  return viewed !== null && viewed > own.at ? viewed : own.seenElsewhere;
}
