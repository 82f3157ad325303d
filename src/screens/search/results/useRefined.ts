import { useEffect, useState } from 'react';
import { lastTranslation } from '@/device/recents/lastPlace';
import { chunked } from '@/device/yieldToMain';
import { searchedTranslation, type BibleSearch } from '@/domain/search/bibleSearch';
import { refine, refined, type Refined } from '@/domain/search/refine';
import type { SearchResult } from '@/domain/search/searchResult';
import { searchTerms } from '@/domain/search/searchTerms';

/** So many results are refined within a frame; more of them bit by bit. */
const FEW = 1_000;

/** What is refined already, so that Back and a filter taken off find the same list. */
const known = new WeakMap<readonly SearchResult[], Map<string, Refined>>();

function knownOf(results: readonly SearchResult[]): Map<string, Refined> {
  const byKey = known.get(results) ?? new Map<string, Refined>();
  known.set(results, byKey);
  return byKey;
}

/**
 * What of the results is shown (see `refine`). Of tens of thousands what was shown before, or the first of them, stands
 * until they are worked through; `settled` tells.
 */
export function useRefined(
  results: readonly SearchResult[],
  search: BibleSearch | null,
): { refined: Refined; settled: boolean } {
  const translation = search === null ? 'all' : searchedTranslation(search);
  const [last] = useState(lastTranslation);
  const preferred = translation === 'all' ? last : translation;
  const { phrase = '', wholeWords } = search ?? {};
  const key = `${preferred} ${wholeWords ? 'words' : ''} ${phrase}`;
  const [done, setDone] = useState<{ results: readonly SearchResult[]; refined: Refined } | null>(null);
  useEffect(() => {
    if (results.length <= FEW || knownOf(results).has(key)) return undefined;
    const abort = new AbortController();
    const turn = chunked(abort.signal);
    const work = async () => {
      const steps = refine(results, { terms: searchTerms(phrase, wholeWords), preferred });
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) {
          knownOf(results).set(key, step.value);
          setDone({ results, refined: step.value });
          return;
        }
        await turn();
      }
    };
    // Another filter, or leaving, ends the work.
    work().catch(() => undefined);
    return () => abort.abort();
  }, [results, key, phrase, wholeWords, preferred]);

  const ready = knownOf(results).get(key);
  if (ready) return { refined: ready, settled: true };
  const terms = searchTerms(phrase, wholeWords);
  if (results.length <= FEW) {
    const now = refined(results, { terms, preferred });
    knownOf(results).set(key, now);
    return { refined: now, settled: true };
  }
  if (done?.results === results) return { refined: done.refined, settled: false };
  return {
    refined: firstOf(results, key, () => refined(results.slice(0, FEW), { terms, preferred })),
    settled: false,
  };
}

function firstOf(results: readonly SearchResult[], key: string, make: () => Refined): Refined {
  const first = knownOf(results).get(`first ${key}`) ?? make();
  knownOf(results).set(`first ${key}`, first);
  return first;
}
