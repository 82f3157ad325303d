import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { planTranslation } from '@/bible/lastChosen';
import { formatChapter } from '@/bible/references/reference';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { useList } from '@/data/list/useList';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { loadPlan, readingOpened, selectPlan } from '@/features/plan/public';
import { readingFor, withoutFuture } from '@/features/plan/model/public';
import { useToday } from '@/platform/page/useToday';
import { dayOfWeekOf } from '@/platform/values/dates';
import { learnPath } from '@/routes/learnPath';
import { paths, readerPath } from '@/routes/paths';
import { IconButton } from '@/ui/controls/IconButton';
import { focusFallback } from '@/ui/focus/keepFocus';
import { hasTried, useMemoryPassages, useRecallLog } from '@/features/memory/public';
import styles from './Start.module.scss';
import { selectIsGuest } from '@/data/session/session';

const FIRST_VERSE = 'John 3:16';

interface StartStepsProps {
  /** Whether the user was made on this device. */
  isNew: boolean;
  /** They have practised, or closed it. */
  onStarted: () => void;
}

/** Three steps to start with, each one tap, until they are known to be needless. */
export function StartSteps({ isNew, onStarted }: StartStepsProps) {
  const guest = useAppSelector(selectIsGuest);
  if (!guest) return <OwnSteps isNew={isNew} onStarted={onStarted} />;
  return hasTried() ? null : <Steps onClose={onStarted} />;
}

/**
 * Whether the user has practised: null while that is not known. The views of a new user are copied from another user, so only
 * their own runs count; for other users a view on any device counts too.
 */
function useHasStarted(isNew: boolean): boolean | null {
  const { list, passages } = useMemoryPassages();
  const log = useRecallLog();
  if (!log.ready) return null;
  if (log.entries.length > 0) return true;
  if (isNew) return false;
  return list.phase === 'ready' ? passages.some(({ lastViewed }) => lastViewed !== null) : null;
}

function OwnSteps({ isNew, onStarted }: StartStepsProps) {
  const hasStarted = useHasStarted(isNew);
  const end = useEffectEvent(onStarted);
  useEffect(() => {
    if (hasStarted) end();
  }, [hasStarted]);
  return hasStarted === false ? <Steps onClose={onStarted} /> : null;
}

function Steps({ onClose }: { onClose: () => void }) {
  const close = () => {
    onClose();
    focusFallback()?.focus({ preventScroll: true });
  };
  const first = { title: 'A first verse', translation: lastTranslation(), references: [FIRST_VERSE] };
  return (
    <section aria-labelledby="start-here" className={styles.start}>
      <div className={styles.head}>
        <h2 id="start-here">Start here</h2>
        <IconButton icon={X} label="Close Start here" onClick={close} />
      </div>
      <ol className={styles.steps}>
        <li>
          <Link to={learnPath(first, 1)}>Learn a first verse now</Link>
          <span className="muted">{FIRST_VERSE}, by heart in about a minute</span>
        </li>
        <li>
          <Link to={paths.sets}>Keep a set</Link>
          <span className="muted">Verses that belong together, to learn one by one</span>
        </li>
        <li>
          <ReadToday />
        </li>
      </ol>
    </section>
  );
}

/** Opens the chapter of the day; it is recorded as Today and the plan do, once its text is on the screen. */
function ReadToday() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const guest = useAppSelector(selectIsGuest);
  const { rows, phase } = useList(selectPlan, loadPlan);
  const today = useToday();
  if (phase !== 'ready') return <Link to={paths.readingPlan}>Read today’s chapter</Link>;
  const past = withoutFuture(rows, today);
  const chapter = readingFor(dayOfWeekOf(today), past);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          if (!guest) dispatch(readingOpened(today, past));
          void navigate(readerPath(planTranslation() ?? lastTranslation(), chapter));
        }}
      >
        Read today’s chapter
      </button>
      <span className="muted">{formatChapter(chapter)}, of a plan through the whole Bible</span>
    </>
  );
}
