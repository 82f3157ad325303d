import { useId } from 'react';
import {
  TEXT_SIZES,
  STARTS,
  THEMES,
  VERSE_LAYOUTS,
  type Start,
  type Theme,
  type VerseLayout,
} from '@/features/account/model/preferences';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { preferencesChanged, selectPreferences } from '@/features/account/store/preferences';
import { Dialog } from '@/ui/dialogs/Dialog';
import { CheckField } from '@/ui/controls/Field';
import styles from './DisplayDialog.module.scss';

const THEME_LABELS: Readonly<Record<Theme, string>> = { auto: 'Automatic', light: 'Light', dark: 'Dark' };
const VERSE_LABELS: Readonly<Record<VerseLayout, string>> = {
  lines: 'On lines',
  paragraphs: 'In paragraphs',
};

const START_LABELS: Readonly<Record<Start, string>> = { browseBible: 'Browse Bible', today: 'Today' };

/**
 * The appearance of the app and its texts. The page beside the dialog shows each choice at once, and it is remembered.
 */
export function DisplayDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { theme, textSize, verses, redLetters, start } = useAppSelector(selectPreferences);
  const percent = `${Math.round(textSize * 100)} %`;
  return (
    <Dialog beside title="Display settings" onClose={onClose}>
      <div className={styles.settings}>
        <Choice
          legend="Theme"
          options={THEMES}
          labels={THEME_LABELS}
          value={theme}
          onChange={(chosen) => dispatch(preferencesChanged({ theme: chosen }))}
        />
        <div>
          <label className={styles.legend} htmlFor="text-size">
            Text size: {percent}
          </label>
          <input
            type="range"
            id="text-size"
            min={0}
            max={TEXT_SIZES.length - 1}
            value={TEXT_SIZES.indexOf(textSize)}
            aria-valuetext={percent}
            onChange={({ target }) =>
              dispatch(preferencesChanged({ textSize: TEXT_SIZES[Number(target.value)] ?? 1 }))
            }
          />
        </div>
        <Choice
          legend="Verses"
          options={VERSE_LAYOUTS}
          labels={VERSE_LABELS}
          value={verses}
          onChange={(chosen) => dispatch(preferencesChanged({ verses: chosen }))}
        />
        <Choice
          legend="After signing in"
          options={STARTS}
          labels={START_LABELS}
          value={start}
          onChange={(chosen) => dispatch(preferencesChanged({ start: chosen }))}
        />
        <CheckField
          isSwitch
          id="red-letters"
          label="Words of Christ in red"
          checked={redLetters}
          onChange={(chosen) => dispatch(preferencesChanged({ redLetters: chosen }))}
        />
      </div>
    </Dialog>
  );
}

interface ChoiceProps<T extends string> {
  legend: string;
  options: readonly T[];
  labels: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}

/** Radio buttons that look like a row of options. */
function Choice<T extends string>({ legend, options, labels, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            <span>{labels[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
