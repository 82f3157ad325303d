import { paths } from '@/routes/paths';
import { budgetChosen, putOffItem, skipItem } from './store/today';
import { StartHere } from '@/features/sets/public';
import { useRememberLeft } from './store/leftToday';
import { useDayTexts } from './store/useDayTexts';
import { selectLabelOf } from './store/itemLabel';
import { selectNameOf } from './store/todayItems';
import { useTomorrowTexts } from './store/useTomorrowTexts';
import { useTodayQueue } from './store/useTodayQueue';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useHandOver } from '@/features/memory/public';
import { ActionButton, Button } from '@/ui/controls/Button';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { useActions } from '@/ui/actions/useActions';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { minutesLabel } from './model/pace';
import { BUDGETS, type Budget, type TodayItem } from './model/todayItem';
import { pluralize } from '@/platform/values/text';
import { useToday } from '@/platform/page/useToday';
import { Screen } from '@/ui/layout/Screen';
import { Empty, Loading } from '@/ui/feedback/LoadState';
import { NotLoaded, RefreshFailed } from '@/ui/feedback/ListFeedback';
import { AddItem } from './AddItem';
import { Closing } from './Closing';
import { MoreItems } from './MoreItems';
import { Queue } from './Queue';
import { leftToday } from './model/todayProgress';
import { useAppBadge } from '@/platform/page/useAppBadge';
import { useOpenItem } from './useOpenItem';
import styles from './Today.module.scss';
import { selectCurrentUser } from '@/data/session/session';

/** The day's queue within the chosen time: one tap starts it, and each item leads to the next when it is done. */
export function TodayScreen() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser) ?? '';
  const today = useToday();
  const day = useTodayQueue(today);
  const { phase, failed, missing, retry, budget, started, progress, awaited, lacking, items, more } = day;
  useDayTexts(items);
  useTomorrowTexts(today, phase === 'ready');
  const labelOf = useAppSelector(selectLabelOf);
  const open = useOpenItem({ items, lacking, progress });
  const { entries, done, total, next, left } = progress;
  const begun = started || done > 0 ? 'Continue' : 'Start';
  const nameOf = useAppSelector(selectNameOf);
  const nextName = next ? nameOf(next.item) : '';
  // Not before nugget and quote have joined.
  const leftNow = phase === 'ready' && awaited === 0 ? leftToday(progress) : undefined;
  useAppBadge(leftNow);
  useRememberLeft(user, today, leftNow, day.isDayDone);
  const start = next && { label: begun, keywords: nextName, run: () => open(next.item) };
  useActions([
    ...(start
      ? [
          start,
          { label: `Put off ${nextName}`, run: () => dispatch(putOffItem(next.key, nextName)) },
          { label: `Skip ${nextName}`, run: () => dispatch(skipItem(next.key, nextName)) },
        ]
      : []),
    ...BUDGETS.filter((minutes) => minutes !== budget).map((minutes) => ({
      label: `${minutes} minutes`,
      run: () => dispatch(budgetChosen(minutes)),
    })),
  ]);
  return (
    <Screen title="Today" width="reading">
      <BudgetChoice budget={budget} onChoose={(minutes) => dispatch(budgetChosen(minutes))} />
      <StartHere />
      {missing.length > 0 ? (
        <NotLoaded lists={missing} onRetry={retry} />
      ) : (
        failed && <RefreshFailed onRetry={retry} />
      )}
      {phase === 'loading' ? (
        <Loading what="your day" />
      ) : (
        <>
          {total === 0 && awaited === 0 && missing.length === 0 && (
            <NothingToDo
              budget={budget}
              // Where all was skipped, or removed from its list, something fitted.
              first={
                started || entries.length > 0
                  ? undefined
                  : day.notSkipped.find((item) => labelOf(item) !== null)
              }
            />
          )}
          {start && (
            <div className={styles.start}>
              <ActionButton action={start} className="btn btn-primary btn-lg" />
              {/* Hidden until the number of items is known, so that nothing moves. */}
              <span className="muted" hidden={awaited > 0}>
                {done > 0 ? `${done} of ${total} done · ` : `${pluralize(total, 'thing')} · `}
                {minutesLabel(left)}
              </span>
            </div>
          )}
          {total > 0 && !next && awaited === 0 && (
            <Closing
              entries={entries}
              budget={budget}
              unread={day.unread}
              isDayDone={day.isDayDone}
              isIncomplete={missing.length > 0}
              today={today}
            />
          )}
          <Queue progress={progress} awaited={awaited} nameOf={nameOf} onOpen={open} />
          <MoreItems items={more} labelOf={labelOf} />
          <HandOverNotice />
        </>
      )}
    </Screen>
  );
}

interface BudgetChoiceProps {
  budget: Budget;
  onChoose: (budget: Budget) => void;
}

/** Chooses how many minutes the person has today. */
function BudgetChoice({ budget, onChoose }: BudgetChoiceProps) {
  return (
    <fieldset className={styles.budget}>
      <legend>Minutes</legend>
      {BUDGETS.map((minutes) => (
        <label key={minutes} className={styles.minutes}>
          <input
            type="radio"
            name="budget"
            value={minutes}
            checked={minutes === budget}
            onChange={() => onChoose(minutes)}
          />
          <span>{minutes}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface NothingToDoProps {
  budget: Budget;
  /** The first item that does not fit into the budget; undefined if nothing is left. */
  first: TodayItem | undefined;
}

/** A queue without an item: nothing is left, or what is to be done takes longer than the person has. */
function NothingToDo({ budget, first }: NothingToDoProps) {
  if (first === undefined) {
    return (
      <Empty message="Nothing is left for today.">
        <ButtonLink main to={paths.browseBible}>
          Browse Bible
        </ButtonLink>
      </Empty>
    );
  }
  return (
    <Empty message={`Nothing fits into ${budget} minutes.`}>
      <AddItem item={first} />
    </Empty>
  );
}

/** Asks once a month, where two devices are in use, whether this one's practice log should come to the other. */
function HandOverNotice() {
  const { shouldAsk, asked } = useHandOver();
  if (!shouldAsk) return null;
  return (
    <section aria-label="Your other device">
      <p>You practise on two devices. How you recalled here is not on the other one.</p>
      <div className="actions">
        <ButtonLink to={`${paths.yourData}#hand-over`}>Hand it over</ButtonLink>
        <Button onClick={withFocusHandoff(asked)}>Not this month</Button>
      </div>
    </section>
  );
}
