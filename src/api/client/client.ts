import axios, { isAxiosError, isCancel } from 'axios';
import { ApiError, type ApiFailure } from './ApiError';
import { renewable } from './refetch';
import { takeEarlyAnswer } from './earlyAnswer';
import { noteKept } from './keptSince';
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

/** A stranger with a shared link reads once: nothing is kept, nor is the code that keeps downloaded, until they go on. */
let keeping = globalThis.nuggetsEarlyRequest === undefined;
/** What they have read so far. */
const held: (() => void)[] = [];

/** Keeps answers from now on, and those that came before. For who goes on from a shared link into the app. */
export function startKeeping(): void {
  keeping = true;
  for (const keep of held.splice(0)) keep();
}

/** Keeps answers and gives kept ones; null for calls of which nothing is kept, and where its code cannot be had. */
async function keeperOf(endpoint: string) {
  const keeper = await import('@/api/cache/answerCache').catch(() => null);
  return keeper?.policyOf(endpoint) ? keeper : null;
}

/**
 * Asks with GET; gives the decoded answer, or throws an ApiError. What is kept of earlier answers stands in where its
 * policy says so (see `offline/keptAnswers`).
 */
export async function get<T>(
  endpoint: string,
  params: Query,
  decode: Decoder<T>,
  signal?: AbortSignal,
): Promise<T> {
  const keeper = keeping ? await keeperOf(endpoint) : null;
  if (keeper?.policyOf(endpoint) === 'first') {
    const kept = await keeper.keptAnswer(endpoint, params);
    if (kept) return decoded(endpoint, kept.text, decode);
  }
  let text: unknown;
  try {
    text = await answerTo(endpoint, params, signal);
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    const kept = await (await keeperOf(endpoint))?.keptAnswer(endpoint, params);
    if (!kept) throw error;
    noteKept(signal, kept.at);
    return decoded(endpoint, kept.text, decode);
  }
  const value = decoded(endpoint, text, decode);
  // That there is no such text may change any day; a text does not.
  if (typeof text === 'string' && value !== null) keep(endpoint, params, text, Date.now());
  return value;
}

function keep(endpoint: string, params: Query, text: string, at: number): void {
  const now = async () => (await keeperOf(endpoint))?.keepAnswer(endpoint, params, text, at);
  if (keeping) void now();
  else held.push(() => void now());
}

/** The answer's text. Calls that are named for what they get change nothing: they may be sent anew. */
function answerTo(endpoint: string, params: Query, signal?: AbortSignal): Promise<unknown> {
  const ask = async (ending?: AbortSignal): Promise<unknown> =>
    (await takeEarlyAnswer(endpoint, params, ending)) ??
    answerOf(endpoint, () =>
      http.get<unknown>(`${endpoint}.php`, { params, ...(ending && { signal: ending }) }),
    );
  return endpoint.startsWith('get_') ? renewable(ask, signal) : ask(signal);
}

const isNetworkFailure = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'network';

/** Sends with POST; gives the decoded answer, or throws an ApiError. */
export async function post<T>(
  endpoint: string,
  body: object,
  decode: Decoder<T>,
  signal?: AbortSignal,
): Promise<T> {
  return decoded(endpoint, await postForText(endpoint, body, signal), decode);
}

const postForText = (endpoint: string, body: object, signal?: AbortSignal): Promise<unknown> =>
  answerOf(endpoint, () => http.post<unknown>(`${endpoint}.php`, body, { ...(signal && { signal }) }));

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

async function answerOf<Data>(endpoint: string, send: () => Promise<{ data: Data }>): Promise<Data> {
  try {
    return (await send()).data;
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
