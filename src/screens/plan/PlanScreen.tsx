import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadPlan, selectPlan } from '@/store/plan/plan';
import { useFresh } from '@/store/core/useFresh';
import { Loading, LoadError } from '@/ui/lists/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { useToday } from '@/ui/hooks/useToday';
import { History } from './History';
import { TodaysReading } from './TodaysReading';
import { Week } from './Week';

/** What to read today, how far the week's books are, and what was read (§2 'Reading Plan'). */
export function PlanScreen() {
  const dispatch = useAppDispatch();
  const { history, status, loadedAt } = useAppSelector(selectPlan);
  const today = useToday();
  const load = () => void dispatch(loadPlan());
  useFresh(load);
  if (loadedAt === null) {
    return (
      <Screen title="Reading Plan">
        {status === 'error' ? (
          <LoadError message="Failed to load reading progress" onRetry={load} />
        ) : (
          <Loading what="reading progress" />
        )}
      </Screen>
    );
  }
  return (
    <Screen title="Reading Plan">
      {status === 'error' && (
        <p role="alert" className="actions">
          <span>What you read since could not be loaded.</span>
          <button type="button" className="btn btn-outline-secondary" onClick={load}>
            Try again
          </button>
        </p>
      )}
      <TodaysReading today={today} history={history} />
      <Week today={today} history={history} />
      <History history={history} />
    </Screen>
  );
}
