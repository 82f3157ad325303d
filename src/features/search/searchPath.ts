import { searchQuery, type BibleSearch } from './model/bibleSearch';
import { paths } from '@/routes/paths';

/** A Bible search, which opening the address runs. In a file of its own because the public link needs no search. */
export const searchPath = (search: BibleSearch): string => `${paths.search}?${searchQuery(search)}`;
