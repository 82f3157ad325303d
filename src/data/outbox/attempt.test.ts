import { CanceledError } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appEngine } from '@/app/store';
import { createCachedLists } from '../cache/cachedList';
import { createAnswerCache } from '../cache/answerCache';
import type { Engine } from '../engine';
import { subjects } from '@test/kit/engine';
import { ApiError, type ApiFailure } from '../client/ApiError';
import type { BoundWrite } from '../define/write';
import type { LookupResult, LostAttempt } from '../define/recognition';
import { attempt } from './attempt';
import { OutboxState } from './outboxState';
import { newLocalId, outboxWriteFrom, type OutboxWrite } from './outboxWrite';
import { sharedReads, type RowReads } from './sharedReads';

const NOW = Date.UTC(2026, 10, 21, 12);
const refusal: ApiFailure = { kind: 'rejected', endpoint: 'add_topic', detail: 'no' };
const broken: ApiFailure = { kind: 'http', endpoint: 'add_topic', status: 500 };
let monotonicMs = 0;
const clock = { now: () => Date.now(), monotonicMs: () => monotonicMs };
let engine: Engine;
let state: OutboxState;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  monotonicMs = 0;
  engine = appEngine();
  const lists = createCachedLists(createAnswerCache(engine.storage, clock), subjects, clock);
  state = new OutboxState({ ...engine, clock, subjects, lists, report: () => undefined });
});
afterEach(() => {
  state.close();
  engine.close();
});

interface Server {
  /** The result of sending: the new row's id, or the error thrown. */
  sends?: number | Error;
  /** What the search in the list finds; an error if it fails. */
  finds?: LookupResult | Error;
  /** How long the list takes. */
  readMs?: number;
  silent?: boolean;
  /** How reading what the call needs fails. */
  prepares?: Error;
  /** The highest id of the list before; an error if it cannot be read. */
  loads?: number | Error | Promise<number>;
  /** The reads of the run to which it belongs. */
  reads?: RowReads;
  /** Whether another tab has sent it meanwhile. */
  isTaken?: boolean;
}

const newReads = () => sharedReads(clock).ofQueue()('');

/** Attempts a write in the given state, and returns all that was done. */
async function attempted(
  of: Partial<OutboxWrite>,
  {
    sends = 5,
    finds = 'absent',
    readMs = 0,
    silent = false,
    prepares,
    loads = 3,
    isTaken = false,
    reads = newReads(),
  }: Server,
) {
  const bound = subjects.bind({ kind: 'topic', payload: { name: 'Grace' } });
  if (!bound) throw new Error('no such write');
  const looks: LostAttempt[] = [];
  let sendings = 0;
  const it: BoundWrite = {
    ...bound,
    silent,
    prepare: () => {
      if (prepares) return Promise.reject(prepares);
      return Promise.resolve(() => {
        sendings += 1;
        return sends instanceof Error ? Promise.reject(sends) : Promise.resolve(sends);
      });
    },
    recognition: {
      ...bound.recognition,
      newRow: {
        highestKnownId: () => undefined,
        loadHighestId: () => {
          if (loads instanceof Error) return Promise.reject(loads);
          return Promise.resolve(loads);
        },
      },
      find: (lost) => {
        looks.push(lost);
        monotonicMs += readMs;
        return finds instanceof Error ? Promise.reject(finds) : Promise.resolve(finds);
      },
    },
  };
  const stored = outboxWriteFrom({ user: 'demo', at: NOW - 60_000, localId: newLocalId(NOW) }, 0);
  const { awaited: isAwaited = false } = of;
  const pending: OutboxWrite = { ...stored, write: { kind: 'topic', payload: { name: 'Grace' } }, ...of };
  state.writes = [];
  state.add(pending, undefined, isAwaited ? () => undefined : undefined);
  if (isTaken) vi.spyOn(state, 'claim').mockResolvedValue(null);
  const result = await attempt(pending, { state, bound: it, reads, keepalive: false });
  return { result, looks, sendings, current: state.writeOf(pending.id) ?? pending };
}

it('stores that a write is being sent, with the rows before', async () => {
  const { result, current, looks } = await attempted({}, { sends: 5 });
  expect(result).toEqual({ kind: 'confirmed', id: 5 });
  const before = { highestId: 3, ids: [] };
  expect(current).toMatchObject({ before, status: 'sending', sentAt: NOW, mayStillRun: true });
  expect(looks).toEqual([]);
});

it('sends no write that another tab has sent since the write was read', async () => {
  const { result, sendings } = await attempted({}, { isTaken: true });
  expect([result, sendings]).toEqual([{ kind: 'unreachable' }, 0]);
});

it.each([true, false])('stays without an answer, and may have arrived, online or not: %s', async (online) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const lost = new ApiError({ kind: 'network', endpoint: 'add_topic' });
  const { result, current } = await attempted({}, { sends: lost });
  expect(result).toEqual({ kind: 'unreachable' });
  // The call broke off at once: the server is not still at it.
  expect(current).toMatchObject({ status: 'unknown', sentAt: NOW, mayStillRun: false });
});

describe('before the first attempt', () => {
  const noAnswer = new ApiError({ kind: 'network', endpoint: 'get_tag_list' });

  it('needs no list if the ids are known, unless the browser believes itself offline', async () => {
    const before = { highestId: 9, ids: [] };
    expect((await attempted({ before }, {})).current.before).toEqual(before);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await attempted({ before }, {})).current.before).toEqual({ highestId: 3, ids: [] });
    expect((await attempted({ before }, { loads: noAnswer })).result).toEqual({ kind: 'unreachable' });
  });

  it('continues in a run from the row that was made last, and reads no list again', async () => {
    const reads = newReads();
    expect((await attempted({}, { reads, sends: 12 })).current.before).toEqual({ highestId: 3, ids: [] });
    const second = await attempted({}, { reads, loads: new Error('read again'), sends: 7 });
    expect(second.current.before).toEqual({ highestId: 12, ids: [] });
    expect((await attempted({}, { reads, loads: 99 })).current.before).toEqual({ highestId: 12, ids: [] });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await attempted({}, { reads, loads: 99 })).current.before).toEqual({ highestId: 99, ids: [] });
  });

  it('waits 8 s at most for the list; others of the run may wait longer', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const never = new Promise<number>(() => undefined);
    const sent = attempted({}, { loads: never });
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await sent).result.kind).toBe('confirmed');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const kept = attempted({}, { loads: never });
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await kept).result).toEqual({ kind: 'unreachable' });
  });

  it.each([
    [noAnswer, true, 'confirmed'],
    [new CanceledError(), true, 'confirmed'],
    [new ApiError(broken), true, 'confirmed'],
    [new ApiError(broken), false, 'confirmed'],
    [noAnswer, false, 'unreachable'],
  ])('is sent without the list after %s, online: %s', async (loads, online, kind) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    const { result, sendings } = await attempted({}, { loads });
    expect(result.kind).toBe(kind);
    expect(sendings).toBe(kind === 'confirmed' ? 1 : 0);
  });

  it.each([
    [noAnswer, 0, { kind: 'unreachable' }],
    [new CanceledError(), 0, { kind: 'unreachable' }],
    [new ApiError(broken), 0, { kind: 'serverFailing' }],
    [new ApiError(broken), 5, { kind: 'rejected', failure: broken }],
    [new ApiError(refusal), 0, { kind: 'rejected', failure: refusal }],
  ] as const)('has not been sent if its preparation fails by %s', async (prepares, attempts, expected) => {
    const { result, current, sendings } = await attempted({ attempts, awaited: true }, { prepares });
    expect(result).toEqual(expected);
    expect(current.status).toBe('queued');
    expect(sendings).toBe(0);
  });
});

it('is queued again each time the server took nothing, and never unclear', async () => {
  const notNow = new ApiError({ kind: 'network', endpoint: 'add_topic', status: 429 });
  const { result, current } = await attempted({ attempts: 5 }, { sends: notNow });
  expect(result).toEqual({ kind: 'serverFailing' });
  const again = { status: 'queued', mayStillRun: false, attempts: 5, nextAt: NOW + 30_000 };
  expect(current).toMatchObject(again);
});

it('remains in the outbox after a time-out', async () => {
  const { result, current } = await attempted({}, { sends: new CanceledError() });
  expect(result).toEqual({ kind: 'unreachable' });
  expect(current.status).toBe('unknown');
});

it('throws errors that are no ApiError', async () => {
  await expect(attempted({}, { sends: new TypeError('oops') })).rejects.toThrow('oops');
});

it.each([
  refusal,
  { kind: 'http', endpoint: 'add_topic', status: 404 },
  { kind: 'http', endpoint: 'add_topic', status: 499 },
  { kind: 'http', endpoint: 'add_topic' },
] as const)('is refused by the answer %j, and is not there', async (failure) => {
  const { result, current, looks } = await attempted({ awaited: true }, { sends: new ApiError(failure) });
  expect(result).toEqual({ kind: 'rejected', failure });
  expect(current).toMatchObject({ attempts: 0 });
  expect(looks).toEqual([]);
});

const unclearOf = (failure: ApiFailure) => ({
  kind: 'rejected',
  failure: { ...failure, unclear: true },
});

describe.each([broken, { kind: 'malformed', endpoint: 'add_topic' }] as const)(
  'after the answer %j',
  (failure) => {
    const sends = new ApiError(failure);
    it.each([
      [{ saved: 7 }, { kind: 'confirmed', id: 7 }],
      ['absent', { kind: 'rejected', failure }],
      ['unclear', unclearOf(failure)],
      [new ApiError(broken), { kind: 'serverFailing' }],
    ] as const)('with a waiting caller, if the list says %j', async (finds, expected) => {
      const { result, current } = await attempted({ awaited: true }, { sends, finds });
      expect(result).toEqual(expected);
      expect(current).toMatchObject({ attempts: 1, status: 'unknown' });
    });

    it.each([
      [0, 'serverFailing'],
      [4, 'serverFailing'],
      [5, 'rejected'],
    ])(
      'does not search without a caller before the last attempt, and after %i is %s',
      async (attempts, kind) => {
        for (const [awaited, silent] of [
          [false, false],
          [true, true],
          [false, true],
        ] as const) {
          const { result, looks, current } = await attempted({ attempts, awaited }, { sends, silent });
          expect(result.kind).toBe(kind);
          // Before the user is asked.
          expect(looks).toHaveLength(attempts < 5 ? 0 : 1);
          expect(current).toMatchObject({ attempts: attempts + 1, status: 'unknown' });
        }
      },
    );
  },
);

describe('without an answer before', () => {
  const before = { highestId: 2, ids: [] };
  const lost = { status: 'unknown' as const, before, sentAt: NOW - 40_000, mayStillRun: false };
  const noAnswer = new ApiError({ kind: 'network', endpoint: 'get_tag_list' });
  it.each([
    [{ saved: 7 }, { kind: 'confirmed', id: 7 }, 0],
    [noAnswer, { kind: 'unreachable' }, 0],
    [new CanceledError(), { kind: 'unreachable' }, 0],
    [new ApiError(broken), { kind: 'serverFailing' }, 1],
  ] as const)('is not sent again if the list says %j', async (finds, expected, attempts) => {
    const { result, sendings, current } = await attempted(lost, { finds });
    expect(result).toEqual(expected);
    expect(sendings).toBe(0);
    expect(current).toMatchObject({ attempts, status: 'unknown' });
  });

  it.each([
    [4, 'serverFailing', 'unreachable'],
    [5, 'rejected', 'rejected'],
  ])(
    'after %i attempts is %s where no list can be read, %s where no answer comes',
    async (attempts, unread, kind) => {
      const again = { ...lost, attempts };
      expect((await attempted(again, { finds: new ApiError(broken) })).result.kind).toBe(unread);
      expect((await attempted(again, { sends: noAnswer })).result.kind).toBe(kind);
      expect((await attempted(again, { sends: new CanceledError() })).result.kind).toBe(kind);
    },
  );

  it('may still run where the list cannot be read', async () => {
    const { result, current } = await attempted(
      { ...lost, mayStillRun: true },
      { finds: new ApiError(broken) },
    );
    expect(result).toEqual({ kind: 'serverFailing' });
    expect(current).toMatchObject({ status: 'unknown', mayStillRun: true, attempts: 1 });
  });

  it('is not sent by a list asked for while the server may still be working', async () => {
    const running = { ...lost, id: newLocalId(NOW), mayStillRun: true };
    const { result, sendings } = await attempted(running, { readMs: 40_000 });
    expect([result, sendings]).toEqual([{ kind: 'may still run', leftMs: 0 }, 0]);
    // The next list is asked for after that.
    expect((await attempted(running, { readMs: 40_000 })).result.kind).toBe('confirmed');
  });

  it('is unclear if the list does not show which', async () => {
    const { result, sendings } = await attempted(lost, { finds: 'unclear' });
    expect(result).toMatchObject({ failure: { kind: 'rejected', unclear: true } });
    expect(sendings).toBe(0);
  });

  it('is sent again if absent in the list', async () => {
    const { result, current } = await attempted(lost, { finds: 'absent' });
    expect(result).toEqual({ kind: 'confirmed', id: 5 });
    expect(current).toMatchObject({ before, status: 'sending', sentAt: NOW });
  });

  it('is searched for by the rows known at sending', async () => {
    expect((await attempted(lost, {})).looks).toEqual([{ before, sentAt: NOW - 40_000 }]);
  });

  it.each(['unknown', 'sending'] as const)(
    'may still run for 30 s after this tab first saw the call, by any clock: %s',
    async (status) => {
      for (const days of [0, -3, 3]) {
        const sentAt = NOW + days * 86_400_000;
        const id = newLocalId(NOW) - days;
        const running = { ...lost, id, status, sentAt, mayStillRun: true };
        monotonicMs = 1_000;
        expect((await attempted(running, {})).result).toEqual({ kind: 'may still run', leftMs: 30_000 });
        monotonicMs = 30_999;
        expect((await attempted(running, {})).result).toEqual({ kind: 'may still run', leftMs: 1 });
        // What the list shows is certain.
        expect((await attempted(running, { finds: { saved: 7 } })).result).toMatchObject({ id: 7 });
        expect((await attempted(running, { finds: 'unclear' })).result.kind).toBe('may still run');
        monotonicMs = 31_000;
        expect((await attempted(running, {})).result).toEqual({ kind: 'confirmed', id: 5 });
      }
    },
  );
});
