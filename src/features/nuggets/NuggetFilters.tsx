import { displayBookName } from '@/bible/references/reference';
import { pluralize } from '@/platform/values/text';
import { useAppDispatch } from '@/data/store/hooks';
import { filtersCleared, placeFilterSet, topicFilterSet } from './store/nuggetBrowser';
import { ActiveFilters, useTopicName } from '@/features/topics/public';
import { Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import styles from './nuggets.module.scss';
import type { NuggetDialog } from './NuggetDialogs';
import type { useNuggets } from './useNuggets';

interface NuggetFiltersProps {
  nuggets: ReturnType<typeof useNuggets>;
  onDialog: (dialog: NuggetDialog) => void;
}

/** Nothing without a filter: the topics are only fetched where they are named. */
export function NuggetFilters(props: NuggetFiltersProps) {
  const { topicIds, bookOrChapterFilter } = props.nuggets.browser;
  return topicIds.length > 0 || bookOrChapterFilter ? <ActiveNuggetFilters {...props} /> : null;
}

/** The active filters, and what to do when they leave nothing. */
function ActiveNuggetFilters({ nuggets, onDialog }: NuggetFiltersProps) {
  const { browser, shown, total } = nuggets;
  const { topicIds, bookOrChapterFilter } = browser;
  const dispatch = useAppDispatch();
  const nameOf = useTopicName();
  // Its own topics are named also where the topics cannot be loaded.
  const own = new Map(nuggets.nugget?.topics.map(({ id, name }) => [id, name]));
  const count = topicIds.length + (bookOrChapterFilter ? 1 : 0);
  const clear = () => dispatch(filtersCleared());
  const placeName =
    bookOrChapterFilter &&
    `${displayBookName(bookOrChapterFilter.bookName)}${bookOrChapterFilter.chapter === null ? '' : ` ${bookOrChapterFilter.chapter}`}`;
  return (
    <>
      <p role="status" className={styles.status}>
        Showing {shown} of {total} passages ({pluralize(count, 'filter')} active)
      </p>
      <ActiveFilters
        clearLabel="Clear filters"
        onClear={shown === 0 ? null : clear}
        filters={[
          ...topicIds.map((id) => ({
            key: `topic ${id}`,
            label: own.get(id) ?? nameOf(id),
            onRemove: () => dispatch(topicFilterSet(topicIds.filter((each) => each !== id))),
          })),
          ...(placeName === null
            ? []
            : [{ key: 'place', label: placeName, onRemove: () => dispatch(placeFilterSet(null)) }]),
        ]}
      />
      {shown === 0 && (
        <Empty message="No passages match your filters.">
          <div className="actions">
            <Button main onClick={withFocusHandoff(clear)}>
              Clear Filters
            </Button>
            <Button onClick={() => onDialog('topics')}>Filter by Topic</Button>
            <Button onClick={() => onDialog('place')}>Filter by Book/Chapter</Button>
          </div>
        </Empty>
      )}
    </>
  );
}
