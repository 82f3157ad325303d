import type { AnswerCache } from '../cache/answerCache';
import { decodeText, valueOf } from '../decode/answer';
import type { Decoder } from '../decode/decoder';
import { ApiError, type ApiFailure } from './ApiError';
import type { AnyDecoder, Call, Query } from './call';
import type { Answer, Client, Request } from './client';
import type { Clock } from './clock';

/** How a call ended: with a usable answer, or why not. */
export type CallEnd = { user: string; at: number } & ({ ok: true } | { ok: false; failure: ApiFailure });

interface Parts {
  client: Client;
  clock: Clock;
  /** The cache of answers; null if its code cannot be loaded. */
  answers: () => Promise<AnswerCache | null>;
  isCaching: boolean;
  onEnd: (end: CallEnd) => void;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** True if the request outlives the page. */
  keepalive?: boolean;
}

export interface Calls {
  /** Makes calls on behalf of a user. */
  as: (user: string, options?: CallOptions) => Call;
  /** Aborts every reading request in flight and sends it again: after a long wait, or on another network. */
  refetchAll: () => void;
  /** Caches answers from now on, and those that came before. For a visitor of a shared link who goes on into the app. */
  startCaching: () => void;
  serverNow: Call['serverNow'];
}

/** If the device's two clocks differ by more since the last answer, one was set, or stood still while the device slept. */
const IN_STEP_MS = 5_000;

export function createCalls({ client, clock, answers, isCaching, onEnd }: Parts): Calls {
  /** Aborts each reading request in flight. */
  const inFlight = new Set<() => void>();
  /** Cache the answers that came before anything was cached. */
  const unsaved: (() => void)[] = [];
  /** The date of the last answer, and when it came: views of a device whose clock is ahead need it (`views.test.ts`). */
  let lastDated: { server: number; device: number; monotonic: number } | null = null;

  function serverNow(): number | undefined {
    if (!lastDated) return undefined;
    const elapsed = clock.now() - lastDated.device;
    const isInStep = Math.abs(elapsed - (clock.monotonicMs() - lastDated.monotonic)) < IN_STEP_MS;
    return isInStep ? lastDated.server + elapsed : undefined;
  }

  async function answerOf<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
    const { data, date } = await answer;
    if (date !== undefined) lastDated = { server: date, device: clock.now(), monotonic: clock.monotonicMs() };
    return data;
  }

  /** Sends a request, again on every `refetchAll`. Only for calls that change nothing and so may be sent twice. */
  async function refetchable<T>(
    read: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    const attempt = new AbortController();
    const abort = () => attempt.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    inFlight.add(abort);
    try {
      return await read(attempt.signal);
    } catch (error) {
      if (!attempt.signal.aborted || signal?.aborted) throw error;
    } finally {
      inFlight.delete(abort);
      signal?.removeEventListener('abort', abort);
    }
    return refetchable(read, signal);
  }

  function as(user: string, { signal, keepalive = false }: CallOptions = {}): Call {
    const options = { signal, keepalive };

    /** Emits how a call has ended. */
    async function emittingEnd<T>(work: () => Promise<T>): Promise<T> {
      try {
        const value = await work();
        onEnd({ user, at: clock.now(), ok: true });
        return value;
      } catch (error) {
        if (error instanceof ApiError) onEnd({ user, at: clock.now(), ok: false, failure: error.failure });
        throw error;
      }
    }

    /** The text of a GET request. Endpoints named `get_` change nothing, so their calls may be repeated. */
    function getText(endpoint: string, params: Query): Promise<unknown> {
      const read = (abort: AbortSignal | undefined): Promise<unknown> =>
        answerOf(client.text({ ...options, endpoint, params, signal: abort }));
      return endpoint.startsWith('get_') ? refetchable(read, signal) : read(signal);
    }

    const blobOf = (request: Request) => answerOf(client.blob(request));

    const fetchAndCache = <T>(endpoint: string, params: Query, decode: AnyDecoder<T>): Promise<T> =>
      emittingEnd(async () => {
        const askedAt = clock.now();
        const text = await getText(endpoint, params);
        const value = valueOf(endpoint, await decodeText(text, (answer) => decode(answer)));
        // A missing text (null) is not cached, because it may be added any day.
        if (typeof text === 'string' && value !== null) {
          const save = () => void answers().then((cache) => cache?.write(endpoint, params, text, askedAt));
          if (isCaching) save();
          else unsaved.push(save);
        }
        return value;
      });

    async function fromCache<T>(endpoint: string, params: Query, decode: Decoder<T>): Promise<T | null> {
      const cache = await answers();
      const cached = await cache?.read(endpoint, params);
      if (!cached) return null;
      const result = decodeText(cached.text, decode);
      if (result.ok) return result.value;
      // An invalid one is of no use to anybody.
      await cache?.forget(endpoint, params);
      return null;
    }

    return {
      user,
      signal,
      clock,
      serverNow,
      fetchAndCache,
      fromCache,
      get: (endpoint, params, decode) =>
        emittingEnd(async () => valueOf(endpoint, decodeText(await getText(endpoint, params), decode))),
      post: (endpoint, body, decode) =>
        emittingEnd(async () => {
          const text = await answerOf(client.text({ ...options, endpoint, body }));
          return valueOf(endpoint, decodeText(text, decode));
        }),
      postForBlob: (endpoint, body) =>
        emittingEnd(() =>
          refetchable((abort) => blobOf({ ...options, endpoint, body, signal: abort }), signal),
        ),
      cacheFirst: async (endpoint, params, decode) => {
        const cached = isCaching ? await fromCache(endpoint, params, decode) : null;
        if (cached !== null) return cached;
        try {
          return await fetchAndCache(endpoint, params, decode);
        } catch (error) {
          // Without caching the cache has not been tried yet, and may have the text from an earlier visit.
          const isTried = isCaching || !(error instanceof ApiError);
          const stored = isTried ? null : await fromCache(endpoint, params, decode);
          if (stored !== null) return stored;
          throw error;
        }
      },
    };
  }

  return {
    as,
    serverNow,
    refetchAll: () => {
      // A copy, because an aborted request leaves the set, and its repetition joins it again.
      for (const abort of Array.from(inFlight)) abort();
    },
    startCaching: () => {
      isCaching = true;
      for (const save of unsaved.splice(0)) save();
    },
  };
}
