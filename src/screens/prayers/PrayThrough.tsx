import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import { wrapIndex } from '@/domain/topics/filters';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { useAppSelector } from '@/store/core/hooks';
import { selectUnrecorded } from '@/store/prayers/prayerSelectors';
import { IconButton } from '@/ui/forms/IconButton';
import { Screen } from '@/ui/layout/Screen';
import { useFullScreen } from '@/ui/hooks/useFullScreen';
import { useKeys } from '@/ui/hooks/useKeys';
import { useSwipe } from '@/ui/hooks/useSwipe';
import { useToday } from '@/ui/hooks/useToday';
import { isPrayedToday, leftToday } from './prayedToday';
import { OnePrayer } from './OnePrayer';
import { RecordAndGoOn } from './RecordAndGoOn';
import { useRecording } from './useRecording';
import styles from './PrayThrough.module.scss';

interface PrayThroughProps {
  /** The active prayers, in their order. */
  prayers: readonly Prayer[];
  lastPrayed: ReadonlyMap<number, string>;
  historyKnown: boolean;
  onStop: () => void;
}

/** One prayer at a time over the whole window, in the order of the list, beginning with the first still to be prayed. */
export function PrayThrough({ prayers, lastPrayed, historyKnown, onStop }: PrayThroughProps) {
  const today = useToday();
  const isLeft = ({ prayerId }: Prayer) => !isPrayedToday(lastPrayed, prayerId, today);
  const left = historyKnown ? leftToday(prayers, lastPrayed, today) : null;
  const unrecorded = useAppSelector(selectUnrecorded);
  const [currentId, setCurrentId] = useState(() => (prayers.find(isLeft) ?? prayers[0])?.prayerId);
  const [finished, setFinished] = useState(false);
  const index = Math.max(
    0,
    prayers.findIndex(({ prayerId }) => prayerId === currentId),
  );
  const current = prayers[index];

  const { note, record } = useRecording(current?.prayerId ?? 0);

  const show = (prayer: Prayer | undefined) => {
    setFinished(false);
    if (prayer) setCurrentId(prayer.prayerId);
    window.scrollTo({ top: 0 });
  };
  const turn = (step: number) => show(prayers[wrapIndex(index + step, prayers.length)]);
  /** The next that is still to be prayed, going round; none when all are. */
  const goOn = () => {
    const after = [...prayers.slice(index + 1), ...prayers.slice(0, index)];
    const next = after.find(isLeft);
    if (next) show(next);
    else setFinished(true);
  };

  useFullScreen();
  useKeys({
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    Escape: onStop,
  });
  useSwipe({ onNext: () => turn(1), onPrevious: () => turn(-1) });
  if (!current) return null;

  return (
    <div className={styles.whole}>
      <Screen
        title={finished ? finishedWords(left) : prayerTitle(current)}
        documentTitle="Pray through"
        aside={<IconButton icon={X} label="Close" className={styles.close} onClick={onStop} />}
      >
        <p className={styles.progress} aria-live="polite">
          <span>
            Prayer {index + 1} of {prayers.length}
          </span>
          {left !== null && <span>{left === 0 ? 'None left today' : `${left} left today`}</span>}
        </p>
        {finished ? (
          <div className={styles.prayer}>
            {prayers.some(({ prayerId }) => unrecorded.has(prayerId)) && (
              <p>What could not be recorded is still to be prayed, or recorded again.</p>
            )}
          </div>
        ) : (
          <OnePrayer
            prayer={current}
            lastPrayed={lastPrayed.get(current.prayerId)}
            historyKnown={historyKnown}
            prayedToday={!isLeft(current)}
            note={note}
          />
        )}
        <div role="group" aria-label="Prayer" className={styles.controls}>
          <IconButton icon={ChevronLeft} label="Previous prayer" onClick={() => turn(-1)} />
          {finished ? (
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => (left ? show(prayers.find(isLeft)) : onStop())}
            >
              {left ? 'Go on' : 'Back to the list'}
            </button>
          ) : (
            <RecordAndGoOn
              prayerId={current.prayerId}
              prayedToday={!isLeft(current)}
              onRecord={() => void record()}
              onGoOn={goOn}
            />
          )}
          <IconButton icon={ChevronRight} label="Next prayer" onClick={() => turn(1)} />
        </div>
      </Screen>
    </div>
  );
}

function finishedWords(left: number | null): string {
  if (left === null) return 'The end of the list';
  if (left === 0) return 'All prayed for today';
  return left === 1 ? 'One is left today' : `${left} are left today`;
}
