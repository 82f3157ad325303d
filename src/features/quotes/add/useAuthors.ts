import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { authorsOf } from '../model/author';
import type { Quote } from '../model/quote';
import { readDeviceTexts } from '../store/quoteTexts';
import { loadQuotes, selectQuotes } from '../store/quotes';

const NONE: readonly Quote[] = [];

/**
 * The authors of the user's quotes, as far as this device has their texts, those with the most quotes first. They are found only
 * once they are wanted, in pieces, because tens of thousands of texts take a phone seconds.
 */
export function useAuthors(areWanted: boolean): readonly string[] {
  const dispatch = useAppDispatch();
  const quotes = useAppSelector((state) => (areWanted ? selectQuotes(state) : NONE));
  const [authors, setAuthors] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!areWanted) return;
    void dispatch(loadQuotes());
    void dispatch(readDeviceTexts());
  }, [dispatch, areWanted]);
  useEffect(() => {
    if (!areWanted) return undefined;
    const stop = new AbortController();
    const find = async () => {
      try {
        const found = await authorsOf(
          quotes.map(({ text }) => text),
          chunked(stop.signal),
        );
        if (!stop.signal.aborted) setAuthors(found);
      } catch (error) {
        if (!stop.signal.aborted) throw error;
      }
    };
    void find();
    return () => stop.abort();
  }, [areWanted, quotes]);
  return authors;
}
