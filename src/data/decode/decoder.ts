import * as v from 'valibot';
import { isBlank } from '@/platform/values/text';

/**
 * Turns an answer into a domain value. `rejection` has the server's words if it refused; a failure without it means that
 * the answer is malformed. `invalidRowCount` is how many rows of a list cannot be read.
 */
export type Decoder<T> = (answer: unknown) => Decoded<T>;

export type Decoded<T> =
  | { ok: true; value: T; invalidRowCount?: number }
  | { ok: false; rejection?: string; invalidRowCount?: number };

type AnySchema<T> = v.GenericSchema<unknown, T>;

/** An answer of a shape. A string instead is the server's refusal (`"error"`, `"failure-..."`). */
export function shaped<T>(schema: AnySchema<T>): Decoder<T> {
  return (answer) => {
    if (typeof answer === 'string') return { ok: false, rejection: answer };
    const result = v.safeParse(schema, answer);
    return result.success ? { ok: true, value: result.output } : { ok: false };
  };
}

/** A write's answer: `"success"`, or any other text as the reason for refusing. */
export const success: Decoder<'success'> = (answer) => {
  if (answer === 'success') return { ok: true, value: 'success' };
  return typeof answer === 'string' ? { ok: false, rejection: answer } : { ok: false };
};

/** A new row's id. 0, a negative number or a text means that no row was made. */
export const newId: Decoder<number> = (answer) => {
  const result = v.safeParse(wholeNumber, answer);
  if (!result.success) return typeof answer === 'string' ? { ok: false, rejection: answer } : { ok: false };
  return result.output > 0
    ? { ok: true, value: result.output }
    : { ok: false, rejection: String(result.output) };
};

/** A whole number, also as a numeric string. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*-?\d+\s*$/), v.transform(Number))]),
  v.safeInteger(),
);

/** A whole number from 1: unset ids and numbers arrive as 0 or -1. */
export const positive = v.pipe(wholeNumber, v.minValue(1));

/** A text; a number becomes its digits. */
export const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** A text that may be missing: `null` and absent become `''`. */
export const optionalText = v.nullish(text, '');

/** A text that may be missing: absent becomes null. */
export const nullableText = v.nullish(text, null);

/** A text that may be unset: absent and blank become null. */
export const unsetText = v.pipe(
  nullableText,
  v.transform((value) => (isBlank(value) ? null : value)),
);

/** A flag as `true`, `1` or `"Y"`; anything else, or absent, is false. */
export const flag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'Y' || value === 'y'),
  ),
  false,
);

/**
 * A list. Invalid rows are left out, so that one bad row does not cost the user all others. A list of nothing but invalid
 * rows is malformed.
 */
export function rows<T>(row: AnySchema<T>): AnySchema<T[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const valid = validOf(row, dataset.value);
      if (valid.length > 0 || dataset.value.length === 0) return valid;
      addIssue({ message: 'no row of the list can be read' });
      return NEVER;
    }),
  );
}

/** A list inside a row. Invalid items are left out, and an invalid list is empty, so that the row itself is not lost. */
export function innerRows<T>(row: AnySchema<T>): AnySchema<T[]> {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform((list) => (Array.isArray(list) ? validOf(row, list) : [])),
    ),
    [],
  );
}

/** Items with each id once: of duplicates the last one, at the position of the first. */
export const distinct = <T>(items: readonly T[], idOf: (item: T) => number | string): T[] => [
  ...new Map(items.map((item) => [idOf(item), item])).values(),
];

/** The items that are valid, decoded. */
export const validOf = <T>(row: AnySchema<T>, items: readonly unknown[]): T[] =>
  items.flatMap((item) => {
    const result = v.safeParse(row, item);
    return result.success ? [result.output] : [];
  });
