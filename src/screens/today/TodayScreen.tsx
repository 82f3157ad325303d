import { Link } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { budgetChosen, itemAdded, itemPutOff, itemSkipped } from '@/store/today/today';
import { useItemLabel } from '@/store/today/useItemLabel';
import { useTodayQueue } from '@/store/today/useTodayQueue';
import { useAppDispatch } from '@/store/core/hooks';
import { useScreenActions } from '@/store/core/screenActions';
import { minutesLabel } from '@/domain/today/pace';
import { BUDGETS } from '@/domain/today/todayItem';
import { counted } from '@/domain/text/text';
import { useToday } from '@/ui/hooks/useToday';
import { Screen } from '@/ui/layout/Screen';
import { Empty, Loading } from '@/ui/lists/LoadState';
import { RefreshFailed } from '../shared/RefreshFailed';
import { BudgetChoice } from './BudgetChoice';
import { Closing } from './Closing';
import { MoreItems } from './MoreItems';
import { PlaceholderRow, QueueRow } from './QueueRow';
import styles from './Today.module.scss';
import { useOpenItem } from './useOpenItem';

/** The day's queue within the chosen time: one tap starts it, and each item that is done leads to the next. */
export function TodayScreen() {
  const dispatch = useAppDispatch();
  const today = useToday();
  const { phase, failed, retry, budget, started, progress, awaited, items, more } = useTodayQueue(today);
  const labelOf = useItemLabel();
  const open = useOpenItem(items);
  const { entries, done, total, next, left } = progress;
  const begun = started || done > 0 ? 'Continue' : 'Start';
  const nextLabel = next && labelOf(next.item);
  useScreenActions([
    ...(next
      ? [
          { label: begun, words: nextLabel ?? '', run: () => open(next.item) },
          { label: `Put off ${nextLabel ?? ''}`, run: () => dispatch(itemPutOff(next.key)) },
          { label: `Skip ${nextLabel ?? ''}`, run: () => dispatch(itemSkipped(next.key)) },
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
      {failed && <RefreshFailed onRetry={retry} />}
      {phase === 'loading' ? (
        <Loading what="your day" />
      ) : (
        <>
          {total === 0 && awaited === 0 && (
            <Empty message="Nothing is left for today.">
              <Link className="btn btn-primary" to={paths.browseBible}>
                Browse Bible
              </Link>
            </Empty>
          )}
          {next && (
            <div className={styles.start}>
              <button type="button" className="btn btn-primary btn-lg" onClick={() => open(next.item)}>
                {begun}
              </button>
              {/* Hidden until the number of items is known, so that nothing moves. */}
              <span className="muted" hidden={awaited > 0}>
                {done > 0 ? `${done} of ${total} done · ` : `${counted(total, 'thing')} · `}
                {minutesLabel(left)}
              </span>
            </div>
          )}
          {total > 0 && !next && awaited === 0 && <Closing entries={entries} today={today} />}
          {entries.length > 0 && (
            <ol className={styles.queue} aria-label="Today's queue">
              {entries.map((entry) => (
                <QueueRow
                  key={entry.key}
                  entry={entry}
                  label={labelOf(entry.item) ?? 'No longer there'}
                  isNext={entry === next}
                  onOpen={() => open(entry.item)}
                  onSkip={() => dispatch(itemSkipped(entry.key))}
                  onPutOff={() => dispatch(itemPutOff(entry.key))}
                />
              ))}
              {Array.from({ length: awaited }, (_, index) => (
                <PlaceholderRow key={index} />
              ))}
            </ol>
          )}
          <MoreItems items={more} labelOf={labelOf} onAdd={(item) => dispatch(itemAdded(item))} />
        </>
      )}
    </Screen>
  );
}
