import { useEffect, useState } from 'react';
import type { AppThunk } from '@/data/store/appStore';
import { useAppDispatch } from '@/data/store/hooks';
import { perStore } from '@/data/store/perStore';
import { GUEST } from '@/data/session/users';
import { askIfLacksQuoteTopics, serverLacksQuoteTopics } from '../api/calls';

/** A server that does not answer in this time may take them. */
const MAX_WAIT_MS = 4_000;

/** The request in flight, or its answer in this visit. */
const asked = perStore((): { answer: Promise<boolean | null> | null } => ({ answer: null }));

/**
 * Resolves to whether the server lacks the script that adds topics to quotes; false if unknown. A device asks once, and while the script
 * is missing once a visit, because it may be installed later.
 */
export const lacksQuoteTopics = (): AppThunk<Promise<boolean>> => async (dispatch, getState, engine) => {
  const known = serverLacksQuoteTopics.read();
  if (known === false) return false;
  const visit = asked({ dispatch, getState });
  visit.answer ??= askIfLacksQuoteTopics(engine.as(GUEST, { signal: AbortSignal.timeout(MAX_WAIT_MS) }));
  const answer = await visit.answer;
  if (answer === null) visit.answer = null;
  return answer ?? known ?? false;
};

/** Whether the server is known to lack it. Asks when it is mounted with `atOnce`, or if it was missing last time; else `ask` does. */
export function useLacksQuoteTopics({ atOnce }: { atOnce: boolean }) {
  const dispatch = useAppDispatch();
  const [lacks, setLacks] = useState(() => serverLacksQuoteTopics.read() === true);
  const [asksAtOnce] = useState(atOnce || lacks);
  useEffect(() => {
    if (!asksAtOnce) return undefined;
    let isShown = true;
    void dispatch(lacksQuoteTopics()).then((answer) => {
      if (isShown) setLacks(answer);
    });
    return () => {
      isShown = false;
    };
  }, [asksAtOnce, dispatch]);
  const ask = async (): Promise<boolean> => {
    const answer = await dispatch(lacksQuoteTopics());
    setLacks(answer);
    return answer;
  };
  return { lacks, ask };
}
