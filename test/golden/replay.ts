import { readFileSync } from 'node:fs';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect } from 'vitest';
import { server } from '@test/kit/server';

/** One recorded exchange with the real API. */
const exchange = v.object({
  endpoint: v.string(),
  method: v.picklist(['GET', 'POST']),
  query: v.optional(v.record(v.string(), v.unknown())),
  body: v.optional(v.record(v.string(), v.unknown())),
  status: v.number(),
  response: v.unknown(),
});

export const FOLDER = 'test/golden';
export const golden = (name: string) =>
  v.parse(exchange, JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')));

export interface Replay {
  sent: { query: Record<string, string>; body: unknown };
}

/** Answers the next call with the recorded answer; afterwards `sent` has what the client sent. */
export function replay(name: string): Replay {
  const { endpoint, method, status, response } = golden(name);
  const seen: Replay = { sent: { query: {}, body: undefined } };
  server.use(
    http.all(`*/bible/api/${endpoint}`, async ({ request }) => {
      expect(request.method).toBe(method);
      seen.sent.query = Object.fromEntries(new URL(request.url).searchParams);
      if (method === 'POST') seen.sent.body = await request.json();
      // Answers may start with blank lines.
      return new HttpResponse(`\n\n${JSON.stringify(response)}`, { status });
    }),
  );
  return seen;
}

/** Calls whose recorded request differs from the client's: a missing parameter, a book that does not exist. */
const ASKED_OTHERWISE = [
  'send_search_results.missing',
  'update_reading_plan.missing',
  'get_passage_text.no-such-book',
  'get_passage_text.no-such-chapter',
  'nuggets_login',
  'nuggets_login.blank',
  'update_prayer.not-owned',
];

export function expectSentAsRecorded(name: string, seen: Replay): void {
  if (ASKED_OTHERWISE.includes(name)) return;
  const { query, body } = golden(name);
  const asText = Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
  expect(seen.sent.query).toMatchObject(asText);
  if (body) expect(seen.sent.body).toMatchObject(body);
}
