import type { BookName } from '@/domain/books';
import type { SearchGroup, SearchResult } from '@/domain/entities';
import type { TranslationCode } from '@/domain/translations';
import { post } from './client';
import { shaped, success } from './wire/decoder';
import { searchResults } from './wire/passages';

export interface BibleSearch {
  book: BookName | 'All';
  translations: readonly TranslationCode[];
  group: SearchGroup;
  /** `*` stands for any text inside a verse. */
  phrase: string;
}

/** The verses that contain the phrase, one a result; a common word finds tens of thousands. */
export const searchBible = (
  user: string,
  search: BibleSearch,
  signal?: AbortSignal,
): Promise<SearchResult[]> =>
  post(
    'bible_search',
    {
      user,
      book: search.book,
      translations: search.translations,
      testament: search.group,
      searchPhrase: search.phrase,
    },
    shaped(searchResults),
    signal,
  );

/**
 * Emails search results.
 * @param results pairs of a reference and its text as HTML, already escaped.
 */
export const sendSearchResults = (
  user: string,
  emailTo: string,
  results: readonly (readonly [reference: string, html: string])[],
  search: BibleSearch,
): Promise<'success'> =>
  post(
    'send_search_results',
    {
      emailTo,
      searchResults: results,
      searchParam: {
        book: search.book,
        translation: search.translations.length === 1 ? search.translations[0] : 'all',
        testament: search.group,
        searchPhrase: search.phrase,
        user,
      },
      // Also at the top level: without it some installations answer 401.
      user,
    },
    success,
  );
