import type { Verse, PassageRef } from '../bible/passage';

/** One verse found by a Bible search. */
export interface SearchResult extends PassageRef {
  verses: readonly Verse[];
}

export type SearchGroup = 'new' | 'old' | 'both' | 'gospels' | 'pauls_letters' | 'non_pauline_letters';
