import type { Prayer } from '@/domain/prayers/prayer';
import type { PrayScope } from '@/domain/prayers/prayScope';
import type { MenuItem } from '@/ui/dialogs/Menu';
import type { OpenDialog } from '../dialogs/PrayerDialogs';
import type { PrayerView } from './usePrayerView';

/** The list's menu: what can be prayed through besides the prayers of the day, each with how many prayers it has. */
export function prayItems(
  active: readonly Prayer[],
  { shown, searched, showArchived }: PrayerView,
  onPray: (scope: PrayScope) => void,
  onDialog: (dialog: OpenDialog) => void,
): MenuItem[] {
  const daily = active.filter((prayer) => prayer.daily).length;
  const query = searched.trim();
  const found = showArchived || query === '' ? 0 : shown.length;
  const foundItem = {
    label: `Pray Through Found (${found})`,
    onSelect: () => onPray({ kind: 'search', query }),
  };
  return [
    ...(found > 0 ? [foundItem] : []),
    {
      label: `Pray Through Daily (${daily})`,
      disabled: daily === 0,
      onSelect: () => onPray({ kind: 'daily' }),
    },
    {
      label: `Pray Through All (${active.length})`,
      disabled: active.length === 0,
      onSelect: () => onPray({ kind: 'all' }),
    },
    {
      label: 'Pray for One Person...',
      disabled: active.length === 0,
      onSelect: () => onDialog({ kind: 'person' }),
    },
    { label: 'Prayers a Day...', startsGroup: true, onSelect: () => onDialog({ kind: 'perDay' }) },
  ];
}
