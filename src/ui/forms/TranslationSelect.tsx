import { isTranslationCode, TRANSLATIONS, type TranslationCode } from '@/domain/bible/translations';

interface TranslationSelectProps {
  value: TranslationCode;
  onChange: (translation: TranslationCode) => void;
  id?: string;
  disabled?: boolean;
}

/** The one translation select; short names on the bar, full titles in the list of a reader. */
export function TranslationSelect({ value, onChange, id, disabled }: TranslationSelectProps) {
  return (
    <select
      aria-label="Translation"
      className="form-select"
      id={id}
      disabled={disabled}
      value={value}
      onChange={({ target }) => {
        if (isTranslationCode(target.value)) onChange(target.value);
      }}
    >
      {TRANSLATIONS.map(({ code, shortName, longName }) => (
        <option key={code} value={code} title={longName}>
          {shortName}
        </option>
      ))}
    </select>
  );
}
