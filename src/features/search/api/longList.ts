import * as v from 'valibot';
import { ApiError } from '@/data/client/ApiError';
import type { Call, Query } from '@/data/client/call';
import { decodeText, valueOf } from '@/data/decode/answer';
import type { AnswerCache } from '@/data/cache/answerCache';
import { chunked, yieldToMain } from '@/platform/scheduling/yieldToMain';
import { rows, shaped, validOf } from '@/data/decode/decoder';
import { beginsAsList, jsonSlices } from './jsonSlices';

/** Bytes of JSON to parse and decode at once, which takes a few milliseconds. */
const SLICE = 48_000;

/** Bytes of an answer to read at once. */
const PIECE = 1_000_000;

const list = v.array(v.unknown());

export interface LongListOptions<Row> {
  /** Null where there is no cache. */
  answers: AnswerCache | null;
  /** Called with the first rows as soon as they are decoded, if there are more. */
  onFirst?: (first: Row[]) => void;
  /** Longer answers, in bytes, are not cached for use offline; by default none is. */
  maxCached?: number;
  /** Called with the time of a cached answer that is used because no answer came. */
  onCached?: (at: number) => void;
}

/**
 * Sends a POST request; returns a list so long that parsing and decoding it at once would block the page. Invalid rows
 * are left out; a list of nothing but invalid rows is malformed. Throws an ApiError, or the signal's reason if aborted.
 */
export async function postForLongList<Row>(
  call: Call,
  endpoint: string,
  body: object,
  row: v.GenericSchema<unknown, Row>,
  { answers, onFirst, maxCached = 0, onCached }: LongListOptions<Row>,
): Promise<Row[]> {
  const { signal } = call;
  const askedAt = call.clock.now();
  let answer: Blob;
  try {
    answer = await call.postForBlob(endpoint, body);
  } catch (error) {
    const cached =
      error instanceof ApiError && error.failure.kind === 'network'
        ? await answers?.read(endpoint, paramsOf(body))
        : undefined;
    const result = decodeText(cached?.text, shaped(rows(row)));
    if (!cached || !result.ok) throw error;
    onCached?.(cached.at);
    return result.value;
  }
  const cache = async () => {
    if (answer.size <= maxCached)
      await answers?.write(endpoint, paramsOf(body), await answer.text(), askedAt);
  };
  const found: Row[] = [];
  const yieldIfDue = chunked(signal);
  try {
    const json = answer.size < SLICE ? null : await bytesOf(answer, signal);
    // Anything else is short: a refusal, null, or a page of HTML.
    if (json === null || !beginsAsList(json)) {
      const all = valueOf(endpoint, decodeText(await answer.text(), shaped(rows(row))));
      void cache();
      return all;
    }
    for (const slice of jsonSlices(json, SLICE)) {
      const isFirst = found.length === 0;
      found.push(...validOf(row, v.parse(list, JSON.parse(slice))));
      if (isFirst && found.length > 0) {
        onFirst?.([...found]);
        await yieldToMain();
      }
      await yieldIfDue();
    }
  } catch (error) {
    // A DOMException means that the browser could not read the Blob.
    const isMalformed =
      error instanceof SyntaxError || (error instanceof DOMException && signal?.aborted !== true);
    throw isMalformed ? new ApiError({ kind: 'malformed', endpoint }) : error;
  }
  if (found.length === 0) throw new ApiError({ kind: 'malformed', endpoint });
  void cache();
  return found;
}

/** The parameters that identify a call in the cache. */
const paramsOf = (body: object): Query =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

/** The bytes of a long answer, read in pieces. */
async function bytesOf(answer: Blob, signal?: AbortSignal): Promise<Uint8Array> {
  const bytes = new Uint8Array(answer.size);
  for (let at = 0; at < bytes.length; at += PIECE) {
    bytes.set(new Uint8Array(await answer.slice(at, at + PIECE).arrayBuffer()), at);
    signal?.throwIfAborted();
  }
  return bytes;
}
