import { useAppSelector } from '@/data/store/hooks';
import { selectKnownTexts } from '../text/textCache';
import type { KnownTexts } from '../text/translationsWithText';
import { useActions } from '@/ui/actions/useActions';
import { isTranslationCode, TRANSLATIONS, type TranslationCode } from '../translations';

interface TranslationSelectProps {
  value: TranslationCode;
  onChange: (translation: TranslationCode) => void;
  /** Distinguishes several selects. */
  label?: string;
  id?: string;
}

/** The select of a translation: short names as options, with the full titles as tooltips. */
export function TranslationSelect(props: TranslationSelectProps) {
  const { value, onChange, label = 'Translation', id } = props;
  const known = useAppSelector(selectKnownTexts);
  useActions(
    TRANSLATIONS.map(({ code, shortName }) => ({
      label: `${label}: ${shortName}`,
      names: namesOf(shortName),
      when: code !== value,
      isFoundOnly: true,
      run: () => onChange(code),
    })),
  );
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
      {translationOptions(known)}
    </select>
  );
}

/** What people type for it in the command box. */
const namesOf = (name: string): string[] => [name, `in ${name}`, `read in ${name}`, `switch to ${name}`];

/**
 * The options of a select of translations: short names, with the full titles as tooltips; those without text here come
 * last, under a heading. Not a component: the select must be rendered together with its options, or the browser chooses
 * another one when the chosen one moves under that heading.
 */
export function translationOptions(known: KnownTexts) {
  const options = (hasNone: boolean) =>
    TRANSLATIONS.filter(({ code }) => (known[code] === false) === hasNone).map(
      ({ code, shortName, longName }) => (
        <option key={code} value={code} title={longName}>
          {shortName}
        </option>
      ),
    );
  const empty = options(true);
  return (
    <>
      {options(false)}
      {empty.length > 0 && <optgroup label="No text here">{empty}</optgroup>}
    </>
  );
}
