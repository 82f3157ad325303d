import { useRef } from 'react';
import { useKeys } from '@/ui/hooks/useKeys';
import '@/ui/forms/forms.scss';
import { leftWords } from '../praying/useRota';
import type { PrayerView } from './usePrayerView';
import styles from './PrayerOverview.module.scss';

interface PrayerFiltersProps {
  view: PrayerView;
  /** How many active prayers are still to be prayed today; null when that is not known. */
  left: number | null;
}

/** Search, the Archived toggle, and how many prayers that leaves. */
export function PrayerFilters({ view, left }: PrayerFiltersProps) {
  const { shown, total, searched } = view;
  const search = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => search.current?.focus() });
  const noun = total === 1 ? 'prayer' : 'prayers';
  return (
    <div role="search" className={styles.filters}>
      <input
        ref={search}
        type="search"
        className="form-control"
        aria-label="Search prayers"
        placeholder="Search title, details or person"
        autoComplete="off"
        value={view.query}
        onChange={({ target }) => view.setQuery(target.value)}
      />
      <div className="form-check form-switch">
        <input
          type="checkbox"
          role="switch"
          id="archived-prayers"
          className="form-check-input"
          checked={view.showArchived}
          onChange={({ target }) => view.setShowArchived(target.checked)}
        />
        <label className="form-check-label" htmlFor="archived-prayers">
          Archived
        </label>
      </div>
      <p className={styles.counts}>
        <output>{searched.trim() === '' ? `${total} ${noun}` : `${shown.length} of ${total} ${noun}`}</output>
        {!view.showArchived && total > 0 && left !== null && <span>{leftWords(left)}</span>}
      </p>
    </div>
  );
}
