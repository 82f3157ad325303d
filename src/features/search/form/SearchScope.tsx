import { bookOf } from '@/bible/books';
import { searchedTranslation, type BibleSearch } from '../model/bibleSearch';
import { booksOfGroup, SEARCH_GROUPS } from '../model/searchGroups';
import { isTranslationCode, TRANSLATION_CODES } from '@/bible/translations';
import { rememberTranslation } from '@/bible/lastChosen';
import { Field, SelectField, CheckField } from '@/ui/controls/Field';
import { translationOptions } from '@/bible/controls/TranslationSelect';
import { selectKnownTexts } from '@/bible/text/textCache';
import { useAppSelector } from '@/data/store/hooks';
import styles from './SearchForm.module.scss';

interface SearchScopeProps {
  draft: BibleSearch;
  onChange: (draft: BibleSearch) => void;
}

/** Where to search: a group of books, one book of it or all, one translation or all. */
export function SearchScope({ draft, onChange }: SearchScopeProps) {
  const known = useAppSelector(selectKnownTexts);
  const books = booksOfGroup(draft.group);
  return (
    <>
      <fieldset className={styles.groups}>
        <legend className="visually-hidden">Books to search</legend>
        {SEARCH_GROUPS.map(({ id, label }) => (
          <CheckField
            key={id}
            type="radio"
            name="group"
            id={`group-${id}`}
            label={label}
            checked={draft.group === id}
            onChange={() => {
              const hasBook = booksOfGroup(id).some(({ bookName }) => bookName === draft.book);
              onChange({ ...draft, group: id, book: hasBook ? draft.book : 'All' });
            }}
          />
        ))}
      </fieldset>
      <div className={styles.groups}>
        <CheckField
          id="whole-words"
          label="Whole words"
          checked={draft.wholeWords === true}
          onChange={(wholeWords) => onChange(withWholeWords(draft, wholeWords))}
        />
      </div>
      <div className={styles.selects}>
        <SelectField
          label="Book"
          value={draft.book}
          options={['All' as const, ...books.map(({ bookName }) => bookName)]}
          nameOf={(book) => (book === 'All' ? book : bookOf(book).longName)}
          onChange={(book) => onChange({ ...draft, book })}
        />
        <Field label="Translation">
          {(id) => (
            <select
              id={id}
              className="form-select"
              value={searchedTranslation(draft)}
              onChange={({ target: { value } }) => {
                if (isTranslationCode(value)) rememberTranslation(value);
                onChange({ ...draft, translations: isTranslationCode(value) ? [value] : TRANSLATION_CODES });
              }}
            >
              <option value="all">All</option>
              {translationOptions(known)}
            </select>
          )}
        </Field>
      </div>
    </>
  );
}

function withWholeWords(
  { book, group, translations, phrase }: BibleSearch,
  wholeWords: boolean,
): BibleSearch {
  return { book, group, translations, phrase, ...(wholeWords && { wholeWords: true }) };
}
