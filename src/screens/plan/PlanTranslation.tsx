import { lastTranslation } from '@/device/recents/lastPlace';
import { isTranslationCode, translationOf, type TranslationCode } from '@/domain/bible/translations';
import { TranslationOptions } from '@/ui/forms/TranslationSelect';
import styles from './PlanScreen.module.scss';

interface PlanTranslationProps {
  /** The plan's own translation; null while it follows the reader. */
  value: TranslationCode | null;
  onChange: (translation: TranslationCode | null) => void;
}

/** Chooses in which translation the plan opens its chapters: one of its own, or the one that was read last. */
export function PlanTranslation({ value, onChange }: PlanTranslationProps) {
  return (
    <label className={styles.translation}>
      <span className="muted">Opens in</span>
      <select
        aria-label="Translation of the plan"
        className="form-select"
        value={value ?? ''}
        onChange={({ target }) => onChange(isTranslationCode(target.value) ? target.value : null)}
      >
        <option value="">As last read ({translationOf(lastTranslation()).shortName})</option>
        <TranslationOptions />
      </select>
    </label>
  );
}
