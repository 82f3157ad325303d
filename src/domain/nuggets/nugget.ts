import type { VerseRange } from '../bible/passage';
import type { Topic } from '../topics/topic';

export interface Nugget extends VerseRange {
  passageId: number;
  topics: readonly Topic[];
}
