import type { Query } from '../client/client';
import { inDatabase, inStore, type CachedAnswer } from '@/platform/storage/database';
import { isSessionOnly } from '@/platform/storage/sessionOnlyUsers';

/** The oldest answers beyond this number are removed. A chapter is about 8 kB, so this is some 40 MB. */
const CAPACITY = 5000;
/** The number of answers cached between two clearings. */
const CLEAR_EVERY = 50;

let cachedSinceClearing = 0;

/** The answers of users who are not to be remembered: they are gone with the page. */
const inMemory = new Map<string, CachedAnswer>();
/** The same limit for these, some 8 MB. */
const MEMORY_CAPACITY = 1000;
const memoryKey = (key: readonly [user: string, call: string]): string => JSON.stringify(key);

/** The key of a call. It contains the user, so that no user sees another's answers. */
const keyOf = (endpoint: string, params: Query): [user: string, call: string] => {
  const { user, userId, ...rest } = params;
  const query = Object.entries(rest).sort(([a], [b]) => a.localeCompare(b));
  return [String(user ?? userId ?? ''), `${endpoint}?${query.map((pair) => pair.join('=')).join('&')}`];
};

/**
 * The answer cached for a call; undefined if there is none or storage fails.
 * @param isPatient to resolve whenever a slow storage responds, which may be never
 */
export async function cachedAnswer(
  endpoint: string,
  params: Query,
  isPatient = false,
): Promise<CachedAnswer | undefined> {
  const key = keyOf(endpoint, params);
  const cached = isSessionOnly(key[0])
    ? inMemory.get(memoryKey(key))
    : await inDatabase((db) => db.get('answers', key), isPatient);
  return cached && hasCome(cached) ? cached : undefined;
}

/** Before an answer has come, only the writes that its request may be too early for are noted. */
const hasCome = ({ text }: CachedAnswer): boolean => text !== NOT_COME;
const NOT_COME = '';
/** No request for a list takes longer. */
const LONGEST_LOAD_MS = 5 * 60_000;

/** A new answer with the writes noted with the one before, as far as they are later than its request. */
function answered(
  before: CachedAnswer | undefined,
  [user, call]: readonly [string, string],
  text: string,
  askedAt: number,
): CachedAnswer {
  const at = Date.now();
  // A note from the future was made by a clock that has been put back since.
  const writes = (before?.writes ?? []).filter(({ settledAt }) => settledAt >= askedAt && settledAt <= at);
  return { user, call, text, at, ...(writes.length > 0 && { writes }) };
}

/** All cached answers of an endpoint for a user. */
export async function cachedAnswers(user: string, endpoint: string): Promise<readonly CachedAnswer[]> {
  const calls = `${endpoint}?`;
  if (isSessionOnly(user))
    return [...inMemory.values()].filter(
      (answer) => answer.user === user && answer.call.startsWith(calls) && hasCome(answer),
    );
  // In a function because a browser without a database does not have IDBKeyRange either.
  const ofEndpoint = () => IDBKeyRange.bound([user, calls], [user, `${calls}\uffff`]);
  return ((await inDatabase((db) => db.getAll('answers', ofEndpoint()))) ?? []).filter(hasCome);
}

/**
 * Caches an answer. If storage is full or forbidden, it is not cached and nothing else happens.
 * @param askedAt when the request was sent, epoch milliseconds: later writes are not in its answer
 */
export async function cacheAnswer(
  endpoint: string,
  params: Query,
  text: string,
  askedAt: number,
): Promise<void> {
  const key = keyOf(endpoint, params);
  await changeAnswer(key, (before) => answered(before, key, text, askedAt));
  if (isSessionOnly(key[0])) return;
  cachedSinceClearing += 1;
  if (cachedSinceClearing < CLEAR_EVERY) return;
  cachedSinceClearing = 0;
  await forgetOldest(CAPACITY);
}

/** Notes a write with a cached answer; with the one that is to come, if there is none. */
export function noteWrite(endpoint: string, params: Query, write: string, settledAt: number): Promise<void> {
  const key = keyOf(endpoint, params);
  const [user, call] = key;
  return changeAnswer(key, (cached = { user, call, text: NOT_COME, at: settledAt }) => {
    const before = (cached.writes ?? []).filter(
      (earlier) => hasCome(cached) || settledAt - earlier.settledAt < LONGEST_LOAD_MS,
    );
    return { ...cached, writes: [...before, { write, settledAt }] };
  });
}

/** Replaces an answer by the changed one, if any; in one transaction, so that no other change is lost. */
async function changeAnswer(
  key: [user: string, call: string],
  change: (before: CachedAnswer | undefined) => CachedAnswer | undefined,
): Promise<void> {
  if (isSessionOnly(key[0])) {
    const id = memoryKey(key);
    const answer = change(inMemory.get(id));
    if (!answer) return;
    inMemory.delete(id);
    inMemory.set(id, answer);
    const [oldest] = inMemory.keys();
    if (inMemory.size > MEMORY_CAPACITY && oldest !== undefined) inMemory.delete(oldest);
    return;
  }
  await inStore('answers', async (store) => {
    const answer = change(await store.get(key));
    if (answer) await store.put(answer);
  });
}

/** Removes one call's answer. */
export async function forgetAnswer(endpoint: string, params: Query): Promise<void> {
  const key = keyOf(endpoint, params);
  inMemory.delete(memoryKey(key));
  await inDatabase((db) => db.delete('answers', key));
}

/** Removes all answers of a user. */
export async function forgetUser(user: string): Promise<void> {
  for (const [key, answer] of inMemory) if (answer.user === user) inMemory.delete(key);
  await inDatabase((db) => db.delete('answers', IDBKeyRange.bound([user, ''], [user, '\uffff'])));
}

/** Removes everybody's answers. */
export async function forgetAllAnswers(): Promise<void> {
  inMemory.clear();
  await inDatabase((db) => db.clear('answers'));
}

/** Removes the oldest answers beyond `capacity`. */
export async function forgetOldest(capacity: number): Promise<void> {
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
