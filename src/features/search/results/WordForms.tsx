import { Link, useNavigate } from 'react-router-dom';
import { formatNumber } from '@/platform/values/text';
import type { WordForm } from '@/bible/device/search/wordStudy';
import { isOnDevice } from '@/bible/text/onDevice';
import { biblesPath } from '@/routes/biblesPath';
import { CheckField } from '@/ui/controls/Field';
import { isOfOneWord, type BibleSearch } from '../model/bibleSearch';
import { searchPath } from '../searchPaths';
import styles from './Results.module.scss';
import '@/ui/controls/forms.scss';

interface WordFormsProps {
  search: BibleSearch;
  /** The forms that were found; empty unless they were looked for. */
  forms: readonly WordForm[];
}

/** Of a search for one word: whether its other forms are looked for too, and how many verses each has. */
export function WordForms({ search, forms }: WordFormsProps) {
  const navigate = useNavigate();
  if (!isOfOneWord(search)) return null;
  const { forms: isInAllForms, ...ofWord } = search;
  if (!search.translations.every(isOnDevice)) {
    return isInAllForms ? (
      <p className="muted">
        Only this form was looked for: the others are found in a translation that is{' '}
        <Link to={biblesPath}>kept on this device</Link>.
      </p>
    ) : null;
  }
  return (
    <div className={styles.forms}>
      <CheckField
        isSwitch
        id="all-forms"
        label="All forms of the word"
        checked={isInAllForms === true}
        onChange={(isWanted) =>
          void navigate(searchPath(isWanted ? { ...ofWord, forms: true } : ofWord), { replace: true })
        }
      />
      {forms.length > 1 && (
        <ul className="plain-list" aria-label="Forms of the word">
          {forms.map(({ word, count }) => (
            <li key={word}>
              <Link to={searchPath({ ...ofWord, phrase: word })}>{word}</Link>{' '}
              <span className="muted">{formatNumber(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
