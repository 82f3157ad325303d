import type { MapChoice, MapKind, MapView } from './model/bibleMap';
import { useActions } from '@/ui/actions/useActions';
import styles from './Map.module.scss';
import '@/ui/controls/forms.scss';

interface MapControlsProps {
  view: MapView;
  kinds: readonly MapKind[];
  years: readonly number[];
  onChange: (change: Partial<MapView>) => void;
}

const LABELS: Readonly<Record<MapChoice, string>> = {
  all: 'Everything',
  read: 'Read',
  memorised: 'Memorised',
  nuggets: 'Nuggets',
  prayed: 'Prayed',
};

/** A memorised passage has no year except for when it was practised, and a nugget has none at all. */
function labelOf(choice: MapChoice, year: number | null): string {
  if (year === null || choice === 'nuggets') return LABELS[choice];
  return `${choice === 'memorised' ? 'Practised' : LABELS[choice]} in ${year}`;
}

/** Chooses what the map shows, and for which year. */
export function MapControls({ view: { choice, year }, kinds, years, onChange }: MapControlsProps) {
  const choices = ['all', ...kinds] as const;
  useActions([
    ...choices
      .filter((each) => each !== choice)
      .map((each) => ({
        label: `Coloured by: ${labelOf(each, year)}`,
        run: () => onChange({ choice: each }),
      })),
    ...(year === null ? [] : [{ label: 'All years', run: () => onChange({ year: null }) }]),
  ]);
  return (
    <div className={styles.controls}>
      <select
        className="form-select"
        aria-label="Coloured by"
        value={choice}
        onChange={({ target }) =>
          onChange({ choice: choices.find((each) => each === target.value) ?? 'all' })
        }
      >
        {choices.map((option) => (
          <option key={option} value={option}>
            {labelOf(option, year)}
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
    </div>
  );
}

/** The legend of the shades. */
export function Shades() {
  return (
    <ul className={`plain-list ${styles.legend}`} aria-label="Shades">
      {['none', 'once', '2 or 3 times', '4 times or more'].map((label, level) => (
        <li key={label}>
          <span data-level={level} /> {label}
        </li>
      ))}
    </ul>
  );
}
