import { useEffect, useState } from 'react';
import { chunked } from '@/device/yieldToMain';
import { indexed, prayerEntries, quoteEntries, type LibraryIndex } from '@/domain/library/libraryIndex';
import type { Prayer } from '@/domain/prayers/prayer';
import type { Quote } from '@/domain/quotes/quote';

const NOTHING: LibraryIndex = new Map();

/** What quotes and prayers name, by chapter. They are gone through bit by bit; until then it is as it was before. */
export function useTextIndex(
  quotes: readonly Pick<Quote, 'quoteId' | 'text'>[],
  prayers: readonly Prayer[],
): LibraryIndex {
  const [index, setIndex] = useState(NOTHING);
  useEffect(() => {
    const abort = new AbortController();
    const goThrough = async () => {
      const turn = chunked(abort.signal);
      const entries = [];
      for (const quote of quotes) {
        entries.push(...quoteEntries(quote));
        await turn();
      }
      for (const prayer of prayers) {
        entries.push(...prayerEntries(prayer));
        await turn();
      }
      abort.signal.throwIfAborted();
      setIndex(entries.length === 0 ? NOTHING : indexed(entries));
    };
    // Other lists, or leaving, end the work.
    goThrough().catch(() => undefined);
    return () => abort.abort();
  }, [quotes, prayers]);
  return index;
}
