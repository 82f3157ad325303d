import type * as v from 'valibot';
import type { Query } from '@/api/client/client';
import { shaped, type Decoder } from '@/api/wire/decoder';
import type { Link } from '@/domain/links/link';
import type { MemoryPassage, PracticeHistoryEntry, TextOverride } from '@/domain/memory/memoryPassage';
import type { Nugget } from '@/domain/nuggets/nugget';
import type { ReadingProgress } from '@/domain/plan/reading';
import type { Prayer, PrayerSession } from '@/domain/prayers/prayer';
import type { Quote } from '@/domain/quotes/quote';
import type { Topic } from '@/domain/topics/topic';
import type { User } from '@/domain/users/user';

/** The rows of every list of the API, by the name used in store, cache and writes. */
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

/** How to request and decode a list. */
export interface ListResource<Row> {
  endpoint: string;
  params: (user: string) => Query;
  decode: Decoder<Row[]>;
}

/** A list that is requested with the user's name alone, in the parameter that its endpoint takes. */
export const listOfUser = <Row>(
  endpoint: string,
  rows: v.GenericSchema<unknown, Row[]>,
  userParam: 'user' | 'userId' = 'user',
): ListResource<Row> => ({ endpoint, params: (user) => ({ [userParam]: user }), decode: shaped(rows) });
