import { useMemo, useState } from 'react';
import { useNavigate, Link } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import { dayOfWeekOf, displayDate, type DayOfWeek } from '@/platform/values/dates';
import type { ChapterRef } from '@/bible/passage';
import { isTranslationCode, translationOf, type TranslationCode } from '@/bible/translations';
import { readingFor, withoutFuture } from './model/readingPlan';
import { formatChapter } from '@/bible/references/reference';
import { planTranslation, rememberPlanTranslation } from '@/bible/lastPlace';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { loadPlan, recordReading, selectPlan } from './store/plan';
import { readingOpened } from './store/openedReading';
import { useLists } from '@/data/list/useLists';
import { ListState } from '@/ui/feedback/ListState';
import { TranslationOptions } from '@/bible/controls/TranslationSelect';
import { Screen } from '@/ui/layout/Screen';
import { useToday } from '@/platform/page/useToday';
import { LeftOut, noneReadable } from '@/ui/feedback/LeftOut';
import { RefreshFailed } from '@/ui/feedback/RefreshFailed';
import { selectIsGuest } from '@/features/account/public';
import { CatchingUp } from './CatchingUp';
import { useCatchUp } from './store/useCatchUp';
import { TodaysReading } from './TodaysReading';
import { Week } from './Week';
import type { ReadingProgress } from './model/reading';
import { Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import { Pager } from '@/ui/lists/Pager';
import styles from './PlanScreen.module.scss';

/** The reading plan: today's chapter, what went by, the progress of the week's books, and what was read. */
export function PlanScreen() {
  const dispatch = useAppDispatch();
  const { rows: history, status, phase, leftOut } = useAppSelector(selectPlan);
  const navigate = useNavigate();
  const today = useToday();
  // The plan's own translation; null while it follows the reader.
  const [own, setOwn] = useState(planTranslation);
  const translation = own ?? lastTranslation();
  const past = useMemo(() => withoutFuture(history, today), [history, today]);
  const catching = useCatchUp(today, past);
  const guest = useAppSelector(selectIsGuest);
  const retry = useLists([loadPlan]);
  if (phase !== 'ready') {
    return (
      <Screen title="Reading Plan">
        <ListState
          phase={phase}
          what="reading progress"
          error="Failed to load reading progress"
          detail={noneReadable(leftOut, 'reading')}
          onRetry={retry}
        />
      </Screen>
    );
  }
  const day = dayOfWeekOf(today);
  const chapter = readingFor(day, past);
  // Only recorded, a chapter can be taken back; opened, it is being read.
  const record = (dayOfWeek: DayOfWeek, { bookName, chapter: number }: ChapterRef) =>
    void dispatch(recordReading({ dayOfWeek, bookName, chapter: number, today, undoable: true }));
  const read = () => {
    // It is recorded once its text is on the screen.
    if (!guest) dispatch(readingOpened(day, chapter));
    void navigate(readerPath(translation, chapter));
  };
  return (
    <Screen
      title="Reading Plan"
      aside={
        <label className={styles.translation}>
          <span className="muted">Opens in</span>
          <select
            aria-label="Translation of the plan"
            className="form-select"
            value={own ?? ''}
            onChange={({ target: { value } }) => {
              const chosen = isTranslationCode(value) ? value : null;
              rememberPlanTranslation(chosen);
              setOwn(chosen);
            }}
          >
            <option value="">As last read ({translationOf(lastTranslation()).shortName})</option>
            <TranslationOptions />
          </select>
        </label>
      }
    >
      {status === 'error' && (
        <RefreshFailed role="alert" message="What you read since could not be loaded." onRetry={retry} />
      )}
      <TodaysReading
        today={today}
        history={past}
        chapter={chapter}
        onRead={read}
        onReadElsewhere={() => record(day, chapter)}
        twoUntil={catching.two && !guest ? catching.until : null}
        onStopTwo={() => catching.choose(null)}
      />
      {!guest && <CatchingUp plan={catching} />}
      <Week today={today} history={past} since={catching.since} onRecord={record} />
      <LeftOut count={leftOut} what="reading" />
      <History history={history} translation={translation} first={formatChapter(chapter)} onRead={read} />
    </Screen>
  );
}

/**
 * The day of whose list a chapter was read, and the date. They differ where a chapter was marked on another day, or where the
 * server has another day than the device.
 */
function whenRead({ dayOfWeek, dateRead }: ReadingProgress): string {
  if (dateRead === '') return `${dayOfWeek}, date not known`;
  return dayOfWeekOf(dateRead) === dayOfWeek
    ? `${dayOfWeek}, ${displayDate(dateRead)}`
    : `For ${dayOfWeek}, dated ${displayDate(dateRead)}`;
}

/** Three weeks. */
const PER_PAGE = 21;

interface HistoryProps {
  history: readonly ReadingProgress[];
  translation: TranslationCode;
  /** Today's chapter, `Matthew 1`, and the reading of it. */
  first: string;
  onRead: () => void;
}

/** What was read, newest first. Re-read opens a chapter without recording it, so the plan stays where it is. */
function History({ history, translation, first, onRead }: HistoryProps) {
  const [wanted, setPage] = useState(1);
  // The sort is stable: within a day, the server's order stays.
  const sorted = useMemo(() => history.toSorted((a, b) => b.dateRead.localeCompare(a.dateRead)), [history]);
  const pageCount = Math.max(1, Math.ceil(sorted.length / PER_PAGE));
  const page = Math.min(wanted, pageCount);
  return (
    <section aria-labelledby="history" className={styles.history}>
      <h2 id="history">Reading History</h2>
      {sorted.length === 0 && (
        <Empty message="Nothing read yet.">
          <p className="muted">Read opens today&apos;s chapter and notes it here.</p>
          <Button onClick={onRead}>Start with {first}</Button>
        </Empty>
      )}
      <ul className={`plain-list ${styles.rows}`}>
        {sorted.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((reading, index) => (
          <li key={index}>
            <span className="muted">{whenRead(reading)}</span>
            <span>{formatChapter(reading)}</span>
            <Link to={readerPath(translation, reading)} aria-label={`Re-read ${formatChapter(reading)}`}>
              Re-read
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} pageCount={pageCount} onPage={setPage} label="Pages of the reading history" />
    </section>
  );
}
