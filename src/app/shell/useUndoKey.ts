import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectNotices, undoExpired } from '@/store/notices/notices';
import { selectWaiting } from '@/store/sync/sync';
import { offerUndo, undone } from '@/store/undo/undo';
import { isTaken } from '@/ui/hooks/useKeys';

/** Ctrl-Z outside fields takes back what the newest notice offers; what was sent meanwhile is no longer offered. */
export function useUndoKey(): void {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const waiting = useAppSelector(selectWaiting);
  // What was not seen to wait yet is not gone.
  const seen = useRef(new Set<number>());
  useEffect(() => offerUndo(), []);
  useEffect(() => {
    for (const { id } of waiting) seen.current.add(id);
    for (const { id, undo } of notices) {
      const isGone = undo?.kind === 'write' && !waiting.some((each) => each.id === undo.id);
      if (isGone && seen.current.has(undo.id)) dispatch(undoExpired(id));
    }
  }, [dispatch, notices, waiting]);
  const undoNewest = useEffectEvent((event: KeyboardEvent) => {
    const newest = notices.findLast(({ undo }) => undo !== undefined);
    if (!newest) return;
    event.preventDefault();
    void dispatch(undone(newest.id));
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'z';
      if (isUndo && !event.defaultPrevented && !isTaken(event.target)) undoNewest(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
