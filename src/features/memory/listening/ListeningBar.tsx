import { Pause, Play, SkipForward, X } from 'lucide-react';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import type { ToolAction } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import { selectListening } from './listening';
import {
  pauseListening,
  resumeListening,
  selectListenedTo,
  selectSleepAt,
  stopListening,
  skipListening,
} from './player';
import { useNow } from '@/platform/page/useNow';
import { ActionIcon } from '@/ui/controls/IconButton';
import styles from './ListeningBar.module.scss';

/** The text being read aloud, on every screen, with buttons to pause, skip and stop. Reading ends with the bar, without which it cannot be stopped. */
export function ListeningBar() {
  const dispatch = useAppDispatch();
  const { status, isHearing } = useAppSelector(selectListening);
  const isPlaying = status === 'playing';
  const reference = useAppSelector(selectListenedTo);
  const sleepAt = useAppSelector(selectSleepAt);
  useEffect(
    () => () => {
      dispatch(stopListening());
    },
    [dispatch],
  );
  const toggle: ToolAction = isPlaying
    ? { label: 'Pause listening', icon: Pause, run: () => dispatch(pauseListening()) }
    : { label: 'Go on listening', icon: Play, run: () => dispatch(resumeListening()) };
  const skip: ToolAction = {
    label: 'Skip to the next text',
    icon: SkipForward,
    repeats: true,
    run: () => dispatch(skipListening(1)),
  };
  const stop: ToolAction = { label: 'Stop listening', icon: X, run: () => dispatch(stopListening()) };
  useActions([toggle, skip, stop]);
  return (
    <aside className={styles.bar} aria-label="Listening">
      <ActionIcon action={toggle} />
      <span className={styles.what}>
        {reference} {isHearing && <small className={styles.left}>Say it. Listening…</small>}
        {!isHearing && sleepAt !== null && <TimeLeft key={sleepAt} until={sleepAt} />}
      </span>
      <ActionIcon action={skip} />
      <ActionIcon action={stop} />
    </aside>
  );
}

const MINUTE_MS = 60_000;

/** The running sleep timer. The current utterance is finished when it ends. */
function TimeLeft({ until }: { until: number }) {
  const minutes = Math.ceil((until - useNow()) / MINUTE_MS);
  return <small className={styles.left}>{minutes > 0 ? `${minutes} min left` : 'stops soon'}</small>;
}
