import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths, practicePath } from '@/routes/paths';
import { BOXES } from '../../model/memoryPassage';
import { boxName, passageName } from '../../model/passageEdit';
import { boxCounts } from '../../model/statistics';
import { MODES, ORDERS } from '../../model/practiceOrder';
import { pluralize } from '@/platform/values/text';
import {
  practiceBoxLink,
  readPracticeChoice,
  readPracticePosition,
  rememberPracticeChoice,
  type PracticeChoice,
} from '../practiceChoice';
import { selectRowId } from '@/data/sync/sync';
import { useAppSelector } from '@/data/store/hooks';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { useActions } from '@/ui/actions/useActions';
import { useMemoryPassages } from '../../store/useMemoryPassages';
import { ActionButton } from '@/ui/controls/Button';
import { Screen } from '@/ui/layout/Screen';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { useDrillAction } from '../../recall/log/useRecallLog';
import { MemoryListState } from '../../passage/MemoryListState';
import { ChoiceGroup } from './ChoiceGroup';
import { DueWaiting } from './DueWaiting';
import { CheckField } from '@/ui/controls/Field';
import '@/ui/controls/forms.scss';
import styles from './PracticeSetup.module.scss';
import { selectCurrentUser } from '@/data/session/session';

const DueToday = lazyWithPreload(async () => (await import('./DueToday')).DueToday, { waiting: DueWaiting });

/** Chooses mode and order, and starts practice. */
export function PracticeSetupScreen() {
  const navigate = useNavigate();
  const drill = useDrillAction();
  const { list, passages } = useMemoryPassages();
  const [choice, setChoice] = useState(readPracticeChoice);
  const choose = (change: Partial<PracticeChoice>) => {
    const chosen = { ...choice, ...change };
    setChoice(chosen);
    rememberPracticeChoice(chosen);
  };
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [storedPosition] = useState(() => readPracticePosition(user));
  // The passage may have got its id since.
  const storedId = useAppSelector((state) =>
    storedPosition ? selectRowId(state, storedPosition.passageId) : 0,
  );
  const practicePosition = storedPosition && { ...storedPosition, passageId: storedId };
  const passage =
    practicePosition && passages.find(({ passageId }) => passageId === practicePosition.passageId);
  // Before the list is loaded, the passage may still exist.
  const left =
    practicePosition && (passage ?? list.phase !== 'ready')
      ? {
          ...practicePosition,
          path: practicePath(practicePosition.mode, practicePosition.order),
          state: { startAt: practicePosition.passageId },
        }
      : null;
  const isEmpty = list.phase === 'ready' && list.count === 0;
  const start = {
    label: 'Start',
    keywords: 'practice',
    ...(isEmpty && { disabled: true, hint: 'There is no passage to practise yet' }),
    run: () => void navigate(practicePath(choice.mode, choice.order)),
  };
  useActions([
    ...(left
      ? [{ label: 'Go on where you left off', run: () => void navigate(left.path, { state: left.state }) }]
      : []),
    start,
    drill,
  ]);
  // Null until known; the only gold button is the most likely action.
  const [hasDue, setHasDue] = useState<boolean | null>(null);
  const counts = useMemo(() => boxCounts(passages), [passages]);
  useEffect(() => {
    // Preloads the code of the next screen.
    import('../PracticeScreen').catch(() => undefined);
  }, []);
  return (
    <Screen title="Practice Setup" width="reading">
      <div className={styles.top}>
        {!isEmpty && list.phase !== 'error' && (
          <DueToday
            isListed={list.phase === 'ready'}
            mode={choice.mode}
            portion={choice.portion}
            onPortion={(portion) => choose({ portion })}
            onKnown={setHasDue}
          />
        )}
        <ActionButton main={hasDue === false && !left} action={start} />
        {left && (
          <>
            <span className={styles.goOn}>
              <ButtonLink main={hasDue === false} to={left.path} state={left.state}>
                Go on <span className="visually-hidden">where you left off</span>
              </ButtonLink>
            </span>
            <span className={`muted ${styles.left}`}>
              {passage && `${passageName(passage)}, `}
              {labelOf(MODES, left.mode)}, {labelOf(ORDERS, left.order)}
            </span>
          </>
        )}
      </div>
      <div className={styles.choices}>
        <ChoiceGroup
          legend="Practice Mode"
          options={MODES}
          value={choice.mode}
          onChange={(mode) => choose({ mode })}
        />
        <ChoiceGroup
          legend="Display Order"
          options={ORDERS}
          value={choice.order}
          onChange={(order) => choose({ order })}
        />
      </div>
      <div className={styles.recall}>
        <CheckField
          id="starts-in-recall"
          label="Start in Recall"
          checked={choice.startsInRecall}
          onChange={(startsInRecall) => choose({ startsInRecall })}
        />
        {drill.disabled ? (
          // Instead of the button, so that this is one line on a phone.
          <span className="muted">{drill.hint}</span>
        ) : (
          <ButtonLink to={paths.weakWords}>{drill.label}</ButtonLink>
        )}
      </div>
      <MemoryListState list={list}>
        <h2>Your passages</h2>
        <ul className={`plain-list ${styles.boxes}`}>
          {BOXES.filter((box) => box !== -1 || counts[box] > 0).map((box) => (
            <li key={box}>
              {counts[box] === 0 ? (
                `${boxName(box)}: 0 passages`
              ) : (
                <Link {...practiceBoxLink(box, choice)}>
                  {boxName(box)}: {pluralize(counts[box], 'passage')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </MemoryListState>
    </Screen>
  );
}

const labelOf = (options: readonly { id: string; label: string }[], id: string): string =>
  options.find((option) => option.id === id)?.label ?? id;
