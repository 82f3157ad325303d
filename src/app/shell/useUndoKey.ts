import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectNotices, undoExpired } from '@/data/notices/notices';
import { selectWaiting } from '@/data/sync/sync';
import { undoNow } from '@/data/undo/undo';
import { useChord } from '@/ui/keys/useChord';
import { isTaken } from '@/ui/keys/useKeys';

/** Ctrl-Z outside fields undoes what the newest notice offers to undo; that offer ends once the write has been sent. */
export function useUndoKey(): void {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const waiting = useAppSelector(selectWaiting);
  // A write that has not been seen waiting yet has not been sent.
  const seen = useRef(new Set<number>());
  useEffect(() => {
    for (const { id } of waiting) seen.current.add(id);
    for (const { id, undo } of notices) {
      const isGone = undo?.kind === 'discard' && !waiting.some((each) => each.id === undo.id);
      if (isGone && seen.current.has(undo.id)) dispatch(undoExpired(id));
    }
  }, [dispatch, notices, waiting]);
  useChord('z', (event) => {
    const newest = notices.findLast(({ undo }) => undo !== undefined);
    if (!newest || isTaken(event.target)) return;
    event.preventDefault();
    void dispatch(undoNow(newest.id));
  });
}
