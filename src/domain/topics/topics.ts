import type { Topic } from './topic';
import { isBlank } from '../text/text';

/** §9: length of each list of recent topic ids. */
const MAX_RECENT = 10;

const byName = new Intl.Collator('en', { sensitivity: 'base' });

/** Topics by how often they are used, most first, then by name in any case (§9). A topic without a count is unused. */
export function sortTopics(topics: readonly Topic[], counts: ReadonlyMap<number, number>): Topic[] {
  const count = (topic: Topic) => counts.get(topic.id) ?? 0;
  return topics.toSorted((a, b) => count(b) - count(a) || byName.compare(a.name, b.name));
}

/** How many items carry each topic, from the items' lists of topic ids; an id twice on one item counts once. */
export function countTopics(lists: Iterable<readonly number[]>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const ids of lists) {
    for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Why a topic of that name cannot be created; null when it can (§5 'New topic name'). Case and outer spaces do not count. */
export function validateTopicName(name: string, existing: readonly Topic[]): string | null {
  if (isBlank(name)) return 'Please enter a topic name';
  const wanted = name.trim().toLowerCase();
  return existing.some((topic) => topic.name.trim().toLowerCase() === wanted)
    ? 'A topic with this name already exists'
    : null;
}

/** Recent topic ids after `ids`, in their order, were used: most recent first, none twice, at most 10 (§9). */
export function rememberRecent(recent: readonly number[], ids: readonly number[]): readonly number[] {
  return [...new Set([...ids, ...recent])].slice(0, MAX_RECENT);
}

/** Topics split for a picker: recent ones, most recent first, and the others in the order they have; none is in both. */
export function splitRecent(
  topics: readonly Topic[],
  recent: readonly number[],
): { recent: readonly Topic[]; others: readonly Topic[] } {
  const places = new Map(recent.map((id, index) => [id, index]));
  const place = ({ id }: Topic) => places.get(id) ?? -1;
  return {
    recent: topics.filter(({ id }) => places.has(id)).sort((a, b) => place(a) - place(b)),
    others: topics.filter(({ id }) => !places.has(id)),
  };
}
