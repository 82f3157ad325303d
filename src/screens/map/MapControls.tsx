import { MAP_KINDS, type MapKind } from '@/domain/map/bibleMap';
import { useScreenActions } from '@/store/core/screenActions';
import styles from './Map.module.scss';
import '@/ui/forms/forms.scss';

interface MapControlsProps {
  kind: MapKind | 'all';
  year: number | null;
  years: readonly number[];
  numbers: boolean;
  onKind: (kind: MapKind | 'all') => void;
  onYear: (year: number | null) => void;
  onNumbers: (numbers: boolean) => void;
}

const LABELS: Readonly<Record<MapKind | 'all', string>> = {
  all: 'Everything',
  read: 'Read',
  memorised: 'Memorised',
  nuggets: 'Nuggets',
  prayed: 'Prayed',
};

/** What the cells are coloured by, of which year, and whether they show numbers. */
export function MapControls({ kind, year, years, numbers, onKind, onYear, onNumbers }: MapControlsProps) {
  useScreenActions([
    ...(['all', ...MAP_KINDS] as const)
      .filter((each) => each !== kind)
      .map((each) => ({ label: `Coloured by: ${LABELS[each]}`, run: () => onKind(each) })),
    { label: numbers ? 'Hide how often' : 'Show how often', run: () => onNumbers(!numbers) },
  ]);
  return (
    <div className={styles.controls}>
      <select
        className="form-select"
        aria-label="Coloured by"
        value={kind}
        onChange={({ target }) => onKind(MAP_KINDS.find((known) => known === target.value) ?? 'all')}
      >
        {(['all', ...MAP_KINDS] as const).map((option) => (
          <option key={option} value={option}>
            {LABELS[option]}
          </option>
        ))}
      </select>
      <select
        className="form-select"
        aria-label="Year"
        value={year ?? ''}
        onChange={({ target }) => onYear(target.value === '' ? null : Number(target.value))}
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
          onChange={({ target }) => onNumbers(target.checked)}
        />
        Show how often
      </label>
    </div>
  );
}
