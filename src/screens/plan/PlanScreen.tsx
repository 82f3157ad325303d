import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import { dayOfWeekOf } from '@/domain/text/dates';
import type { ChapterRef } from '@/domain/bible/passage';
import { isTranslationCode, translationOf } from '@/domain/bible/translations';
import type { DayOfWeek } from '@/domain/plan/reading';
import { readingFor, withoutFuture } from '@/domain/plan/readingPlan';
import { formatChapter } from '@/domain/references/reference';
import { lastTranslation, planTranslation, rememberPlanTranslation } from '@/device/recents/lastPlace';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadPlan, recordReading, selectPlan } from '@/store/plan/plan';
import { useFresh } from '@/store/core/useFresh';
import { Loading, LoadError } from '@/ui/lists/LoadState';
import { TranslationOptions } from '@/ui/forms/TranslationSelect';
import { Screen } from '@/ui/layout/Screen';
import { useToday } from '@/ui/hooks/useToday';
import { RefreshFailed } from '../shared/RefreshFailed';
import { History } from './History';
import { TodaysReading } from './TodaysReading';
import { Week } from './Week';
import styles from './PlanScreen.module.scss';

/** The reading plan (§2): today's chapter, the progress of the week's books, and what was read. */
export function PlanScreen() {
  const dispatch = useAppDispatch();
  const { rows: history, status, phase } = useAppSelector(selectPlan);
  const navigate = useNavigate();
  const today = useToday();
  // The plan's own translation; null while it follows the reader.
  const [own, setOwn] = useState(planTranslation);
  const translation = own ?? lastTranslation();
  const load = () => void dispatch(loadPlan());
  useFresh(load);
  if (phase !== 'ready') {
    return (
      <Screen title="Reading Plan">
        {phase === 'error' ? (
          <LoadError message="Failed to load reading progress" onRetry={load} />
        ) : (
          <Loading what="reading progress" />
        )}
      </Screen>
    );
  }
  const day = dayOfWeekOf(today);
  const past = withoutFuture(history, today);
  const chapter = readingFor(day, past);
  const record = (dayOfWeek: DayOfWeek, { bookName, chapter: number }: ChapterRef) =>
    void dispatch(recordReading({ dayOfWeek, bookName, chapter: number, today }));
  // Opening the chapter does not wait for the record (§4).
  const read = () => {
    record(day, chapter);
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
        <RefreshFailed role="alert" message="What you read since could not be loaded." onRetry={load} />
      )}
      <TodaysReading
        today={today}
        history={past}
        chapter={chapter}
        onRead={read}
        onReadElsewhere={() => record(day, chapter)}
      />
      <Week today={today} history={past} onRecord={record} />
      <History history={history} translation={translation} first={formatChapter(chapter)} onRead={read} />
    </Screen>
  );
}
