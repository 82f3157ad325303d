import { pluralize } from '@/platform/values/text';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import type { ListDetail } from '@/ui/listDetail/useListDetail';
import { Button } from '@/ui/controls/Button';
import type { Nugget } from './model/nugget';
import type { NuggetDialog } from './NuggetDialogs';
import { NuggetFilters } from './NuggetFilters';
import styles from './nuggets.module.scss';
import type { useNuggets } from './useNuggets';

// A phone shows one at a time, and needs no list.
const NuggetRows = lazyWithPreload(async () => (await import('./NuggetRows')).NuggetRows);

interface NuggetListProps {
  nuggets: ReturnType<typeof useNuggets>;
  detail: ListDetail<Nugget>;
  onDialog: (dialog: NuggetDialog) => void;
}

/** The nuggets, with the filters above them. */
export function NuggetList({ nuggets, detail, onDialog }: NuggetListProps) {
  const { isFiltered, browser, total } = nuggets;
  return (
    <>
      {!isFiltered && <p className={styles.status}>{pluralize(total, 'passage')}</p>}
      {/* Beside the list the nugget's tools have them. */}
      {!detail.wide && detail.rows.length > 0 && (
        <p className="actions">
          <Button onClick={() => onDialog('topics')}>Filter by Topic</Button>
          <Button onClick={() => onDialog('bookOrChapter')}>Filter by Book/Chapter</Button>
        </p>
      )}
      <NuggetFilters nuggets={nuggets} onDialog={onDialog} />
      <NuggetRows detail={detail} translation={browser.translation} />
    </>
  );
}
