import { useState } from 'react';
import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import { useAppSelector } from '@/data/store/hooks';
import { selectCurrentUser } from '@/data/store/rootReducer';
import { runsSince, shouldAskToHandOver } from '../../model/handOver';
import { selectPassages } from '../../store/passages';
import { deviceOf } from './device';
import { selectSeenElsewhereOf } from './practised';
import { useRecallLog } from './useRecallLog';

const handOver = v.object({ at: v.number(), without: v.array(v.string()) });
const storedHandOver = stored('nuggets.handOver/', handOver, null, 'user');
const storedAsked = stored('nuggets.handOverAsked/', v.number(), null, 'user');

/** The runs that were not handed to another device, when that was done last, and whether to ask for it. */
export function useHandOver() {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const { ready, entries } = useRecallLog();
  const passages = useAppSelector(selectPassages);
  const seenElsewhereOf = useAppSelector(selectSeenElsewhereOf);
  const [now, setNow] = useState(() => Date.now());
  const device = deviceOf(user);
  const last = storedHandOver.read(user);
  const askedAt = storedAsked.read(user);
  const viewsElsewhere = passages.flatMap((passage) => seenElsewhereOf(passage) ?? []);
  return {
    ready,
    entries,
    last,
    since: runsSince(entries, device, last),
    shouldAsk: ready && shouldAskToHandOver({ entries, device, last, askedAt, viewsElsewhere, now }),
    handedOver: (without: readonly string[]) => {
      storedHandOver.write(user, { at: Date.now(), without: [...without] });
      setNow(Date.now());
    },
    asked: () => {
      storedAsked.write(user, Date.now());
      setNow(Date.now());
    },
  };
}
