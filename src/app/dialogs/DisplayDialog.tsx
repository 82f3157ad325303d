import { TEXT_SIZES, THEMES, type Theme } from '@/domain/preferences/preferences';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectPreferences, textSizeChosen, themeChosen } from '@/store/preferences/preferences';
import { Dialog } from '@/ui/dialogs/Dialog';

const THEME_LABELS: Record<Theme, string> = { auto: 'Automatic', light: 'Light', dark: 'Dark' };

/** Theme and text size, applied as they are chosen and remembered. */
export function DisplayDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { theme, textSize } = useAppSelector(selectPreferences);
  const step = TEXT_SIZES.indexOf(textSize);
  return (
    <Dialog title="Display settings" size="sm" onClose={onClose}>
      <fieldset>
        <legend className="form-label h6">Theme</legend>
        {THEMES.map((option) => (
          <div key={option} className="form-check">
            <input
              type="radio"
              className="form-check-input"
              name="theme"
              id={`theme-${option}`}
              checked={theme === option}
              onChange={() => dispatch(themeChosen(option))}
            />
            <label className="form-check-label" htmlFor={`theme-${option}`}>
              {THEME_LABELS[option]}
            </label>
          </div>
        ))}
      </fieldset>
      <label className="form-label" htmlFor="text-size">
        Text size: {Math.round(textSize * 100)} %
      </label>
      <input
        type="range"
        id="text-size"
        style={{ width: '100%', accentColor: 'var(--accent)' }}
        min={0}
        max={TEXT_SIZES.length - 1}
        value={step}
        aria-valuetext={`${Math.round(textSize * 100)} %`}
        onChange={({ target }) => dispatch(textSizeChosen(TEXT_SIZES[Number(target.value)] ?? 1))}
      />
    </Dialog>
  );
}
