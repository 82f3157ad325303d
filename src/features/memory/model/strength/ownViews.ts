/** A view of a passage that this device recorded itself. */
export interface OwnView {
  /** The last one, epoch milliseconds. */
  at: number;
  /** The last view before it that another device recorded; null for none. */
  seenElsewhere: number | null;
}

/**
 * The last view of a passage that another device recorded, as far as this one knows: whoever arrives at a passage has not
 * recalled it, so this device's own views say nothing.
 * @param lastViewed on the server, epoch milliseconds; null for never
 */
export function seenElsewhere(lastViewed: number | null, own: OwnView | undefined): number | null {
  if (own === undefined) return lastViewed;
  return lastViewed !== null && lastViewed > own.at ? lastViewed : own.seenElsewhere;
}
