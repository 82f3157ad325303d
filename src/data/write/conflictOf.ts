import type { Conflict } from '../client/ApiError';

/** What a thunk that writes has ended with: what it has written, or its failure. */
export type Ended = { id: number } | { conflict?: Conflict };

/** What another device changed, if a write was refused because of that; null for any other outcome. */
export const conflictOf = ({ payload }: { payload?: Ended | undefined }): Conflict | null =>
  (payload && 'conflict' in payload ? payload.conflict : undefined) ?? null;

/** What the person saw when they began, without the fields they have decided on: those overwrite whatever is there. */
export const withoutOverwritten = <Fields extends object>(
  was: Fields,
  fieldsToOverwrite: readonly string[] = [],
): Partial<Fields> => {
  const left: Partial<Fields> = { ...was };
  for (const name of fieldsToOverwrite) Reflect.deleteProperty(left, name);
  return left;
};
