import axios, { isAxiosError, type AxiosResponse } from 'axios';
import { errorDetail } from '../decode/answer';
import { ApiError } from './ApiError';
import type { Query } from './call';

export interface Request {
  endpoint: string;
  /** Of a GET request. */
  params?: Query;
  /** Of a POST request. */
  body?: object;
  signal?: AbortSignal | undefined;
  /** True if the browser goes on with it when the page is left. */
  keepalive?: boolean;
}

/** An answer of the server, and its date where it has one, epoch milliseconds. */
export interface Answer<Data> {
  data: Data;
  date: number | undefined;
}

/** The only HTTP client. Each request throws an ApiError, or that it was aborted. */
export interface Client {
  text: (request: Request) => Promise<Answer<unknown>>;
  blob: (request: Request) => Promise<Answer<Blob>>;
}

/** JSON, a cross-site-request token, 200 to 299 is success, no time-out, cancellable. */
export function createClient(): Client {
  const http = axios.create({
    baseURL: `${globalThis.location.origin}/bible/api/`,
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    withXSRFToken: true,
    timeout: 0,
    // Parsed by `decodeText`, which tells a malformed answer from a failed call.
    transformResponse: [],
    validateStatus: (status) => status >= 200 && status < 300,
  });
  const send = <Data>(request: Request, responseType: 'text' | 'blob'): Promise<Answer<Data>> => {
    const { endpoint, params, body, signal, keepalive } = request;
    return answerOf(request, () =>
      http.request<Data>({
        url: `${endpoint}.php`,
        method: body ? 'post' : 'get',
        responseType,
        ...(params && { params }),
        ...(body && { data: body }),
        ...(signal && { signal }),
        ...(keepalive && { adapter: 'fetch', fetchOptions: { keepalive } }),
      }),
    );
  };
  return {
    text: (request) => send<unknown>(request, 'text'),
    blob: (request) => send<Blob>(request, 'blob'),
  };
}

/** A gateway's statuses for a server that is down. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];
/** The statuses of a call that was not carried out, and may come again later. */
const NOT_NOW_STATUSES: readonly number[] = [408, 425, 429];

/** Whether a call was broken off because it took too long. */
const hasTimedOut = (signal: AbortSignal | undefined): boolean => {
  const reason: unknown = signal?.reason;
  return typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'TimeoutError';
};

async function answerOf<Data>(
  { endpoint, signal }: Request,
  send: () => Promise<AxiosResponse<Data>>,
): Promise<Answer<Data>> {
  try {
    const { data, headers } = await send();
    return { data, date: dateOf(headers.date) };
  } catch (error) {
    if (hasTimedOut(signal)) throw new ApiError({ kind: 'network', endpoint });
    if (axios.isCancel(error) || !isAxiosError(error)) throw error;
    const status = error.response?.status;
    if (status === undefined || GATEWAY_STATUSES.includes(status))
      throw new ApiError({ kind: 'network', endpoint });
    if (NOT_NOW_STATUSES.includes(status)) throw new ApiError({ kind: 'network', endpoint, status });
    const answer: unknown = error.response?.data;
    const detail = errorDetail(answer instanceof Blob ? await answer.text() : answer);
    throw new ApiError({ kind: 'http', endpoint, status, ...(detail && { detail }) });
  }
}

function dateOf(header: unknown): number | undefined {
  const date = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : date;
}
