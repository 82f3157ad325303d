import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths, practicePath } from '@/routes/paths';
import { readPracticeChoice, writePracticePosition } from './practiceChoice';
import {
  isPracticeMode,
  isPracticeOrder,
  type PracticeMode,
  type PracticeOrder,
} from '../model/practiceOrder';
import { useAppSelector } from '@/data/store/hooks';
import { selectPassage } from '../store/passages';
import { useMemoryList } from '../store/useMemoryPassages';
import { GUEST } from '@/data/session/users';
import { flushBeforeInput } from '@/platform/scheduling/flushBeforeInput';
import { pluralize } from '@/platform/values/text';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Loading } from '@/ui/feedback/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { MemoryListState } from '../passage/MemoryListState';
import { PassagePractice } from './PassagePractice';
import { usePracticeVisit } from './usePracticeVisit';
import { selectCurrentUser } from '@/data/session/session';

/** Practice in the mode and order of the URL, or those chosen last; names an unknown one. */
export function PracticeScreen() {
  const { mode, order } = useParams();
  if (mode === undefined || order === undefined) {
    const chosen = readPracticeChoice();
    return <Navigate replace to={practicePath(mode ?? chosen.mode, chosen.order)} />;
  }
  if (isPracticeMode(mode) && isPracticeOrder(order)) return <Practice mode={mode} order={order} />;
  return (
    <Screen title="Practice">
      <p>There is no {isPracticeMode(mode) ? `display order “${order}”` : `practice mode “${mode}”`}.</p>
      <p>
        <ButtonLink main to={paths.practiceSetup}>
          Practice Setup
        </ButtonLink>
      </p>
    </Screen>
  );
}

interface PracticeProps {
  mode: PracticeMode;
  order: PracticeOrder;
}

/** One passage after another, in an order that does not change during the visit. */
function Practice({ mode, order }: PracticeProps) {
  const list = useMemoryList();
  const { visit, navigation } = usePracticeVisit(mode, order, list);
  const passage = useAppSelector((state) => (visit ? selectPassage(state, visit.currentId) : undefined));
  const user = useAppSelector(selectCurrentUser);
  const shownId = visit === null ? undefined : passage?.passageId;
  const isFinished = visit?.isFinished === true;
  useEffect(() => {
    if (shownId === undefined || user === null || user === GUEST) return undefined;
    // A finished session cannot be continued.
    const position = isFinished ? null : { mode, order, passageId: shownId };
    return flushBeforeInput(() => writePracticePosition(user, position));
  }, [user, mode, order, shownId, isFinished]);
  if (visit && passage)
    return <PassagePractice mode={mode} visit={visit} navigation={navigation} passage={passage} />;
  return (
    <Screen title="Practice" width="reading">
      <MemoryListState list={list} loadingNote={<ElapsedSeconds />}>
        <Loading what="your memory passages">
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
