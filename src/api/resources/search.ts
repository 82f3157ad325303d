import { searchedTranslation, type BibleSearch } from '@/domain/search/bibleSearch';
import { searchTerms } from '@/domain/search/searchTerms';
import type { SearchResult } from '@/domain/search/searchResult';
import { DEFAULT_TRANSLATION } from '@/domain/bible/translations';
import { post } from '@/api/client/client';
import { postForLongList } from '@/api/client/longList';
import { success } from '@/api/wire/decoder';
import { searchResult } from '@/api/wire/passages';

/** Longer answers are not kept for when there is no network, bytes. */
const MAX_KEPT = 1_000_000;

/**
 * The verses that contain the phrase, one a result, in the server's order; a common word finds tens of thousands.
 * @param onFirst called with the first results as soon as they are there, when there are many more
 * @param onKept called where no answer came and the one of before stands in for it, with its time, epoch milliseconds
 */
export const searchBible = (
  user: string,
  search: BibleSearch,
  signal?: AbortSignal,
  onFirst?: (first: SearchResult[]) => void,
  onKept?: (at: number) => void,
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
    { ...(signal && { signal }), ...(onFirst && { onFirst }), ...(onKept && { onKept }), maxKept: MAX_KEPT },
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
