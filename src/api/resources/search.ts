import { searchedTranslation, type BibleSearch } from '@/domain/search/bibleSearch';
import { searchTerms } from '@/domain/search/searchTerms';
import type { SearchResult } from '@/domain/search/searchResult';
import { DEFAULT_TRANSLATION } from '@/domain/bible/translations';
import { post } from '@/api/client/client';
import { postForLongList, type LongListOptions } from '@/api/client/longList';
import { success } from '@/api/wire/decoder';
import { searchResult } from '@/api/wire/passages';

/** Longer answers, in bytes, are not cached for use offline. */
const MAX_CACHED = 1_000_000;

/**
 * The verses that contain the phrase, one per result, in the server's order; a common word finds tens of thousands.
 * @param options `onFirst` gets the first results early if there are many; `onCached` gets the time, in epoch
 * milliseconds, of a cached answer that is used because no answer came
 */
export const searchBible = (
  user: string,
  search: BibleSearch,
  options: Pick<LongListOptions<SearchResult>, 'signal' | 'onFirst' | 'onCached'> = {},
): Promise<SearchResult[]> => {
  const searched = searchedTranslation(search);
  return postForLongList(
    'bible_search',
    {
      user,
      book: search.book,
      translations: search.translations,
      testament: search.group,
      searchPhrase: searchTerms(search.phrase).sent,
    },
    searchResult(searched === 'all' ? DEFAULT_TRANSLATION : searched),
    { ...options, maxCached: MAX_CACHED },
  );
};

/**
 * Emails search results.
 * @param results pairs of a reference and its text, both plain text: the server escapes them
 */
export const sendSearchResults = (
  user: string,
  emailTo: string,
  results: readonly (readonly [reference: string, text: string])[],
  search: BibleSearch,
): Promise<'success'> =>
  post(
    'send_search_results',
    {
      emailTo,
      searchResults: results,
      searchParam: {
        book: search.book,
        translation: searchedTranslation(search),
        testament: search.group,
        searchPhrase: search.phrase,
        user,
      },
      // Repeated at the top level, because some installations answer 401 without it.
      user,
    },
    success,
  );
