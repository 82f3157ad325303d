import { bookOf } from '@/bible/books';
import type { WordForm } from '@/bible/device/search/wordStudy';
import { isOnDevice } from '@/bible/text/onDevice';
import type { TranslationCode } from '@/bible/translations';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { isOfOneWord, type BibleSearch } from '../model/bibleSearch';
import { groupById } from '../model/searchGroups';
import type { SearchResult } from '../model/searchResult';
import { searchTerms } from '../model/searchTerms';

/** The results of a search on this device. */
export interface DeviceResults {
  /** Without the translations that cannot be searched here. */
  results: ReadonlyMap<TranslationCode, readonly SearchResult[]>;
  /** The forms of its word, if they were asked for. */
  forms: readonly WordForm[];
}

/** Results to show before the rest of many is put together. */
const FIRST = 200;
/** Results put together between two looks at the clock. */
const STEP = 500;

/** Whether all of a search can be answered by this device, so fast that it keeps up with typing. */
export const isAnsweredHere = ({ translations }: BibleSearch): boolean =>
  translations.length > 0 && translations.every(isOnDevice);

/**
 * The results of a search in those of its translations that are on this device. Whole words and exclusions are left to `refine`, as
 * of the server's results.
 * @param onFirst called with the first results of one translation, where it has many
 */
export async function searchOnDevice(
  search: BibleSearch,
  signal: AbortSignal,
  onFirst: (first: SearchResult[]) => void,
): Promise<DeviceResults> {
  const results = new Map<TranslationCode, readonly SearchResult[]>();
  const codes = search.translations.filter(isOnDevice);
  if (codes.length === 0) return { results, forms: [] };
  const [{ searchDevice, studyOnDevice }, { foundVerses }] = await Promise.all([
    import('@/bible/device/searchDevice'),
    import('@/bible/device/search/foundVerses'),
  ]);
  const { first, last } = groupById(search.group);
  const book = search.book === 'All' ? null : bookOf(search.book).bookId;
  const query = {
    terms: { sent: searchTerms(search.phrase).sent, exclude: [], wholeWords: false },
    firstBook: Math.max(first, book ?? first),
    lastBook: Math.min(last, book ?? last),
  };
  const inAllForms = search.forms === true && isOfOneWord(search);
  let forms: readonly WordForm[] = [];
  const yieldIfDue = chunked(signal);
  for (const code of codes) {
    const studied = inAllForms ? await studyOnDevice(code, query) : null;
    const found = inAllForms ? studied?.found : await searchDevice(code, query);
    signal.throwIfAborted();
    if (!found) continue;
    if (studied) ({ forms } = studied);
    const ofCode: SearchResult[] = [];
    for (const verse of foundVerses(found)) {
      ofCode.push(verse);
      if (ofCode.length === FIRST && results.size === 0) onFirst([...ofCode]);
      if (ofCode.length % STEP === 0) await yieldIfDue();
    }
    results.set(code, ofCode);
  }
  return { results, forms };
}
