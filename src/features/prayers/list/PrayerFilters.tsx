import { useRef } from 'react';
import { useActions } from '@/ui/actions/useActions';
import { SearchField, CheckField } from '@/ui/controls/Field';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { Chip, Chips } from '@/ui/layout/Chip';
import '@/ui/controls/forms.scss';
import { leftLabel } from '../praying/useRota';
import { pluralize, formatNumber } from '@/platform/values/text';
import type { PrayerView } from './usePrayerView';
import styles from './PrayerList.module.scss';

interface PrayerFiltersProps {
  view: PrayerView;
  /** How many of today's prayers are not prayed yet; null while the history is not known. */
  left: number | null;
}

/** The search, the Archived switch, and the number of matching prayers. */
export function PrayerFilters({ view, left }: PrayerFiltersProps) {
  const { shown, total, searched, onlyLeft, showArchived } = view;
  const search = useRef<HTMLInputElement>(null);
  useActions([{ label: 'Search prayers', key: '/', run: () => search.current?.focus() }]);
  const isPart = searched.trim() !== '' || onlyLeft;
  return (
    <div role="search" className={styles.filters}>
      <SearchField
        ref={search}
        label="Search prayers"
        placeholder="Title, details or person"
        value={view.query}
        onChange={view.setQuery}
      />
      <CheckField
        isSwitch
        id="archived-prayers"
        label="Archived"
        checked={showArchived}
        onChange={view.setShowArchived}
      />
      <p className={styles.counts}>
        <output>
          {isPart && `${formatNumber(shown.length)} of `}
          {pluralize(total, 'prayer')}
        </output>
        {!showArchived && !onlyLeft && total > 0 && left !== null && (
          <button
            type="button"
            className={styles.left}
            disabled={left === 0}
            onClick={withFocusHandoff(() => view.setOnlyLeft(true))}
          >
            {leftLabel(left)}
          </button>
        )}
      </p>
      {onlyLeft && (
        <Chips>
          <Chip label="Left today" onRemove={() => view.setOnlyLeft(false)} />
        </Chips>
      )}
    </div>
  );
}
