import * as v from 'valibot';
import { isBlank } from '@/domain/text/text';

/**
 * Turns an answer into a domain value. `rejection` holds the server's words when it answered that it would not;
 * without it a failure means that the answer makes no sense.
 */
export type Decoder<T> = (answer: unknown) => { ok: true; value: T } | { ok: false; rejection?: string };

type AnySchema<T> = v.GenericSchema<unknown, T>;

/** An answer with a shape. A bare string where a shape belongs is the server's refusal (`"error"`, `"failure-..."`). */
export function shaped<T>(schema: AnySchema<T>): Decoder<T> {
  return (answer) => {
    if (typeof answer === 'string') return { ok: false, rejection: answer };
    const result = v.safeParse(schema, answer);
    return result.success ? { ok: true, value: result.output } : { ok: false };
  };
}

/** A write's answer: `"success"`, or any other text as the reason why not. */
export const success: Decoder<'success'> = (answer) => {
  if (answer === 'success') return { ok: true, value: 'success' };
  return typeof answer === 'string' ? { ok: false, rejection: answer } : { ok: false };
};

/** A new row's id; 0, a negative number or a text means that there is none. */
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

/** A text; a number is taken as its digits. */
export const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** A text that may be missing: `null`, absent and `""` are all `''`. */
export const optionalText = v.nullish(text, '');

/** A text where null and absent stay null: the value is sent back as it came. */
export const nullableText = v.nullish(text, null);

/** A text that may be unset: `null`, absent and blank are all null. */
export const unsetText = v.pipe(
  nullableText,
  v.transform((value) => (isBlank(value) ? null : value)),
);

/** A flag as `true`, `1` or `"Y"`; everything else, and nothing, is false. */
export const flag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'Y' || value === 'y'),
  ),
  false,
);

/**
 * A list. A row that makes no sense is left out, for one bad row must not cost the user the other three hundred; a
 * list of nothing but bad rows is malformed.
 */
export function rows<T>(row: AnySchema<T>): AnySchema<T[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const kept = sensible(row, dataset.value);
      if (kept.length === 0 && dataset.value.length > 0) {
        addIssue({ message: 'no row of the list can be read' });
        return NEVER;
      }
      return kept;
    }),
  );
}

/** A list whose rows have ids: one that comes twice is there once, or whoever steps through them would never get past it. */
export const rowsById = <T>(row: AnySchema<T>, idOf: (row: T) => number): AnySchema<T[]> =>
  v.pipe(
    rows(row),
    v.transform((all) => distinct(all, idOf)),
  );

/** A list inside a row, where what makes no sense, be it all of it, must not cost the user the row. */
export function innerRows<T>(row: AnySchema<T>): AnySchema<T[]> {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform((list) => (Array.isArray(list) ? sensible(row, list) : [])),
    ),
    [],
  );
}

/** Items without those that are there twice: of two the later one, in the place of the first. */
export function distinct<T>(items: readonly T[], idOf: (item: T) => number): T[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}

function sensible<T>(row: AnySchema<T>, items: readonly unknown[]): T[] {
  const kept: T[] = [];
  for (const item of items) {
    const result = v.safeParse(row, item);
    if (result.success) kept.push(result.output);
  }
  return kept;
}
