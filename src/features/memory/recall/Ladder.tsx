import { useEffect } from 'react';
import { Button } from '@/ui/controls/Button';
import { focusIfLost } from '@/ui/focus/keepFocus';
import { useRoomWhenLow } from '../passage/useRoomWhenLow';
import { linesOf } from './model/pieces';
import { RecallResult } from './result/RecallResult';
import { RungPicker } from './RungPicker';
import { CurrentRung } from './rungs/CurrentRung';
import { useLadder, type Recalled } from './useLadder';
import { VersePicker } from './VersePicker';
import styles from './Recall.module.scss';

export interface LadderProps extends Recalled {
  reference: string;
  onNext: () => void;
  onCard: () => void;
}

/** As the styles of low windows are. */
const LOW = '(max-height: 31rem)';

/** The rungs, of which one is run at a time, and its result. */
export function Ladder({ mode, passage, reference, translation, text, onNext, onCard }: LadderProps) {
  const recall = useLadder({ mode, passage, translation, text });
  const { runner, piece, outcome, begin, chooseVerses } = recall;
  const { run } = runner;
  const runName = `${run.rung} ${run.verses?.from} ${run.verses?.to}`;
  // The field of these scrolls into view itself; that of first letters stands below the words so far.
  const hasOwnPlace = run.rung === 'write' || run.rung === 'reference';
  const recallBottom = useRoomWhenLow(LOW, hasOwnPlace || outcome !== null ? null : runName);
  // The button that led here has gone, and not every rung has a field.
  useEffect(() => {
    focusIfLost(recallBottom.current, { preventScroll: true });
  }, [recallBottom, runName, recall.isShown, outcome, runner.hasBegun]);
  return (
    <>
      {mode === 'by_ref' && (
        <>
          <RungPicker rung={run.rung} isOver={outcome !== null} onRung={begin} />
          <VersePicker
            lines={linesOf(passage, piece.count)}
            count={piece.count}
            verses={run.verses}
            onVerses={chooseVerses}
          />
        </>
      )}
      {outcome ? (
        <RecallResult
          outcome={outcome}
          passage={passage}
          reference={reference}
          translation={translation}
          entries={recall.entries}
          onNext={onNext}
          piece={piece}
          onRung={begin}
          onVerses={chooseVerses}
        />
      ) : (
        <>
          <div key={runName} ref={recallBottom} tabIndex={-1} className={styles.place}>
            <CurrentRung
              recall={recall}
              passage={passage}
              translation={translation}
              text={text}
              onCard={onCard}
            />
          </div>
          <p className={styles.again}>
            {runner.hasBegun && <Button onClick={runner.restart}>Start again</Button>}
            {runner.undoRestart && <Button onClick={runner.undoRestart}>Undo</Button>}
          </p>
        </>
      )}
    </>
  );
}
