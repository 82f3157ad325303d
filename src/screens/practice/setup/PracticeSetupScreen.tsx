import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths, practicePath } from '@/routes/paths';
import { BOXES } from '@/domain/memory/memoryPassage';
import { boxName, passageName } from '@/domain/memory/passageEdit';
import { boxCounts } from '@/domain/memory/statistics';
import { MODES, ORDERS } from '@/domain/memory/practiceOrder';
import { counted } from '@/domain/text/text';
import {
  readPracticeChoice,
  readPracticePlace,
  rememberPracticeChoice,
  type PracticeChoice,
} from '@/device/choices/practiceChoice';
import { useAppSelector } from '@/store/core/hooks';
import { useScreenActions } from '@/store/core/screenActions';
import { selectCurrentUser } from '@/store/user/user';
import { useMemoryPassages } from '@/store/passages/useMemoryPassages';
import { Button } from '@/ui/forms/Button';
import { Screen } from '@/ui/layout/Screen';
import '@/ui/forms/forms.scss';
import { MemoryListState } from '../../shared/memory/MemoryListState';
import { ChoiceGroup } from './ChoiceGroup';
import styles from './PracticeSetup.module.scss';

/** Chooses mode and order, and starts practice (§2 'Practice Setup'). */
export function PracticeSetupScreen() {
  const navigate = useNavigate();
  const { list, passages } = useMemoryPassages();
  const [choice, setChoice] = useState(readPracticeChoice);
  const choose = (change: Partial<PracticeChoice>) => {
    const chosen = { ...choice, ...change };
    setChoice(chosen);
    rememberPracticeChoice(chosen);
  };
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [place] = useState(() => readPracticePlace(user));
  const passage = place && passages.find(({ passageId }) => passageId === place.passageId);
  // Before the list is loaded, the passage may still exist.
  const left =
    place && (passage ?? list.phase !== 'ready')
      ? { ...place, path: practicePath(place.mode, place.order), state: { startAt: place.passageId } }
      : null;
  const goOn = 'Go on where you left off';
  const start = () => void navigate(practicePath(choice.mode, choice.order));
  const empty = list.phase === 'ready' && list.count === 0;
  useScreenActions([
    ...(left ? [{ label: goOn, run: () => void navigate(left.path, { state: left.state }) }] : []),
    ...(empty ? [] : [{ label: 'Start', words: 'practice', run: start }]),
    { label: 'Drill weak words', run: () => void navigate(paths.weakWords) },
  ]);
  const counts = useMemo(() => boxCounts(passages), [passages]);
  useEffect(() => {
    // Preloads the code of the next screen.
    import('../PracticeScreen').catch(() => undefined);
  }, []);
  return (
    <Screen title="Practice Setup" width="reading">
      {left && (
        <p className={styles.goOn}>
          <Link className="btn btn-primary" to={left.path} state={left.state}>
            {goOn}
          </Link>
          <span className="muted">
            {passage && `${passageName(passage)}, `}
            {labelOf(MODES, left.mode)}, {labelOf(ORDERS, left.order)}
          </span>
        </p>
      )}
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
      <p>
        <Button main={!left} disabled={empty} onClick={start}>
          Start
        </Button>{' '}
        <Link className="btn btn-outline-secondary" to={paths.weakWords}>
          Drill weak words
        </Link>
      </p>
      <MemoryListState list={list}>
        <h2>Your passages</h2>
        <ul className="plain-list">
          {BOXES.filter((box) => box !== -1 || counts[box] > 0).map((box) => (
            <li key={box}>
              {boxName(box)}: {counted(counts[box], 'passage')}
            </li>
          ))}
        </ul>
      </MemoryListState>
    </Screen>
  );
}

const labelOf = (options: readonly { id: string; label: string }[], id: string): string =>
  options.find((option) => option.id === id)?.label ?? id;
