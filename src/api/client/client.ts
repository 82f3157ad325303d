import axios, { isAxiosError, isCancel, type AxiosResponse } from 'axios';
import { ApiError, type ApiFailure } from './ApiError';
import { takeEarlyAnswer } from './earlyAnswer';
import { refetchable } from './refetch';
import type { Decoder } from '@/api/wire/decoder';

/** The only HTTP client (§7): JSON, a cross-site-request token, 200 to 299 is success, no time-out, cancellable. */
const http = axios.create({
  baseURL: `${globalThis.location.origin}/bible/api/`,
  headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  withXSRFToken: true,
  timeout: 0,
  responseType: 'text',
  // The answer is parsed here, where a malformed one can be told from a failed one.
  transformResponse: [],
  validateStatus: (status) => status >= 200 && status < 300,
});

export type Query = Readonly<Record<string, string | number | boolean>>;

const answerWatchers = new Set<(at: number) => void>();

/** Calls `watcher` with the moment of each answer of the server that makes sense, epoch milliseconds. */
export function watchAnswers(watcher: (at: number) => void): () => void {
  answerWatchers.add(watcher);
  return () => void answerWatchers.delete(watcher);
}

/** How far the server's clock is ahead of the device's, in milliseconds; null until an answer told. */
let clockSkew: number | null = null;

/** The server's moment for one of the device's, epoch milliseconds, as far as its answers told its clock. */
export const serverTime = (deviceTime: number): number => deviceTime + (clockSkew ?? 0);

/** Asks with GET; gives the decoded answer of the server, or throws an ApiError. */
export async function get<T>(
  endpoint: string,
  params: Query,
  decode: Decoder<T>,
  signal?: AbortSignal,
): Promise<T> {
  return decoded(endpoint, await getText(endpoint, params, signal), decode);
}

/** Asks with GET; gives the answer's text. Calls that are named for what they get change nothing: they may be sent again. */
export function getText(endpoint: string, params: Query, signal?: AbortSignal): Promise<unknown> {
  const ask = async (ending?: AbortSignal): Promise<unknown> =>
    (await takeEarlyAnswer(endpoint, params, ending)) ??
    answerOf(endpoint, () =>
      http.get<unknown>(`${endpoint}.php`, { params, ...(ending && { signal: ending }) }),
    );
  return endpoint.startsWith('get_') ? refetchable(ask, signal) : ask(signal);
}

/** Sends with POST; gives the decoded answer, or throws an ApiError. */
export async function post<T>(
  endpoint: string,
  body: object,
  decode: Decoder<T>,
  signal?: AbortSignal,
): Promise<T> {
  const text = await answerOf(endpoint, () =>
    http.post<unknown>(`${endpoint}.php`, body, { ...(signal && { signal }) }),
  );
  return decoded(endpoint, text, decode);
}

/**
 * Sends with POST; gives the answer where the browser put it, or throws an ApiError. For an answer so long that the page
 * would stop while the browser makes one text of it.
 */
export const postForBlob = (endpoint: string, body: object, signal?: AbortSignal): Promise<Blob> =>
  answerOf(endpoint, () =>
    http.post<Blob>(`${endpoint}.php`, body, { responseType: 'blob', ...(signal && { signal }) }),
  );

/** True for the error of a call that its caller aborted. */
export const isCancelled = (error: unknown): boolean => isCancel(error);

/** A gateway's word that the server behind it is away. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

async function answerOf<Data>(endpoint: string, send: () => Promise<AxiosResponse<Data>>): Promise<Data> {
  try {
    const { data, headers } = await send();
    const serverDate = Date.parse(String(headers.date ?? ''));
    if (!Number.isNaN(serverDate)) clockSkew = serverDate - Date.now();
    return data;
  } catch (error) {
    if (isCancel(error) || !isAxiosError(error)) throw error;
    const status = error.response?.status;
    if (status === undefined || GATEWAY_STATUSES.includes(status)) {
      throw new ApiError({ kind: 'network', endpoint });
    }
    const answer: unknown = error.response?.data;
    const detail = errorDetail(answer instanceof Blob ? await answer.text() : answer);
    throw new ApiError({ kind: 'http', endpoint, status, ...(detail && { detail }) });
  }
}

/** Answers may start with blank lines, or be no JSON at all: an HTML warning of a misconfigured host. */
export function decoded<T>(endpoint: string, text: unknown, decode: Decoder<T>): T {
  const value = decodedText(endpoint, text, decode);
  for (const watcher of answerWatchers) watcher(Date.now());
  return value;
}

/** As `decoded`, for a text that the server did not answer just now. */
export function decodedText<T>(endpoint: string, text: unknown, decode: Decoder<T>): T {
  const answer = parse(text);
  const result = answer === undefined ? { ok: false as const } : decode(answer);
  if (result.ok) return result.value;
  const failure: ApiFailure =
    result.rejection === undefined
      ? { kind: 'malformed', endpoint }
      : { kind: 'rejected', endpoint, detail: result.rejection };
  throw new ApiError(failure);
}

/** undefined when the text is not JSON; JSON itself never gives undefined. */
function parse(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function errorDetail(text: unknown): string | undefined {
  const answer = parse(text);
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'error' in answer &&
    typeof answer.error === 'string'
  ) {
    return answer.error;
  }
  return undefined;
}
