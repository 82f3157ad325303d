import { Pause, Play, SkipForward, X } from 'lucide-react';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useActions } from '@/ui/actions/useActions';
import { selectListening } from './listening';
import {
  pauseListening,
  resumeListening,
  selectListenedTo,
  selectSleepAt,
  stopListening,
  turnListening,
} from './player';
import { useNow } from '@/platform/page/useNow';
import { IconButton } from '@/ui/controls/IconButton';
import styles from './ListeningBar.module.scss';

/** What is read aloud, on every screen, with buttons to pause, skip and stop. Reading ends with this bar, because nobody could stop it then. */
export function ListeningBar() {
  const dispatch = useAppDispatch();
  const isPlaying = useAppSelector(selectListening).status === 'playing';
  const reference = useAppSelector(selectListenedTo);
  const sleepAt = useAppSelector(selectSleepAt);
  useEffect(
    () => () => {
      dispatch(stopListening());
    },
    [dispatch],
  );
  const toggle = isPlaying
    ? { label: 'Pause listening', icon: Pause, run: () => dispatch(pauseListening()) }
    : { label: 'Go on listening', icon: Play, run: () => dispatch(resumeListening()) };
  const skip = { label: 'Skip to the next text', run: () => dispatch(turnListening(1)) };
  const stop = { label: 'Stop listening', run: () => dispatch(stopListening()) };
  useActions([toggle, skip, stop]);
  return (
    <aside className={styles.bar} aria-label="Listening">
      <IconButton icon={toggle.icon} label={toggle.label} onClick={toggle.run} />
      <span className={styles.what}>
        {reference} {sleepAt !== null && <TimeLeft key={sleepAt} until={sleepAt} />}
      </span>
      <IconButton icon={SkipForward} label={skip.label} data-repeats onClick={skip.run} />
      <IconButton icon={X} label={stop.label} onClick={stop.run} />
    </aside>
  );
}

const MINUTE_MS = 60_000;

/** The running sleep timer. What is being said when it ends is said to its end. */
function TimeLeft({ until }: { until: number }) {
  const minutes = Math.ceil((until - useNow()) / MINUTE_MS);
  return <small className={styles.left}>{minutes > 0 ? `${minutes} min left` : 'stops soon'}</small>;
}
