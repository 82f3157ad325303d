import type { Query } from '../client/call';
import type { Clock } from '../client/clock';
import type { CachedAnswer, EngineStorage } from '@/platform/storage/database';

/** The oldest answers beyond this number are removed. A chapter is about 8 kB, so this is some 40 MB. */
const CAPACITY = 5000;
/** The number of answers cached between two clearings. */
const CLEAR_EVERY = 50;

/** The key of a call. It contains the user, so that no user sees another's answers. */
const keyOf = (endpoint: string, params: Query): [user: string, call: string] => {
  const { user, userId, ...rest } = params;
  const query = Object.entries(rest).sort(([a], [b]) => a.localeCompare(b));
  return [String(user ?? userId ?? ''), `${endpoint}?${query.map((pair) => pair.join('=')).join('&')}`];
};

/** False for a placeholder: it collects the writes confirmed before the first answer, as far as that answer may lack them. */
const hasCome = ({ text }: CachedAnswer): boolean => text !== NOT_COME;
const NOT_COME = '';
/** With more writes than this an answer is forgotten, and loaded again when it is needed: each one is applied to all of its rows. */
const MOST_WRITES = 1_000;
/** No request for a list takes longer. */
const LONGEST_LOAD_MS = 5 * 60_000;

/** A new answer, with those of the recorded writes that were confirmed after its request was sent. */
function answered(
  before: CachedAnswer | undefined,
  [user, call]: readonly [string, string],
  text: string,
  askedAt: number,
  at: number,
): CachedAnswer {
  // A record from the future was made before the clock was set back.
  const writes = (before?.writes ?? []).filter(({ settledAt }) => settledAt >= askedAt && settledAt <= at);
  return { user, call, text, at, ...(writes.length > 0 && { writes }) };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** The server's answers, stored on this device; none of a session-only user. */
export function createAnswerCache(
  { inDatabase, inStore, isSessionOnly }: EngineStorage,
  clock: Pick<Clock, 'now'>,
) {
  let writtenSinceClearing = 0;

  /** Replaces an answer by the changed one; in one transaction, so that no other change is lost. */
  async function changeAnswer(
    key: [user: string, call: string],
    change: (before: CachedAnswer | undefined) => CachedAnswer,
  ): Promise<void> {
    if (isSessionOnly(key[0])) return;
    await inStore('answers', async (store) => store.put(change(await store.get(key))));
  }

  /** Removes the oldest answers beyond `capacity`. */
  async function forgetOldest(capacity: number): Promise<void> {
    await inStore('answers', async (store) => {
      const tooMany = (await store.count()) - capacity;
      if (tooMany <= 0) return;
      let cursor = await store.index('byAge').openCursor();
      for (let forgotten = 0; cursor && forgotten < tooMany; forgotten += 1) {
        await cursor.delete();
        cursor = await cursor.continue();
      }
    });
  }

  return {
    /**
     * The answer cached for a call; undefined if there is none or storage fails.
     * @param isPatient to resolve whenever a slow storage responds, which may be never
     */
    read: async (endpoint: string, params: Query, isPatient = false): Promise<CachedAnswer | undefined> => {
      const key = keyOf(endpoint, params);
      if (isSessionOnly(key[0])) return undefined;
      const cached = await inDatabase((db) => db.get('answers', key), isPatient);
      return cached && hasCome(cached) ? cached : undefined;
    },
    /** All cached answers of an endpoint for a user. */
    readAll: async (user: string, endpoint: string): Promise<readonly CachedAnswer[]> => {
      const calls = `${endpoint}?`;
      // In a function because a browser without a database does not have IDBKeyRange either.
      const ofEndpoint = () => IDBKeyRange.bound([user, calls], [user, `${calls}\uffff`]);
      return ((await inDatabase((db) => db.getAll('answers', ofEndpoint()))) ?? []).filter(hasCome);
    },
    /**
     * Caches an answer. If storage is full or forbidden, it is not cached and nothing else happens.
     * @param askedAt when the request was sent, epoch milliseconds: later writes are not in its answer
     */
    write: async (endpoint: string, params: Query, text: string, askedAt: number): Promise<void> => {
      const key = keyOf(endpoint, params);
      await changeAnswer(key, (before) => answered(before, key, text, askedAt, clock.now()));
      writtenSinceClearing += 1;
      if (writtenSinceClearing < CLEAR_EVERY) return;
      writtenSinceClearing = 0;
      await forgetOldest(CAPACITY);
    },
    /** Records a write with a cached answer; with the one that is to come, if there is none. */
    recordWrite: (endpoint: string, params: Query, write: string, settledAt: number): Promise<void> => {
      const key = keyOf(endpoint, params);
      const [user, call] = key;
      return changeAnswer(key, (known) => {
        const { writes = [] } = known ?? {};
        const isUsable = known !== undefined && hasCome(known) && writes.length < MOST_WRITES;
        const cached = isUsable ? known : { user, call, text: NOT_COME, at: settledAt };
        const before = writes.filter(
          (earlier) => isUsable || settledAt - earlier.settledAt < LONGEST_LOAD_MS,
        );
        return { ...cached, writes: [...before, { write, settledAt }] };
      });
    },
    /** Removes one call's answer. */
    forget: async (endpoint: string, params: Query): Promise<void> => {
      await inDatabase((db) => db.delete('answers', keyOf(endpoint, params)));
    },
    /** Removes all answers of a user. */
    forgetUser: async (user: string): Promise<void> => {
      await inDatabase((db) => db.delete('answers', IDBKeyRange.bound([user, ''], [user, '\uffff'])));
    },
    /** Removes everybody's answers. */
    forgetAll: async (): Promise<void> => {
      await inDatabase((db) => db.clear('answers'));
    },
    forgetOldest,
  };
}
