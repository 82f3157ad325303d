import { changedElsewhere } from '@/platform/values/text';
import { ApiError } from '../client/ApiError';

/** Fields of a write by name, each with its name in words. */
export type FieldNames<Name extends string> = readonly (readonly [name: Name, inWords: string])[];

interface Change<Name extends string> {
  changes: Readonly<Partial<Record<Name, unknown>>>;
  /** The values that the user saw. A field that is absent is written, whatever its value on the server. */
  was: Readonly<Partial<Record<Name, unknown>>>;
  /** The server's values. */
  now: Readonly<Record<Name, unknown>>;
  inWords?: (value: unknown, name: Name) => string;
}

/**
 * Refuses a write if another device has changed one of its fields to something else since the user saw them, so that the
 * user can choose. Throws an ApiError with `conflict`.
 */
export function refuseConflicts<Name extends string>(
  endpoint: string,
  fields: FieldNames<Name>,
  { changes, was, now, inWords = String }: Change<Name>,
): void {
  for (const [name, field] of fields) {
    const wanted = changes[name];
    const seen = was[name];
    if (wanted === undefined || seen === undefined || now[name] === seen || now[name] === wanted) continue;
    const detail = changedElsewhere(field);
    const conflict = { name, field, theirs: inWords(now[name], name) };
    throw new ApiError({ kind: 'rejected', endpoint, detail, conflict });
  }
}

/** The values that the person saw when they began, without the fields they have decided on: those overwrite the server's value. */
export const withoutOverwritten = <Fields extends object>(
  was: Fields,
  fieldsToOverwrite: readonly string[] = [],
): Partial<Fields> => {
  const left: Partial<Fields> = { ...was };
  for (const name of fieldsToOverwrite) Reflect.deleteProperty(left, name);
  return left;
};

/**
 * A payload without the value that the user saw in a field, so that the field is written whatever its value on the server. `was` has
 * the values of several fields, by name, or of the only one.
 */
export function withoutSeen(payload: object, field: string): object {
  const { was, ...rest }: { was?: unknown } = payload;
  if (field in rest && field.startsWith('was')) {
    return Object.fromEntries(Object.entries(payload).filter(([name]) => name !== field));
  }
  if (typeof was !== 'object' || was === null) return rest;
  return { ...rest, was: Object.fromEntries(Object.entries(was).filter(([name]) => name !== field)) };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

/**
 * Corrects a later write after the server has refused an earlier one of the same row: in `was`, fields that the earlier write had
 * changed get the values from before it. Returns the same object if there are none.
 */
export function withSeenBefore(payload: object, refused: object): object {
  const { was: seen }: { was?: unknown } = payload;
  const { was: before, changes }: { was?: unknown; changes?: unknown } = refused;
  if (seen === undefined) return payload;
  const seenFields = fieldsOf(seen);
  if (!seenFields && !Object.entries(refused).some(([name, value]) => name !== 'was' && value === seen))
    return payload;
  if (!seenFields) return before === undefined ? withoutSeen(payload, 'was') : { ...payload, was: before };
  const changed = Object.entries(fieldsOf(changes) ?? {}).flatMap(([name, value]) =>
    name in seenFields && seenFields[name] === value ? [name] : [],
  );
  if (changed.length === 0) return payload;
  const earlier = Object.entries(fieldsOf(before) ?? {}).filter(([name]) => changed.includes(name));
  const others = Object.entries(seenFields).filter(([name]) => !changed.includes(name));
  return { ...payload, was: Object.fromEntries([...others, ...earlier]) };
}
