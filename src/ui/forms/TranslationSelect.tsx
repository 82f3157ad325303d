import { isTranslationCode, TRANSLATIONS, type TranslationCode } from '@/domain/bible/translations';

interface TranslationSelectProps {
  value: TranslationCode;
  onChange: (translation: TranslationCode) => void;
  /** Where there is more than one. */
  label?: string;
  id?: string;
  disabled?: boolean;
}

/** The one translation select; short names on the bar, full titles in the list of a reader. */
export function TranslationSelect({
  value,
  onChange,
  label = 'Translation',
  id,
  disabled,
}: TranslationSelectProps) {
  return (
    <select
      aria-label={label}
      className="form-select"
      id={id}
      disabled={disabled}
      value={value}
      onChange={({ target }) => {
        if (isTranslationCode(target.value)) onChange(target.value);
      }}
    >
      <TranslationOptions />
    </select>
  );
}

/** The options of a select of translations: short names, with the full titles as tooltips. */
export const TranslationOptions = () =>
  TRANSLATIONS.map(({ code, shortName, longName }) => (
    <option key={code} value={code} title={longName}>
      {shortName}
    </option>
  ));
