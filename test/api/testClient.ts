import { getResponse } from 'msw';
import { createMockApi, type MockApi, type MockApiOptions } from './node';

/** The time of the mock's tests: a Saturday. */
export const NOW = new Date(2026, 10, 21, 9, 30);

export interface TestAnswer {
  status: number;
  contentType: string | null;
  /** As sent. */
  text: string;
  /** Parsed. */
  json: unknown;
}

type Query = Readonly<Record<string, string | number | boolean>>;

export interface TestClient extends MockApi {
  get: (endpoint: string, query?: Query) => Promise<TestAnswer>;
  post: (endpoint: string, body: unknown) => Promise<TestAnswer>;
}

/** A new mock API and a client that calls it without a network. */
export function testClient(options: MockApiOptions = {}): TestClient {
  const api = createMockApi({ now: NOW, ...options });
  const send = async (request: Request): Promise<TestAnswer> => {
    const response = await getResponse(api.handlers, request);
    if (response === undefined) throw new Error(`Nobody answers ${request.method} ${request.url}`);
    const text = await response.text();
    const json: unknown = JSON.parse(text);
    return { status: response.status, contentType: response.headers.get('content-type'), text, json };
  };
  const url = (endpoint: string) => `http://any.example/bible/api/${endpoint}.php`;
  return {
    ...api,
    get: (endpoint, query = {}) => {
      const params = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
      return send(new Request(`${url(endpoint)}?${params.toString()}`));
    },
    post: (endpoint, body) =>
      send(new Request(url(endpoint), { method: 'POST', body: JSON.stringify(body) })),
  };
}
