import 'fake-indexeddb/auto';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { server } from '@test/kit/server';
import { ApiError } from '../ApiError';
import type { Command } from './commands';
import { discardWrite, flushOutbox, retryWrite, waitingCommands, write } from './outbox';
import { waitingWrites } from './outboxStorage';

const view = (passageId: number): Command => ({
  kind: 'view',
  passageId,
  epochMs: 1000 + passageId,
  text: '',
});
const session = (prayerId: number, note = ''): Command => ({
  kind: 'session',
  prayerId,
  note,
  dateTime: '2026-11-21T07:00:00',
});

/** What reached the server, in order. */
let received: string[];
/** What the server answers; null is no answer at all. */
let answer: (what: string) => Response | null;

beforeEach(async () => {
  received = [];
  answer = (what) => HttpResponse.json(what.startsWith('session') ? 31 : 'success');
  for (const { id } of await waitingWrites()) await discardWrite(id);
  const take = (what: string) => {
    const response = answer(what);
    if (response?.ok) received.push(what);
    return response ?? HttpResponse.error();
  };
  server.use(
    http.get('*/bible/api/update_last_viewed.php', ({ request }) =>
      take(`view ${new URL(request.url).searchParams.get('passageId')}`),
    ),
    http.post('*/bible/api/add_prayer_session.php', async ({ request }) => {
      const body: unknown = await request.json();
      return take(`session ${JSON.stringify(body)}`);
    }),
  );
});

const offline = () => null;

it('sends at once when the server is there, and keeps nothing', async () => {
  expect(await write('ann', session(5))).toEqual({ sent: 31 });
  expect(received).toHaveLength(1);
  expect(await waitingWrites()).toEqual([]);
});

it('keeps writes while the network is away, and sends them once, in order, when it is back', async () => {
  const online = answer;
  answer = offline;
  for (const id of [3, 1, 2]) expect(await write('ann', view(id))).toHaveProperty('waiting');
  expect((await waitingCommands('ann')).map(({ command }) => command)).toEqual([view(3), view(1), view(2)]);
  expect(await waitingCommands('bob')).toEqual([]);

  answer = online;
  await Promise.all([flushOutbox(), flushOutbox()]);
  expect(received).toEqual(['view 3', 'view 1', 'view 2']);
  expect(await waitingWrites()).toEqual([]);
});

it('sends a new write behind those that wait', async () => {
  const online = answer;
  answer = offline;
  await write('ann', view(1));
  answer = online;
  await write('ann', view(2));
  expect(received).toEqual(['view 1', 'view 2']);
});

it('stops at the first write that finds no network', async () => {
  answer = offline;
  await write('ann', view(1));
  await write('ann', view(2));
  answer = (what) => (what === 'view 1' ? HttpResponse.json('success') : null);
  await flushOutbox();
  expect(received).toEqual(['view 1']);
  expect((await waitingCommands('ann')).map(({ command }) => command)).toEqual([view(2)]);
});

it('tells its maker of a refusal, and keeps nothing of it', async () => {
  answer = () => HttpResponse.json('error');
  await expect(write('ann', session(5))).rejects.toThrow(ApiError);
  expect(await waitingWrites()).toEqual([]);
});

it.each([200, 401])('keeps a view that is refused with %i, for its maker to decide', async (status) => {
  answer = () => HttpResponse.json('error', { status });
  await expect(write('ann', view(1))).rejects.toThrow(ApiError);
  const [refused] = await waitingWrites();
  expect(refused).toHaveProperty('refused');
  received = [];
  answer = () => HttpResponse.json('success');
  await retryWrite(refused?.id ?? 0);
  expect(received).toEqual(['view 1']);
  expect(await waitingWrites()).toEqual([]);
});

it.each([500, 503])('lets a view wait while the server fails with %i', async (status) => {
  answer = () => HttpResponse.json({ error: 'broken' }, { status });
  expect(await write('ann', view(1))).toHaveProperty('waiting');
});

it('tells the maker of a session that the server fails with 500', async () => {
  answer = () => HttpResponse.json({ error: 'broken' }, { status: 500 });
  await expect(write('ann', session(1))).rejects.toThrow(ApiError);
});

it('shows a write that was refused later, goes on with the rest, and retries or discards it', async () => {
  answer = offline;
  await write('ann', session(5, 'gone'));
  await write('ann', view(2));
  answer = (what) => HttpResponse.json(what.startsWith('session') ? 'error' : 'success');
  await flushOutbox();
  expect(received.filter((what) => what.startsWith('view'))).toEqual(['view 2']);
  const [refused] = await waitingWrites();
  expect(refused).toMatchObject({ refused: 'error', user: 'ann' });

  answer = () => HttpResponse.json(31);
  received = [];
  await flushOutbox();
  expect(received).toEqual([]);
  await retryWrite(refused?.id ?? 0);
  expect(received).toHaveLength(1);
  expect(await waitingWrites()).toEqual([]);
});
