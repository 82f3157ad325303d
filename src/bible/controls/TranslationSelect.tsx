import { useAppSelector } from '@/data/store/hooks';
import { selectKnownTexts } from '../text/textCache';
import type { KnownTexts } from '../text/translationsWithText';
import { useActions } from '@/ui/actions/useActions';
import { isTranslationCode, translationOf, TRANSLATIONS, type TranslationCode } from '../translations';

interface TranslationSelectProps {
  value: TranslationCode;
  onChange: (translation: TranslationCode) => void;
  /** Distinguishes several selects. */
  label?: string;
  id?: string;
  /** The second translation (null for none) and how to change it, if one can be read beside the first. */
  second?: TranslationCode | null;
  onSecond?: (second: TranslationCode | null) => void;
  /** Keeps the chosen translation on this device, if it can be. */
  onKeep?: ((translation: TranslationCode) => void) | undefined;
}

const KEEP = 'keep';

/** The select of a translation: short names as options, with the full titles as tooltips. */
export function TranslationSelect(props: TranslationSelectProps) {
  const { value, onChange, label = 'Translation', id, second, onSecond, onKeep } = props;
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
        const [chosen = '', beside = ''] = target.value.split('+');
        if (isTranslationCode(chosen)) onChange(chosen);
        else if (chosen === KEEP) onKeep?.(value);
        else onSecond?.(isTranslationCode(beside) ? beside : null);
      }}
    >
      {translationOptions(known)}
      {onSecond && (
        <optgroup label="In parallel">
          {second && <option value="+">{translationOf(value).shortName} alone</option>}
          {translationOptions(known, [value, second])}
        </optgroup>
      )}
      {onKeep && (
        <optgroup label="On this device">
          <option value={KEEP}>Keep {translationOf(value).shortName} here</option>
        </optgroup>
      )}
    </select>
  );
}

/** What people type for it in the command box. */
const namesOf = (name: string): string[] => [name, `in ${name}`, `read in ${name}`, `switch to ${name}`];

/**
 * The options of a select of translations: short names, with the full titles as tooltips; those without text here come
 * last, under a heading. With `besides`, the options for a second translation: neither these nor one without text. Not
 * a component: the select must be rendered together with its options, or the browser chooses another one when the
 * chosen one moves under that heading.
 */
export function translationOptions(known: KnownTexts, besides?: readonly unknown[]) {
  const plus = besides ? '+' : '';
  const options = (hasNone: boolean) =>
    TRANSLATIONS.filter(({ code }) => (known[code] === false) === hasNone && !besides?.includes(code)).map(
      ({ code, shortName, longName }) => (
        <option key={code} value={plus + code} title={longName}>
          {plus && '+ '}
          {shortName}
        </option>
      ),
    );
  const empty = besides ? [] : options(true);
  return (
    <>
      {options(false)}
      {empty.length > 0 && <optgroup label="No text here">{empty}</optgroup>}
    </>
  );
}
