import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PassageRef } from '@/bible/passage';
import { rangeKey } from '@/bible/references/reference';
import { isSameRange } from '@/bible/text/passageRef';
import { useAppDispatch } from '@/data/store/hooks';
import { useMemoryPassages } from '@/features/memory/public';
import { boxName } from '@/features/memory/model/public';
import { useLoadMessage } from '@/ui/feedback/offlineMessage';
import { Button } from '@/ui/controls/Button';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { useWhileMounted } from '@/ui/useWhileMounted';
import { keepPassages } from '../store/keep';
import { keysToKeep } from './keepState';

interface KeepSetProps {
  /** All of the set. */
  passages: readonly PassageRef[];
  /** Those chosen that are not kept yet. */
  wanted: readonly PassageRef[];
  /** Called with the path of each passage that the user has. */
  onKept: (kept: ReadonlyMap<string, string>) => void;
}

/** Adds the chosen passages to the user's memory passages; what a guest chose before the login is added at once. */
export function KeepSet({ passages, wanted, onKept }: KeepSetProps) {
  const dispatch = useAppDispatch();
  const { list, passages: own } = useMemoryPassages();
  const [isBusy, setBusy] = useState(false);
  const notLoaded = useLoadMessage(
    'Your memory passages could not be loaded, to see which you have.',
    'your memory passages',
  );
  const isReady = list.phase === 'ready';
  const kept = useMemo(
    () =>
      new Map(
        passages.flatMap((passage) => {
          const there = own.find((each) => isSameRange(each, passage));
          return there ? [[rangeKey(passage), `Yours, in ${boxName(there.box)}`] as const] : [];
        }),
      ),
    [own, passages],
  );
  const told = useRef('');
  const reportKept = useEffectEvent(onKept);
  useEffect(() => {
    const now = JSON.stringify([...kept]);
    if (now === told.current) return;
    told.current = now;
    reportKept(kept);
  }, [kept]);

  const keep = async () => {
    setBusy(true);
    await dispatch(keepPassages(wanted));
    setBusy(false);
  };
  const location = useLocation();
  const navigate = useNavigate();
  const forgetChoice = useWhileMounted(() => void navigate(location, { replace: true, state: null }));
  const keepChosen = useEffectEvent(() => {
    const keys = keysToKeep(location.state);
    const chosen = passages.filter((passage) => keys.includes(rangeKey(passage)));
    if (chosen.length === 0) return;
    // A reload does not bring them again, once they are stored.
    void dispatch(keepPassages(chosen)).then(() => forgetChoice());
  });
  useEffect(() => {
    if (isReady) keepChosen();
  }, [isReady, passages.length]);

  if (list.phase === 'error')
    return (
      <span role="alert">
        {notLoaded} <Button onClick={list.retry}>Try again</Button>
      </span>
    );
  const hasAll = isReady && kept.size === passages.length;
  const some = wanted.length + kept.size < passages.length;
  return (
    <div>
      {/* In the page before its text, which is announced when it comes. */}
      <span role="status">{hasAll && 'You have all of these.'}</span>
      {!hasAll && (
        <Button
          disabled={!isReady || isBusy || wanted.length === 0}
          hint={wanted.length === 0 && 'Choose a passage first'}
          onClick={withFocusHandoff(() => void keep())}
        >
          {isBusy
            ? 'Keeping…'
            : !isReady
              ? 'Loading your passages…'
              : some
                ? `Keep ${wanted.length} of these`
                : 'Keep these'}
        </Button>
      )}
    </div>
  );
}
