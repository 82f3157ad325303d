import { useAppSelector } from '@/data/store/hooks';
import { selectKnownTexts } from '../text/textCache';
import { isTranslationCode, TRANSLATIONS, type TranslationCode } from '../translations';

interface TranslationSelectProps {
  value: TranslationCode;
  onChange: (translation: TranslationCode) => void;
  /** To tell several apart. */
  label?: string;
  id?: string;
}

/** The one translation select; short names as options, with the full titles as tooltips. */
export function TranslationSelect({ value, onChange, label = 'Translation', id }: TranslationSelectProps) {
  return (
    <select
      aria-label={label}
      className="form-select"
      id={id}
      value={value}
      onChange={({ target }) => {
        if (isTranslationCode(target.value)) onChange(target.value);
      }}
    >
      <TranslationOptions />
    </select>
  );
}

/** The options of a select of translations: short names, with the full titles as tooltips; one without text here says so. */
export function TranslationOptions() {
  const known = useAppSelector(selectKnownTexts);
  return TRANSLATIONS.map(({ code, shortName, longName }) => (
    <option key={code} value={code} title={longName}>
      {known[code] === false ? `${shortName} (no text here)` : shortName}
    </option>
  ));
}
