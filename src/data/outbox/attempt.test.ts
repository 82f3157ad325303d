import { CanceledError } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiFailure } from '../client/ApiError';
import type { BoundWrite } from '../define/write';
import type { Found, LostAttempt } from '../define/recognition';
import { attempt } from './attempt';
import { outboxWriteFrom, type OutboxWrite } from './outboxWrite';
import { subjects } from '@test/kit/engine';

const NOW = Date.UTC(2026, 10, 21, 12);
const clock = vi.hoisted(() => ({ serverNow: (): number | undefined => undefined }));
vi.mock('../client/client', async (original) => ({
  ...(await original<typeof import('../client/client')>()),
  serverNow: () => clock.serverNow(),
}));
const refusal: ApiFailure = { kind: 'rejected', endpoint: 'add_topic', detail: 'no' };
const broken: ApiFailure = { kind: 'http', endpoint: 'add_topic', status: 500 };

/** What the tab has come upon. */
let cameUpon = new Map<number, number>();

beforeEach(() => {
  cameUpon = new Map();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  clock.serverNow = () => Date.now();
});
afterEach(() => vi.useRealTimers());

interface Server {
  /** The result of sending: the new row's id, or the error thrown. */
  sends?: number | Error;
  /** What the search in the list finds; an error if it fails, null for a kind that no list shows. */
  finds?: Found | Error | null;
  silent?: boolean;
  /** How reading what the call needs fails. */
  prepares?: Error;
  /** The highest id of the list before; an error if it cannot be read. */
  loads?: number | Error;
  /** Whether another tab has sent it meanwhile. */
  isTaken?: boolean;
}

/** Attempts a write in the given state, and returns all that was done. */
async function attempted(
  of: Partial<OutboxWrite>,
  { sends = 5, finds = 'absent', silent = false, prepares, loads = 3, isTaken = false }: Server,
) {
  const bound = subjects.bind({ kind: 'topic', payload: { name: 'Grace' } });
  if (!bound) throw new Error('no such write');
  const looks: LostAttempt[] = [];
  const saves: Partial<OutboxWrite>[] = [];
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
    recognition:
      finds === null || !bound.recognition
        ? null
        : {
            ...bound.recognition,
            newRow: {
              highestKnownId: () => undefined,
              loadHighestId: () => {
                if (loads instanceof Error) return Promise.reject(loads);
                return Promise.resolve(loads);
              },
            },
            find: (_, lost) => {
              looks.push(lost);
              return finds instanceof Error ? Promise.reject(finds) : Promise.resolve(finds);
            },
          },
  };
  const stored = outboxWriteFrom({ user: 'demo', at: NOW - 60_000 }, 1);
  let current: OutboxWrite = { ...stored, ...of };
  const result = await attempt(current, it, {
    save: (changes) => {
      saves.push(changes);
      current = { ...current, ...changes };
      return Promise.resolve(current);
    },
    claim: (changes) => {
      saves.push(changes);
      current = { ...current, ...changes };
      return Promise.resolve(isTaken ? null : current);
    },
    reads: {
      reader: () => () => Promise.reject(new Error('nothing is read here')),
      outdate: () => undefined,
    },
    cameUpon,
  });
  return { result, looks, saves, sendings, current };
}

it('stores that a write is being sent, and then that the write was saved', async () => {
  const { result, saves, looks } = await attempted({}, { sends: 5 });
  expect(result).toEqual({ kind: 'sent', id: 5 });
  const before = { highestId: 3, ids: [] };
  expect(saves).toEqual([{ before, status: 'unknown', sentAt: NOW, sentAtServer: NOW, endedAt: undefined }]);
  expect(looks).toEqual([]);
});

it('sends no write that another tab has sent since the write was read', async () => {
  const { result, sendings } = await attempted({}, { isTaken: true });
  expect([result, sendings]).toEqual([{ kind: 'away' }, 0]);
});

it.each([true, false])('stays without an answer, and may have arrived, online or not: %s', async (online) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const lost = new ApiError({ kind: 'network', endpoint: 'add_topic' });
  const { result, current } = await attempted({}, { sends: lost });
  expect(result).toEqual({ kind: 'away' });
  expect(current).toMatchObject({ status: 'unknown', sentAt: NOW });
  expect(current.endedAt).toBeGreaterThanOrEqual(NOW);
});

describe('before the first attempt', () => {
  const noAnswer = new ApiError({ kind: 'network', endpoint: 'get_tag_list' });

  it('needs no list if the ids are known, unless the browser believes itself offline', async () => {
    const before = { highestId: 9, ids: [] };
    expect((await attempted({ before }, {})).current.before).toEqual(before);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await attempted({ before }, {})).current.before).toEqual({ highestId: 3, ids: [] });
    expect((await attempted({ before }, { loads: noAnswer })).result).toEqual({ kind: 'away' });
  });

  it.each([
    [noAnswer, true, 'sent'],
    [new CanceledError(), true, 'sent'],
    [new ApiError(broken), true, 'sent'],
    [new ApiError(broken), false, 'sent'],
    [noAnswer, false, 'away'],
  ])('is sent without the list after %s, online: %s', async (loads, online, kind) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    const { result, sendings } = await attempted({}, { loads });
    expect(result.kind).toBe(kind);
    expect(sendings).toBe(kind === 'sent' ? 1 : 0);
  });

  it.each([
    [noAnswer, 0, { kind: 'away' }],
    [new CanceledError(), 0, { kind: 'away' }],
    [new ApiError(broken), 0, { kind: 'failing' }],
    [new ApiError(broken), 5, { kind: 'refused', failure: broken }],
    [new ApiError(refusal), 0, { kind: 'refused', failure: refusal }],
  ] as const)('has not been sent if its preparation fails by %s', async (prepares, attempts, expected) => {
    const { result, current, sendings } = await attempted({ attempts, sending: true }, { prepares });
    expect(result).toEqual(expected);
    expect(current.unanswered).toBe(false);
    expect(sendings).toBe(0);
  });
});

it('stays after a time-out', async () => {
  const { result, current } = await attempted({}, { sends: new CanceledError() });
  expect(result).toEqual({ kind: 'away' });
  expect(current.unanswered).toBe(true);
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
  const { result, current, looks } = await attempted({ sending: true }, { sends: new ApiError(failure) });
  expect(result).toEqual({ kind: 'refused', failure });
  expect(current).toMatchObject({ unanswered: false, attempts: 0 });
  expect(looks).toEqual([]);
});

describe.each([broken, { kind: 'malformed', endpoint: 'add_topic' }] as const)(
  'after the answer %j',
  (failure) => {
    const sends = new ApiError(failure);
    it.each([
      [{ saved: 7 }, { kind: 'sent', id: 7 }],
      ['absent', { kind: 'refused', failure }],
      ['unclear', { kind: 'unclear', failure: { ...failure, unclear: true } }],
      [new ApiError(broken), { kind: 'failing' }],
      [null, { kind: 'refused', failure }],
    ] as const)('with a waiting caller, if the list says %j', async (finds, expected) => {
      const { result, current } = await attempted({ sending: true }, { sends, finds });
      expect(result).toEqual(expected);
      expect(current).toMatchObject({ attempts: 1, unanswered: expected.kind !== 'refused' });
    });

    it.each([
      [0, 'failing'],
      [4, 'failing'],
      [5, 'unclear'],
    ])('does not search without a caller, and after %i attempts is %s', async (attempts, kind) => {
      for (const [sending, silent] of [
        [false, false],
        [true, true],
        [false, true],
      ] as const) {
        const { result, looks, current } = await attempted({ attempts, sending }, { sends, silent });
        expect(result.kind).toBe(kind);
        expect(looks).toEqual([]);
        expect(current).toMatchObject({ attempts: attempts + 1, status: 'unknown' });
      }
    });
  },
);

describe('without an answer before', () => {
  const before = { highestId: 2, ids: [] };
  const lost = { status: 'unknown', before, sentAt: NOW - 40_000, endedAt: NOW - 35_000 };
  const noAnswer = new ApiError({ kind: 'network', endpoint: 'get_tag_list' });
  it.each([
    [{ saved: 7 }, { kind: 'sent', id: 7 }, 0],
    [noAnswer, { kind: 'away' }, 0],
    [new CanceledError(), { kind: 'away' }, 0],
    [new ApiError(broken), { kind: 'failing' }, 1],
  ] as const)('is not sent again if the list says %j', async (finds, expected, attempts) => {
    const { result, sendings, current } = await attempted(lost, { finds });
    expect(result).toEqual(expected);
    expect(sendings).toBe(0);
    expect(current).toMatchObject({ attempts, status: 'unknown' });
  });

  it.each([
    [4, 'failing', 'away'],
    [5, 'unclear', 'unclear'],
  ])(
    'after %i attempts is %s where no list can be read, %s where no answer comes',
    async (attempts, unread, kind) => {
      const again = { ...lost, attempts };
      expect((await attempted(again, { finds: new ApiError(broken) })).result.kind).toBe(unread);
      expect((await attempted(again, { sends: noAnswer })).result.kind).toBe(kind);
      expect((await attempted(again, { sends: new CanceledError() })).result.kind).toBe(kind);
      // Without a list to search, a missing answer says nothing.
      expect((await attempted(again, { sends: noAnswer, finds: null })).result.kind).toBe('away');
    },
  );

  it('is unclear if the list does not show which', async () => {
    const { result, sendings } = await attempted(lost, { finds: 'unclear' });
    expect(result).toMatchObject({ kind: 'unclear', failure: { kind: 'rejected', unclear: true } });
    expect(sendings).toBe(0);
  });

  it.each(['absent', null] as const)('is sent again if the list says %j', async (finds) => {
    const { result, saves } = await attempted(lost, { finds });
    expect(result).toEqual({ kind: 'sent', id: 5 });
    expect(saves).toEqual([{ before, status: 'unknown', sentAt: NOW, sentAtServer: NOW, endedAt: undefined }]);
  });

  it.each([
    [{ sentAtServer: NOW - 90_000 }, NOW - 90_000, NOW - 85_000, true],
    [{ sentAtServer: NOW - 90_000, endedAt: undefined }, NOW - 90_000, NOW - 70_000, true],
    // By the device's clock alone it may have been at any time until now.
    [{}, NOW - 40_000, NOW, false],
    [{ endedAt: undefined }, NOW - 40_000, NOW, false],
    [{ sentAt: undefined, endedAt: undefined }, NOW - 60_000, NOW, false],
    [{ sentAt: NOW + 90_000, endedAt: NOW + 95_000 }, NOW, NOW + 95_000, false],
  ])('is searched for at the time of its sending: %j', async (change, from, to, isDated) => {
    const { looks } = await attempted({ ...lost, ...change }, {});
    expect(looks).toEqual([{ before, from, to, isDated }]);
  });

  it.each([
    [-29_999, -29_999, 1],
    [-30_000, -30_000, 0],
    [29_999, -30_000, 1],
    [30_000, -30_000, 0],
    // By the server's clock, where the device's was changed.
    [-90_000, -29_999, 1],
    [-90_000, -30_000, 0],
  ])('may still be in flight %i ms from now, by the server’s clock %s', async (away, byServer, leftMs) => {
    const broke = { ...lost, sentAt: NOW + away, sentAtServer: NOW + byServer, endedAt: undefined };
    const { result, sendings } = await attempted(broke, {});
    expect(result).toEqual(leftMs > 0 ? { kind: 'in flight', leftMs } : { kind: 'sent', id: 5 });
    expect(sendings).toBe(leftMs > 0 ? 0 : 1);
    // What the list shows is certain, and so is the end of a call.
    expect((await attempted(broke, { finds: { saved: 7 } })).result).toEqual({ kind: 'sent', id: 7 });
    expect((await attempted(broke, { finds: 'unclear' })).result.kind).toBe(
      leftMs > 0 ? 'in flight' : 'unclear',
    );
    expect((await attempted({ ...broke, endedAt: NOW }, {})).result.kind).toBe('sent');
  });

  it.each([
    ['at its sending', undefined, NOW],
    ['now', NOW - 90_000, undefined],
  ])('gets its time from when first found, if the server’s clock is not known %s', async (_, at, now) => {
    clock.serverNow = () => now;
    const steady = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const daysOff = 3 * 86_400_000;
    for (const away of [daysOff, -daysOff]) {
      // Sent with a clock that was three days ahead or behind, and has been set since.
      const broke = { ...lost, id: -away, sentAt: NOW + away, sentAtServer: at, endedAt: undefined };
      steady.mockReturnValue(1_000);
      expect((await attempted(broke, {})).result).toEqual({ kind: 'in flight', leftMs: 30_000 });
      steady.mockReturnValue(30_999);
      expect((await attempted(broke, {})).result).toEqual({ kind: 'in flight', leftMs: 1 });
      steady.mockReturnValue(31_000);
      expect((await attempted(broke, {})).result).toEqual({ kind: 'sent', id: 5 });
    }
  });
});
