import type { Decoded, Decoder } from '../decode/decoder';
import type { Clock } from './clock';

export type Query = Readonly<Record<string, string | number | boolean>>;

/** Decodes an answer at once, or in pieces. */
export type AnyDecoder<T> = Decoder<T> | ((answer: unknown) => Promise<Decoded<T>>);

/** Makes calls on behalf of one user, who alone gets their answers. Each throws an ApiError, or that it was aborted. */
export interface Call {
  user: string;
  signal?: AbortSignal | undefined;
  get: <T>(endpoint: string, params: Query, decode: Decoder<T>) => Promise<T>;
  post: <T>(endpoint: string, body: object, decode: Decoder<T>) => Promise<T>;
  /** As `post`, for an answer so long that converting it to text at once would block the page. */
  postForBlob: (endpoint: string, body: object) => Promise<Blob>;
  /** The server's answer, which is cached. */
  fetchAndCache: <T>(endpoint: string, params: Query, decode: AnyDecoder<T>) => Promise<T>;
  /** The cached answer if there is a valid one, otherwise as `fetchAndCache`. For texts that do not change. */
  cacheFirst: <T>(endpoint: string, params: Query, decode: Decoder<T>) => Promise<T>;
  /** The cached answer, decoded; null if there is no valid one. */
  fromCache: <T>(endpoint: string, params: Query, decode: Decoder<T>) => Promise<T | null>;
  /** The engine's clock. */
  clock: Clock;
  /** The time by the server's clock, epoch milliseconds; undefined while that is not known. */
  serverNow: () => number | undefined;
}
