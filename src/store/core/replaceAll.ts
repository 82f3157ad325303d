import type { EntityState } from '@reduxjs/toolkit';

/**
 * Puts a whole list in the place of another. As `setAll` of an entity adapter, but for thousands of rows: they are not
 * walked through drafts one by one, and, coming from the decoder, they are nobody else's and need no deep freezing.
 */
export function replaceAll<T>(
  state: EntityState<T, number>,
  items: readonly T[],
  idOf: (item: T) => number,
): void {
  const entities: Record<number, T> = {};
  for (const item of items) entities[idOf(item)] = item;
  const ids = [...new Set(items.map(idOf))];
  Object.assign(state, { ids: Object.freeze(ids), entities: Object.freeze(entities) });
}
