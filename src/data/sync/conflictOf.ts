import type { Conflict } from '../client/ApiError';

export type { Conflict };

/** What another device changed, if a write was refused because of that; null for any other outcome. */
export function conflictOf(outcome: { payload?: unknown }): Conflict | null {
  const { payload } = outcome;
  if (typeof payload !== 'object' || payload === null || !('conflict' in payload)) return null;
  const { conflict } = payload;
  if (typeof conflict !== 'object' || conflict === null) return null;
  return 'name' in conflict && 'field' in conflict && 'theirs' in conflict
    ? { name: String(conflict.name), field: String(conflict.field), theirs: String(conflict.theirs) }
    : null;
}

/** What the person saw when they began, without the fields they have decided on: those overwrite whatever is there. */
export const withoutOverwritten = <Fields extends object>(
  was: Fields,
  fieldsToOverwrite: readonly string[] = [],
): Partial<Fields> => {
  const left: Partial<Fields> = { ...was };
  for (const name of fieldsToOverwrite) Reflect.deleteProperty(left, name);
  return left;
};
