import { CanceledError } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiFailure } from '@/api/client/ApiError';
import type { BoundWrite } from '@/api/writes/definition';
import type { Found, LostAttempt } from '@/api/writes/recognition';
import { bindWrite } from '@/api/writes/writes';
import { attempt } from './attempt';
import { outboxWriteFrom, type OutboxWrite } from './outboxWrite';

const NOW = Date.UTC(2026, 10, 21, 12);
const refusal: ApiFailure = { kind: 'rejected', endpoint: 'add_topic', detail: 'no' };
const broken: ApiFailure = { kind: 'http', endpoint: 'add_topic', status: 500 };

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

interface Server {
  /** The result of sending: the new row's id, or the error thrown. */
  sends?: number | Error;
  /** What the search in the list finds; an error if it fails, null for a kind that no list shows. */
  finds?: Found | Error | null;
  silent?: boolean;
}

/** Attempts a write in the given state, and returns all that was done. */
async function attempted(of: Partial<OutboxWrite>, { sends = 5, finds = 'absent', silent = false }: Server) {
  const bound = bindWrite({ kind: 'topic', payload: { name: 'Grace' } });
  if (!bound) throw new Error('no such write');
  const looks: LostAttempt[] = [];
  const saves: Partial<OutboxWrite>[] = [];
  let sendings = 0;
  const it: BoundWrite = {
    ...bound,
    silent,
    send: () => {
      sendings += 1;
      return sends instanceof Error ? Promise.reject(sends) : Promise.resolve(sends);
    },
    recognition:
      finds === null || !bound.recognition
        ? null
        : {
            ...bound.recognition,
            find: (_, lost) => {
              looks.push(lost);
              return finds instanceof Error ? Promise.reject(finds) : Promise.resolve(finds);
            },
          },
  };
  const stored = outboxWriteFrom({ user: 'demo', at: NOW - 60_000 }, 1);
  let current: OutboxWrite = { ...stored, ...of };
  const result = await attempt(current, it, (changes) => {
    saves.push(changes);
    current = { ...current, ...changes };
    return Promise.resolve(current);
  });
  return { result, looks, saves, sendings, current };
}

it('stores that a write is being sent, and then that it was saved', async () => {
  const { result, saves, looks } = await attempted({}, { sends: 5 });
  expect(result).toEqual({ kind: 'sent', id: 5 });
  expect(saves).toEqual([{ unanswered: true, sentAt: NOW, endedAt: undefined }]);
  expect(looks).toEqual([]);
});

it.each([
  [true, true],
  [false, false],
])('stays without an answer, and may have arrived if there was a network: %s', async (online, arrived) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const lost = new ApiError({ kind: 'network', endpoint: 'add_topic' });
  const { result, current } = await attempted({}, { sends: lost });
  expect(result).toEqual({ kind: 'away' });
  expect(current).toMatchObject({ unanswered: arrived, sentAt: NOW, endedAt: NOW });
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
      [new Error('no list'), { kind: 'failing' }],
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
        expect(current).toMatchObject({ attempts: attempts + 1, unanswered: true });
      }
    });
  },
);

describe('without an answer before', () => {
  const lost = { unanswered: true, known: 2, sentAt: NOW - 30_000, endedAt: NOW - 25_000 };
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
    expect(current).toMatchObject({ attempts, unanswered: true });
  });

  it.each([
    [4, 'failing', 'away'],
    [5, 'unclear', 'unclear'],
  ])(
    'after %i attempts is %s where no list can be read, %s where only it gets no answer',
    async (attempts, unread, kind) => {
      const again = { ...lost, attempts };
      expect((await attempted(again, { finds: new ApiError(broken) })).result.kind).toBe(unread);
      expect((await attempted(again, { sends: noAnswer })).result.kind).toBe(kind);
      expect((await attempted(again, { sends: new CanceledError() })).result.kind).toBe(kind);
      // Without a list to search, or offline, a missing answer says nothing.
      expect((await attempted(again, { sends: noAnswer, finds: null })).result.kind).toBe('away');
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      expect((await attempted(again, { sends: noAnswer })).result.kind).toBe('away');
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
    expect(saves[0]).toEqual({ unanswered: false, sentAt: undefined, endedAt: undefined });
    expect(saves).toHaveLength(2);
  });

  it.each([
    [{}, NOW - 30_000, NOW - 25_000],
    [{ endedAt: undefined }, NOW - 30_000, NOW - 10_000],
    [{ sentAt: undefined, endedAt: undefined }, NOW - 60_000, NOW - 40_000],
  ])('is searched for at the time it was sent: %j', async (change, from, to) => {
    const { looks } = await attempted({ ...lost, ...change }, {});
    expect(looks).toEqual([{ known: 2, from, to }]);
  });

  it.each([
    [-3_999, true],
    [-4_000, false],
    [3_999, true],
    [4_000, false],
  ])('may still be in flight %i ms from now: %s', async (away, isOnItsWay) => {
    const broke = { ...lost, sentAt: NOW + away, endedAt: undefined };
    const { result, looks } = await attempted(broke, {});
    expect(result.kind === 'in flight').toBe(isOnItsWay);
    expect(looks).toHaveLength(isOnItsWay ? 0 : 1);
    // If its end is known, the list is searched at once.
    expect((await attempted({ ...broke, endedAt: NOW }, {})).result.kind).toBe('sent');
  });
});
