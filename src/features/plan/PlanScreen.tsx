import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import { dayOfWeekOf, type DayOfWeek } from '@/platform/values/dates';
import type { ChapterRef } from '@/bible/passage';
import { isTranslationCode, translationOf } from '@/bible/translations';
import { readingFor, withoutFuture } from './model/readingPlan';
import { latestSeenIn } from './model/sentReading';
import { formatChapter } from '@/bible/references/reference';
import { planTranslation, rememberPlanTranslation } from '@/bible/lastChosen';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { loadPlan, recordReading, selectPlan } from './store/plan';
import { readingOpened } from './store/openedReading';
import { useLists } from '@/data/list/useLists';
import { ListFeedback, InvalidRowsNotice, noneReadable, RefreshFailed } from '@/ui/feedback/ListFeedback';
import { translationOptions } from '@/bible/controls/TranslationSelect';
import { selectKnownTexts } from '@/bible/text/textCache';
import { Screen } from '@/ui/layout/Screen';
import { useToday } from '@/platform/page/useToday';
import { CatchingUp } from './CatchingUp';
import { useCatchUp } from './store/useCatchUp';
import { ReadingHistory } from './ReadingHistory';
import { TodaysReading } from './TodaysReading';
import { Week } from './Week';
import styles from './PlanScreen.module.scss';
import { selectIsGuest } from '@/data/session/session';

/** The reading plan: today's chapter, missed days, the progress of the week's books, and the history. */
export function PlanScreen() {
  const dispatch = useAppDispatch();
  const { rows: history, status, phase, loadedAt, invalidRowCount } = useAppSelector(selectPlan);
  const navigate = useNavigate();
  const today = useToday();
  // The plan's own translation; null while it follows the reader.
  const [ownTranslation, setOwnTranslation] = useState(planTranslation);
  const translation = ownTranslation ?? lastTranslation();
  const past = useMemo(() => withoutFuture(history, today), [history, today]);
  const catching = useCatchUp(today, past);
  const guest = useAppSelector(selectIsGuest);
  const known = useAppSelector(selectKnownTexts);
  const retry = useLists([loadPlan]);
  if (phase !== 'ready') {
    return (
      <Screen title="Reading Plan">
        <ListFeedback
          phase={phase}
          what="your reading progress"
          error="Failed to load reading progress"
          onRetry={retry}
        />
      </Screen>
    );
  }
  const day = dayOfWeekOf(today);
  const chapter = readingFor(day, past);
  // A chapter that is only recorded can be undone; one that is opened is being read.
  const record = (dayOfWeek: DayOfWeek, { bookName, chapter: number }: ChapterRef) => {
    const wasLatest = latestSeenIn(dayOfWeek, past);
    void dispatch(recordReading({ dayOfWeek, bookName, chapter: number, today, wasLatest, undoable: true }));
  };
  const read = () => {
    // It is recorded once its text is on the screen.
    if (!guest) dispatch(readingOpened(today, past));
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
            value={ownTranslation ?? ''}
            onChange={({ target: { value } }) => {
              const chosen = isTranslationCode(value) ? value : null;
              rememberPlanTranslation(chosen);
              setOwnTranslation(chosen);
            }}
          >
            <option value="">As last read ({translationOf(lastTranslation()).shortName})</option>
            {translationOptions(known)}
          </select>
        </label>
      }
    >
      {status === 'error' && (
        <RefreshFailed
          role="alert"
          message={
            loadedAt === null
              ? `Failed to load reading progress. ${noneReadable(invalidRowCount, 'reading')}`
              : 'What you read since could not be loaded.'
          }
          onRetry={retry}
        />
      )}
      <TodaysReading
        today={today}
        history={past}
        chapter={chapter}
        onRead={read}
        onReadElsewhere={() => record(day, chapter)}
        two={
          catching.two && !guest
            ? { until: catching.until, days: catching.missed.map((each) => each.day) }
            : null
        }
        onStopTwo={() => catching.choose(null)}
      />
      {!guest && <CatchingUp plan={catching} />}
      <Week today={today} history={past} since={catching.since} onRecord={record} />
      {loadedAt !== null && <InvalidRowsNotice count={invalidRowCount} what="reading" />}
      <ReadingHistory
        history={history}
        translation={translation}
        first={formatChapter(chapter)}
        onRead={read}
      />
    </Screen>
  );
}
