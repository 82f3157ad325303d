import { MAP_KINDS, type MapKind } from '@/domain/map/bibleMap';
import { useScreenActions } from '@/store/core/screenActions';
import styles from './Map.module.scss';
import '@/ui/forms/forms.scss';

export interface MapView {
  /** What colours the cells. */
  kind: MapKind | 'all';
  /** Null for all years. */
  year: number | null;
  /** Whether a cell shows how often instead of its chapter. */
  numbers: boolean;
}

interface MapControlsProps {
  view: MapView;
  years: readonly number[];
  onChange: (change: Partial<MapView>) => void;
}

const KINDS = ['all', ...MAP_KINDS] as const;

const LABELS: Readonly<Record<MapKind | 'all', string>> = {
  all: 'Everything',
  read: 'Read',
  memorised: 'Memorised',
  nuggets: 'Nuggets',
  prayed: 'Prayed',
};

/** Chooses what colours the cells, of which year, and whether they show numbers. */
export function MapControls({ view: { kind, year, numbers }, years, onChange }: MapControlsProps) {
  useScreenActions([
    ...KINDS.filter((each) => each !== kind).map((each) => ({
      label: `Coloured by: ${LABELS[each]}`,
      run: () => onChange({ kind: each }),
    })),
    { label: numbers ? 'Hide how often' : 'Show how often', run: () => onChange({ numbers: !numbers }) },
  ]);
  return (
    <div className={styles.controls}>
      <select
        className="form-select"
        aria-label="Coloured by"
        value={kind}
        onChange={({ target }) => onChange({ kind: KINDS.find((each) => each === target.value) ?? 'all' })}
      >
        {KINDS.map((option) => (
          <option key={option} value={option}>
            {LABELS[option]}
          </option>
        ))}
      </select>
      <select
        className="form-select"
        aria-label="Year"
        value={year ?? ''}
        onChange={({ target }) => onChange({ year: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">All years</option>
        {years.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <label className={styles.numbers}>
        <input
          type="checkbox"
          className="form-check-input"
          checked={numbers}
          onChange={({ target }) => onChange({ numbers: target.checked })}
        />
        Show how often
      </label>
    </div>
  );
}
