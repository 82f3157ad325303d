import type { Query } from '@/api/client/client';
import { inDatabase, type CachedAnswer } from '@/device/database';

/** Answers cached in all, the oldest go first. A chapter is about 8 kB, so this is some 40 MB. */
const CAPACITY = 5000;
/** How many are cached between two clearings. */
const CLEAR_EVERY = 50;

let cachedSinceClearing = 0;

/** Cached answers belong to their user: nobody is shown what another's calls brought. */
const keyOf = (endpoint: string, params: Query): [user: string, call: string] => {
  const { user, userId, ...rest } = params;
  const query = Object.entries(rest).sort(([a], [b]) => a.localeCompare(b));
  return [String(user ?? userId ?? ''), `${endpoint}?${query.map((pair) => pair.join('=')).join('&')}`];
};

/** The answer cached for this very call; undefined when there is none, or storage fails. */
export const cachedAnswer = (endpoint: string, params: Query): Promise<CachedAnswer | undefined> =>
  inDatabase((db) => db.get('answers', keyOf(endpoint, params)));

/** Every answer of an endpoint that is cached of a user. */
export const cachedAnswers = async (user: string, endpoint: string): Promise<readonly CachedAnswer[]> =>
  (await inDatabase((db) =>
    db.getAll('answers', IDBKeyRange.bound([user, `${endpoint}?`], [user, `${endpoint}?\uffff`])),
  )) ?? [];

/**
 * Caches an answer. Storage that is full or forbidden caches nothing, and nobody is the worse for it.
 * @param askedAt when the call was made: what was written since is not in its answer, epoch milliseconds
 */
export async function cacheAnswer(
  endpoint: string,
  params: Query,
  text: string,
  askedAt: number,
): Promise<void> {
  await inDatabase(async (db) => {
    const [user, call] = keyOf(endpoint, params);
    const { store, done } = db.transaction('answers', 'readwrite');
    const before = await store.get([user, call]);
    const writes = (before?.writes ?? []).filter(({ settledAt }) => settledAt >= askedAt);
    await store.put({ user, call, text, at: Date.now(), ...(writes.length > 0 && { writes }) });
    await done;
    cachedSinceClearing += 1;
    if (cachedSinceClearing < CLEAR_EVERY) return;
    cachedSinceClearing = 0;
    await forgetOldest(CAPACITY);
  });
}

/** Notes beside a cached answer what was written since; in one transaction, so that no other note is lost. */
export async function noteWrite(
  endpoint: string,
  params: Query,
  write: string,
  settledAt: number,
): Promise<void> {
  await inDatabase(async (db) => {
    const { store, done } = db.transaction('answers', 'readwrite');
    const cached = await store.get(keyOf(endpoint, params));
    if (cached) await store.put({ ...cached, writes: [...(cached.writes ?? []), { write, settledAt }] });
    await done;
  });
}

/** Forgets one call's answer: what it brought has been changed, or makes no sense. */
export const forgetAnswer = (endpoint: string, params: Query): Promise<void> =>
  forget(() => keyOf(endpoint, params));

/** Forgets all that is cached of a user. */
export const forgetUser = (user: string): Promise<void> =>
  forget(() => IDBKeyRange.bound([user, ''], [user, '\uffff']));

async function forget(keys: () => [user: string, call: string] | IDBKeyRange): Promise<void> {
  await inDatabase((db) => db.delete('answers', keys()));
}

/** Forgets the oldest answers beyond the first `capacity`. */
export async function forgetOldest(capacity: number): Promise<void> {
  await inDatabase(async (db) => {
    const tooMany = (await db.count('answers')) - capacity;
    if (tooMany <= 0) return;
    const transaction = db.transaction('answers', 'readwrite');
    let cursor = await transaction.store.index('byAge').openCursor();
    for (let forgotten = 0; cursor && forgotten < tooMany; forgotten += 1) {
      await cursor.delete();
      cursor = await cursor.continue();
    }
    await transaction.done;
  });
}
