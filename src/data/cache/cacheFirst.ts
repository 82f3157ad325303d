import { ApiError } from '../client/ApiError';
import { decodeText, getText, reported, type Query } from '../client/client';
import type { Decoded, Decoder } from '../decode/decoder';

/** False on a shared link: nothing is cached, nor is the code for it downloaded, until the visitor goes on into the app. */
let caching = globalThis.nuggetsEarlyRequest === undefined;
/** Saves what has been read before that. */
const unsaved: (() => void)[] = [];

/** Caches answers from now on, and those that came before. For a visitor who goes on from a shared link into the app. */
export function startCaching(): void {
  caching = true;
  for (const save of unsaved.splice(0)) save();
}

/** Null if its code cannot be loaded. */
const answerCache = () => import('./answerCache').catch(() => null);

/**
 * The cached answer if there is a valid one, otherwise the server's, which is then cached. For texts that do not change.
 * Throws an ApiError.
 */
export async function cacheFirst<T>(
  endpoint: string,
  params: Query,
  decode: Decoder<T>,
  signal?: AbortSignal,
): Promise<T> {
  const cached = caching ? await fromCache(endpoint, params, decode) : null;
  if (cached !== null) return cached;
  try {
    return await fetchAndCache(endpoint, params, decode, signal);
  } catch (error) {
    // Without caching the cache has not been tried yet, and may have the text from an earlier visit.
    const stored = caching || !(error instanceof ApiError) ? null : await fromCache(endpoint, params, decode);
    if (stored !== null) return stored;
    throw error;
  }
}

/** The cached answer, decoded; null if there is no valid one. An invalid one is removed from the cache. */
export async function fromCache<T>(endpoint: string, params: Query, decode: Decoder<T>): Promise<T | null> {
  const cache = await answerCache();
  const cached = await cache?.cachedAnswer(endpoint, params);
  if (!cached) return null;
  const result = decodeText(cached.text, decode);
  if (result.ok) return result.value;
  await cache?.forgetAnswer(endpoint, params);
  return null;
}

/** The server's answer, which is cached. A long one may be decoded in pieces. Throws an ApiError. */
export async function fetchAndCache<T>(
  endpoint: string,
  params: Query,
  decode: Decoder<T> | ((answer: unknown) => Promise<Decoded<T>>),
  signal?: AbortSignal,
): Promise<T> {
  const askedAt = Date.now();
  const text = await getText(endpoint, params, signal);
  const value = reported(endpoint, await decodeText(text, (answer) => decode(answer)));
  // A missing text (null) is not cached, because it may be added any day.
  if (typeof text === 'string' && value !== null) {
    const save = () =>
      void answerCache().then((cache) => cache?.cacheAnswer(endpoint, params, text, askedAt));
    if (caching) save();
    else unsaved.push(save);
  }
  return value;
}
