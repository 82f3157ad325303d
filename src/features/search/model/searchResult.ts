import type { Verse, PassageRef } from '@/bible/passage';

/** One verse found by a Bible search. */
export interface SearchResult extends PassageRef {
  verses: readonly Verse[];
}
