import { useState } from 'react';
import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import { useAppSelector } from '@/data/store/hooks';
import { handOverOf, runsSince, shouldAskToHandOver, type HandOver } from '../../model/handOver';
import type { RecallEntry } from '../../model/strength/recallEntry';
import { selectPassages } from '../../store/passages';
import { deviceOf } from './device';
import { selectSeenElsewhereOf } from './practised';
import { useRecallLog } from './useRecallLog';
import { selectCurrentUser } from '@/data/session/session';

const handOver = v.pipe(
  v.object({
    at: v.number(),
    ids: v.optional(v.array(v.string()), []),
    before: v.exactOptional(v.number()),
    without: v.array(v.string()),
  }),
  // Earlier versions stored no ids: the runs until then were handed over.
  v.transform((stored): HandOver => ({ ...stored, before: stored.before ?? stored.at })),
);
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
    /** Called once some runs are handed over; without those whose passages the server does not have yet. */
    handedOver: (runs: readonly RecallEntry[], without: readonly string[]) => {
      const given = handOverOf({ entries, device, last, runs, without, now: Date.now() });
      storedHandOver.write(user, { ...given, ids: [...given.ids], without: [...given.without] });
      setNow(Date.now());
    },
    asked: () => {
      storedAsked.write(user, Date.now());
      setNow(Date.now());
    },
  };
}
