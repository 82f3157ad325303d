import * as v from 'valibot';
import { ApiError } from './ApiError';
import { renewable } from './askAnew';
import { decoded, postForText } from './client';
import { otherWork, pace } from './pace';
import { rows, shaped } from './wire/decoder';
import { jsonSlices } from './wire/jsonSlices';

/** Characters of JSON that are parsed and decoded in one go: a few milliseconds' work. */
const SLICE = 48_000;

const list = v.array(v.unknown());

interface LongListOptions<Row> {
  signal?: AbortSignal;
  /** Called with the first rows as soon as they are there, if more are to come. */
  onFirst?: (first: Row[]) => void;
}

/**
 * Sends with POST; gives a list so long that parsing and decoding it at once would stop the page. Rows that make no
 * sense are left out; a list of nothing else is malformed. Throws an ApiError, or the signal's reason when cancelled.
 */
export async function postForLongList<Row>(
  endpoint: string,
  body: object,
  row: v.GenericSchema<unknown, Row>,
  { signal, onFirst }: LongListOptions<Row> = {},
): Promise<Row[]> {
  const text = await renewable((ending) => postForText(endpoint, body, ending), signal);
  // A refusal, a null, a page of HTML: nothing long.
  if (typeof text !== 'string' || text.length < SLICE || !/^[\s\uFEFF]*\[/.test(text))
    return decoded(endpoint, text, shaped(rows(row)));

  // Taking the answer over was work enough for one turn.
  await otherWork();
  const found: Row[] = [];
  const turn = pace(signal);
  try {
    for (const slice of jsonSlices(text, SLICE)) {
      const isFirst = found.length === 0;
      const items = v.parse(list, JSON.parse(slice));
      for (const item of items) {
        const result = v.safeParse(row, item);
        if (result.success) found.push(result.output);
      }
      if (isFirst && found.length > 0) {
        onFirst?.([...found]);
        await otherWork();
      }
      await turn();
    }
  } catch (error) {
    throw error instanceof SyntaxError ? new ApiError({ kind: 'malformed', endpoint }) : error;
  }
  if (found.length === 0) throw new ApiError({ kind: 'malformed', endpoint });
  return found;
}
