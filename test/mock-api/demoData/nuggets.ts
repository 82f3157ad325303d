import { shuffled, type Random } from '../../../src/domain/random';
import type { NuggetRow, TopicRow } from '../schema';
import { pick, randomRef, refOf } from './refs';
import { TOPICS } from './topicTable';

const NUGGETS = 200;

/** Topics, numbered in the order that somebody happened to think of them. */
export function topicRows(random: Random, scale: number): TopicRow[] {
  const names = Array.from({ length: Math.max(1, Math.round(scale)) }, (_, round) =>
    TOPICS.map(([name]) => (round === 0 ? name : `${name} ${round + 1}`)),
  ).flat();
  return shuffled(names, random).map((name, index) => ({ id: index + 1, name }));
}

/** Nuggets: those of the topic table, then random ones with a topic or two or none. */
export function nuggetRows(random: Random, scale: number, topics: readonly TopicRow[]): NuggetRow[] {
  const topicIdsByRef = new Map<string, number[]>();
  for (const [name, refs] of TOPICS) {
    const id = topics.find((topic) => topic.name === name)?.id ?? 1;
    for (const ref of refs.split('; ').filter((text) => text !== '')) {
      topicIdsByRef.set(ref, [...(topicIdsByRef.get(ref) ?? []), id]);
    }
  }
  const named = Array.from(topicIdsByRef, ([ref, topicIds]) => ({ ...refOf(ref, 'niv'), topicIds }));
  const wanted = Math.round(NUGGETS * scale);
  const used = topics.filter(({ name }) => !name.startsWith('Zeal')).map(({ id }) => id);
  const more = Array.from({ length: Math.max(0, wanted - named.length) }, () => ({
    ...randomRef(random, 'niv'),
    topicIds: shuffled(used, random).slice(0, pick([0, 1, 1, 1, 2], random)),
  }));
  return shuffled([...named, ...more], random)
    .slice(0, wanted)
    .map((row, index) => ({ passageId: index + 1, ...row }));
}
