import { shuffled, type Random } from '../../../src/platform/values/random';
import type { QuoteRow, TopicRow } from '../schema';
import { usableTopicIds } from './nuggets';
import { pick } from './refs';
import { HYMNS, PARAGRAPHS, SAYINGS } from './quoteTexts';

const QUOTES = 80;

/** Quotes from one line to several paragraphs, each with up to three topics. */
export function quoteRows(random: Random, scale: number, topics: readonly TopicRow[]): QuoteRow[] {
  const written = [...HYMNS, ...SAYINGS, ...PARAGRAPHS];
  const wanted = Math.round(QUOTES * scale);
  const joined = Array.from({ length: Math.max(0, wanted - written.length) }, () => {
    const count = pick([2, 2, 3, 4, 6], random);
    return shuffled(SAYINGS, random).slice(0, count).join(' ');
  });
  const topicIds = usableTopicIds(topics);
  return shuffled([...written, ...joined], random)
    .slice(0, wanted)
    .map((text, index) => ({
      quoteId: index + 1,
      text,
      approved: 'Y',
      fromUser: null,
      sourceId: null,
      topicIds: shuffled(topicIds, random).slice(0, pick([0, 1, 1, 2, 3], random)),
    }));
}
