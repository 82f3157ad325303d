import { searchedTranslation, type BibleSearch } from '@/domain/search/bibleSearch';
import { searchTerms } from '@/domain/search/searchTerms';
import type { SearchResult } from '@/domain/search/searchResult';
import { DEFAULT_TRANSLATION } from '@/domain/bible/translations';
import { post } from '@/api/client/client';
import { postForLongList } from '@/api/client/longList';
import { success } from '@/api/wire/decoder';
import { searchResult } from '@/api/wire/passages';

/**
 * The verses that contain the phrase, one a result, in the server's order; a common word finds tens of thousands.
 * @param onFirst called with the first results as soon as they are there, when there are many more
 */
export const searchBible = (
  user: string,
  search: BibleSearch,
  signal?: AbortSignal,
  onFirst?: (first: SearchResult[]) => void,
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
    { ...(signal && { signal }), ...(onFirst && { onFirst }) },
  );
};

/**
 * Emails search results.
 * @param results pairs of a reference and its text, both plain: the server escapes them into its mail.
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
      // Also at the top level: without it some installations answer 401.
      user,
    },
    success,
  );
