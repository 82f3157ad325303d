import { displayBookName } from '@/bible/references/reference';
import { pluralize, formatNumber } from '@/platform/values/text';
import { useShareSet } from '@/bible/sets/useShareSet';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import {
  filtersCleared,
  bookOrChapterFilterSet,
  selectListedNuggets,
  topicFilterSet,
} from './store/nuggetBrowser';
import { ActiveFilters, useTopicName } from '@/features/topics/public';
import { useActions } from '@/ui/actions/useActions';
import { ActionButton, Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import styles from './nuggets.module.scss';
import type { NuggetDialog } from './NuggetDialogs';
import type { useNuggets } from './useNuggets';

interface NuggetFiltersProps {
  nuggets: ReturnType<typeof useNuggets>;
  onDialog: (dialog: NuggetDialog) => void;
}

/** Nothing without a filter; the topics are loaded only if the filter names some. */
export function NuggetFilters(props: NuggetFiltersProps) {
  return props.nuggets.isFiltered ? <ActiveNuggetFilters {...props} /> : null;
}

/** The active filters, and what to do if they leave nothing. */
function ActiveNuggetFilters({ nuggets, onDialog }: NuggetFiltersProps) {
  const { browser, shown, total } = nuggets;
  const { topicIds, bookOrChapterFilter, translation } = browser;
  const dispatch = useAppDispatch();
  const nameOf = useTopicName();
  // The nugget's own topics have names even if the list of topics cannot be loaded.
  const own = new Map(nuggets.nugget?.topics.map(({ id, name }) => [id, name]));
  const count = topicIds.length + (bookOrChapterFilter ? 1 : 0);
  const clear = () => dispatch(filtersCleared());
  // Nuggets have no translation: the set has the one that they are read in.
  const passages = useAppSelector(selectListedNuggets).map((nugget) => ({ ...nugget, translation }));

  const bookOrChapterName =
    bookOrChapterFilter &&
    `${displayBookName(bookOrChapterFilter.bookName)}${bookOrChapterFilter.chapter === null ? '' : ` ${bookOrChapterFilter.chapter}`}`;
  const topicNames = topicIds.map((id) => own.get(id) ?? nameOf(id));
  const { shareSet, shareSetDialog } = useShareSet(
    [...topicNames, bookOrChapterName ?? []].flat().join(', '),
    passages,
  );
  useActions([shareSet]);
  return (
    <>
      <p role="status" className={styles.status}>
        Showing {formatNumber(shown)} of {pluralize(total, 'passage')} ({pluralize(count, 'filter')} active)
      </p>
      <ActiveFilters
        clearLabel="Clear filters"
        onClear={shown === 0 ? null : clear}
        filters={[
          ...topicIds.map((id, index) => ({
            key: `topic ${id}`,
            label: topicNames[index] ?? '',
            onRemove: () => dispatch(topicFilterSet(topicIds.filter((each) => each !== id))),
          })),
          ...(bookOrChapterName === null
            ? []
            : [
                {
                  key: 'bookOrChapter',
                  label: bookOrChapterName,
                  onRemove: () => dispatch(bookOrChapterFilterSet(null)),
                },
              ]),
        ]}
      />
      <p className="actions">
        <ActionButton action={shareSet} />
      </p>
      {shareSetDialog}
      {shown === 0 && (
        <Empty message="No passages match your filters.">
          <div className="actions">
            <Button main onClick={withFocusHandoff(clear)}>
              Clear Filters
            </Button>
            <Button onClick={() => onDialog('topics')}>Filter by Topic</Button>
            <Button onClick={() => onDialog('bookOrChapter')}>Filter by Book/Chapter</Button>
          </div>
        </Empty>
      )}
    </>
  );
}
