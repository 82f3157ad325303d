import type { VerseRange } from '../../../src/bible/passage';
import { shuffled, type Random } from '../../../src/platform/values/random';
import type { NuggetRow, TopicRow } from '../schema';
import { pick, randomRef, refOf } from './refs';
import { TOPICS, UNUSED_TOPIC } from './topicTable';

const NUGGETS = 200;
/** The number of nuggets without a topic. */
const UNSORTED = 12;

/** Topics, numbered in no particular order. */
export function topicRows(random: Random, scale: number): TopicRow[] {
  const rounds = Array.from({ length: Math.max(1, Math.round(scale)) }, (_, index) => index + 1);
  const names = rounds.flatMap((round) => TOPICS.map(([name]) => (round === 1 ? name : `${name} ${round}`)));
  return shuffled(names, random).map((name, index) => ({ id: index + 1, name }));
}

/** The ids of topics that rows may have. */
export function usableTopicIds(topics: readonly TopicRow[]): number[] {
  return topics.filter(({ name }) => name !== UNUSED_TOPIC).map(({ id }) => id);
}

/** Nuggets: those of the topic table, some with a second topic, random ones, and some without a topic. */
export function nuggetRows(random: Random, scale: number, topics: readonly TopicRow[]): NuggetRow[] {
  const usable = usableTopicIds(topics);
  const wanted = Math.round(NUGGETS * scale);
  const unsorted = Math.round(UNSORTED * scale);
  const sorted = shuffled(namedNuggets(topics), random).slice(0, Math.max(0, wanted - unsorted));
  const more = Array.from({ length: wanted - unsorted - sorted.length }, () => ({
    ...randomRef(random, 'niv'),
    topicIds: [pick(usable, random)],
  }));
  const withTopics = [...sorted, ...more].map(({ topicIds, ...range }) => ({
    ...range,
    topicIds: random() < 0.12 ? [...new Set([...topicIds, pick(usable, random)])] : topicIds,
  }));
  const without = Array.from({ length: unsorted }, () => ({ ...randomRef(random, 'niv'), topicIds: [] }));
  return shuffled([...withTopics, ...without], random).map((row, index) => ({
    passageId: index + 1,
    ...row,
  }));
}

function namedNuggets(topics: readonly TopicRow[]): (VerseRange & { topicIds: number[] })[] {
  const idByName = new Map(topics.map(({ id, name }) => [name, id]));
  const topicIdsByRef = new Map<string, number[]>();
  for (const [name, refs] of TOPICS) {
    for (const ref of refs.split('; ').filter((text) => text !== '')) {
      topicIdsByRef.set(ref, [...(topicIdsByRef.get(ref) ?? []), ...[idByName.get(name) ?? []].flat()]);
    }
  }
  return Array.from(topicIdsByRef, ([ref, topicIds]) => ({ ...refOf(ref, 'niv'), topicIds }));
}
