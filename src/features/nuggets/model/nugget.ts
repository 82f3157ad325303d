import type { StoredRange } from '@/bible/passage';
import type { Topic } from '@/features/topics/model/public';

export interface Nugget extends StoredRange {
  passageId: number;
  topics: readonly Topic[];
}
