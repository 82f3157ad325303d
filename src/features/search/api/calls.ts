import * as v from 'valibot';
import type { Verse } from '@/bible/passage';
import { decodeTranslation, withRange, rangeFields, translationFields } from '@/bible/text/passageRows';
import { verses } from '@/bible/text/verses';
import { DEFAULT_TRANSLATION, type TranslationCode } from '@/bible/translations';
import type { Call } from '@/data/client/call';
import { postForLongList, type LongListOptions } from './longList';
import { success, unsetText } from '@/data/decode/decoder';
import { searchedTranslation, type BibleSearch } from '../model/bibleSearch';
import type { SearchResult } from '../model/searchResult';
import { searchTerms } from '../model/searchTerms';

const resultRow = v.object({
  ...rangeFields,
  ...translationFields,
  verses: v.fallback(v.nullish(verses, []), []),
  verseText: unsetText,
});

/** The verses of a result. Its text may be in `verseText` instead, or missing: then only its reference is known. */
function versesOfResult({ verses: found, verseText, startVerse }: v.InferOutput<typeof resultRow>): Verse[] {
  if (found.length > 0 || verseText === null) return found;
  return [{ verseNumber: startVerse, parts: [{ text: verseText, wordsOfChrist: false }] }];
}

/** A row of `bible_search`; `searched` is the translation if the row names none. */
export const searchResult = (searched: TranslationCode) =>
  v.pipe(
    resultRow,
    withRange((row: v.InferOutput<typeof resultRow>, range): SearchResult => ({
      ...range,
      translation: decodeTranslation(row, searched),
      verses: versesOfResult(row),
    })),
  );

/** Longer answers, in bytes, are not cached for offline use. */
const MAX_CACHED = 1_000_000;

/**
 * The verses that contain the phrase, one per result, in the server's order; a common word finds tens of thousands.
 * @param options `onFirst` gets the first results early if there are many; `onCached` gets the time, in epoch
 * milliseconds, of a cached answer that is used because no answer came
 */
export const searchBible = (
  call: Call,
  search: BibleSearch,
  options: Pick<LongListOptions<SearchResult>, 'answers' | 'onFirst' | 'onCached'>,
): Promise<SearchResult[]> => {
  const searched = searchedTranslation(search);
  return postForLongList(
    call,
    'bible_search',
    {
      user: call.user,
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
  call: Call,
  emailTo: string,
  results: readonly (readonly [reference: string, text: string])[],
  search: BibleSearch,
): Promise<'success'> =>
  call.post(
    'send_search_results',
    {
      emailTo,
      searchResults: results,
      searchParam: {
        book: search.book,
        translation: searchedTranslation(search),
        testament: search.group,
        searchPhrase: search.phrase,
        user: call.user,
      },
      // Repeated at the top level, because some installations answer 401 without it.
      user: call.user,
    },
    success,
  );
