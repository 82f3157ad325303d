import * as v from 'valibot';
import { ApiError } from './ApiError';
import { refetchable } from './refetch';
import { cacheAnswer, cachedAnswer } from '@/api/cache/answerCache';
import { decoded, postForBlob, type Query } from './client';
import { chunked, yieldToMain } from '@/device/yieldToMain';
import { rows, shaped } from '@/api/wire/decoder';
import { beginsAsList, jsonSlices } from '@/api/wire/jsonSlices';

/** Bytes of JSON that are parsed and decoded in one go: a few milliseconds' work. */
const SLICE = 48_000;

/** Bytes of an answer that are fetched in one go. */
const PIECE = 1_000_000;

const list = v.array(v.unknown());

interface LongListOptions<Row> {
  signal?: AbortSignal;
  /** Called with the first rows as soon as they are there, if more are to come. */
  onFirst?: (first: Row[]) => void;
  /** Answers of at most so many bytes are kept, for when no answer comes; none by default. */
  maxKept?: number;
  /** Called when a kept answer stands in for one that did not come, with its time. */
  onKept?: (at: number) => void;
}

/**
 * Sends with POST; gives a list so long that parsing and decoding it at once would stop the page. Rows that make no
 * sense are left out; a list of nothing else is malformed. Throws an ApiError, or the signal's reason when cancelled.
 */
export async function postForLongList<Row>(
  endpoint: string,
  body: object,
  row: v.GenericSchema<unknown, Row>,
  { signal, onFirst, maxKept = 0, onKept }: LongListOptions<Row> = {},
): Promise<Row[]> {
  const askedAt = Date.now();
  let answer: Blob;
  try {
    answer = await refetchable((ending) => postForBlob(endpoint, body, ending), signal);
  } catch (error) {
    const kept =
      error instanceof ApiError && error.failure.kind === 'network'
        ? await cachedAnswer(endpoint, paramsOf(body))
        : undefined;
    if (!kept) throw error;
    onKept?.(kept.at);
    return decoded(endpoint, kept.text, shaped(rows(row)));
  }
  const keep = async () => {
    if (answer.size <= maxKept) await cacheAnswer(endpoint, paramsOf(body), await answer.text(), askedAt);
  };
  const found: Row[] = [];
  const turn = chunked(signal);
  try {
    const json = answer.size < SLICE ? null : await bytesOf(answer, signal);
    // A refusal, a null, a page of HTML: nothing long.
    if (json === null || !beginsAsList(json)) {
      const all = decoded(endpoint, await answer.text(), shaped(rows(row)));
      void keep();
      return all;
    }
    for (const slice of jsonSlices(json, SLICE)) {
      const isFirst = found.length === 0;
      const items = v.parse(list, JSON.parse(slice));
      for (const item of items) {
        const result = v.safeParse(row, item);
        if (result.success) found.push(result.output);
      }
      if (isFirst && found.length > 0) {
        onFirst?.([...found]);
        await yieldToMain();
      }
      await turn();
    }
  } catch (error) {
    // A DOMException: the browser itself could not read what it had put away.
    const isUnreadable =
      error instanceof SyntaxError || (error instanceof DOMException && signal?.aborted !== true);
    throw isUnreadable ? new ApiError({ kind: 'malformed', endpoint }) : error;
  }
  if (found.length === 0) throw new ApiError({ kind: 'malformed', endpoint });
  void keep();
  return found;
}

/** What is asked, as the cache tells one call from another. */
const paramsOf = (body: object): Query =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

/** The bytes of a long answer, fetched a bit at a time. */
async function bytesOf(answer: Blob, signal?: AbortSignal): Promise<Uint8Array> {
  const bytes = new Uint8Array(answer.size);
  for (let at = 0; at < bytes.length; at += PIECE) {
    bytes.set(new Uint8Array(await answer.slice(at, at + PIECE).arrayBuffer()), at);
    signal?.throwIfAborted();
  }
  return bytes;
}
