import { Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import type { PrayerLists } from '../usePrayerLists';
import type { PrayerView } from './usePrayerView';

interface NothingShownProps {
  view: PrayerView;
  lists: Pick<PrayerLists, 'archived'>;
  onAdd: () => void;
}

/** Why the list is empty, and how to change that. */
export function NothingShown({ view, lists, onAdd }: NothingShownProps) {
  if (view.shown.length > 0) return null;
  if (view.total > 0 && view.searched.trim() !== '') {
    return (
      <Empty message="No prayers match your search criteria.">
        <Button onClick={() => view.setQuery('')}>Clear search</Button>
      </Empty>
    );
  }
  if (view.onlyLeft) {
    return (
      <Empty message="None left today.">
        <Button onClick={() => view.setOnlyLeft(false)}>Show all prayers</Button>
      </Empty>
    );
  }
  if (view.showArchived) {
    return (
      <Empty message="There are no archived prayers. What is answered or done can be archived from its menu.">
        <Button onClick={() => view.setShowArchived(false)}>Show the active prayers</Button>
      </Empty>
    );
  }
  if (lists.archived.length > 0) {
    return (
      <Empty message="All of your prayers are archived.">
        <Button main onClick={onAdd}>
          Add another
        </Button>
        <Button onClick={() => view.setShowArchived(true)}>Show the archived prayers</Button>
      </Empty>
    );
  }
  return (
    <Empty message="There are no prayers yet.">
      <Button main onClick={onAdd}>
        Add the first
      </Button>
    </Empty>
  );
}
