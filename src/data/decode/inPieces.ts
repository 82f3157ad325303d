import { chunked } from '@/platform/scheduling/yieldToMain';
import type { Decoded, Decoder } from './decoder';
import type { RowsDecoder } from './lists';

/** Decoding so many rows takes a few milliseconds on a slow phone. */
const PIECE = 50;

/** Decodes a list so that the page can respond meanwhile: a long one takes a slow phone half a second. */
export async function decodeInPieces<Row>(
  answer: unknown,
  decode: Decoder<Row[]> | RowsDecoder<Row>,
): Promise<Decoded<Row[]>> {
  if (!('collect' in decode) || !Array.isArray(answer)) return decode(answer);
  const { add, end } = decode.collect();
  const yieldIfDue = chunked();
  for (const [index, item] of answer.entries()) {
    add(item);
    if (index % PIECE === PIECE - 1) await yieldIfDue();
  }
  await yieldIfDue();
  const decoded = end();
  // What is shown because of it is work of its own.
  await yieldIfDue();
  return decoded;
}
