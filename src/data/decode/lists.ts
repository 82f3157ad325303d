import * as v from 'valibot';
import { distinct, type Decoded, type Decoder } from './decoder';
import { memoizeByObject } from '@/platform/values/memoizeByObject';
import { chunked } from '@/platform/scheduling/yieldToMain';

/** A decoder of a list, which can also be given the rows a few at a time. */
export interface RowsDecoder<Row> extends Decoder<Row[]> {
  collect: () => Collector<Row>;
  /** Decodes a row as if it were the whole list, once however often it is asked for; undefined if it is invalid. */
  one: (row: object) => Row | undefined;
}

/** Decodes the rows of one list. */
export interface Collector<Row> {
  add: (row: unknown) => void;
  /** The list of the added rows. */
  end: () => Decoded<Row[]>;
}

type AnySchema<T> = v.GenericSchema<unknown, T>;

/**
 * Decodes a list row by row, and then as a whole. Invalid rows are left out; a list of nothing but invalid rows is malformed, and a
 * string instead is the server's refusal.
 */
export function listDecoder<T, Row = T>(row: AnySchema<T>, finish: (valid: T[]) => Row[]): RowsDecoder<Row> {
  const collect = (): Collector<Row> => {
    const valid: T[] = [];
    let count = 0;
    return {
      add: (item) => {
        count += 1;
        const result = v.safeParse(row, item);
        if (result.success) valid.push(result.output);
      },
      end: () => {
        if (valid.length === 0 && count > 0) return { ok: false, invalidRowCount: count };
        const invalidRowCount = count - valid.length;
        return { ok: true, value: finish(valid), ...(invalidRowCount > 0 && { invalidRowCount }) };
      },
    };
  };
  const decode: Decoder<Row[]> = (answer) => {
    if (typeof answer === 'string') return { ok: false, rejection: answer };
    if (!Array.isArray(answer)) return { ok: false };
    const { add, end } = collect();
    for (const item of answer) add(item);
    return end();
  };
  const one = memoizeByObject((item: object): Row | undefined => {
    const result = v.safeParse(row, item);
    return result.success ? finish([result.output])[0] : undefined;
  });
  return Object.assign(decode, { collect, one });
}

/** A list of every valid row. */
export const allRows = <T>(row: AnySchema<T>): RowsDecoder<T> => listDecoder(row, (valid) => valid);

/** A list with each id once: stepping through rows with a duplicate id would never get past it. */
export const rowsById = <T>(row: AnySchema<T>, idOf: (row: T) => number): RowsDecoder<T> =>
  listDecoder(row, (all) => distinct(all, idOf));

/** Decoding so many rows takes a few milliseconds on a slow phone. */
export const PIECE = 50;

/** Decodes a list so that the page can respond meanwhile: a long one takes a slow phone half a second. */
export async function decodeInPieces<Row>(
  answer: unknown,
  decode: RowsDecoder<Row>,
): Promise<Decoded<Row[]>> {
  if (!Array.isArray(answer)) return decode(answer);
  const { add, end } = decode.collect();
  const yieldIfDue = chunked();
  for (const [index, item] of answer.entries()) {
    add(item);
    if (index % PIECE === PIECE - 1) await yieldIfDue();
  }
  await yieldIfDue();
  const decoded = end();
  // Rendering the rows is a task of its own.
  await yieldIfDue();
  return decoded;
}
