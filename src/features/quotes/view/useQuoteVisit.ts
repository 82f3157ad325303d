import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { mayRestoreVisit, useStoredOnLeave } from '@/data/visit/visitState';
import { quoteOrderVisit, quotesVisited, selectQuoteVisit } from '../store/quoteOrder';

/** History state of an address that followed a step through the quotes: it begins no visit. */
export const STEPPED = 'stepped';

/** The visit of View Quotes, with an order of its own where quotes are shuffled; a reload restores it. */
export function useQuoteVisit(unaddressed: boolean) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const order = useAppSelector(selectQuoteVisit);
  useStoredOnLeave(quoteOrderVisit, order);
  const startsVisit = unaddressed && state !== STEPPED;
  useLayoutEffect(() => {
    dispatch(quotesVisited(key, { startsVisit, mayRestore: mayRestoreVisit(key) }));
  }, [dispatch, key, startsVisit]);
  return { seed: order.seed, begun: order.visit !== null };
}
