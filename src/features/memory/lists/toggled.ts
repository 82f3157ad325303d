/** The ids of the open rows, after one of them was opened or closed. */
export function toggled(openIds: readonly number[], id: number, open: boolean): readonly number[] {
  const others = openIds.filter((each) => each !== id);
  return open ? [...others, id] : others;
}
