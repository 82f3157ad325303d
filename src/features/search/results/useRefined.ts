import type { WordForm } from '@/bible/device/search/wordStudy';
import { memoizeByObject } from '@/platform/values/memoizeByObject';
import { useEffect, useMemo, useState } from 'react';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { searchedTranslation, termsOf, type BibleSearch } from '../model/bibleSearch';
import { refine, refined, type Refined } from '../model/refine';
import type { SearchResult } from '../model/searchResult';

/** This many results are refined within a frame; more are refined in chunks. */
const MAX_AT_ONCE = 1_000;

const NO_FORMS: readonly WordForm[] = [];

/** Refined results, cached so that Back and a removed filter return the same list. */
const cacheOf: (results: readonly SearchResult[]) => Map<string, Refined> = memoizeByObject(() => new Map());

/**
 * The results to show (see `refine`). While tens of thousands are being refined, `isRefined` is false, and the previous
 * results, or the beginning of the new ones, are returned.
 */
export function useRefined(
  results: readonly SearchResult[],
  search: BibleSearch | null,
  forms: readonly WordForm[] = NO_FORMS,
): { refined: Refined; isRefined: boolean } {
  const translation = search === null ? 'all' : searchedTranslation(search);
  const [last] = useState(lastTranslation);
  const preferred = translation === 'all' ? last : translation;
  const { phrase = '', wholeWords } = search ?? {};
  const terms = useMemo(
    () => termsOf({ phrase, ...(wholeWords && { wholeWords }) }, forms),
    [phrase, wholeWords, forms],
  );
  const key = `${preferred} ${wholeWords ? 'words' : ''} ${phrase}`;
  const [done, setDone] = useState<{ results: readonly SearchResult[]; refined: Refined } | null>(null);
  useEffect(() => {
    if (results.length <= MAX_AT_ONCE || cacheOf(results).has(key)) return undefined;
    const abort = new AbortController();
    const yieldIfDue = chunked(abort.signal);
    const work = async () => {
      const steps = refine(results, { terms, preferred });
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) {
          cacheOf(results).set(key, step.value);
          setDone({ results, refined: step.value });
          return;
        }
        await yieldIfDue();
      }
    };
    // Another filter, or leaving the screen, aborts the work.
    work().catch(() => undefined);
    return () => abort.abort();
  }, [results, key, terms, preferred]);

  const cached = cacheOf(results);
  const known = cached.get(key);
  if (known) return { refined: known, isRefined: true };
  if (done?.results === results) return { refined: done.refined, isRefined: false };
  const isRefined = results.length <= MAX_AT_ONCE;
  const beginningKey = isRefined ? key : `first ${key}`;
  const beginning = cached.get(beginningKey) ?? refined(results.slice(0, MAX_AT_ONCE), { terms, preferred });
  cached.set(beginningKey, beginning);
  return { refined: beginning, isRefined };
}
