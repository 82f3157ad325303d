import 'fake-indexeddb/auto';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '@test/kit/server';
import { ApiError } from '@/api/client/ApiError';
import type { SessionCommand } from './arrival';
import type { Command } from './commands';
import {
  changeWaiting,
  discardWrite,
  flushOutbox,
  retryWrite,
  waitingCommands,
  watchOutbox,
  write,
} from './outbox';
import { waitingWrites } from './outboxStorage';

const view = (passageId: number): Command => ({
  kind: 'view',
  passageId,
  epochMs: 1000 + passageId,
  text: '',
});
const session = (prayerId: number, note = ''): SessionCommand => ({
  kind: 'session',
  prayerId,
  note,
  dateTime: '2026-11-21T07:00:00',
  alike: 0,
});

const box: Command = {
  kind: 'box',
  passage: {
    passageId: 1,
    translation: 'kjv',
    bookName: 'john',
    chapter: 3,
    startVerse: 16,
    endVerse: 16,
    box: 2,
    lastViewed: null,
    explanation: '',
    appendLetter: '',
  },
};

/** What reached the server, in order. */
let received: string[];
/** What the server answers; null is no answer at all. */
let answer: (what: string) => Response | null;
/** The sessions that the server has: as it says, or no list at all. */
let sessions: { sessionId: number; prayerId: number; prayerNoteTx: string | null }[] | null;
/** Whether the server takes what it then gives no answer to. */
let swallows: boolean;

const sessionBody = v.object({ prayerId: v.number(), prayerNoteTx: v.nullable(v.string()) });

beforeEach(async () => {
  received = [];
  sessions = [];
  swallows = false;
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
      const body = v.parse(sessionBody, await request.json());
      const response = take(`session ${body.prayerId} ${body.prayerNoteTx ?? '-'}`);
      if (response.ok || swallows) sessions?.push({ sessionId: 31 + sessions.length, ...body });
      return response;
    }),
    http.get('*/bible/api/get_prayer_sessions.php', () =>
      sessions
        ? HttpResponse.json(sessions.map((each) => ({ ...each, dateTime: '2026-11-21 07:00:00' })))
        : HttpResponse.json('error', { status: 500 }),
    ),
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

it('does not undo with a box that waited what was written of its passage meanwhile', async () => {
  const path = '*/bible/api/update_passage.php';
  server.use(http.post(path, () => HttpResponse.error()));
  await write('ann', box);
  await write('bob', box);
  await changeWaiting('ann', 1, { endVerse: 17, explanation: 'Hold fast.' });
  await changeWaiting('ann', 2, { endVerse: 18 });
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json('success');
    }),
  );
  await flushOutbox();
  expect(sent).toMatchObject([
    { user: 'ann', passage: { frequencyDays: 2, endVerse: 17, explanation: 'Hold fast.' } },
    { user: 'bob', passage: { frequencyDays: 2, endVerse: 16, explanation: null } },
  ]);
});

it('tells its maker of a box that is refused, and keeps nothing of it', async () => {
  server.use(http.post('*/bible/api/update_passage.php', () => HttpResponse.json('error')));
  await expect(write('ann', box)).rejects.toThrow(ApiError);
  expect(await waitingWrites()).toEqual([]);
});

it.each([200, 401, 500])(
  'keeps a session that is refused with %i, and tells its maker where',
  async (status) => {
    answer = () => HttpResponse.json('error', { status });
    const failure = await write('ann', session(5, 'She passed')).catch((error: unknown) => error);
    const [refused] = await waitingWrites();
    expect(refused).toHaveProperty('refused');
    expect(failure).toMatchObject({ failure: { waiting: refused?.id } });
    received = [];
    answer = () => HttpResponse.json(31);
    expect(await write('ann', session(5, 'She passed'), refused?.id)).toEqual({ sent: 31 });
    expect(received).toEqual(['session 5 She passed']);
    expect(await waitingWrites()).toEqual([]);
  },
);

it('sends other words in the place of those that were refused', async () => {
  answer = () => HttpResponse.json('error');
  await expect(write('ann', session(5, 'She pased'))).rejects.toThrow(ApiError);
  const [refused] = await waitingWrites();
  received = [];
  answer = () => HttpResponse.json(31);
  await write('ann', session(5, 'She passed'), refused?.id);
  await flushOutbox();
  expect(received).toEqual(['session 5 She passed']);
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

describe('a server that fails at one thing', () => {
  /** Every call, answered well or not. */
  let asked: string[];
  let fails: (what: string) => boolean;

  beforeEach(() => {
    asked = [];
    fails = (what) => what.startsWith('view');
    answer = (what) => {
      asked.push(what);
      return HttpResponse.json(
        fails(what) ? { error: 'broken' } : what.startsWith('session') ? 31 : 'success',
        {
          status: fails(what) ? 500 : 200,
        },
      );
    };
  });

  it('holds up nothing else, and is not asked for it again and again', async () => {
    await write('ann', view(1));
    expect(await write('ann', session(5))).toEqual({ sent: 31 });
    expect(await write('ann', session(6))).toEqual({ sent: 31 });
    expect(asked).toEqual(['view 1', 'session 5 -', 'session 6 -']);
    fails = () => false;
    await flushOutbox();
    expect(received).toContain('view 1');
    expect(await waitingWrites()).toEqual([]);
  });

  it('gets what is alike in its order', async () => {
    await write('ann', view(1));
    fails = (what) => what === 'view 1';
    expect(await write('ann', view(2))).toHaveProperty('waiting');
    expect(await write('bob', view(3))).toEqual({ sent: 0 });
    fails = () => false;
    await flushOutbox();
    expect(received).toEqual(['view 3', 'view 1', 'view 2']);
  });

  it('holds up nothing else where it never answers', async () => {
    fails = () => false;
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    expect(await write('ann', view(1))).toHaveProperty('waiting');
    expect(await write('ann', session(5))).toEqual({ sent: 31 });
    await flushOutbox();
    expect(received).toEqual(['session 5 -', 'view 1']);
  });

  it('holds up nothing else with what it failed at later', async () => {
    const failing = answer;
    answer = offline;
    await write('ann', session(5));
    await write('ann', view(1));
    answer = failing;
    fails = (what) => what.startsWith('session');
    await flushOutbox();
    expect(received).toEqual(['view 1']);
    expect((await waitingCommands('ann')).map(({ command }) => command)).toEqual([session(5)]);
  });
});

it('does not bring back what was discarded while it was on its way', async () => {
  server.use(
    http.get('*/bible/api/update_last_viewed.php', async () => {
      for (const { id } of await waitingWrites()) await discardWrite(id);
      return HttpResponse.json('error');
    }),
  );
  await expect(write('ann', view(1))).rejects.toThrow(ApiError);
  expect(await waitingWrites()).toEqual([]);
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

describe('a session whose answer never came', () => {
  const online = (what: string) => HttpResponse.json(what.startsWith('session') ? 31 : 'success');

  it('is taken out as sent when the server has it', async () => {
    sessions = [{ sessionId: 4, prayerId: 5, prayerNoteTx: 'old' }];
    answer = offline;
    swallows = true;
    expect(await write('ann', session(5, 'new'))).toHaveProperty('waiting');
    const sent: unknown[] = [];
    const stop = watchOutbox((each) => each && sent.push(each));
    answer = online;
    await flushOutbox();
    stop();
    expect(received).toEqual([]);
    expect(await waitingWrites()).toEqual([]);
    expect(sent).toEqual([{ user: 'ann', command: session(5, 'new'), id: 32 }]);
  });

  it('is sent again when the server has only those like it that it had before', async () => {
    sessions = [
      { sessionId: 4, prayerId: 5, prayerNoteTx: null },
      { sessionId: 5, prayerId: 6, prayerNoteTx: null },
    ];
    answer = offline;
    await write('ann', { ...session(5), alike: 1 });
    answer = online;
    await flushOutbox();
    expect(received).toEqual(['session 5 -']);
    expect(await waitingWrites()).toEqual([]);
  });

  it('waits for as long as the list cannot be had, and all behind it', async () => {
    answer = offline;
    swallows = true;
    await write('ann', session(5));
    const arrived = sessions;
    sessions = null;
    answer = online;
    await write('ann', view(1));
    expect(received).toEqual([]);
    sessions = arrived;
    await flushOutbox();
    expect(received).toEqual(['view 1']);
  });

  it('is not mistaken for one like it that went before', async () => {
    answer = offline;
    await write('ann', session(5));
    await write('ann', session(5));
    // The first arrives with an answer, the second without one and not at all.
    answer = (what) => (received.length === 0 ? online(what) : null);
    await flushOutbox();
    await flushOutbox();
    expect(await waitingWrites()).toHaveLength(1);
    answer = online;
    await flushOutbox();
    expect(received).toEqual(['session 5 -', 'session 5 -']);
    expect(sessions).toHaveLength(2);
  });

  it('waits for a decision where it was not known what the server had', async () => {
    answer = offline;
    await write('ann', { kind: 'session', prayerId: 5, note: '', dateTime: '2026-11-21T07:00:00' });
    answer = online;
    await flushOutbox();
    expect(received).toEqual([]);
    const [refused] = await waitingWrites();
    expect(refused?.refused).toBe('no answer came, and it may have been recorded');
    await retryWrite(refused?.id ?? 0);
    expect(received).toEqual(['session 5 -']);
  });

  it('is sent without a question when the browser had no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer = offline;
    await write('ann', session(5));
    sessions = null;
    answer = online;
    await flushOutbox();
    expect(received).toEqual(['session 5 -']);
  });
});
