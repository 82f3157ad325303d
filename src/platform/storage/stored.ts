import * as v from 'valibot';
import { anonymousArea, areaOf } from './sessionOnlyUsers';
import { localArea, sessionArea, readStored, userPart, writeStored, type Area } from './storage';

/** The value stored under one key. Writing null removes it. */
interface Stored<Input, Output> {
  read: () => Output;
  write: (value: Input | null) => void;
}

/** As `Stored`, with one value for each user. */
interface StoredOfUser<Input, Output> {
  read: (user: string) => Output;
  write: (user: string, value: Input | null) => void;
}

/**
 * A value that this browser remembers. Text is stored as it is, any other value as JSON; a value that is missing,
 * damaged or does not match `schema` reads as `fallback`. The scope says to whom it belongs: 'device' is shared by
 * everybody at this browser; 'tab' ends with the tab; 'anonymous' names no user but shows what somebody did here, so it
 * is stored in the tab if they signed in without Remember Me; 'user' is stored for each user, with their name added to
 * the key. `clearUserData` removes the last two.
 */
export function stored<Input, Output, Fallback>(
  key: string,
  schema: v.GenericSchema<Input, Output>,
  fallback: Fallback,
  scope: 'device' | 'tab',
): Stored<Input, Output | Fallback>;
export function stored<Input, Output, Fallback>(
  key: (typeof ANONYMOUS_KEYS)[number],
  schema: v.GenericSchema<Input, Output>,
  fallback: Fallback,
  scope: 'anonymous',
): Stored<Input, Output | Fallback>;
export function stored<Input, Output, Fallback>(
  key: `${string}/` | `${string}.`,
  schema: v.GenericSchema<Input, Output>,
  fallback: Fallback,
  scope: 'user',
): StoredOfUser<Input, Output | Fallback>;
export function stored<Input, Output, Fallback>(
  key: string,
  schema: v.GenericSchema<Input, Output>,
  fallback: Fallback,
  scope: 'device' | 'tab' | 'anonymous' | 'user',
): Stored<Input, Output | Fallback> | StoredOfUser<Input, Output | Fallback> {
  const read = (fullKey: string, area: Area) => decoded(readStored(fullKey, area), schema) ?? fallback;
  if (scope === 'user') {
    return {
      read: (user: string) => read(key + userPart(user), areaOf(user)),
      write: (user: string, value: Input | null) =>
        writeStored(key + userPart(user), encoded(value), areaOf(user)),
    };
  }
  const area = () => (scope === 'tab' ? sessionArea : scope === 'device' ? localArea : anonymousArea());
  return {
    read: () => read(key, area()),
    write: (value: Input | null) => writeStored(key, encoded(value), area()),
  };
}

/** The keys of the scope 'anonymous', which are cleared together with a user's. */
export const ANONYMOUS_KEYS = ['nuggets.book', 'nuggets.readIn'] as const;

const encoded = (value: unknown): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value);

function decoded<Output>(text: string | null, schema: v.GenericSchema<unknown, Output>): Output | undefined {
  if (text === null) return undefined;
  const asText = v.safeParse(schema, text);
  if (asText.success) return asText.output;
  try {
    const asJson = v.safeParse(schema, JSON.parse(text));
    return asJson.success ? asJson.output : undefined;
  } catch {
    return undefined;
  }
}

/** An object whose reader handles missing or damaged fields. */
export const anyObject = v.custom<object>((value) => typeof value === 'object' && value !== null);

/** A list without its damaged items, cut to its first `max`. */
export const arraySchema = <Item>(item: v.GenericSchema<Item>, max = Infinity) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items): readonly Item[] => items.filter((each) => v.is(item, each)).slice(0, max)),
  );
