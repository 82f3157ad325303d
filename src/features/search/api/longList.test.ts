import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { appEngine } from '@/app/store';
import { answers } from '@test/kit/engine';
import { server } from '@test/kit/server';
import { ApiError } from '@/data/client/ApiError';
import { postForLongList } from './longList';

const row = v.object({ id: v.number() });
const ROWS = Array.from({ length: 20_000 }, (_, id) => ({
  id,
  text: 'O give thanks unto the LORD — Ps 136',
}));

const answer = (body: string, init?: ResponseInit) =>
  server.use(http.post('*/bible/api/bible_search.php', () => new HttpResponse(body, init)));

const engine = appEngine();

type Options = Parameters<typeof postForLongList<{ id: number }>>[4];

const ask = ({ signal, ...options }: Partial<Options> & { signal?: AbortSignal } = {}) =>
  postForLongList(engine.as('', { signal }), 'bible_search', {}, row, { answers, ...options });

const failure = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ApiError ? error.failure : error;
};

it('returns all valid rows, and the first ones early', async () => {
  answer(`\n\n${JSON.stringify([null, ...ROWS, 'nonsense'])}`);
  let first: { id: number }[] = [];
  const found = await ask({ onFirst: (rows) => (first = rows) });
  expect(found.map(({ id }) => id)).toEqual(ROWS.map(({ id }) => id));
  expect(first.length).toBeGreaterThan(100);
  expect(first.length).toBeLessThan(ROWS.length / 10);
  expect(first).toEqual(found.slice(0, first.length));
});

it.each([
  ['breaks off', JSON.stringify(ROWS).slice(0, -100)],
  ['has nothing that can be read', JSON.stringify(ROWS.map(({ text }) => text))],
  ['is a page of HTML', `<html>${'<b>Warning</b>'.repeat(10_000)}`],
  ['is something else', JSON.stringify({ verses: ROWS })],
])('reports a long answer that %s as malformed', async (_, body) => {
  answer(body);
  expect(await failure(ask())).toEqual({ kind: 'malformed', endpoint: 'bible_search' });
});

it.each([
  [200, '"error"', { kind: 'rejected', detail: 'error' }],
  [500, '{"error":"no such table"}', { kind: 'http', status: 500, detail: 'no such table' }],
  [401, '<h1>Unauthorized</h1>', { kind: 'http', status: 401 }],
  [502, '<h1>Bad Gateway</h1>', { kind: 'network' }],
])('reports the refusal %i %s', async (status, body, expected) => {
  answer(body, { status });
  expect(await failure(ask())).toEqual({ endpoint: 'bible_search', ...expected });
});

it('returns a short list', async () => {
  answer('\uFEFF[{"id":1}]');
  expect(await ask()).toEqual([{ id: 1 }]);
});

it('stops when cancelled between the first rows and the last', async () => {
  answer(JSON.stringify(ROWS));
  const controller = new AbortController();
  const call = ask({ signal: controller.signal, onFirst: () => controller.abort() });
  expect(await failure(call)).toBe(controller.signal.reason);
});

it('reports a Blob that the browser cannot read as malformed', async () => {
  answer(JSON.stringify(ROWS));
  vi.spyOn(Blob.prototype, 'slice').mockImplementationOnce(() => {
    throw new DOMException('gone', 'NotReadableError');
  });
  expect(await failure(ask())).toEqual({ kind: 'malformed', endpoint: 'bible_search' });
});

it.each([
  ['a short', ROWS.slice(0, 3)],
  ['a long', ROWS],
])('reports %s answer of the server, but none that is only cached', async (_, rows) => {
  const onCallEnd = vi.fn();
  engine.connect({ onCallEnd, install: () => Promise.reject(new Error('No subject is needed')) });
  answer(JSON.stringify(rows));
  const cached = ask({ maxCached: 10_000_000 });
  expect(await cached).toHaveLength(rows.length);
  expect(onCallEnd).toHaveBeenLastCalledWith(expect.objectContaining({ ok: true }));
  await expect.poll(async () => (await answers.read('bible_search', {}))?.text).toBe(JSON.stringify(rows));

  server.use(http.post('*/bible/api/bible_search.php', () => HttpResponse.error()));
  const onCached = vi.fn();
  expect(await ask({ onCached })).toHaveLength(rows.length);
  expect(onCached).toHaveBeenCalledTimes(1);
  expect(onCallEnd).toHaveBeenLastCalledWith(expect.objectContaining({ ok: false }));
});
