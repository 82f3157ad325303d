import { lists, writes } from '@/app/subjects';
import { createAnswerCache } from '@/data/cache/answerCache';
import { createCachedLists } from '@/data/cache/cachedList';
import { createClient } from '@/data/client/client';
import { deviceClock } from '@/data/client/clock';
import { createSubjects } from '@/data/define/subjects';
import { createEngine } from '@/data/engine';
import { createOutboxStorage } from '@/data/outbox/outboxStorage';
import { openStorage } from '@/platform/storage/database';

/** A new engine over the browser's network, storage and clock: as another tab. */
export const testEngine = () =>
  createEngine({ client: createClient(), storage: openStorage(), clock: deviceClock() });

/** Every subject's definitions. */
export const subjects = createSubjects(lists, writes);

/** What this device stores, for a look at it beside the app. */
const storage = openStorage();
export const answers = createAnswerCache(storage);
export const cachedLists = createCachedLists(answers, subjects);
export const outboxStorage = createOutboxStorage(storage);

/** Makes calls beside the app. */
export const callAs = (user: string, signal?: AbortSignal) => testEngine().as(user, { signal });

/** Nothing waits on the device any more. */
export async function emptyOutbox(): Promise<void> {
  for (const { id } of (await outboxStorage.read()) ?? []) await outboxStorage.remove(id);
}
