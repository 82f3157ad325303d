import { isPrivate } from '@/device/privateUsers';
import { areaOf, readStored, readStoredJson, writeStored } from '@/device/storage';

/** What topics are used for; each use has its own list of recent ones (§9). */
export type TopicUse = 'manage' | 'filter';

/** The two keys of §9: they hold the lists of whoever is signed in. */
const KEYS: Readonly<Record<TopicUse, string>> = {
  manage: 'nuggets.recentTopics.manage',
  filter: 'nuggets.recentTopics.filter',
};

const keyOf = (use: TopicUse, user: string): string => `${KEYS[use]}/${user}`;

/** The ids of a user's recent topics, most recent first. */
export function recentTopics(use: TopicUse, user: string): readonly number[] {
  const stored = readStoredJson(keyOf(use, user), areaOf(user));
  return Array.isArray(stored) ? stored.filter((id: unknown) => typeof id === 'number') : [];
}

/** Remembers the recent topics of the user who is signed in. */
export function rememberRecentTopics(use: TopicUse, user: string, ids: readonly number[]): void {
  const json = JSON.stringify(ids);
  writeStored(keyOf(use, user), json, areaOf(user));
  if (!isPrivate(user)) writeStored(KEYS[use], json);
}

/** Puts a user's lists under the two keys of §9; they are emptied for null and for a user who is not remembered. */
export function recentTopicsOfCurrent(user: string | null): void {
  const isNobody = user === null || isPrivate(user);
  for (const use of ['manage', 'filter'] as const)
    writeStored(KEYS[use], isNobody ? null : readStored(keyOf(use, user)));
}
