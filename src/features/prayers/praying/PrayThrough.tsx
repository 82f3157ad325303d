import { useEffect, useLayoutEffect } from 'react';
import { isBlank, outOf } from '@/platform/values/text';
import { X } from 'lucide-react';
import { prayerTitle, type Prayer } from '../model/prayer';
import type { PrayScope } from '@/routes/prayerPaths';
import { prevNextActions, type Action, type ToolAction } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import { ActionButton } from '@/ui/controls/Button';
import { ActionIcon } from '@/ui/controls/IconButton';
import { useSwipe } from '@/ui/controls/useSwipe';
import { focusFallback, focusIfLost } from '@/ui/focus/keepFocus';
import { Screen } from '@/ui/layout/Screen';
import { ToolBar, ColumnSides } from '@/ui/layout/ToolBar';
import { useUnclearQuestion } from '../sessions/UnclearSession';
import { recordLabel, useRecordSession } from '../sessions/useRecordSession';
import type { PrayerLists } from '../usePrayerLists';
import { endTitle, PrayedThrough } from './PrayedThrough';
import { OnePrayer } from './OnePrayer';
import { usePrayThrough } from './usePrayThrough';
import { leftLabel } from './useRota';
import { useWrittenNote } from './useWrittenNote';
import styles from './PrayThrough.module.scss';

interface PrayThroughProps {
  scope: PrayScope;
  /** The prayers of the scope, in the order of the list; at least one. */
  prayers: readonly Prayer[];
  lists: PrayerLists;
  /** How many of the day's prayers are left; null while unknown. */
  left: number | null;
  onStop: () => void;
  /** Continues with all prayers. */
  onAll: () => void;
  /** Called with whether a note is being written: until it is recorded, the prayers must not change. */
  onWriting: (isWriting: boolean) => void;
}

/** One prayer at a time over the whole window, in the order of the list, beginning with the first that is left. */
export function PrayThrough({ scope, prayers, lists, left, onStop, onAll, onWriting }: PrayThroughProps) {
  const { active, historyKnown } = lists;
  const isLeft = (prayer: Prayer) => !lists.isPrayedToday(prayer);
  const prayThrough = usePrayThrough({ prayers, isLeft, endsAtOnce: historyKnown && scope.kind === 'today' });
  const { current, index, finished, prayed, onNext, onPrevious } = prayThrough;
  const { note, record, isRetry } = useRecordSession(current?.prayerId ?? 0);
  const shown = finished ? undefined : current;
  const isPrayed = shown !== undefined && !isLeft(shown);
  const field = useWrittenNote({ shown, isPrayedToday: isPrayed, text: note.value, onWriting });
  // A note that was typed while another device recorded the prayer is recorded too.
  const isToRecord = !isPrayed || !isBlank(note.value);
  const { askFirst, question } = useUnclearQuestion(current);

  useFullScreen();
  const moves = { onNext, onPrevious };
  const noMoves = { onNext: () => undefined, onPrevious: () => undefined };
  useSwipe(finished ? noMoves : moves);
  const recordAndGoOn = (prayer: Prayer) => {
    if (!isToRecord) {
      prayThrough.goOn();
      return;
    }
    askFirst(() => {
      prayThrough.onPrayed(prayer.prayerId);
      void record();
      prayThrough.goOn();
    });
  };
  const close: ToolAction = {
    label: 'Close',
    icon: X,
    key: 'Escape',
    keywords: 'stop praying',
    run: onStop,
  };
  const moveActions = prevNextActions('prayer', moves);
  const scopeLeft = historyKnown ? prayers.filter(isLeft).length : null;
  const atEnd: Action = {
    label: scopeLeft ? 'Go on' : scope.kind === 'queue' ? 'Back to Today' : 'Back to the list',
    run: scopeLeft ? prayThrough.resume : onStop,
  };
  const goOn: Action = {
    // A prayer that was prayed today is not recorded again without a note.
    label: isToRecord ? `${recordLabel({ isRetry, isPrayedToday: isPrayed })} and go on` : 'Go on',
    key: 'r',
    keywords: current ? prayerTitle(current) : '',
    run: () => {
      if (current) recordAndGoOn(current);
    },
  };
  useActions([...(finished ? [atEnd] : [...moveActions, goOn]), close]);
  useEffect(() => {
    // The focused button may have been removed, with the last prayer or by what another device has recorded or archived.
    focusIfLost(focusFallback(), { preventScroll: true });
  }, [shown?.prayerId, isPrayed]);
  if (!current) return null;

  return (
    <div className={styles.whole}>
      <Screen
        title={finished ? endTitle(scope, scopeLeft) : prayerTitle(current)}
        documentTitle="Pray through"
        width="reading"
        aside={<ActionIcon action={close} className={styles.close} />}
      >
        {!finished && (
          <p className={styles.progress} aria-live="polite">
            <span>
              <span className="visually-hidden">{prayerTitle(current)}. </span>
              {scopeLabel(scope)} {outOf(index + 1, prayers.length)}
            </span>
            {/* In a queue of the day, the bar of the day has the only count. */}
            {left !== null && scope.kind !== 'queue' && <span>{leftLabel(left)}</span>}
          </p>
        )}
        <ToolBar label="Prayer">
          {finished ? (
            <ActionButton action={atEnd} className="tool tool-main" />
          ) : (
            <ColumnSides prevNext={moveActions}>
              <ActionButton action={goOn} className="tool tool-main" />
            </ColumnSides>
          )}
        </ToolBar>
        {finished ? (
          <PrayedThrough
            recorded={active.filter(({ prayerId }) => prayed.includes(prayerId))}
            isUndone={(prayer) => historyKnown && isLeft(prayer)}
            {...(scope.kind !== 'all' && historyKnown && active.some(isLeft) && { onAll })}
          />
        ) : (
          <OnePrayer prayer={current} lists={lists} note={note} field={field} />
        )}
        {question}
      </Screen>
    </div>
  );
}

function scopeLabel(scope: PrayScope): string {
  switch (scope.kind) {
    case 'today':
      return 'Today’s prayer';
    case 'queue':
      return 'Prayer';
    case 'daily':
      return 'Daily prayer';
    case 'person':
      return `For ${scope.person}: prayer`;
    case 'search':
    case 'all':
      return 'Prayer';
  }
}

/** Hides bar and footer while the screen is mounted (see `_page.scss`). */
function useFullScreen(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('full-screen');
    return () => classList.remove('full-screen');
  }, []);
}
