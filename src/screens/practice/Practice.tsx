import { useEffect } from 'react';
import { rememberPracticePlace } from '@/device/choices/practiceChoice';
import type { PracticeMode, PracticeOrder } from '@/domain/memory/practiceOrder';
import { useAppSelector } from '@/store/core/hooks';
import { selectPassage } from '@/store/passages/passages';
import { selectVisitIds } from '@/store/passages/practice';
import { useMemoryList } from '@/store/passages/useMemoryPassages';
import { GUEST, selectCurrentUser } from '@/store/user/user';
import { Loading } from '@/ui/lists/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { MemoryListState } from '../shared/memory/MemoryListState';
import { ElapsedSeconds } from './ElapsedSeconds';
import { PassagePractice } from './PassagePractice';
import { useVisit } from './useVisit';

interface PracticeProps {
  mode: PracticeMode;
  order: PracticeOrder;
}

/** One passage after another, in an order that stays as it is while the visit lasts. */
export function Practice({ mode, order }: PracticeProps) {
  const list = useMemoryList();
  const visit = useVisit(mode, order, list);
  const ids = useAppSelector(selectVisitIds);
  const isThere = visit !== null && ids.includes(visit.currentId);
  const currentId = isThere ? visit.currentId : (ids[0] ?? null);
  const passage = useAppSelector((state) =>
    currentId === null ? undefined : selectPassage(state, currentId),
  );
  const user = useAppSelector(selectCurrentUser);
  const reached = visit === null ? undefined : passage?.passageId;
  useEffect(() => {
    if (reached !== undefined && user !== null && user !== GUEST)
      rememberPracticePlace(user, { mode, order, passageId: reached });
  }, [user, mode, order, reached]);
  if (visit && passage) {
    // What was open over a passage that is gone was not about the one that takes its place.
    const key = isThere ? 'current' : 'instead';
    return <PassagePractice key={key} mode={mode} visit={visit} ids={ids} passage={passage} />;
  }
  return (
    <Screen title="Practice" width="reading">
      <MemoryListState list={list} loadingNote={<ElapsedSeconds />}>
        <Loading what="memory passages">
          <ElapsedSeconds />
        </Loading>
      </MemoryListState>
    </Screen>
  );
}
