import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { useTabMemory } from '@/store/core/tabMemory';
import { QUOTE_ORDER, quotesVisited, selectQuoteVisit } from '@/store/quotes/quoteOrder';
import { mayResume } from '../../shared/mayResume';

/** History state of an address that followed a step through the quotes: it begins no visit. */
export const STEPPED = 'stepped';

/** The visit of View Quotes, with an order of its own where quotes are shuffled; a reload restores it. */
export function useQuoteVisit(unaddressed: boolean) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const order = useAppSelector(selectQuoteVisit);
  useTabMemory(QUOTE_ORDER, order);
  const startsVisit = unaddressed && state !== STEPPED;
  useLayoutEffect(() => {
    dispatch(quotesVisited(key, { startsVisit, mayResume: mayResume(key) }));
  }, [dispatch, key, startsVisit]);
  return { seed: order.seed, begun: order.visit !== null };
}
