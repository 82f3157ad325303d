import { ApiError } from '@/api/client/ApiError';
import { decoded, decodedText, getText, type Query } from '@/api/client/client';
import type { Decoder } from '@/api/wire/decoder';

/** A stranger with a shared link reads once: nothing is cached, nor is that code downloaded, until they go on. */
let caching = globalThis.nuggetsEarlyRequest === undefined;
/** What they have read so far. */
const unsaved: (() => void)[] = [];

/** Caches answers from now on, and those that came before. For who goes on from a shared link into the app. */
export function startCaching(): void {
  caching = true;
  for (const save of unsaved.splice(0)) save();
}

/** Null where its code cannot be had. */
const answerCache = () => import('./answerCache').catch(() => null);

/**
 * For a text that does not change by itself: the cached answer where there is one, else the server's, which is cached.
 * A cached one that makes no sense any more is asked for again. Throws an ApiError.
 */
export async function cacheFirst<T>(
  endpoint: string,
  params: Query,
  decode: Decoder<T>,
  signal?: AbortSignal,
): Promise<T> {
  return (caching ? await fromCache(endpoint, params, decode) : null)?.value ?? networkFirst();

  async function networkFirst(): Promise<T> {
    try {
      return await fetchAndCache(endpoint, params, decode, signal);
    } catch (error) {
      // With caching on it has been looked for; whatever the server lacks, a stranger's text may be on the device.
      const cached =
        caching || !(error instanceof ApiError) ? null : await fromCache(endpoint, params, decode);
      if (cached) return cached.value;
      throw error;
    }
  }
}

/** The cached answer, decoded; null where there is none, and where it makes no sense any more. */
export async function fromCache<T>(
  endpoint: string,
  params: Query,
  decode: Decoder<T>,
): Promise<{ value: T } | null> {
  const cache = await answerCache();
  const cached = await cache?.cachedAnswer(endpoint, params);
  if (!cached) return null;
  try {
    return { value: decodedText(endpoint, cached.text, decode) };
  } catch {
    await cache?.forgetAnswer(endpoint, params);
    return null;
  }
}

/** Asks the server, and caches what it answers. Throws an ApiError. */
export async function fetchAndCache<T>(
  endpoint: string,
  params: Query,
  decode: Decoder<T>,
  signal?: AbortSignal,
): Promise<T> {
  const askedAt = Date.now();
  const text = await getText(endpoint, params, signal);
  const value = decoded(endpoint, text, decode);
  // That there is no such text may change any day; a text does not.
  if (typeof text === 'string' && value !== null) {
    const save = () =>
      void answerCache().then((cache) => cache?.cacheAnswer(endpoint, params, text, askedAt));
    if (caching) save();
    else unsaved.push(save);
  }
  return value;
}
