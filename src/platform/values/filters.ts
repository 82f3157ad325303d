/** Whether an item has at least one of the selected topics; without a selection every item passes. */
export function hasAnyTopic(topicIds: readonly number[], selected: ReadonlySet<number>): boolean {
  return selected.size === 0 || topicIds.some((id) => selected.has(id));
}

/** An index wrapped at both ends of a list: -1 is the last, `length` the first. 0 for an empty list. */
export function wrapIndex(index: number, length: number): number {
  return length === 0 ? 0 : ((index % length) + length) % length;
}
