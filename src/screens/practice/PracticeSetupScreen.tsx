import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { practicePath } from '@/routes/paths';
import { boxName } from '@/domain/memory/passageEdit';
import { boxCounts } from '@/domain/memory/statistics';
import { MODES, ORDERS } from '@/domain/memory/practiceOrder';
import { readPracticeChoice, rememberPracticeChoice, type PracticeChoice } from '@/device/practiceChoice';
import { useMemoryPassages } from '@/store/passages/useMemoryPassages';
import { Screen } from '@/ui/layout/Screen';
import '@/ui/forms/forms.scss';
import { MemoryListState } from '../shared/memory/MemoryListState';
import { passageCount } from '../shared/memory/passageCount';
import { ChoiceGroup } from './ChoiceGroup';
import styles from './PracticeSetup.module.scss';

/** Chooses mode and order, and starts (§2 'Practice Setup'). */
export function PracticeSetupScreen() {
  const navigate = useNavigate();
  const { list, passages } = useMemoryPassages();
  const [choice, setChoice] = useState(readPracticeChoice);
  const choose = (change: Partial<PracticeChoice>) => {
    const chosen = { ...choice, ...change };
    setChoice(chosen);
    rememberPracticeChoice(chosen);
  };
  const counts = useMemo(() => boxCounts(passages), [passages]);
  useEffect(() => {
    // Who comes here will practise: its code is there when they start.
    import('./PracticeScreen').catch(() => undefined);
  }, []);
  return (
    <Screen title="Practice Setup">
      <div className={styles.choices}>
        <ChoiceGroup
          legend="Practice Mode"
          name="mode"
          options={MODES}
          value={choice.mode}
          onChange={(mode) => choose({ mode })}
        />
        <ChoiceGroup
          legend="Display Order"
          name="order"
          options={ORDERS}
          value={choice.order}
          onChange={(order) => choose({ order })}
        />
      </div>
      <p>
        <button
          type="button"
          className="btn btn-primary"
          disabled={list.phase === 'ready' && list.count === 0}
          onClick={() => void navigate(practicePath(choice.mode, choice.order))}
        >
          Start
        </button>
      </p>
      <MemoryListState list={list}>
        <h2>Your passages</h2>
        <ul className="plain-list">
          {([-1, 1, 2, 3] as const)
            .filter((box) => box !== -1 || counts[box] > 0)
            .map((box) => (
              <li key={box}>
                {boxName(box)}: {passageCount(counts[box])}
              </li>
            ))}
        </ul>
      </MemoryListState>
    </Screen>
  );
}
