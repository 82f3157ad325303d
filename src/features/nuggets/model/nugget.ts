import type { VerseRange } from '@/bible/passage';
import type { Topic } from '@/features/topics/model/public';

export interface Nugget extends VerseRange {
  passageId: number;
  topics: readonly Topic[];
}
