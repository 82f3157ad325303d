import type { Query } from '@/api/client/client';
import type { Decoder } from '@/api/wire/decoder';
import type { Link } from '@/domain/links/link';
import type { MemoryPassage, PracticeHistoryEntry, TextOverride } from '@/domain/memory/memoryPassage';
import type { Nugget } from '@/domain/nuggets/nugget';
import type { ReadingProgress } from '@/domain/plan/reading';
import type { Prayer, PrayerSession } from '@/domain/prayers/prayer';
import type { Quote } from '@/domain/quotes/quote';
import type { Topic } from '@/domain/topics/topic';
import type { User } from '@/domain/users/user';

/** Every list of the API, by the name that store, cache and writes know it by, and what its rows are. */
export interface ListRows {
  users: User;
  passages: MemoryPassage;
  overrides: TextOverride;
  history: PracticeHistoryEntry;
  nuggets: Nugget;
  topics: Topic;
  quotes: Quote;
  prayers: Prayer;
  sessions: PrayerSession;
  plan: ReadingProgress;
  links: Link;
}

export type ListName = keyof ListRows;
export type Rows<List extends ListName> = readonly ListRows[List][];

/** How a list is asked for. */
export interface ListResource<Row> {
  endpoint: string;
  params: (user: string) => Query;
  decode: Decoder<Row[]>;
}
