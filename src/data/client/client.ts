import axios, { isAxiosError, isCancel, type AxiosResponse } from 'axios';
import { ApiError } from './ApiError';
import { takeEarlyAnswer } from './earlyAnswer';
import { refetchable } from './refetch';
import type { Decoded, Decoder } from '../decode/decoder';
import { createEmitter } from '@/platform/values/emitter';

/** The only HTTP client: JSON, a cross-site-request token, 200 to 299 is success, no time-out, cancellable. */
const http = axios.create({
  baseURL: `${globalThis.location.origin}/bible/api/`,
  headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  withXSRFToken: true,
  timeout: 0,
  responseType: 'text',
  // Parsed by `decodeText`, which tells a malformed answer from a failed call.
  transformResponse: [],
  validateStatus: (status) => status >= 200 && status < 300,
});

export type Query = Readonly<Record<string, string | number | boolean>>;

const answers = createEmitter<[at: number]>();
let lastAnswer: number | null = null;

/** When the last valid answer of the server came, epoch milliseconds; null before the first. */
export const lastAnswerAt = (): number | null => lastAnswer;

/** Calls a watcher with the time of each further one; returns the unsubscriber. */
export const watchAnswers = answers.subscribe;

/** Reports a valid answer, which has just come. */
export const reportAnswer = (): void => answers.emit((lastAnswer = Date.now()));

/** When the last answer was made by the server's clock, and when it came by the device's and by one that nobody can set. */
let lastDated: { server: number; device: number; steady: number } | null = null;

/** If the device's two clocks differ by more since the last answer, one was set, or stood still while the device slept. */
const IN_STEP_MS = 5_000;

/** Converts a time of the device to the server's clock, epoch milliseconds. Unchanged while that clock is unknown. */
export const serverTime = (deviceTime: number): number =>
  deviceTime + (lastDated ? lastDated.server - lastDated.device : 0);

/**
 * The time by the server's clock, epoch milliseconds; undefined before its first answer, and from when the device's clock was
 * set, or the device slept, until the next.
 */
export function serverNow(): number | undefined {
  if (!lastDated) return undefined;
  const elapsed = Date.now() - lastDated.device;
  const isInStep = Math.abs(elapsed - (performance.now() - lastDated.steady)) < IN_STEP_MS;
  return isInStep ? lastDated.server + elapsed : undefined;
}

/** Sends a GET request; returns the decoded answer or throws an ApiError. */
export async function get<T>(
  endpoint: string,
  params: Query,
  decode: Decoder<T>,
  signal?: AbortSignal,
): Promise<T> {
  return decoded(endpoint, await getText(endpoint, params, signal), decode);
}

/** Sends a GET request; returns the answer's text. Endpoints named `get_` change nothing, so their calls may be repeated. */
export function getText(endpoint: string, params: Query, signal?: AbortSignal): Promise<unknown> {
  const read = async (abort?: AbortSignal): Promise<unknown> =>
    (await takeEarlyAnswer(endpoint, params, abort)) ??
    answerOf(endpoint, () =>
      http.get<unknown>(`${endpoint}.php`, { params, ...(abort && { signal: abort }) }),
    );
  return endpoint.startsWith('get_') ? refetchable(read, signal) : read(signal);
}

/** Sends a POST request; returns the decoded answer or throws an ApiError. */
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
 * Sends a POST request; returns the answer as a Blob or throws an ApiError. For an answer so long that converting it to
 * text at once would block the page.
 */
export const postForBlob = (endpoint: string, body: object, signal?: AbortSignal): Promise<Blob> =>
  answerOf(endpoint, () =>
    http.post<Blob>(`${endpoint}.php`, body, { responseType: 'blob', ...(signal && { signal }) }),
  );

/** Whether an error means that the caller aborted the call. */
export const isCancelled = (error: unknown): boolean => isCancel(error);

/** A gateway's statuses for a server that is down. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

async function answerOf<Data>(endpoint: string, send: () => Promise<AxiosResponse<Data>>): Promise<Data> {
  try {
    const { data, headers } = await send();
    noteDate(headers.date);
    return data;
  } catch (error) {
    if (isCancel(error) || !isAxiosError(error)) throw error;
    noteDate(error.response?.headers.date);
    const status = error.response?.status;
    if (status === undefined || GATEWAY_STATUSES.includes(status)) {
      throw new ApiError({ kind: 'network', endpoint });
    }
    const answer: unknown = error.response?.data;
    const detail = errorDetail(answer instanceof Blob ? await answer.text() : answer);
    throw new ApiError({ kind: 'http', endpoint, status, ...(detail && { detail }) });
  }
}

/** Notes the date of an answer, which one that refuses has too. */
function noteDate(header: unknown): void {
  const server = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  if (!Number.isNaN(server)) lastDated = { server, device: Date.now(), steady: performance.now() };
}

/** Decodes an answer that has just come from the server, and reports it. Throws an ApiError. */
export const decoded = <T>(endpoint: string, text: unknown, decode: Decoder<T>): T =>
  reported(endpoint, decodeText(text, decode));

/** Reports an answer that has just come from the server, once it is decoded. Throws an ApiError. */
export function reported<T>(endpoint: string, result: Decoded<T>): T {
  const value = valueOf(endpoint, result);
  reportAnswer();
  return value;
}

/** Decodes an answer whose JSON has been parsed. Throws an ApiError. */
export const decodedAnswer = <T>(endpoint: string, answer: unknown, decode: Decoder<T>): T =>
  valueOf(endpoint, decode(answer));

function valueOf<T>(endpoint: string, result: Decoded<T>): T {
  if (result.ok) return result.value;
  const { rejection: detail } = result;
  throw new ApiError(
    detail === undefined ? { kind: 'malformed', endpoint } : { kind: 'rejected', endpoint, detail },
  );
}

/** Decodes an answer's text. It may start with blank lines, or be no JSON at all, as an HTML warning of a bad host. */
export function decodeText<Result>(
  text: unknown,
  decode: (answer: unknown) => Result,
): Result | { ok: false } {
  const answer = parse(text);
  return answer === undefined ? { ok: false } : decode(answer);
}

/** The parsed JSON; undefined if the text is not JSON. */
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
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
  return typeof error === 'string' ? error : undefined;
}
