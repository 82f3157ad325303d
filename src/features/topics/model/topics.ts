import { collationKey } from '@/platform/values/collation';
import { compareNames, isBlank } from '@/platform/values/text';

export interface Topic {
  id: number;
  name: string;
}

/** The length of each list of recent topic ids. */
const MAX_RECENT = 10;

/** Sorts topics by use, most used first, then by name ignoring case. A topic without a count is unused. */
export function sortTopics(topics: readonly Topic[], counts: ReadonlyMap<number, number>): Topic[] {
  const count = (topic: Topic) => counts.get(topic.id) ?? 0;
  return topics.toSorted((a, b) => count(b) - count(a) || compareNames(a.name, b.name));
}

/** The number of items with each topic, from the items' lists of topic ids. An id counts once per item. */
export function countTopics(lists: Iterable<readonly number[]>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const ids of lists) {
    for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The same for two names that the server's database takes for the same topic. */
export const topicKey = (name: string): string => collationKey(name);

/** Whether two names are of the same topic. */
export const isSameTopicName = (one: string, other: string): boolean => topicKey(one) === topicKey(other);

/** The reason why a topic cannot have this name; null if it can. */
export function validateTopicName(name: string, existing: readonly Topic[]): string | null {
  if (isBlank(name)) return 'Please enter a topic name';
  return existing.some((topic) => isSameTopicName(topic.name, name))
    ? 'A topic with this name already exists'
    : null;
}

/** The recent topic ids after `ids` were used: most recent first, distinct, at most 10. */
export function rememberRecent(recent: readonly number[], ids: readonly number[]): readonly number[] {
  return [...new Set([...ids, ...recent])].slice(0, MAX_RECENT);
}

/** Splits topics for a picker: recent ones, most recent first, and the others in their given order. */
export function splitRecent(
  topics: readonly Topic[],
  recent: readonly number[],
): { recent: readonly Topic[]; others: readonly Topic[] } {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const ids = new Set(recent);
  return {
    recent: [...ids].flatMap((id) => byId.get(id) ?? []),
    others: topics.filter(({ id }) => !ids.has(id)),
  };
}
