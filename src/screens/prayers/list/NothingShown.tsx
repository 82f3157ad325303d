import { Empty } from '@/ui/lists/LoadState';
import type { PrayerView } from './usePrayerView';

/** Why the list is empty, and what to do next. */
export function NothingShown({ view, onAdd }: { view: PrayerView; onAdd: () => void }) {
  if (view.shown.length > 0) return null;
  if (view.total > 0 && view.searched.trim() !== '') {
    return (
      <Empty message="No prayers match your search criteria.">
        <button type="button" className="btn btn-outline-secondary" onClick={() => view.setQuery('')}>
          Clear search
        </button>
      </Empty>
    );
  }
  if (view.onlyLeft) {
    return (
      <Empty message="None left today.">
        <button type="button" className="btn btn-outline-secondary" onClick={() => view.setOnlyLeft(false)}>
          Show all prayers
        </button>
      </Empty>
    );
  }
  if (view.showArchived) {
    return (
      <Empty message="There are no archived prayers. What is answered or done can be archived from its menu.">
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => view.setShowArchived(false)}
        >
          Show the active prayers
        </button>
      </Empty>
    );
  }
  return (
    <Empty message="There are no prayers yet.">
      <button type="button" className="btn btn-primary" onClick={onAdd}>
        Add the first
      </button>
    </Empty>
  );
}
