import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { rememberPracticePlace } from './practiceChoice';
import {
  isPracticeMode,
  isPracticeOrder,
  type PracticeMode,
  type PracticeOrder,
} from '../model/practiceOrder';
import { useAppSelector } from '@/data/store/hooks';
import { selectPassage } from '../store/passages';
import { selectVisitIds } from './practice';
import { useMemoryList } from '../store/useMemoryPassages';
import { GUEST } from '@/data/session/users';
import { flushBeforeInput } from '@/platform/scheduling/flushBeforeInput';
import { pluralize } from '@/platform/values/text';
import { selectCurrentUser } from '@/features/account/public';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Loading } from '@/ui/feedback/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { MemoryListState } from '../passage/MemoryListState';
import { PassagePractice } from './PassagePractice';
import { usePracticeVisit } from './usePracticeVisit';

/** Practice in the mode and order of the address; says which one is missing or unknown. */
export function PracticeScreen() {
  const { mode = '', order = '' } = useParams();
  if (isPracticeMode(mode) && isPracticeOrder(order)) return <Practice mode={mode} order={order} />;
  return (
    <Screen title="Practice">
      <p>{isPracticeMode(mode) ? problemOf('display order', order) : problemOf('practice mode', mode)}</p>
      <p>
        <ButtonLink main to={paths.practiceSetup}>
          Practice Setup
        </ButtonLink>
      </p>
    </Screen>
  );
}

const problemOf = (what: string, given: string): string =>
  given === '' ? `No ${what} is chosen.` : `There is no ${what} “${given}”.`;

interface PracticeProps {
  mode: PracticeMode;
  order: PracticeOrder;
}

/** One passage after another, in an order that stays the same during the visit. */
function Practice({ mode, order }: PracticeProps) {
  const list = useMemoryList();
  const visit = usePracticeVisit(mode, order, list);
  const ids = useAppSelector(selectVisitIds);
  const exists = visit !== null && ids.includes(visit.currentId);
  const currentId = exists ? visit.currentId : ids[0];
  const passage = useAppSelector((state) =>
    currentId === undefined ? undefined : selectPassage(state, currentId),
  );
  const user = useAppSelector(selectCurrentUser);
  const shownId = visit === null ? undefined : passage?.passageId;
  useEffect(() => {
    if (shownId === undefined || user === null || user === GUEST) return undefined;
    return flushBeforeInput(() => rememberPracticePlace(user, { mode, order, passageId: shownId }));
  }, [user, mode, order, shownId]);
  if (visit && passage) {
    // A dialog that is open over a deleted passage must not stay open over the one that takes its place.
    const key = exists ? 'current' : 'instead';
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

/** How long the loading has taken so far. */
function ElapsedSeconds() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p role="timer" aria-live="off" className="muted">
      {pluralize(seconds, 'second')}
    </p>
  );
}
