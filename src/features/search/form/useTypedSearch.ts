import { useEffect, useMemo } from 'react';
import { isOnDevice } from '@/bible/text/onDevice';
import { phraseProblem, searchQuery, type BibleSearch } from '../model/bibleSearch';
import { isAnsweredHere } from '../store/searchSources';

/** The first letter alone finds nearly every verse. */
const MIN_LETTERS = 2;

/**
 * The search to show: the typed one while this device has every text that it searches, otherwise the one in the URL.
 * @param draft the fields of the form
 */
export function useTypedSearch(
  search: BibleSearch | null,
  draft: BibleSearch,
): { shown: BibleSearch | null; isTyped: boolean } {
  const phrase = draft.phrase.trim();
  const isShown = phrase.length >= MIN_LETTERS && phraseProblem(phrase) === null && isAnsweredHere(draft);
  const typed = isShown ? { ...draft, phrase } : null;
  const query = typed && searchQuery(typed);
  const isTyped = query !== null && (search === null || query !== searchQuery(search));
  // The same search is the same object, by which results and their filters are cached.
  // oxlint-disable-next-line react/exhaustive-deps -- the query stands for the whole search
  const stable = useMemo(() => typed, [query]);
  const kept = draft.translations.filter(isOnDevice).join();
  useEffect(() => {
    if (kept === '') return;
    void import('@/bible/device/searchDevice').then(({ prepareSearch }) =>
      prepareSearch(draft.translations.filter(isOnDevice)),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- their names stand for the translations
  }, [kept]);
  return { shown: isTyped ? stable : search, isTyped };
}
