import * as v from 'valibot';
import { appEngine } from '@/app/store';
import { lists, writes } from '@/app/subjects';
import { createAnswerCache } from '@/data/cache/answerCache';
import { createCachedLists } from '@/data/cache/cachedList';
import { deviceClock } from '@/data/client/clock';
import { shaped } from '@/data/decode/decoder';
import type { ListReader } from '@/data/define/rawRows';
import { createSubjects } from '@/data/define/subjects';
import { createOutboxStorage } from '@/data/outbox/outboxStorage';
import { openStorage } from '@/platform/storage/database';

/** Every subject's definitions. */
export const subjects = createSubjects(lists, writes);

/** This device's storage, to inspect it beside the app. */
const storage = openStorage();
export const answers = createAnswerCache(storage, deviceClock());
export const cachedLists = createCachedLists(answers, subjects, deviceClock());
export const outboxStorage = createOutboxStorage(storage);

/** An engine beside the app's, with which a test makes calls. */
export const engine = appEngine();
export const callAs = (user: string, signal?: AbortSignal) => engine.as(user, { signal });

const rawRows = shaped(v.array(v.unknown()));

/** The functions with which a write reads lists before it is sent. */
export const readingAs = (user: string): ListReader => ({
  read: ({ endpoint, params }) => callAs(user).fetchAndCache(endpoint, params(user), rawRows),
  resourceOf: (name) => {
    const list = subjects.list(name);
    if (!list) throw new Error(`There is no list ${name}`);
    return list;
  },
  readAgeMs: () => 0,
  serverNow: callAs(user).serverNow,
  hasWaited: false,
  attempts: 0,
});

/** Nothing waits on the device any more. */
export async function emptyOutbox(): Promise<void> {
  for (const { id } of (await outboxStorage.read()) ?? []) await outboxStorage.remove(id);
}
