import { X } from 'lucide-react';
import { useState } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import type { PrayScope } from '@/domain/prayers/prayScope';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { useScreenActions } from '@/store/core/screenActions';
import { IconButton } from '@/ui/forms/IconButton';
import { useFullScreen } from '@/ui/hooks/useFullScreen';
import { useKeys } from '@/ui/hooks/useKeys';
import { useSwipe } from '@/ui/hooks/useSwipe';
import { ColumnSides } from '@/ui/layout/ColumnSides';
import { Screen } from '@/ui/layout/Screen';
import { ToolBar } from '@/ui/layout/ToolBar';
import { useRecording } from '../sessions/useRecording';
import type { PrayerLists } from '../usePrayerLists';
import { endTitle, PrayedThrough } from './PrayedThrough';
import { OnePrayer } from './OnePrayer';
import { RecordAndGoOn } from './RecordAndGoOn';
import { usePrayThrough } from './usePrayThrough';
import { leftWords } from './useRota';
import styles from './PrayThrough.module.scss';

interface PrayThroughProps {
  scope: PrayScope;
  /** The prayers of the scope, in the order of the list; at least one. */
  prayers: readonly Prayer[];
  lists: PrayerLists;
  /** How many of the day's prayers are left; null while that is not known. */
  left: number | null;
  onStop: () => void;
  /** Goes on with all prayers. */
  onAll: () => void;
}

/** One prayer at a time over the whole window, in the order of the list, beginning with the first that is left. */
export function PrayThrough({ scope, prayers, lists, left, onStop, onAll }: PrayThroughProps) {
  const { active, historyKnown } = lists;
  const isLeft = (prayer: Prayer) => !lists.isPrayedToday(prayer);
  const steps = usePrayThrough({ prayers, isLeft, endsAtOnce: historyKnown && scope.kind === 'today' });
  const { current, index, finished, turn } = steps;
  const { note, record } = useRecording(current?.prayerId ?? 0);
  const [prayed, setPrayed] = useState<readonly number[]>([]);

  useFullScreen();
  useKeys({ ArrowRight: () => turn(1), ArrowLeft: () => turn(-1), Escape: onStop });
  useSwipe({ onNext: () => turn(1), onPrevious: () => turn(-1) });
  const recordAndGoOn = (prayer: Prayer) => {
    if (isLeft(prayer)) {
      setPrayed((before) => [...before, prayer.prayerId]);
      void record();
    }
    steps.goOn();
  };
  useScreenActions([
    { label: 'Next prayer', run: () => turn(1) },
    { label: 'Previous prayer', run: () => turn(-1) },
    ...(current && !finished && isLeft(current)
      ? [{ label: 'Record and go on', words: prayerTitle(current), run: () => recordAndGoOn(current) }]
      : []),
    { label: 'Close', words: 'stop praying', run: onStop },
  ]);
  if (!current) return null;

  const scopeLeft = historyKnown ? prayers.filter(isLeft).length : null;
  return (
    <div className={styles.whole}>
      <Screen
        title={finished ? endTitle(scope, scopeLeft) : prayerTitle(current)}
        documentTitle="Pray through"
        width="reading"
        aside={<IconButton icon={X} label="Close" className={styles.close} onClick={onStop} />}
      >
        <p className={styles.progress} aria-live="polite">
          <span>
            {scopeWords(scope)} {index + 1} of {prayers.length}
          </span>
          {left !== null && <span>{leftWords(left)}</span>}
        </p>
        <ToolBar label="Prayer">
          <ColumnSides what="prayer" onPrevious={() => turn(-1)} onNext={() => turn(1)}>
            {finished ? (
              <button type="button" className="tool tool-main" onClick={scopeLeft ? steps.resume : onStop}>
                {scopeLeft ? 'Go on' : 'Back to the list'}
              </button>
            ) : (
              <RecordAndGoOn
                prayerId={current.prayerId}
                prayedToday={!isLeft(current)}
                onPress={() => recordAndGoOn(current)}
              />
            )}
          </ColumnSides>
        </ToolBar>
        {finished ? (
          <PrayedThrough
            prayed={active.filter(({ prayerId }) => prayed.includes(prayerId))}
            {...(scope.kind !== 'all' && historyKnown && active.some(isLeft) && { onAll })}
          />
        ) : (
          <OnePrayer prayer={current} lists={lists} note={note} />
        )}
      </Screen>
    </div>
  );
}

function scopeWords(scope: PrayScope): string {
  switch (scope.kind) {
    case 'today':
      return 'Today’s prayer';
    case 'daily':
      return 'Daily prayer';
    case 'person':
      return `For ${scope.person}: prayer`;
    case 'search':
    case 'all':
      return 'Prayer';
  }
}
