import { searchQuery, type BibleSearch } from '@/domain/search/bibleSearch';
import { paths } from './paths';

/** A Bible search: whoever opens the address searches. Not beside the other addresses: the public link has no search. */
export const searchPath = (search: BibleSearch): string => `${paths.search}?${searchQuery(search)}`;
