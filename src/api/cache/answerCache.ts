import type { Query } from '@/api/client/client';
import { database } from '@/device/database';

/**
 * What is done with the answers of a call that only reads.
 * `first`: a text does not change by itself, so one that is kept is not asked for again.
 * `fallback`: a list is asked for, and the kept one shown when no answer comes.
 */
const POLICIES: Readonly<Record<string, 'first' | 'fallback'>> = {
  get_passage_text: 'first',
  get_quote_text: 'first',
  get_all_users: 'fallback',
  get_mempsg_list: 'fallback',
  get_mempsg_text_overrides: 'fallback',
  get_mem_practice_history: 'fallback',
  get_nugget_id_list: 'fallback',
  get_tag_list: 'fallback',
  get_quote_list: 'fallback',
  get_prayers: 'fallback',
  get_prayer_sessions: 'fallback',
  get_all_reading_plan_progress: 'fallback',
  get_additional_links: 'fallback',
};

export const policyOf = (endpoint: string): 'first' | 'fallback' | undefined => POLICIES[endpoint];

/** Answers kept in all, the oldest go first. A chapter is about 8 kB, so this is some 40 MB. */
const CAPACITY = 5000;
/** How many are kept between two clearings. */
const CLEAR_EVERY = 50;

let keptSinceClearing = 0;

/** Kept answers belong to their user: nobody is shown what another's calls brought. */
const keyOf = (endpoint: string, params: Query): [user: string, call: string] => {
  const { user, userId, ...rest } = params;
  const query = Object.entries(rest).sort(([a], [b]) => a.localeCompare(b));
  return [String(user ?? userId ?? ''), `${endpoint}?${query.map((pair) => pair.join('=')).join('&')}`];
};

/** The answer kept for this very call, and when it came; undefined when none is, or storage fails. */
export async function keptAnswer(
  endpoint: string,
  params: Query,
): Promise<{ text: string; at: number } | undefined> {
  try {
    return await (await database())?.get('answers', keyOf(endpoint, params));
  } catch {
    return undefined;
  }
}

/** Keeps an answer. Storage that is full or forbidden keeps nothing, and nobody is the worse for it. */
export async function keepAnswer(endpoint: string, params: Query, text: string, at: number): Promise<void> {
  try {
    const db = await database();
    if (!db) return;
    const [user, call] = keyOf(endpoint, params);
    const transaction = db.transaction('answers', 'readwrite');
    const put = transaction.store.put({ user, call, text, at });
    // At once, and not when the browser gets round to it: the page may be left as soon as it is read.
    transaction.commit();
    await Promise.all([put, transaction.done]);
    keptSinceClearing += 1;
    if (keptSinceClearing < CLEAR_EVERY) return;
    keptSinceClearing = 0;
    await forgetOldest(CAPACITY);
  } catch {
    // The answer itself is on the screen.
  }
}

/** Writes into a kept answer what was added since it came; it stays as old as it is. */
export async function amendAnswer(
  endpoint: string,
  params: Query,
  amend: (text: string) => string,
): Promise<void> {
  try {
    const kept = await keptAnswer(endpoint, params);
    if (kept) await keepAnswer(endpoint, params, amend(kept.text), kept.at);
  } catch {
    // What is kept makes no sense any more: it stays as it was.
  }
}

/** Forgets one call's answer: what it brought has been changed. */
export const forgetAnswer = (endpoint: string, params: Query): Promise<void> =>
  forget(() => keyOf(endpoint, params));

/** Forgets all that is kept of a user. */
export const forgetUser = (user: string): Promise<void> =>
  forget(() => IDBKeyRange.bound([user, ''], [user, '\uffff']));

async function forget(keys: () => [user: string, call: string] | IDBKeyRange): Promise<void> {
  try {
    await (await database())?.delete('answers', keys());
  } catch {
    // Storage that fails to forget fails to give as well.
  }
}

/** Forgets the oldest answers beyond the first `capacity`. */
export async function forgetOldest(capacity: number): Promise<void> {
  const db = await database();
  if (!db) return;
  const tooMany = (await db.count('answers')) - capacity;
  if (tooMany <= 0) return;
  const transaction = db.transaction('answers', 'readwrite');
  let cursor = await transaction.store.index('byAge').openCursor();
  for (let forgotten = 0; cursor && forgotten < tooMany; forgotten += 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}
